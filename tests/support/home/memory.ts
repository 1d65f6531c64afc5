import { readdirSync, readFileSync } from 'node:fs';

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

/** Megabytes of memory of its own that the product keeps now, once it has let go what it can: what it maps from files is the system's to take back. */
export const memoryOf = async (pid: number): Promise<number> => {
  process.kill(pid, 'SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return megabytes(statusOf(pid), 'RssAnon');
};

/** The most megabytes that each process begun by this one has held so far, by id. */
export const peaksOfChildren = (pid: number): ReadonlyMap<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statusOf(name)] as const)
      .filter(([, status]) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status))
      .map(([child, status]) => [child, megabytes(status, 'VmHWM')]),
  );
