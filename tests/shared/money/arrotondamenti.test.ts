import { describe, expect, test } from 'vitest';
import {
  arrotondatoEuro,
  perDivisoArrotondato,
  perDivisoPerEccesso,
  perDivisoTroncato,
  quota,
  quotaComposta,
  quotaMedia,
  rapportoTroncato,
} from '#shared/money/arrotondamenti.ts';

/** a, b, c, and a × b ÷ c rounded half away from zero, truncated, rounded up. */
const divisioni = [
  [7, 1, 2, 4, 3, 4],
  [-7, 1, 2, -4, -3, -4],
  [7, -1, 2, -4, -3, -4],
  [7, 1, -2, -4, -3, -4],
  [-7, -1, 2, 4, 3, 4],
  [-7, -1, -2, -4, -3, -4],
  [6, 1, 2, 3, 3, 3],
  [10, 1, 3, 3, 3, 4],
  [11, 1, 3, 4, 3, 4],
  [-10, 1, 3, -3, -3, -4],
  [1, 1, 1, 1, 1, 1],
  [0, 1, 5, 0, 0, 0],
  [0, -1, 5, 0, 0, 0],
  [5, 0, -3, 0, 0, 0],
  [1, 1, 1_000, 0, 0, 1],
] as const;

/** The same beyond 2^53, where the product needs whole numbers of any length: 9 × 10^15 is still safe, 10^16 is not. */
const lunghe = [
  [100_000_000, 100_000_001, 100_000_000, 100_000_001, 100_000_001, 100_000_001],
  [100_000_000, 100_000_001, 20_000_000_000, 500_000, 500_000, 500_001],
  [100_000_001, 100_000_001, 2, 5_000_000_100_000_001, 5_000_000_100_000_000, 5_000_000_100_000_001],
  [-100_000_001, 100_000_001, 2, -5_000_000_100_000_001, -5_000_000_100_000_000, -5_000_000_100_000_001],
  [100_000_000, 100_000_001, 3, 3_333_333_366_666_667, 3_333_333_366_666_666, 3_333_333_366_666_667],
  [100_000_000, 100_000_000, 3, 3_333_333_333_333_333, 3_333_333_333_333_333, 3_333_333_333_333_334],
] as const;

describe('a × b ÷ c', () => {
  test.each([...divisioni, ...lunghe])('%i × %i ÷ %i', (a, b, c, ...attesi) => {
    expect([perDivisoArrotondato(a, b, c), perDivisoTroncato(a, b, c), perDivisoPerEccesso(a, b, c)]).toEqual(attesi);
  });

  test.each([perDivisoArrotondato, perDivisoTroncato, perDivisoPerEccesso])(
    '%o takes nothing but integers, and no zero divisor',
    (operazione) => {
      expect(() => operazione(1, 1, 0)).toThrow(new RangeError('Division by zero in a money operation'));
      expect(() => operazione(0.5, 1, 1)).toThrow(new RangeError('Integer expected in a money operation, got 0.5'));
      expect(() => operazione(1, 2 ** 53, 1)).toThrow(
        new RangeError('Integer expected in a money operation, got 9007199254740992'),
      );
      expect(() => operazione(1, 1, Number.NaN)).toThrow(
        new RangeError('Integer expected in a money operation, got NaN'),
      );
    },
  );
});

describe('shares of an amount', () => {
  test('a share is rounded once, half away from zero', () =>
    expect([quota(1_050, 100_000), quota(1_049, 100_000), quota(-1_050, 100_000), quota(100_000, 88_000)]).toEqual([
      105, 105, -105, 8_800,
    ]));

  test('parts at their own rates are summed before rounding', () => {
    expect(
      quotaComposta([
        { importo: 5, aliquota: 50_000 },
        { importo: 5, aliquota: 50_000 },
      ]),
    ).toBe(1);
    expect(
      quotaComposta([
        { importo: -5, aliquota: 50_000 },
        { importo: -5, aliquota: 50_000 },
      ]),
    ).toBe(-1);
    expect(quotaComposta([{ importo: -4, aliquota: 100_000 }])).toBe(0);
    expect(
      quotaComposta([
        { importo: 100_000, aliquota: 230_000 },
        { importo: 50_000, aliquota: 350_000 },
      ]),
    ).toBe(23_000 + 17_500);
    expect(quotaComposta([])).toBe(0);
  });

  test('an amount at the mean rate of the parts of a total', () => {
    const parti = [
      { importo: 100_000, aliquota: 230_000 },
      { importo: 50_000, aliquota: 350_000 },
    ];
    expect(quotaMedia(30_000, parti, 150_000)).toBe((30_000 * 40_500) / 150_000);
    expect(quotaMedia(-30_000, parti, 150_000)).toBe((-30_000 * 40_500) / 150_000);
    expect(quotaMedia(5, [{ importo: 1, aliquota: 1_000_000 }], 10)).toBe(1);
  });

  test('a ratio is cut to four decimals, a tax form takes whole euros from 50 cents up', () => {
    expect([rapportoTroncato(2, 3), rapportoTroncato(1, 1), rapportoTroncato(1, 10_001)]).toEqual([6_666, 10_000, 0]);
    expect([arrotondatoEuro(149), arrotondatoEuro(150), arrotondatoEuro(-150)]).toEqual([1, 2, -2]);
  });
});
