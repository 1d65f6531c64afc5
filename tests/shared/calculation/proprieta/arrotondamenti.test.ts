import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  perDivisoArrotondato,
  perDivisoPerEccesso,
  perDivisoTroncato,
  quota,
  quotaComposta,
} from '#shared/money/arrotondamenti.ts';
import { vale } from './pagamenti.ts';

describe('roundings', () => {
  const interi = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const positivi = fc.integer({ min: 1, max: 1_000_000 });
  test('a half goes away from zero', () =>
    vale(fc.tuple(interi, positivi), ([a, c]) =>
      expect(perDivisoArrotondato(a * 2 + (a >= 0 ? 1 : -1), c, c * 2)).toBe(a >= 0 ? a + 1 : a - 1),
    ));
  test('the error is at most half a unit', () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) =>
      expect(
        Math.abs(Number(BigInt(perDivisoArrotondato(a, b, c)) * BigInt(c) - BigInt(a) * BigInt(b))) * 2,
      ).toBeLessThanOrEqual(c),
    ));
  test('changing sign changes the sign and nothing else', () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) =>
      expect(perDivisoArrotondato(-a, b, c)).toBe(-perDivisoArrotondato(a, b, c) || 0),
    ));
  test('cut ≤ rounded ≤ rounded up, in absolute value', () =>
    vale(fc.tuple(interi, positivi, positivi), ([a, b, c]) => {
      const [troncato, arrotondato, eccesso] = [
        perDivisoTroncato(a, b, c),
        perDivisoArrotondato(a, b, c),
        perDivisoPerEccesso(a, b, c),
      ].map(Math.abs);
      expect([
        (troncato ?? 0) <= (arrotondato ?? 0),
        (arrotondato ?? 0) <= (eccesso ?? 0),
        (eccesso ?? 0) - (troncato ?? 0) <= 1,
      ]).toEqual([true, true, true]);
    }));
  test('one share and the same share composed are equal', () =>
    vale(fc.tuple(interi, fc.integer({ min: 0, max: 1_000_000 })), ([cifra, aliquota]) =>
      expect(quotaComposta([{ importo: cifra, aliquota }])).toBe(quota(cifra, aliquota)),
    ));
  test('a composed share rounds once', () =>
    vale(fc.array(fc.tuple(interi, fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 5 }), (parti) => {
      const composta = quotaComposta(parti.map(([cifra, aliquota]) => ({ importo: cifra, aliquota })));
      const esatta = parti.reduce((totale, [cifra, aliquota]) => totale + BigInt(cifra) * BigInt(aliquota), 0n);
      expect(Math.abs(Number(BigInt(composta) * 1_000_000n - esatta)) * 2).toBeLessThanOrEqual(1_000_000);
    }));
});
