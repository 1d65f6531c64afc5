import { describe, expect, test } from 'vitest';
import { sommaIntegrativa, ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();

describe('supplementary bonus', () => {
  const ti = (
    redditoComplessivo: number,
    impostaLorda: number,
    detrazione: number,
    { elencate = detrazione, giorno = '2026-06-01', giorni = 365, lavoro = impostaLorda } = {},
  ) =>
    trattamentoIntegrativo(
      {
        redditoComplessivo,
        impostaLorda,
        impostaLordaLavoro: lavoro,
        detrazioneLavoro: detrazione,
        detrazioniElencate: elencate,
        giorni,
      },
      giorno,
      regole,
    ).importo;
  test('from 2024 it is enough to exceed the deduction less 75 euro', () =>
    expect([
      ti(900_000, 188_000, 195_500),
      ti(900_000, 188_001, 195_500),
      ti(900_000, 188_001, 188_000, { elencate: 0, giorno: '2023-12-31' }),
      ti(900_000, 188_000, 188_000, { elencate: 0, giorno: '2023-12-31' }),
    ]).toEqual([0, 120_000, 120_000, 0]));
  test('up to 15,000 it is the tax on the pay alone that must exceed the deduction, over it the whole tax is compared', () =>
    expect([
      ti(1_400_000, 322_000, 195_500, { lavoro: 138_000 }),
      ti(1_400_000, 322_000, 195_500, { lavoro: 188_001 }),
      ti(2_000_000, 460_000, 0, { elencate: 500_000, lavoro: 0 }),
    ]).toEqual([0, 120_000, 40_000]));
  test('the 75 euro and the amount follow the days', () =>
    expect(ti(900_000, 100_000, 96_411, { elencate: 0, giorni: 180 })).toBe(59_178));
  test('from 15,000 to 28,000 it is what deductions have in excess, up to 1,200', () =>
    expect([
      ti(1_500_001, 460_000, 0, { elencate: 520_000 }),
      ti(2_000_000, 460_000, 0, { elencate: 460_000 }),
      ti(2_800_000, 460_000, 0, { elencate: 900_000 }),
      ti(2_800_001, 0, 0, { elencate: 900_000 }),
    ]).toEqual([60_000, 0, 120_000, 0]));
});

describe('wedge relief', () => {
  const somma = (reddito: number, giorniPagati = 365, redditoComplessivo = reddito) =>
    sommaIntegrativa(
      { redditoComplessivo, redditoLavoro: reddito, redditoPercentuale: reddito, giorniPagati },
      '2025-06-01',
      regole,
    );
  test.each([
    [850_000, 71_000],
    [850_001, 53_000],
    [1_500_000, 53_000],
    [1_500_001, 48_000],
    [2_000_000, 48_000],
    [2_000_001, 0],
  ])('income %i: %i ppm', (reddito, attesa) => expect(somma(reddito).percentuale).toBe(attesa));
  test('the percentage is that of the income brought to a year, the sum is on the real income', () =>
    expect(somma(200_000, 62)).toMatchObject({
      redditoAnnuo: 1_177_419,
      percentuale: 53_000,
      somma: { importo: 10_600 },
    }));
  test('nothing without paid days', () => expect(somma(200_000, 0).somma.importo).toBe(0));
  test('does not exist before 2025', () =>
    expect(() =>
      sommaIntegrativa(
        { redditoComplessivo: 1, redditoLavoro: 1, redditoPercentuale: 1, giorniPagati: 1 },
        '2024-12-31',
        regole,
      ),
    ).toThrow('Somma integrativa e ulteriore detrazione per lavoro dipendente'));
  test.each([
    [2_000_000, 0],
    [2_000_001, 100_000],
    [3_200_000, 100_000],
    [3_200_001, 100_000],
    [3_600_000, 50_000],
    [4_000_000, 0],
    [4_000_001, 0],
  ])('further deduction, income %i: %i', (reddito, attesa) =>
    expect(ulterioreDetrazione(reddito, 365, '2026-06-01', regole).importo).toBe(attesa),
  );
  test('follows the days', () =>
    expect(ulterioreDetrazione(3_200_000, 200, '2026-06-01', regole).importo).toBe(54_795));
});
