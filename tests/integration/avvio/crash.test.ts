import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sorte } from '#lib/local/demo/random.ts';
import { isReady, killStarted, npmStart, type Started } from '#support/home/npm-start.ts';
import { signIn } from '#support/home/test-home.ts';

/** How many times `npm start` is killed, each at an instant of its first twenty seconds. */
const KILLS = Number(process.env.CRASH_STARTS ?? 2);
const FIRST_SECONDS = 20;
/** Up to so many kills of one folder, one after the other, before it must be able to start. */
const IN_A_ROW = 3;

const caso = sorte(Number(process.env.CRASH_SEED ?? 1));

const until = async (holds: () => boolean, ms: number): Promise<void> => {
  const end = performance.now() + ms;
  while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
};
const hasEnded = ({ child }: Started): boolean => child.exitCode !== null;

/** Kills a start of the folder after some time. @returns when, and whether it was ready; it must not have ended by itself */
const killAt = async (dataDir: string, ms: number): Promise<string> => {
  const started = await npmStart(dataDir);
  await until(() => hasEnded(started), ms);
  const told = `${(ms / 1000).toFixed(1)} s${isReady(started) ? ' (ready)' : ''}`;
  if (hasEnded(started)) throw new Error(`It did not start, or ended before ${told}: ${started.text()}`);
  await killStarted(started);
  return told;
};

/** A start of the folder that is left alone: it must get ready and let its users in. @returns how many seconds it took */
const startsWell = async (dataDir: string, after: readonly string[]): Promise<number> => {
  const began = performance.now();
  const started = await npmStart(dataDir);
  try {
    await until(() => isReady(started) || hasEnded(started), 600_000);
    if (!isReady(started))
      throw new Error(
        `After kills at ${after.join(', ')}: ${hasEnded(started) ? 'it ended' : 'not ready'}: ${started.text()}`,
      );
    const origin = `http://127.0.0.1:${started.port}`;
    expect((await signIn(origin, `${origin}/oidc`, 'gestore', 'demo')).sessione.codmin).toBe('XXIS00100A');
    return (performance.now() - began) / 1000;
  } finally {
    await killStarted(started);
  }
};

test(
  `killed at ${KILLS} instants of its first ${FIRST_SECONDS} seconds, npm start always starts again`,
  async () => {
    const kills: string[] = [];
    const starts: number[] = [];
    while (kills.length < KILLS) {
      const dataDir = await mkdtemp(join(tmpdir(), 'avvio-ucciso-'));
      const these: string[] = [];
      for (let left = Math.min(1 + caso.intero(IN_A_ROW), KILLS - kills.length); left > 0; left -= 1)
        these.push(await killAt(dataDir, caso.intero(FIRST_SECONDS * 1000)));
      kills.push(...these);
      starts.push(await startsWell(dataDir, these));
      await rm(dataDir, { recursive: true, force: true });
      if (KILLS > 2) console.log(`Kills at ${these.join(', ')}: started again in ${Math.round(starts.at(-1) ?? 0)} s`);
    }
    const ready = kills.filter((told) => told.endsWith('(ready)')).length;
    console.log(
      `${kills.length} kills (${ready} when it was ready), ${starts.length} folders, all started again in ${Math.round(Math.min(...starts))}–${Math.round(Math.max(...starts))} s`,
    );
  },
  120_000 + KILLS * 640_000,
);
