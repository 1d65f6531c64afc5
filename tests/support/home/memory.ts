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

const Usage = z.object({ heapUsed: z.number(), external: z.number() });

const EVERY_MS = 3000;
/** A busy process hears of it when it has a moment. */
const ANSWER_MS = 60_000;

/** When to stop looking: it keeps no more than `enough` megabytes, or `atMostMs` are over. */
interface Patience {
  readonly enough?: number;
  readonly atMostMs: number;
}

/**
 * Megabytes of its own, as the system counts them, once it has let go what it can: what it maps from files is the system's to take back.
 * It is told once to let go what it can, then left in peace: what a collection frees goes back to the system only after
 * a while without another.
 */
export const memoryOf = async (home: HomeApart, { enough = 0, atMostMs }: Patience): Promise<number> => {
  await collect(home);
  const end = performance.now() + atMostMs;
  let own = Infinity;
  while (own > enough && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    own = Math.min(own, megabytes(statusOf(home.pid), 'RssAnon'));
  }
  return own;
};

/** Megabytes of objects and buffers that no collection lets go: sure within seconds, where what the system has taken back is not. */
export const livingOf = async (home: HomeApart, { enough = 0, atMostMs }: Patience): Promise<number> => {
  const end = performance.now() + atMostMs;
  let least = Infinity;
  while (least > enough && performance.now() < end) {
    least = Math.min(least, await collect(home));
  }
  return least;
};

/** @returns megabytes of objects and buffers that are left */
const collect = async (home: HomeApart): Promise<number> => {
  const before = toldBy(home);
  process.kill(home.pid, 'SIGUSR2');
  const end = performance.now() + ANSWER_MS;
  while (toldBy(home) === before && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  const { heapUsed, external } = Usage.parse(JSON.parse(toldBy(home)));
  return (heapUsed + external) / MEGABYTE / 1024;
};

const toldBy = (home: HomeApart): string => [...home.lastWords().matchAll(/^memory (\{.*\})$/gm)].at(-1)?.[1] ?? '';

/** The most megabytes that each process begun by this one has held so far, by id. */
export const peaksOfChildren = (pid: number): ReadonlyMap<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statusOf(name)] as const)
      .filter(([, status]) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status))
      .map(([child, status]) => [child, megabytes(status, 'VmHWM')]),
  );
