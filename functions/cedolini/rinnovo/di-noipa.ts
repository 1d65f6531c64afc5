import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { DifferenzaRinnovo } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import { retribuzioneServizi } from '#shared/calculation/contratto/servizio.ts';
import type { CompetenzaServizio } from '#shared/calculation/contratto/voci-del-servizio.ts';
import { isUtileAlTfr } from '#shared/calculation/contributi/tfr.ts';
import { Servizio } from '#shared/calculation/situazione/servizio.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import {
  addMesi,
  compareMesi,
  formatMese,
  meseDi,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '#shared/domain/tempo/mese.ts';
import type { Centesimi } from '#shared/money/centesimi.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { recordUso, regoleCorrenti } from '#shared/rules/regole.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { serviziPerCedolino, type ServizioDelPeriodo } from '../calcolo/servizi-per-cedolino.ts';
import type { MeseRinnovato } from './pagati.ts';

/** The months that NoiPA paid by the tables of before: from the first day of the renewal to the month before it was known. */
const mesiDi = ({ dal, noto }: Rinnovo): readonly Mese[] => {
  const ultimo = addMesi(meseDi(noto), -1);
  const mesi: Mese[] = [];
  for (let mese = meseDi(dal); compareMesi(mese, ultimo) <= 0; mese = addMesi(mese, 1)) mesi.push(mese);
  return mesi;
};

/** The pay of each month of service by the tables of before and by the new ones, where they differ. */
export const mesiDiServizio = (dati: DatiPersona, rinnovo: Rinnovo): readonly MeseRinnovato[] =>
  mesiDi(rinnovo).flatMap((mese): readonly MeseRinnovato[] => {
    const periodo = { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) };
    const { servizi } = serviziPerCedolino(dati.servizi, dati.assenze, periodo);
    if (servizi.length === 0) return [];
    const rinnovato = { cosa: `Servizio di ${formatMese(mese)}`, pagatoIl: null, percettore: null };
    try {
      const differenze = differenzeDelMese(servizi, rinnovo);
      return differenze.length === 0 ? [] : [{ ...rinnovato, differenze, errore: null }];
    } catch (causa) {
      if (!(causa instanceof CalcoloImpossibile || causa instanceof RegolaMancante)) throw causa;
      return [{ ...rinnovato, differenze: [], errore: causa.message }];
    }
  });

const differenzeDelMese = (servizi: readonly ServizioDelPeriodo[], { noto }: Rinnovo): readonly DifferenzaRinnovo[] => {
  const [prima, dopo] = [competenze(servizi, addGiorni(noto, -1)), competenze(servizi, noto)];
  return [...new Set([...prima.keys(), ...dopo.keys()])].flatMap((chiave) => {
    const [vecchia, nuova] = [prima.get(chiave), dopo.get(chiave)];
    const una = nuova ?? vecchia;
    const cifre = { prima: vecchia?.importo ?? 0, dopo: nuova?.importo ?? 0 };
    if (una === undefined || cifre.prima === cifre.dopo) return [];
    const { codice, descrizione, competenza } = una;
    return [
      { codice, descrizione, competenza, ...cifre, utile: isUtileAlTfr(codice, competenza.al, regoleCorrenti()) },
    ];
  });
};

type Importo = Pick<CompetenzaServizio, 'codice' | 'descrizione' | 'competenza'> & { readonly importo: Centesimi };

/** The items of pay of a month as they were known on a day, by contract, code and days; two of the same are one. */
const competenze = (servizi: readonly ServizioDelPeriodo[], saputo: string): ReadonlyMap<string, Importo> => {
  const regole = recordUso(regoleCorrenti(), saputo);
  const somme = new Map<string, Importo>();
  for (const [contratto, suoi] of Map.groupBy(servizi, ({ servizio }) => servizio.contratto))
    for (const una of retribuzioneServizi(suoi.map(perIlCalcolo), contratto, regole).competenze) {
      const { codice, descrizione, competenza, calcolato } = una;
      const chiave = `${contratto} ${codice} ${competenza.dal} ${competenza.al}`;
      const importo = calcolato.importo + (somme.get(chiave)?.importo ?? 0);
      somme.set(chiave, { codice, descrizione, competenza, importo });
    }
  return somme;
};

const perIlCalcolo = ({ servizio, daPagare, assenzeAOre }: ServizioDelPeriodo) => ({
  ...Servizio.parse({
    ...daPagare,
    assenzeAOre: assenzeAOre.map(({ tipo, giorno, ore }) => ({ tipo, giorno, ore })),
  }),
  direzione: servizio.ruolo === 'DSGA',
});
