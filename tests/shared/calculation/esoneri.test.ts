import { describe, expect, test } from 'vitest';
import { esoneroContributivo, esoneroLavoratriceMadre } from '#shared/calculation/contributi/esoneri.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('reliefs', () => {
  const esonero = (retribuzioneMese: number, giorno: string, tredicesima = false) =>
    esoneroContributivo({ retribuzioneMese, base: retribuzioneMese, tredicesima }, giorno, regole).punti;
  test.each([
    ['2022-06-30', [8_000, 8_000, 0]],
    ['2022-07-01', [20_000, 20_000, 0]],
    ['2023-01-01', [30_000, 20_000, 0]],
    ['2023-06-30', [30_000, 20_000, 0]],
    ['2023-07-01', [70_000, 60_000, 0]],
    ['2024-12-31', [70_000, 60_000, 0]],
  ])('%s: up to 1,923, up to 2,692, beyond', (giorno, attesi) =>
    expect([192_300, 269_200, 269_201].map((retribuzione) => esonero(retribuzione, giorno))).toEqual(attesi),
  );
  test('the thirteenth month: in 2023 it keeps the points of the first half, in 2024 it is left out', () =>
    expect(['2023-06-30', '2023-12-31', '2024-12-31'].map((giorno) => esonero(192_301, giorno, true))).toEqual([
      20_000, 20_000, 0,
    ]));
  test('ends with 2024', () => expect(() => esonero(100, '2025-01-01')).toThrow(RegolaMancante));
  const madre = (
    figli: number,
    nascitaFiglioMinore: string,
    giorno: string,
    contributo = 30_000,
    giaFruitoNelMese = 0,
  ) =>
    esoneroLavoratriceMadre(dato('c', contributo), { figli, nascitaFiglioMinore, giaFruitoNelMese }, giorno, regole)
      .importo;
  test('three children with the youngest under 18; two under 10 in 2024 only', () =>
    expect([
      madre(3, '2008-06-02', '2026-06-01'),
      madre(3, '2008-06-01', '2026-06-01'),
      madre(2, '2020-01-01', '2024-12-31'),
      madre(2, '2014-12-31', '2024-12-31'),
      madre(2, '2020-01-01', '2025-01-01'),
    ]).toEqual([25_000, 0, 25_000, 0, 0]));
  test('within 250 euro a month, and no more than the contribution', () =>
    expect([madre(3, '2015-01-01', '2026-06-01', 30_000, 24_000), madre(3, '2015-01-01', '2026-06-01', 5_000)]).toEqual(
      [1_000, 5_000],
    ));
});
