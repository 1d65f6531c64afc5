import { describe, expect, test } from 'vitest';
import { detrazioniPerFamiglia, etaCompiuta } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { Familiare } from '#shared/calculation/situazione/fiscale.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('deduction for employees', () => {
  const det = (redditoComplessivo: number, giorno = '2026-06-01', giorni = 365, tempoDeterminato = false) =>
    detrazioneLavoro({ redditoComplessivo, giorni, tempoDeterminato, minimo: true }, giorno, regole);
  test.each([
    ['2023-12-31', 1_500_000, 188_000],
    ['2024-01-01', 1_500_000, 195_500],
    ['2026-12-31', 1_500_000, 195_500],
    ['2026-06-01', 1_500_100, 191_000 + 118_988],
    ['2026-06-01', 2_800_000, 191_000],
    ['2026-06-01', 2_800_001, Math.round(191_000 * 0.9999)],
    ['2026-06-01', 4_999_999, 0],
    ['2026-06-01', 5_000_000, 0],
    ['2026-06-01', 5_000_001, 0],
  ])('%s, income %i: %i', (giorno, reddito, attesa) => expect(det(reddito, giorno).comma1.importo).toBe(attesa));
  test('the ratio is cut at its fourth digit', () => expect(det(2_724_300).rapporto).toBe(582));
  test('the increase goes from above 25,000 to 35,000 included', () =>
    expect([2_500_000, 2_500_001, 3_500_000, 3_500_001].map((reddito) => det(reddito).maggiorazione.importo)).toEqual([
      0, 6_500, 6_500, 0,
    ]));
  test('the minimums do not follow the days', () =>
    expect([
      det(900_000, '2025-06-01', 100).comma1.importo,
      det(900_000, '2025-06-01', 100, true).comma1.importo,
      det(900_000, '2025-06-01', 200).comma1.importo,
    ]).toEqual([69_000, 138_000, 107_123]));
  test('more than 365 days give no more: a leap year counts 365', () =>
    expect(det(900_000, '2024-06-01', 366).comma1.importo).toBe(195_500));
  test('there is no minimum outside the balance', () =>
    expect(
      detrazioneLavoro(
        { redditoComplessivo: 900_000, giorni: 10, tempoDeterminato: true, minimo: false },
        '2026-06-01',
        regole,
      ).comma1.importo,
    ).toBe(Math.round((195_500 * 10) / 365)));
  test('from 2027 the act that replaces the TUIR carries the same article on', () =>
    expect(det(900_000, '2027-01-01').comma1.importo).toBe(det(900_000, '2026-12-31').comma1.importo));
});

describe('deductions for dependants', () => {
  const per = (familiare: unknown, reddito: number, giorno = '2026-06-01') =>
    detrazioniPerFamiglia([Familiare.parse(familiare)], reddito, giorno, regole).importo;
  const coniuge = { tipo: 'CONIUGE' };
  test.each([
    [0, 80_000],
    [750_000, 80_000 - 5_500],
    [1_500_000, 69_000],
    [1_500_001, 69_000],
    [2_900_000, 69_000],
    [2_900_001, 70_000],
    [2_920_001, 71_000],
    [3_470_001, 72_000],
    [3_500_001, 71_000],
    [3_510_001, 70_000],
    [3_520_001, 69_000],
    [4_000_000, 69_000],
    [6_000_000, 34_500],
    [8_000_000, 0],
    [9_000_000, 0],
  ])('spouse, income %i: %i', (reddito, attesa) => expect(per(coniuge, reddito)).toBe(attesa));
  test('a child counts from the month of its 21 years; from 2025 until that of its 30, but for disability', () => {
    const nato = (nascita: string, disabile = false) => ({ tipo: 'FIGLIO', nascita, disabile });
    expect([per(nato('2006-01-01'), 0), per(nato('2005-06-30'), 0), per(nato('2005-01-01'), 0)]).toEqual([
      0, 55_417, 95_000,
    ]);
    expect([
      per(nato('1996-12-31'), 0),
      per(nato('1996-06-01'), 0),
      per(nato('1995-12-31'), 0),
      per(nato('1996-06-01', true), 0),
      per(nato('1990-01-01'), 0, '2024-12-31'),
    ]).toEqual([95_000, 47_500, 0, 95_000, 95_000]);
  });
  test('the threshold rises by 15,000 for each child after the first', () => {
    const figli = [
      { tipo: 'FIGLIO', nascita: '2003-01-01' },
      { tipo: 'FIGLIO', nascita: '2002-01-01' },
    ].map((figlio) => Familiare.parse(figlio));
    expect(detrazioniPerFamiglia(figli, 5_500_000, '2026-06-01', regole).importo).toBe((2 * 95_000) / 2);
  });
  test('from 2025 other relatives only when they are ascendants who live together', () =>
    expect([
      per({ tipo: 'ALTRO' }, 0, '2024-12-31'),
      per({ tipo: 'ALTRO' }, 0),
      per({ tipo: 'ALTRO', ascendenteConvivente: true, mesi: 6 }, 4_000_000),
    ]).toEqual([75_000, 0, 18_750]));
  test('an age is reached on the birthday', () =>
    expect([etaCompiuta('2000-06-02', '2026-06-01'), etaCompiuta('2000-06-01', '2026-06-01')]).toEqual([25, 26]));
});

test('a child who is not yet, or no more, of age for the deduction makes no other one worth more', () => {
  const figlio = (nascita: string) => Familiare.parse({ tipo: 'FIGLIO', nascita });
  const con = (...nascite: readonly string[]) =>
    detrazioniPerFamiglia(nascite.map(figlio), 4_000_000, '2026-06-20', regole).importo;
  expect(con('2003-01-01')).toBeGreaterThan(0);
  expect(con('2003-01-01', '2006-01-01')).toBe(con('2003-01-01'));
  expect(con('2003-01-01', '1990-01-01')).toBe(con('2003-01-01'));
});
