import { billOf } from './bill.ts';
import { NOTHING, plus, type Stored } from './stored.ts';
import type { Uso } from './usage.ts';

/** A part of the month: how many times it happens, what all of them use and leave. */
export interface Part {
  readonly name: string;
  readonly times: number;
  readonly use: Uso;
  readonly stored: Stored;
}

const KB = 1000;

const rowOf = ({ name, times, use, stored }: Part): string => {
  const lines = billOf(use, { table: stored, files: 0 }, { signIns: 0, answeredGb: 0 });
  const euro = lines.reduce((all, line) => all + line.euro, 0);
  const each = (quantity: number, digits = 1): string => (quantity / times).toFixed(digits).padStart(9);
  const calls = use.apiCalls + use.stepCalls;
  return [
    name.padEnd(20),
    String(times).padStart(6),
    each(use.writeUnits),
    each(use.readUnits),
    each(use.transitions),
    each(calls),
    each(((use.apiGbSeconds + use.stepGbSeconds) * 1000) / 1, 0),
    each(stored.items / KB),
    each(stored.indexes / KB),
    euro.toFixed(4).padStart(9),
  ].join('');
};

/** A table of the parts of a month: use and growth of each time, and the cost of all its times, kept for two years. */
export const partsTable = (parts: readonly Part[]): string =>
  `${'part'.padEnd(20)} times    writes    reads   states  lambdas   GB-ms  KB kept in index     euro\n${parts.map(rowOf).join('\n')}\n`;

/** The kinds of record by which an archive grew most, in KB. */
export const kindsTable = (before: ReadonlyMap<string, Stored>, after: ReadonlyMap<string, Stored>): string =>
  [...after]
    .map(([kind, bytes]) => ({ kind, ...plus(bytes, before.get(kind) ?? NOTHING, -1) }))
    .toSorted((a, b) => b.items + b.indexes - a.items - a.indexes)
    .slice(0, 15)
    .map(
      ({ kind, items, indexes }) =>
        `${kind.padEnd(24)}${(items / KB).toFixed(0).padStart(8)}${(indexes / KB).toFixed(0).padStart(8)}\n`,
    )
    .join('');
