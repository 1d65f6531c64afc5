import { formatEuro, UNO } from '#shared/money/centesimi.ts';
import { assenzeSenzaTfr } from '#shared/rules/assenze-contributive.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { figura } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import type { GiornoTolto } from './assenze-servizio.ts';

/** The days of a month as the end of service sees them, and the rule that says so: those of an absence that gives no TFR count as without pay. */
interface GiorniPerTfr {
  readonly regola: InVigore<readonly string[]>;
  readonly giorni: readonly GiornoTolto[];
}

/** Finds the days that are paid and give no TFR; null where there are none, or no rule. */
export const giorniPerTfr = (giorni: readonly GiornoTolto[], dal: string, regole: Regole): GiorniPerTfr | null => {
  if (!giorni.some(({ assenza }) => assenza.effetto.valore.indennita === true)) return null;
  const regola = regole.seInVigore(assenzeSenzaTfr, dal);
  if (regola === null) return null;
  const escluso = ({ assenza }: GiornoTolto) => regola.valore.includes(assenza.tipo.codice);
  return {
    regola,
    giorni: giorni.map((giorno) => (escluso(giorno) ? { ...giorno, fondamentale: UNO, accessorio: UNO } : giorno)),
  };
};

/** The part of an item that the TFR is on, under the rule that leaves the rest out. */
export const utileAlFineServizio = (utile: Calcolato, { regola }: GiorniPerTfr): Calcolato =>
  figura(utile.importo, {
    testo: () => `${formatEuro(utile.importo)} senza i giorni che non valgono per il TFR`,
    formula: 'voce senza i giorni che non valgono per il TFR',
    regola,
    da: [utile],
  });
