import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './bench-row.ts';
import { machine, storedRatios, storeRatios } from './measures/stored.ts';
import { table, type Measured } from './measures/table.ts';

/** How this program is asked, by itself, for the rows of one file. */
const ROWS_OF = '--rows-of';
/** Asks that what is measured now be what later measures are compared with. */
const STORE = '--store';
const NOT_A_BENCH = new Set(['all.ts', 'bench-row.ts']);
/** What takes many minutes is measured when it is named. */
const ONLY_NAMED = new Set(['diecimila']);
/** Folders of benchmarks; the others hold what they are made of. */
const ROOMS = ['./', './operation/'] as const;

/** The rows of one benchmark, in this process. */
const measure = async (file: string): Promise<BenchRow[]> => {
  const module: { run?: () => Promise<BenchRow[]> } = await import(new URL(file, import.meta.url).href);
  return (await module.run?.()) ?? [];
};

/** The rows of one benchmark, in a process of its own: no measure bears what the one before left in memory. @throws when it does not end well */
const measured = (file: string): Promise<BenchRow[]> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [ROWS_OF, file], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let rows: BenchRow[] | undefined;
    child.on('message', (message: BenchRow[]) => {
      rows = message;
    });
    child.on('exit', (code) => {
      if (rows === undefined) reject(new Error(`${file} ended with ${code} and measured nothing`));
      else resolve(rows);
    });
  });

const benches = (): string[] =>
  ROOMS.map((room) => ({ room, folder: new URL(room, import.meta.url) }))
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ room, folder }) => readdirSync(folder).map((name) => `${room}${name}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !NOT_A_BENCH.has(file))
    .toSorted();

const isAsked = (name: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 ? !ONLY_NAMED.has(name) : wanted.includes(name);

/** Runs every benchmark (or those named) and prints one table: each ratio, its goal, and the machine. */
const main = async (wanted: readonly string[], store: boolean): Promise<void> => {
  const all: Measured[] = [];
  for (const file of benches().filter((name) => isAsked(basename(name, '.ts'), wanted))) {
    process.stderr.write(`${basename(file)}…\n`);
    const load = loadavg()[0] ?? 0;
    all.push({ load, rows: await measured(file) });
  }
  process.stdout.write(`\n${machine()}\n\n${table(all, storedRatios())}`);
  storeRatios(
    all.flatMap(({ rows }) => rows),
    store,
  );
  process.exit(0);
};

const [first, file] = process.argv.slice(2);
if (first === ROWS_OF && file !== undefined) process.send?.(await measure(file), () => process.exit(0));
else
  await main(
    process.argv.slice(2).filter((word) => word !== STORE),
    process.argv.includes(STORE),
  );
