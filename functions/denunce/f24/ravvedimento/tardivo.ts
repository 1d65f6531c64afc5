import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { addGiorni, giorniTra, partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { UNO, type Centesimi } from '#shared/money/centesimi.ts';
import {
  interesseLegale,
  sanzioneRavvedimento,
  type SanzioneRavvedimento,
} from '#shared/rules/adempimenti/ravvedimento.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';

/** Days by which interest of a year is divided, leap years too. */
const GIORNI_DELL_ANNO = 365;

/** By when the taxes of a month are paid on a form. @throws RegolaMancante before the first day that a term is known from */
export const scadenzaTributi = (modello: ModelloF24, mese: Mese, giorno: Giorno): Giorno =>
  giornoDiScadenza(inForceOn(modello === 'EP' ? termini.F24_TRIBUTI : termini.F24_ORDINARIO, giorno).valore, mese);

/** Returns the day by which the contributions of a month are paid on a form. @throws RegolaMancante before the first day that a term is known from */
export const scadenzaContributi = (modello: ModelloF24, mese: Mese, giorno: Giorno): Giorno =>
  giornoDiScadenza(inForceOn(modello === 'EP' ? termini.F24_CONTRIBUTI : termini.F24_ORDINARIO, giorno).valore, mese);

/** First day on which the taxes of a month are late: after the 16th, which some pages give to public bodies too for the 15th. */
export const inRitardoDal = (mese: Mese, giorno: Giorno): Giorno =>
  addGiorni(giornoDiScadenza(inForceOn(termini.F24_ORDINARIO, giorno).valore, mese), 1);

/** Days that the taxes of a month are late by; 0 when they are not. */
export const giorniDiRitardo = (modello: ModelloF24, mese: Mese, dataPagamento: Giorno): number =>
  dataPagamento < inRitardoDal(mese, dataPagamento)
    ? 0
    : giorniTra(scadenzaTributi(modello, mese, dataPagamento), dataPagamento);

/** What a tax paid late costs besides, in cents. */
export interface Aggiunta {
  readonly interessi: Centesimi;
  readonly sanzione: Centesimi;
}

/**
 * The legal interest, day by day at the rate of each year, and the reduced penalty of a tax due on a day and paid on another;
 * each rounded to the cent once. @throws RegolaMancante for a year whose interest is not known
 */
export const aggiuntaDi = (tributo: Centesimi, scadenza: Giorno, dataPagamento: Giorno): Aggiunta => ({
  interessi: interessiDi(tributo, scadenza, dataPagamento),
  sanzione: sanzioneDi(tributo, scadenza, dataPagamento),
});

const interessiDi = (tributo: Centesimi, scadenza: Giorno, dataPagamento: Giorno): Centesimi => {
  const giorni = Array.from({ length: giorniTra(scadenza, dataPagamento) }, (_, indice) => indice + 1);
  const saggi = giorni.reduce(
    (totale, dopo) => totale + inForceOn(interesseLegale, addGiorni(scadenza, dopo)).valore,
    0,
  );
  return perDivisoArrotondato(tributo, saggi, UNO * GIORNI_DELL_ANNO);
};

const sanzioneDi = (tributo: Centesimi, scadenza: Giorno, dataPagamento: Giorno): Centesimi => {
  const regola = inForceOn(sanzioneRavvedimento, scadenza).valore;
  const giorni = giorniTra(scadenza, dataPagamento);
  const { breve, brevissima, aliquota } = regola;
  const intera = giorni <= breve.giorni ? breve.su : 1;
  const [quanti, su] = giorni <= brevissima.giorni ? [giorni, brevissima.su] : [1, 1];
  const riduzione = riduzioneDi(regola, scadenza, dataPagamento);
  return perDivisoArrotondato(tributo, aliquota * quanti, UNO * intera * su * riduzione);
};

/** By what the penalty is divided, by how long after it is paid. */
const riduzioneDi = (regola: SanzioneRavvedimento, scadenza: Giorno, dataPagamento: Giorno): number => {
  const giorni = giorniTra(scadenza, dataPagamento);
  const breve = regola.entro.find((una) => giorni <= una.giorni);
  if (breve !== undefined) return breve.su;
  const { anno } = partiDi(scadenza);
  if (dataPagamento <= dichiarazioneDel(anno)) return regola.entroDichiarazione;
  return dataPagamento <= dichiarazioneDel(anno + 1) ? regola.entroSuccessiva : regola.oltre;
};

/** By when who withholds declares what a year was: the same day as the return of IRAP. */
const dichiarazioneDel = (anno: number): Giorno =>
  giornoDiScadenza(inForceOn(termini.MODELLO_770, `${anno}-12-31`).valore, { anno, mese: 12 });
