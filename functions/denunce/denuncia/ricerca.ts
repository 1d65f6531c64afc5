import type { Ricerca } from '#shared/contracts/lista.ts';

/** The index holds every obligation: without a filter, all the years of this one. */
export const withAnno = (ricerca: Ricerca): Ricerca =>
  ricerca.filtri?.length ? ricerca : { ...ricerca, filtri: [{ campo: 'anno', operatore: 'inizia', valore: '' }] };
