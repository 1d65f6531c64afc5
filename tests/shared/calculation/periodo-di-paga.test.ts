import { describe, expect, test } from 'vitest';
import { giorniCoperti, parteDellAnno } from '#shared/calculation/situazione/periodo-di-paga.ts';

const periodi = (...date: readonly (readonly [string, string])[]) =>
  date.map(([dal, al]) => ({ competenza: { dal, al } }));

describe('days covered', () => {
  test.each([
    ['none', periodi(), 0],
    ['one day', periodi(['2026-01-10', '2026-01-10']), 1],
    ['a month', periodi(['2026-01-01', '2026-01-31']), 31],
    ['the same month twice', periodi(['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31']), 31],
    ['one inside the other', periodi(['2026-01-01', '2026-01-31'], ['2026-01-05', '2026-01-10']), 31],
    ['one that goes on', periodi(['2026-01-01', '2026-01-10'], ['2026-01-08', '2026-01-20']), 20],
    ['side by side', periodi(['2026-01-01', '2026-01-10'], ['2026-01-11', '2026-01-20']), 20],
    ['one that starts on the last day', periodi(['2026-01-01', '2026-01-10'], ['2026-01-10', '2026-01-20']), 20],
    ['apart', periodi(['2026-01-01', '2026-01-02'], ['2026-03-01', '2026-03-02']), 4],
    [
      'in any order',
      periodi(
        ['2026-03-01', '2026-03-02'],
        ['2026-01-01', '2026-01-02'],
        ['2026-02-01', '2026-02-03'],
        ['2026-01-02', '2026-01-04'],
      ),
      2 + 2 + 3 + 2,
    ],
  ])('%s', (_, voci, giorni) => expect(giorniCoperti(voci)).toBe(giorni));
});

describe('part of the year', () => {
  test.each([
    ['whole months are twelfths', periodi(['2026-01-01', '2026-02-28']), { parti: 2, su: 12 }],
    ['the same month once', periodi(['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31']), { parti: 1, su: 12 }],
    [
      'the same month of two years, twice',
      periodi(['2025-01-01', '2025-01-31'], ['2026-01-01', '2026-01-31']),
      { parti: 2, su: 12 },
    ],
    ['never more than a year', periodi(['2024-01-01', '2026-01-31']), { parti: 12, su: 12 }],
    ['a late start counts days', periodi(['2026-01-02', '2026-01-31']), { parti: 30, su: 365 }],
    ['an early end counts days', periodi(['2026-01-01', '2026-01-30']), { parti: 30, su: 365 }],
    [
      'one part month is enough',
      periodi(['2026-01-01', '2026-01-31'], ['2026-02-01', '2026-02-10']),
      { parti: 41, su: 365 },
    ],
    [
      'a month paid in pieces is whole, whether they follow one another or overlap',
      periodi(['2026-01-16', '2026-01-31'], ['2026-01-01', '2026-01-20'], ['2026-02-01', '2026-02-28']),
      { parti: 2, su: 12 },
    ],
    [
      'and in part where a day lacks',
      periodi(['2026-01-01', '2026-01-15'], ['2026-01-17', '2026-01-31']),
      { parti: 30, su: 365 },
    ],
    ['never more days than a year', periodi(['2024-01-02', '2026-01-31']), { parti: 365, su: 365 }],
    ['nothing is the year', periodi(), { parti: 365, su: 365 }],
  ])('%s', (_, voci, parte) => expect(parteDellAnno(voci)).toEqual(parte));
});
