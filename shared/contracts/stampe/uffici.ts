import type { Ruolo } from '../../domain/accesso/ruoli.ts';

/** Who prints what a run pays. */
export const ufficioCedolini = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
/** Who prints the filings of the school. */
export const ufficioAdempimenti = ['GESTORE', 'TESTER', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
/** Who prints what the school withholds and pays to the State and the funds. */
export const ufficioVersamenti = ['GESTORE', 'TESTER', 'CEDOLINI', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
/** Who prints lists of the staff. */
export const ufficioPersonale = [...ufficioVersamenti, 'SERVIZI'] as const satisfies readonly Ruolo[];
