import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { HomeApart } from './home-apart.ts';

/** In the units of the system, kilobytes. */
const MEGABYTE = 1024;

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const megabytes = (status: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / MEGABYTE;

/** Megabytes that the product keeps once it has let go what it can. */
export interface Kept {
  /** Memory of its own, as the system counts it: what it maps from files is the system's to take back. */
  readonly own: number;
  /** Of that, objects of the program; and buffers of theirs. The rest is of the engines in native code, or free and not given back. */
  readonly objects: number;
  readonly buffers: number;
}

const Usage = z.object({ heapUsed: z.number(), external: z.number() });

const EVERY_MS = 3000;

/** When to stop looking: it keeps no more than `enough` megabytes, or `atMostMs` are over. */
interface Patience {
  readonly enough?: number;
  readonly atMostMs: number;
}

/**
 * It is told once to let go what it can, then left in peace: what a collection frees goes back to the system only after
 * a while without another.
 */
export const memoryOf = async (home: HomeApart, { enough = 0, atMostMs }: Patience): Promise<Kept> => {
  process.kill(home.pid, 'SIGUSR2');
  const end = performance.now() + atMostMs;
  let own = Infinity;
  while (own > enough && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    own = Math.min(own, megabytes(statusOf(home.pid), 'RssAnon'));
  }
  const told = [...home.lastWords().matchAll(/^memory (\{.*\})$/gm)].at(-1)?.[1] ?? '';
  const { heapUsed, external } = Usage.parse(JSON.parse(told));
  return { own, objects: heapUsed / MEGABYTE / 1024, buffers: external / MEGABYTE / 1024 };
};

export const shown = ({ own, objects, buffers }: Kept): string =>
  `${Math.round(own)} MB (objects ${Math.round(objects)}, buffers ${Math.round(buffers)})`;

/** The most megabytes that each process begun by this one has held so far, by id. */
export const peaksOfChildren = (pid: number): ReadonlyMap<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statusOf(name)] as const)
      .filter(([, status]) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status))
      .map(([child, status]) => [child, megabytes(status, 'VmHWM')]),
  );
