import { tutteLeRegole } from './index.ts';
import type { RegolaDatata } from './regola.ts';

/** A contract that was known after the days it holds from: who paid them meanwhile paid by the tables of before. */
export interface Rinnovo {
  /** The day since which it is known, which names it. */
  readonly noto: string;
  /** The first day that one of its tables holds from. */
  readonly dal: string;
  readonly contratto: string;
  /** The rules that it changed, by their ids. */
  readonly regole: ReadonlySet<string>;
}

/** The contracts whose tables became known after the days they hold from, the last known first. */
export const rinnovi = (regole: readonly RegolaDatata<unknown>[] = tutteLeRegole): readonly Rinnovo[] => {
  const versioni = regole.flatMap((regola) =>
    regola.versioni.flatMap(({ dal, noto, norma: [norma] }) =>
      noto === undefined ? [] : [{ id: regola.id, dal, noto, norma: norma.testo }],
    ),
  );
  return [...Map.groupBy(versioni, ({ noto }) => noto)]
    .map(([noto, sue]) => ({
      noto,
      dal: sue.map(({ dal }) => dal).toSorted()[0] ?? noto,
      contratto: sue[0]?.norma.split(', ')[0] ?? '',
      regole: new Set(sue.map(({ id }) => id)),
    }))
    .toSorted((a, b) => (a.noto < b.noto ? 1 : -1));
};
