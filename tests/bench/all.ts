import { cpus, totalmem } from 'node:os';
import { readdirSync } from 'node:fs';
import type { BenchRow } from './bench-row.ts';

const NOT_A_BENCH = new Set(['all.ts', 'bench-row.ts']);

/** Runs every benchmark of this folder (or those named) and prints one table: each ratio, its goal, and the machine. */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !NOT_A_BENCH.has(name));
  const rows: BenchRow[] = [];
  for (const file of files.filter((name) => wanted.length === 0 || wanted.includes(name.replace(/\.ts$/, ''))).toSorted()) {
    const module: { run?: () => Promise<BenchRow[]> } = await import(new URL(file, import.meta.url).href);
    if (!module.run) continue;
    process.stderr.write(`${file}…\n`);
    rows.push(...await module.run());
  }
  process.stdout.write(`\n${cpus()[0]?.model ?? 'CPU'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}\n\n`);
  process.stdout.write(`${['id', 'goal', 'measured', 'ratio', 'reached'].map((title, index) => title.padEnd([6, 44, 60, 8, 7][index] ?? 0)).join(' ')}\n`);
  for (const { id, goal, measured, ratio, reached, note } of rows) {
    process.stdout.write(`${id.padEnd(6)} ${goal.padEnd(44)} ${measured.padEnd(60)} ${ratio.toFixed(2).padStart(8)} ${reached ? 'yes' : 'NO'}${note ? `  (${note})` : ''}\n`);
  }
  process.exit(0);
};

await main();
