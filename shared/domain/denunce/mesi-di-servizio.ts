/** How a month of service stands: nobody paid it, no sent UniEmens says it, no sent certificate does; or nothing is missing, or it is early. */
export const statiMeseServizio = ['NON_PAGATO', 'NON_DICHIARATO', 'NON_CERTIFICATO', 'IN_TEMPO', 'COMPLETO'] as const;
export type StatoMeseServizio = (typeof statiMeseServizio)[number];

export const descrizioneMeseServizio: Readonly<Record<StatoMeseServizio, string>> = {
  NON_PAGATO: 'Nessuno l’ha pagato',
  NON_DICHIARATO: 'Pagato, non dichiarato',
  NON_CERTIFICATO: 'Pagato, non certificato',
  IN_TEMPO: 'I termini non sono passati',
  COMPLETO: 'Completo',
};

/** True of a month that lacks something that is late. */
export const isBuco = (stato: StatoMeseServizio): boolean => stato !== 'IN_TEMPO' && stato !== 'COMPLETO';
