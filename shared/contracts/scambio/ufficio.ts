import type { Ruolo } from '../../domain/accesso/ruoli.ts';

/** Who brings data in and takes it out. */
export const ufficioScambio = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
