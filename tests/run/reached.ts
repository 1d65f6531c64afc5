import type { Source } from '#support/sources.ts';

/** A test file that a change can reach, and by how many imports: none when it is itself what changed. */
export interface Reached {
  readonly path: string;
  readonly steps: number;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Returns the test files that import what changed, directly or through others, the nearest first. */
export const reachedBy = (changed: readonly string[], all: readonly Source[]): readonly Reached[] => {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of all)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
  const steps = new Map(changed.map((path) => [path, 0]));
  for (const [path, far] of steps)
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, far + 1);
  return [...steps]
    .filter(([path]) => isTest(path))
    .map(([path, far]) => ({ path, steps: far }))
    .toSorted((a, b) => a.steps - b.steps || (a.path < b.path ? -1 : 1));
};

/** Returns the nearest of them whose seconds together are no more than these: a file that would not fit is passed over, what is further may. */
export const within = (
  seconds: number,
  reached: readonly Reached[],
  secondsOf: (path: string) => number,
): readonly Reached[] => {
  let left = seconds;
  return reached.filter(({ path }) => {
    const fits = secondsOf(path) <= left;
    if (fits) left -= secondsOf(path);
    return fits;
  });
};
