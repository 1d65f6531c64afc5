import type { Ruolo } from '../domain/accesso/ruoli.ts';

/** Roles of the office of payslips: runs, payslips and their prints. */
export const ufficioCedolini = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];
/** Roles of the office of filings. */
export const ufficioAdempimenti = ['GESTORE', 'TESTER', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
/** Roles of the offices that see the sums withheld and paid to the State and the funds. */
export const ufficioVersamenti = ['GESTORE', 'TESTER', 'CEDOLINI', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
/** Roles of the offices that see lists of the staff. */
export const ufficioPersonale = [...ufficioVersamenti, 'SERVIZI'] as const satisfies readonly Ruolo[];
