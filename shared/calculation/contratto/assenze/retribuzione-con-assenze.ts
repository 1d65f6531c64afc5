import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatEuro, formatOre, UNO, type Centesimi, type PartiPerMilione } from '#shared/money/centesimi.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import { figura } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import { retribuzionePerOre, type TempoLavorato } from '../stipendio.ts';
import type { AssenzaValutata } from './assenze-servizio.ts';

/** A day of pay, or a part of it in parts per million, lost to an absence. */
export interface GiornoPerso {
  readonly assenza: AssenzaValutata;
  readonly perso: PartiPerMilione;
}

/**
 * A month of pay less its absences: monthly × hours ÷ full hours × (thirtieths − days lost) ÷ 30, rounded once, half up.
 * Each absence shows what it takes; the parts add up to the cent.
 */
export const retribuzioneConAssenze = (
  mensile: Calcolato,
  tempo: TempoLavorato,
  persi: readonly GiornoPerso[],
  retributivo: InVigore<{ readonly giorni: number }>,
): Calcolato => {
  const piena = retribuzionePerOre(mensile, tempo, retributivo);
  const perdite = perAssenza(persi);
  if (perdite.length === 0) return piena;
  const dopo = (perso: PartiPerMilione): Centesimi =>
    perDivisoArrotondato(
      mensile.importo,
      tempo.oreSettimanali * (tempo.trentesimi * UNO - perso),
      tempo.orePiene * retributivo.valore.giorni * UNO,
    );
  const importo = dopo(somma(persi));
  const parti = (): readonly Calcolato[] =>
    perdite.map(({ assenza, prima, perso }) =>
      perdita(assenza, perso, dopo(prima) - dopo(prima + perso), retributivo.valore.giorni),
    );
  return figura(importo, {
    testo: () =>
      `${formatEuro(piena.importo)} − ${formatEuro(piena.importo - importo)} per assenze = ${formatEuro(importo)}`,
    formula: `mensile × ore ÷ ore intere × (giorni − giorni persi) ÷ ${retributivo.valore.giorni}`,
    regola: retributivo,
    da: [piena, ...parti()],
    ingressi: () => [{ nome: 'giorni persi', valore: giorni(somma(persi)) }],
  });
};

/** No kind of absence in the text: a payslip carries no health detail, the rule leads the office to it. */
const perdita = (
  { dal, al, effetto }: AssenzaValutata,
  perso: PartiPerMilione,
  importo: Centesimi,
  giorniMese: number,
): Calcolato =>
  figura(importo, {
    testo: () =>
      `assenza dal ${formatGiorno(dal)} al ${formatGiorno(al)}: ${giorni(perso)} giorni di paga persi, ${formatEuro(importo)}`,
    formula: `mensile × ore ÷ ore intere × giorni persi ÷ ${giorniMese}`,
    regola: effetto,
  });

interface Perdita {
  readonly assenza: AssenzaValutata;
  /** Lost to the absences before this one. */
  readonly prima: PartiPerMilione;
  readonly perso: PartiPerMilione;
}

const perAssenza = (persi: readonly GiornoPerso[]): readonly Perdita[] => {
  let prima = 0;
  return [...new Set(persi.map(({ assenza }) => assenza))].flatMap((assenza) => {
    const perso = somma(persi.filter((giorno) => giorno.assenza === assenza));
    if (perso === 0) return [];
    prima += perso;
    return [{ assenza, prima: prima - perso, perso }];
  });
};

const somma = (persi: readonly GiornoPerso[]): PartiPerMilione =>
  persi.reduce((totale, { perso }) => totale + perso, 0);

const giorni = (perso: PartiPerMilione): string => formatOre(perDivisoArrotondato(perso, 100, UNO));
