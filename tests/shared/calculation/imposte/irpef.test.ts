import { describe, expect, test } from 'vitest';
import {
  aliquoteMassimeAmmesse,
  irpefAliquotaMassima,
  irpefLorda,
  irpefLordaDelPeriodo,
  irpefSeparata,
} from '#shared/calculation/imposte/irpef.ts';
import { imponibileSostitutiva, plafondSpettante } from '#shared/calculation/imposte/sostitutiva.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { sostitutivaAccessorio } from '#shared/rules/irpef.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const regole = regoleCorrenti();
const euro = (importo: number) => Math.trunc(importo * 100);
const lorda = (imponibile: number, giorno: string) =>
  irpefLorda(dato('imponibile', imponibile), giorno, regole).importo;

describe('IRPEF by brackets', () => {
  test.each([
    ['2023-06-01', euro(15_000), 345_000],
    ['2023-06-01', euro(28_000), 345_000 + 1_300_000 * 0.25],
    ['2023-06-01', euro(50_000), 1_440_000],
    ['2023-12-31', 5_000_100, 1_440_000 + 43],
    ['2024-01-01', euro(28_000), 644_000],
    ['2025-12-31', euro(50_000), 644_000 + 2_200_000 * 0.35],
    ['2024-06-01', 2_800_100, 644_000 + 35],
    ['2026-01-01', euro(50_000), 644_000 + 2_200_000 * 0.33],
    ['2026-06-01', 2_800_100, 644_000 + 33],
    ['2026-06-01', 0, 0],
    ['2017-06-01', euro(38_000), 345_000 + 351_000 + 380_000],
  ])('%s on %i cents: %i', (giorno, imponibile, attesa) => expect(lorda(imponibile, giorno)).toBe(attesa));

  test('of a month: its brackets are a twelfth of those of the year', () => {
    const mese = (imponibile: number) =>
      irpefLordaDelPeriodo(dato('i', imponibile), { parti: 1, su: 12 }, '2026-06-01', regole).importo;
    expect(mese(233_333)).toBe(53_667);
    expect(mese(243_333)).toBe(53_667 + 3_300);
    expect(mese(0)).toBe(0);
  });

  test('the explanation says how much falls into each bracket', () => {
    const { ingressi, testo } = irpefLorda(dato('imponibile', euro(60_000)), '2026-06-01', regole).spiega();
    expect(ingressi).toEqual([
      { nome: 'scaglione 23,00 %', valore: '28.000,00 €' },
      { nome: 'scaglione 33,00 %', valore: '22.000,00 €' },
      { nome: 'scaglione 43,00 %', valore: '10.000,00 €' },
    ]);
    expect(testo).toContain('IRPEF lorda su 60.000,00 € = 18.000,00 €');
  });
});

describe('highest rate', () => {
  test.each([
    ['2023-12-31', [230_000, 250_000, 350_000, 430_000]],
    ['2024-01-01', [230_000, 350_000, 430_000]],
    ['2025-12-31', [230_000, 350_000, 430_000]],
    ['2026-01-01', [230_000, 330_000, 430_000]],
  ])('%s', (giorno, attese) => expect(aliquoteMassimeAmmesse(giorno, regole)).toEqual(attese));
  test('one that is not of the year is refused, saying which are', () =>
    expect(() => irpefAliquotaMassima(dato('i', 100), 350_000, '2026-01-01', regole)).toThrow(
      '35,00 % non è tra quelle del 2026 (23,00 %, 33,00 %, 43,00 %)',
    ));
  test('without a rate, that of the first bracket', () =>
    expect(irpefAliquotaMassima(dato('i', 10_000), null, '2026-01-01', regole).importo).toBe(2_300));
});

describe('separate taxation', () => {
  const separata = (a: number, b: number) => irpefSeparata(dato('arretrati', 100_000), [a, b], '2026-06-01', regole);
  test('tax on the mean income of two years', () =>
    expect(separata(3_400_000, 3_000_000)).toMatchObject({
      redditoMedio: 3_200_000,
      impostaSulMedio: 776_000,
      aliquotaMedia: 242_500,
      imposta: { importo: 24_250 },
    }));
  test('a year without income: half of the other', () =>
    expect(separata(0, 3_000_000)).toMatchObject({ redditoMedio: 1_500_000, imposta: { importo: 23_000 } }));
  test('no income: the first bracket', () =>
    expect(separata(0, 0)).toMatchObject({ aliquotaMedia: 230_000, imposta: { importo: 23_000 } }));
});

describe('substitute tax', () => {
  const regola = regole.inVigore(sostitutivaAccessorio, '2026-06-01');
  test('the limit of income and that of the year are included', () =>
    expect([
      plafondSpettante(5_000_000, 80_001, regola),
      plafondSpettante(5_000_001, 80_000, regola),
      plafondSpettante(0, 100, regola),
    ]).toEqual([80_000, 0, 100]));
  test('up to the limit, the rest is ordinary', () => {
    const { base, ordinario, imposta } = imponibileSostitutiva(dato('i', 100_000), 110_000, 80_000, regola);
    expect([base.importo, ordinario.importo, imposta.importo]).toEqual([80_000, 20_000, 12_000]);
  });
  test('were the limit on the gross, it would count in proportion', () => {
    const sulLordo = { ...regola, valore: { ...regola.valore, limiteSu: 'LORDO' as const } };
    expect(imponibileSostitutiva(dato('i', 90_000), 100_000, 80_000, sulLordo).base.importo).toBe(72_000);
    expect(imponibileSostitutiva(dato('i', 70_000), 79_999, 80_000, sulLordo).base.importo).toBe(70_000);
  });
  test('in 2026 only', () =>
    expect(
      ['2025-12-31', '2027-01-01'].map((giorno) => {
        try {
          return regole.inVigore(sostitutivaAccessorio, giorno).dal;
        } catch {
          return null;
        }
      }),
    ).toEqual([null, null]));
});
