/** Rounds of every measure, of which the middle one counts. */
const ROUNDS = 5;

/** Measures so many rounds, one after the other, after some that only warm up. @returns what each answered */
export const rounds = async <T>(
  measure: (round: number) => T | Promise<T>,
  { warm = 1, many = ROUNDS }: { readonly warm?: number; readonly many?: number } = {},
): Promise<T[]> => {
  const measured: T[] = [];
  for (let round = 0; round < warm + many; round += 1) {
    const one = await measure(round);
    if (round >= warm) measured.push(one);
  }
  return measured;
};

/** The least, the middle one and the greatest. @throws when nothing was measured */
export const spread = (
  values: readonly number[],
): { readonly min: number; readonly mid: number; readonly max: number } => {
  const [sorted, middle] = [values.toSorted((a, b) => a - b), values.length >> 1];
  const [min, mid, max] = [sorted.at(0), sorted.at(middle), sorted.at(-1)];
  if (min === undefined || mid === undefined || max === undefined) throw new Error('Nothing was measured');
  return { min, mid, max };
};

export const median = (values: readonly number[]): number => spread(values).mid;

/** The value under which so many hundredths of the others are. */
export const percentile = (values: readonly number[], hundredths: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * hundredths) / 100)] ?? Infinity;

/** Milliseconds that a piece of work takes. */
export const milliseconds = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
