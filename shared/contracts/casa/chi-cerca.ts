import type { Ruolo } from '../../domain/accesso/ruoli.ts';

/** Whom the search of the bar answers. Apart from what it answers, which the first page does not load. */
export const chiCerca = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
