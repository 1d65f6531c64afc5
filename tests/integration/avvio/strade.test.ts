import { expect, test } from 'vitest';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { stati } from '../../simulazione/strade/mondo.ts';
import { searchStato } from '../../simulazione/strade/semi.ts';

/** One state a day, all of them with the whole tests and with `npm run simulazione -- --parte strade`. */
const DEL_GIORNO = sampleOfTheDay(stati, stati.length);

test.each(DEL_GIORNO)(
  'each payment found $quando, with $inviato sent, is accounted, told of, corrected and given back',
  async (stato) => {
    expect(await searchStato(stato)).toEqual([]);
  },
  240_000,
);
