import { isMainThread, Worker } from 'node:worker_threads';

const EVERY_MS = 500;

/**
 * Ends this process when the one that began it is gone. Told from a thread of its own: a function that never ends does not hear that its channel was closed.
 * @param parent id of the process that began this one
 */
export const endWithParent = (parent: number): void => {
  const watch = new Worker(new URL(import.meta.url), {
    workerData: parent,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watch.unref();
};

if (!isMainThread) {
  const { workerData: parent } = await import('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, EVERY_MS);
}
