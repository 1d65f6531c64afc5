import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './bench-row.ts';

/** How this program is asked, by itself, for the rows of one file. */
const ROWS_OF = '--rows-of';
const NOT_A_BENCH = new Set(['all.ts', 'bench-row.ts']);

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

/** Runs every benchmark of this folder (or those named) and prints one table: each ratio, its goal, and the machine. */
const main = async (wanted: readonly string[]): Promise<void> => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !NOT_A_BENCH.has(name),
  );
  const rows: BenchRow[] = [];
  for (const file of files
    .filter((name) => wanted.length === 0 || wanted.includes(name.replace(/\.ts$/, '')))
    .toSorted()) {
    process.stderr.write(`${file}…\n`);
    rows.push(...(await measured(file)));
  }
  process.stdout.write(
    `\n${cpus()[0]?.model ?? 'CPU'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n\n`,
  );
  process.stdout.write(
    `${['id', 'goal', 'measured', 'ratio', 'reached'].map((title, index) => title.padEnd([6, 44, 60, 8, 7][index] ?? 0)).join(' ')}\n`,
  );
  for (const { id, goal, measured, ratio, reached, note } of rows) {
    process.stdout.write(
      `${id.padEnd(6)} ${goal.padEnd(44)} ${measured.padEnd(60)} ${ratio.toFixed(2).padStart(8)} ${reached ? 'yes' : 'NO'}${note ? `  (${note})` : ''}\n`,
    );
  }
  process.exit(0);
};

const [first, file] = process.argv.slice(2);
if (first === ROWS_OF && file !== undefined) process.send?.(await measure(file), () => process.exit(0));
else await main(process.argv.slice(2));
