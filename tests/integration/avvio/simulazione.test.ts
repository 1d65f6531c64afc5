import { expect, test } from 'vitest';
import { simulateFor } from '../../simulazione/semi.ts';

/** Half a minute; the whole half hour is `npm run simulazione`. */
const SECONDI = Number(process.env.SIMULAZIONE_SECONDI ?? 30);
const GIORNO_MS = 86_400_000;

test('ten offices at work for a month: whatever they do, each answer is one it promises and every invariant holds', async () => {
  // the seed of the day: who runs it again sees the same
  const esiti = await simulateFor(SECONDI, Math.trunc(Date.now() / GIORNO_MS));
  expect(esiti.flatMap(({ seme, difetto }) => (difetto === null ? [] : [`Seed ${seme}. ${difetto}`]))).toEqual([]);
  expect(esiti.reduce((somma, { passi }) => somma + passi, 0)).toBeGreaterThan(10);
});
