import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface ChildEngine {
  port: number;
  process: ChildProcess;
  /** SIGKILL: nothing in the process gets to know. */
  kill(): Promise<void>;
}

const NODE = join(process.cwd(), 'node_modules', '.bin', 'node');
const PROGRAM = join(import.meta.dirname, 'engine-process.ts');

/**
 * Starts the engine in a process of its own, which ends with the test at the latest.
 * @param maxFileBlocks largest file it may write, in blocks of 512 bytes: its disk is full beyond that
 */
export async function startChild(dataDir: string, maxFileBlocks?: number): Promise<ChildEngine> {
  const limit = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, NODE, PROGRAM, dataDir, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const firstLine = once(child.stdout, 'data').then(([chunk]) => Number(String(chunk)));
  const port = await Promise.race([
    firstLine,
    exited.then(() => {
      throw new Error('the engine did not start');
    }),
    wait(20_000, Number.NaN, { ref: false }),
  ]);
  return {
    port,
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
