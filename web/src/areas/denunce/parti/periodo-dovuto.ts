import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';

/** The deadlines of some kinds that are late, then those to come, the oldest first: what the office has to do next. */
const daFare = (scadenze: readonly Scadenza[], isDelTipo: (adempimento: string) => boolean): readonly Scadenza[] => {
  const sue = scadenze
    .filter(({ adempimento }) => isDelTipo(adempimento))
    .toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1));
  return [...sue.filter(({ stato }) => stato === 'SCADUTA'), ...sue.filter(({ stato }) => stato === 'DA_FARE')];
};

/** Returns the month whose F24 is late, else the next one due; undefined where none is. */
export const meseDovuto = (scadenze: readonly Scadenza[]): Mese | undefined =>
  daFare(scadenze, (adempimento) => adempimento.startsWith('F24')).flatMap(({ anno, mese }) =>
    mese === null ? [] : [{ anno, mese }],
  )[0];

/** Returns the year whose settlement is late; undefined where none is. */
export const annoDelConguaglioInRitardo = (scadenze: readonly Scadenza[]): number | undefined =>
  daFare(scadenze, (adempimento) => adempimento === 'CONGUAGLIO').find(({ stato }) => stato === 'SCADUTA')?.anno;
