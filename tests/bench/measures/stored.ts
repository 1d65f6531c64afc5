import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { root } from '#support/sources.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from './rounds.ts';

/** How much worse than the stored one a ratio may be before it is named. */
const TOLERANCE = 0.1;

/** Of this machine, not of the repository. */
const FILE = join(root, 'node_modules', '.cache', 'bench', 'ratios.json');

const Stored = z.record(z.string(), z.record(z.string(), z.number()));
export type Ratios = z.infer<typeof Stored>[string];

/** What a ratio depends on besides the program. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'CPU'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`;

const read = (): z.infer<typeof Stored> => {
  try {
    return Stored.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    return {};
  }
};

const nameOf = ({ id, goal }: BenchRow): string => `${id} ${goal}`;

/** Ratios that were stored on this machine, by the name of their row. */
export const storedRatios = (): Ratios => read()[machine()] ?? {};

/** Keeps the middle ratio of each row that has none yet, or of all of them. */
export const storeRatios = (rows: readonly BenchRow[], all: boolean): void => {
  const stored = read();
  const before = stored[machine()] ?? {};
  const after = Object.fromEntries(rows.map((row) => [nameOf(row), median(row.ratios)]));
  mkdirSync(dirname(FILE), { recursive: true });
  const kept = all ? { ...before, ...after } : { ...after, ...before };
  writeFileSync(FILE, `${JSON.stringify({ ...stored, [machine()]: kept }, null, 2)}\n`);
};

/** What a row's ratio was, where it has got worse than that by more than a tenth. */
export const worseThan = (stored: Ratios, row: BenchRow): number | undefined => {
  const before = stored[nameOf(row)];
  if (before === undefined) return undefined;
  const now = median(row.ratios);
  const worse = 'atMost' in row.bound ? now > before * (1 + TOLERANCE) : now < before * (1 - TOLERANCE);
  return worse ? before : undefined;
};
