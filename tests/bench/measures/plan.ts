import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Folders of benchmarks; the others hold what they are made of. */
const ROOMS = ['./', './operation/'] as const;
/** The program itself, and the shape of a row. */
const NOT_A_BENCH = new Set(['all', 'bench-row']);
/** What takes many minutes is measured when it is named. */
const ONLY_NAMED = new Set(['avvio', 'diecimila']);
/** Names that stand for several benchmarks. */
const GROUPS: Readonly<Record<string, readonly string[]>> = { operation: ['restore', 'verifica'] };

const here = new URL('../', import.meta.url);
const nameOf = (file: string): string => basename(file, '.ts');

/** Files of every benchmark, from the folder of benchmarks, in order. */
const benches = (): string[] =>
  ROOMS.flatMap((room) => readdirSync(new URL(room, here)).map((name) => `${room}${name}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !NOT_A_BENCH.has(nameOf(file)))
    .toSorted();

/** Files of the benchmarks that were named, of all but the longest where none was. @throws when a name is of none */
export const planBenches = (named: readonly string[]): string[] => {
  const files = benches();
  const wanted = new Set(named.flatMap((name) => GROUPS[name] ?? [name]));
  const known = files.map(nameOf);
  const unknown = [...wanted].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `No benchmark ${unknown.join(', ')}: they are ${[...known, ...Object.keys(GROUPS)].toSorted().join(', ')}.`,
    );
  return files.filter((file) => (wanted.size === 0 ? !ONLY_NAMED.has(nameOf(file)) : wanted.has(nameOf(file))));
};
