import { UNO } from '#shared/money/centesimi.ts';
import { assenzeSenzaTfr } from '#shared/rules/assenze-contributive.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { GiornoTolto } from './assenze-servizio.ts';

/**
 * The days that a month loses as the end of service sees them: those of an absence that gives no TFR count as without pay. Null where there are none
 * that are paid, or no rule.
 */
export const giorniPerTfr = (
  giorni: readonly GiornoTolto[],
  dal: string,
  regole: Regole,
): readonly GiornoTolto[] | null => {
  if (!giorni.some(({ assenza }) => assenza.effetto.valore.indennita === true)) return null;
  const regola = regole.seInVigore(assenzeSenzaTfr, dal);
  if (regola === null) return null;
  const escluso = ({ assenza }: GiornoTolto) => regola.valore.includes(assenza.tipo.codice);
  return giorni.map((giorno) => (escluso(giorno) ? { ...giorno, fondamentale: UNO, accessorio: UNO } : giorno));
};
