import { expect, test } from 'vitest';
import { sampleOfTheDay, wholeAsked } from '#support/sample-of-the-day.ts';
import { compareFor, keptSequences } from '../../simulazione/confronto/semi.ts';

/** A quarter of a minute, in which one kept sequence a day is gone through; all of them with the whole tests, any number with `npm run simulazione`. */
const SECONDI = Number(process.env.SIMULAZIONE_SECONDI ?? 15);
const GIORNO_MS = 86_400_000;

test('an office with the ledger beside it: money, marks and filings are those of the norms after each step', async () => {
  const note = await keptSequences();
  const esiti = await compareFor(wholeAsked ? SECONDI * note.length : SECONDI, Math.trunc(Date.now() / GIORNO_MS), {
    kept: sampleOfTheDay(note, note.length),
  });
  expect(
    esiti.flatMap(({ seme, passi, differenza }) =>
      differenza === null ? [] : [`Seed ${seme}. ${differenza}: ${passi.join(', ')}`],
    ),
  ).toEqual([]);
  expect(esiti.reduce((somma, { passi }) => somma + passi.length, 0)).toBeGreaterThan(5);
});
