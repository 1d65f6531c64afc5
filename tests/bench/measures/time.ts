import { loadavg } from 'node:os';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds that a piece of work takes. */
export const milliseconds = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** How busy the machine is, as a note of a measure. */
export const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
