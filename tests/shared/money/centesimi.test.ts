import { expect, test } from 'vitest';
import { formatAliquota, formatEuro, formatImporto, formatOre, isCentesimi, somma } from '#shared/money/centesimi.ts';

test('an amount is an integer that a number holds exactly', () =>
  expect([0, -1, 2 ** 53 - 1, 2 ** 53, 0.5, Number.NaN, '1', null].map(isCentesimi)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]));

test('a sum of amounts is exact', () => expect([somma([]), somma([10, 20, -5])]).toEqual([0, 10 + 20 - 5]));

test('amounts are written as a person reads them', () => {
  expect([0, 5, -5, 99, 100, -123_456, 99_999, 100_000, 123_456_789, 123_456_789_012].map(formatImporto)).toEqual([
    '0,00',
    '0,05',
    '-0,05',
    '0,99',
    '1,00',
    '-1.234,56',
    '999,99',
    '1.000,00',
    '1.234.567,89',
    '1.234.567.890,12',
  ]);
  expect(formatEuro(123_456)).toBe('1.234,56 €');
});

test('rates have two decimals, and up to four when they need them', () =>
  expect([0, 88_000, -88_000, 350_300, 233_533, 5, 16_100, 100_350, 1_000_000, 100_050].map(formatAliquota)).toEqual([
    '0,00 %',
    '8,80 %',
    '-8,80 %',
    '35,03 %',
    '23,3533 %',
    '0,0005 %',
    '1,61 %',
    '10,035 %',
    '100,00 %',
    '10,005 %',
  ]));

test('hours have only the decimals they need', () =>
  expect([0, 3_000, 150, -150, 125, 5, 100, 1_005].map(formatOre)).toEqual([
    '0',
    '30',
    '1,5',
    '-1,5',
    '1,25',
    '0,05',
    '1',
    '10,05',
  ]));
