import { setTimeout as delay } from 'node:timers/promises';
import { Interrupted } from '../state-error.ts';

/** Timers count milliseconds in 31 bits: a longer pause is made of several. */
const longestTimer = 2 ** 31 - 1;

/** Resolves at an instant (ms since the epoch), at once if it has passed. @throws Interrupted as soon as the signal fires */
export const sleepUntil = async (instant: number, signal: AbortSignal): Promise<void> => {
  try {
    for (let left = instant - Date.now(); left > 0; left = instant - Date.now()) {
      await delay(Math.min(left, longestTimer), undefined, { signal });
    }
  } catch (thrown) {
    throw new Interrupted('interrupted while waiting', { cause: thrown });
  }
};

/** The result of `work`, not awaited any longer once the signal fires. @throws Interrupted as soon as the signal fires */
export const unlessInterrupted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const settled = new AbortController();
  const interrupted = new Promise<never>((_, reject) => {
    const interrupt = (): void => reject(new Interrupted('interrupted'));
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt, { once: true, signal: settled.signal });
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    settled.abort();
  }
};
