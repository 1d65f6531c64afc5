import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 1000;

/** Beats in a thread of its own: work that keeps this one busy until the process dies does not stop it. */
const BEAT = `
  const { workerData } = require('node:worker_threads');
  const { utimesSync } = require('node:fs');
  setInterval(() => {
    try { const now = new Date(); utimesSync(workerData.file, now, now); } catch {}
  }, workerData.everyMs);
`;

/** How long the process that worked in a folder lived, told by a file that it touches every second and removes when it ends well. */
export interface Pulse {
  /** True when the process before this one died, and had gone on for a while (`suspectAfterMs`) after that instant (epoch milliseconds). */
  readonly diedAfter: (instant: number) => boolean;
  readonly stop: () => Promise<void>;
}

/** Reads the last beat of the process before, and begins to beat for this one. */
export const startPulse = async (folder: string, suspectAfterMs: number): Promise<Pulse> => {
  const file = join(folder, 'pulse');
  const last = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  await writeFile(file, '');
  const beat = new Worker(BEAT, {
    eval: true,
    workerData: { file, everyMs: Math.min(EVERY_MS, suspectAfterMs / 4) },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  beat.unref();
  return {
    diedAfter: (instant) => last !== undefined && last - instant >= suspectAfterMs,
    stop: async () => {
      await beat.terminate();
      await rm(file, { force: true });
    },
  };
};
