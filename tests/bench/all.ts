import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './bench-row.ts';
import { planBenches } from './measures/plan.ts';
import { machine, storedRatios, storeRatios } from './measures/stored.ts';
import { table, type Measured } from './measures/table.ts';

/** How this program is asked, by itself, for the rows of one file. */
const ROWS_OF = '--rows-of';
/** Asks that what is measured now be what later measures are compared with. */
const STORE = '--store';

/** The rows of one benchmark, in this process. */
const measure = async (file: string): Promise<BenchRow[]> => {
  const module: { run: () => Promise<BenchRow[]> } = await import(new URL(file, import.meta.url).href);
  return module.run();
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

/** Prints one table of what the benchmarks of these files measure: each ratio, its goal, and the machine. @returns how many measured nothing */
const main = async (files: readonly string[], store: boolean): Promise<number> => {
  const all: Measured[] = [];
  const fallen: string[] = [];
  for (const file of files) {
    process.stderr.write(`${basename(file)}…\n`);
    const load = loadavg()[0] ?? 0;
    try {
      all.push({ load, rows: await measured(file) });
    } catch (error) {
      fallen.push(String(error));
    }
  }
  process.stdout.write(`\n${machine()}\n\n${table(all, storedRatios())}`);
  storeRatios(
    all.flatMap(({ rows }) => rows),
    store,
  );
  for (const what of fallen) process.stderr.write(`${what}\n`);
  return fallen.length;
};

const words = process.argv.slice(2);
const [first, file] = words;
if (first === ROWS_OF && file !== undefined) process.send?.(await measure(file), () => process.exit(0));
else {
  try {
    const files = planBenches(words.filter((word) => word !== STORE));
    process.exitCode = (await main(files, words.includes(STORE))) > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
