import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maggioriResti } from '#shared/money/ripartizione.ts';

describe('shares of an amount by weights', () => {
  test('the cents left over go to the largest remainders, the earlier part among equals', () => {
    // 100 × 1/3 = 33,33…: one cent is left, the three remainders are equal.
    expect(maggioriResti(100, [1, 1, 1])).toEqual([34, 33, 33]);
    // 101 × 50/150 = 33,67 and 101 × 100/150 = 67,33: the first has the larger remainder.
    expect(maggioriResti(101, [50, 100])).toEqual([34, 67]);
  });
  test('whatever place they have, and as many as there are cents', () => {
    // 10 × 1/6, 3/6, 2/6 = 1,67, 5,00 and 3,33: the cent goes to the first, and the last when it has the larger remainder.
    expect(maggioriResti(10, [1, 3, 2])).toEqual([2, 5, 3]);
    expect(maggioriResti(10, [2, 3, 1])).toEqual([3, 5, 2]);
    // 5 × 1/4, 1/4, 2/4 = 1,25, 1,25 and 2,50; 7 gives 1,75, 1,75 and 3,50: two cents, for the first two.
    expect(maggioriResti(5, [1, 1, 2])).toEqual([1, 1, 3]);
    expect(maggioriResti(7, [1, 1, 2])).toEqual([2, 2, 3]);
    expect(maggioriResti(2, [1, 1, 1])).toEqual([1, 1, 0]);
  });
  test('a recovery beside a payment takes its part with its sign', () => {
    expect(maggioriResti(880, [15_000, -5_000])).toEqual([1_320, -440]);
  });
  test('weights that are all recoveries share as those of payments', () =>
    expect(maggioriResti(10, [-1, -3, -2])).toEqual([2, 5, 3]));
  test('weights without a sum give the whole to the last part', () => {
    expect(maggioriResti(7, [10, -10])).toEqual([0, 7]);
  });
  test('shares always sum to the amount, and none is a cent away from its exact part', () => {
    const peso = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.array(peso, { minLength: 1, maxLength: 12 }),
        (totale, pesi) => {
          const quote = maggioriResti(totale, pesi);
          expect(quote.reduce((a, b) => a + b, 0)).toBe(totale);
          const somma = pesi.reduce((a, b) => a + b, 0);
          if (somma !== 0)
            quote.forEach((quota, indice) =>
              expect(Math.abs(quota - (totale * (pesi[indice] ?? 0)) / somma)).toBeLessThan(1.001),
            );
        },
      ),
    );
  });
});
