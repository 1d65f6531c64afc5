import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { ferieMaturate, type Maturazione } from '#shared/rules/contratto/ferie.ts';
import type { InVigore, RegolaDatata } from '#shared/rules/regola.ts';
import { figura } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import { importoNonNegativo, quantita } from '../ingressi.ts';

/** Days in hundredths: 6,83 days are 683. */
export type CentesimiDiGiorno = number;

/** How leave is earned after so many completed years of service: thirty days a year, thirty-two beyond the third. */
export const maturazioneFerie = (anniServizio: number): RegolaDatata<Maturazione> =>
  ferieMaturate[quantita(anniServizio, 'anni di servizio', 60) >= 3 ? 'OLTRE_TRE_ANNI' : 'PRIMI_TRE_ANNI'];

/** Days of leave earned by days of service, to the hundredth of a day half up. */
export const giorniFerieSpettanti = (giorniServizio: number, maturazione: InVigore<Maturazione>): CentesimiDiGiorno =>
  perDivisoArrotondato(
    quantita(giorniServizio, 'giorni di servizio', 36_600),
    maturazione.valore.millesimiDiGiorno,
    maturazione.valore.giorniBase * 10,
  );

/** Days of leave as they are granted: to the whole day, half up. What was sealed before this was a rule keeps its hundredths. */
export const giorniFerieConcessi = (
  spettanti: CentesimiDiGiorno,
  arrotondamento: InVigore<{ readonly centesimiDiGiorno: number }> | null,
): CentesimiDiGiorno => {
  if (arrotondamento === null) return spettanti;
  const { centesimiDiGiorno } = arrotondamento.valore;
  return perDivisoArrotondato(quantita(spettanti, 'giorni di ferie'), 1, centesimiDiGiorno) * centesimiDiGiorno;
};

/** Days of leave taken, weighed for the week: on five days each counts 1,2. */
export const giorniFerieFruiti = (giorni: number, settimanaCorta: boolean, peso: InVigore<number>): CentesimiDiGiorno =>
  quantita(giorni, 'giorni di ferie fruiti', 36_600) * (settimanaCorta ? peso.valore : 100);

export interface FerieDaLiquidare {
  readonly spettanti: CentesimiDiGiorno;
  readonly fruiti: CentesimiDiGiorno;
  /** Days of suspended lessons inside the contract, whole. */
  readonly giorniSospensione: number;
  /** The employee was invited in writing to take the leave during them. */
  readonly invitatoAFruirne: boolean;
}

type Sospensione = InVigore<{ readonly siDetrae: boolean; readonly salvoMancatoInvito: boolean }>;

/** Days of leave to pay at the end of a contract, in hundredths; never negative. */
export const giorniFerieDaPagare = (
  { spettanti, fruiti, giorniSospensione, invitatoAFruirne }: FerieDaLiquidare,
  sospensione: Sospensione,
): CentesimiDiGiorno => {
  const siDetrae = sospensione.valore.siDetrae && (invitatoAFruirne || !sospensione.valore.salvoMancatoInvito);
  const sospesi = siDetrae ? quantita(giorniSospensione, 'giorni di sospensione', 366) * 100 : 0;
  return Math.max(
    0,
    quantita(spettanti, 'giorni di ferie spettanti') - quantita(fruiti, 'giorni di ferie fruiti') - sospesi,
  );
};

/** Pay in place of leave: days × a thirtieth of the monthly pay, rounded once, half up. Ordinary tax, contributions due. */
export const ferieNonGodute = (
  mensile: Calcolato,
  giorni: CentesimiDiGiorno,
  mese: InVigore<{ readonly giorni: number }>,
): Calcolato => {
  const numero = quantita(giorni, 'giorni di ferie');
  const importo = perDivisoArrotondato(
    importoNonNegativo(mensile.importo, 'retribuzione mensile'),
    numero,
    mese.valore.giorni * 100,
  );
  return figura(importo, {
    testo: () =>
      `${formatOre(numero)} giorni × 1/${mese.valore.giorni} di ${formatEuro(mensile.importo)} = ${formatEuro(importo)} — Ferie non godute`,
    formula: `giorni × retribuzione mensile ÷ ${mese.valore.giorni}`,
    regola: mese,
    da: [mensile],
    ingressi: () => [{ nome: 'giorni', valore: formatOre(numero) }],
  });
};
