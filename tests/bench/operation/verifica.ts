import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { BenchRow } from '../bench-row.ts';
import { openScuolaPagata } from '../measures/scuola-pagata.ts';

const PERSONE = 200;
const ELABORAZIONI = 24;
const MEGABYTE = 300;
const OGNI_MS = 100;

const ROOT = join(import.meta.dirname, '../../..');
const { scripts } = z
  .object({ scripts: z.object({ admin: z.string() }) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const readProc = (path: string): string => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
};

/** The most megabytes that a process has held so far, or one that it began: `npm run admin` begins the one that works. 0 once they are gone. */
const peakOf = (pid: number): number =>
  Math.max(
    Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024,
    ...readProc(`${pid}/task/${pid}/children`)
      .split(' ')
      .filter((figlio) => /^\d+$/.test(figlio))
      .map((figlio) => peakOf(Number(figlio))),
  );

/** The administrator's check as `npm run admin` starts it, while the product runs in this process. */
const verifica = (port: number): Promise<{ readonly peak: number; readonly detto: string }> =>
  new Promise((resolve) => {
    let peak = 0;
    const [comando = '', ...parole] = [...scripts.admin.split(' '), 'verifica'];
    const env = { ...process.env, TABLE_NAME: '', PORT: String(port) };
    const child = execFile(comando, parole, { cwd: ROOT, env, maxBuffer: 2 ** 26 }, (_error, stdout) => {
      clearInterval(looking);
      resolve({ peak, detto: stdout.trim().split('\n').at(-1) ?? '' });
    });
    const looking = setInterval(() => (peak = Math.max(peak, peakOf(child.pid ?? 0))), OGNI_MS);
  });

/** The check of all that is stored, of a school of two hundred people paid for two years: what its process holds at most. */
export const run = async (): Promise<BenchRow[]> => {
  const { home } = await openScuolaPagata(PERSONE, ELABORAZIONI);
  const inizio = performance.now();
  const { peak, detto } = await verifica(home.port);
  const secondi = (performance.now() - inizio) / 1000;
  await home.close();
  return [
    {
      id: 'V1',
      goal: `admin verifica holds ≤ ${MEGABYTE} MB`,
      measured: `${peak.toFixed(0)} MB, ${secondi.toFixed(0)} s`,
      bound: { atMost: 1 },
      // A peak that nobody saw is no peak.
      ratios: [peak === 0 ? Infinity : peak / MEGABYTE],
      note: detto,
    },
  ];
};
