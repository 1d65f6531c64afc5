import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process has now; undefined where the system has no /proc, or the process is gone. */
export const residentMegabytes = (pid: number): number | undefined => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
};
