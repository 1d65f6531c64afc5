import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, importo, voce } from './situazioni.ts';

describe('unused leave paid by 12 January belongs to the year it was earned in (art. 51 c. 1 TUIR)', () => {
  const ferie = (dataPagamento: string, cessazione = '2025-08-31') =>
    calcolato(
      accessorio({
        tipo: 'FER',
        dataPagamento,
        liquidazione: { anno: 2026, mese: 2 },
        percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
        fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'prova' } },
        voci: [],
        ferie: {
          cessazione,
          profilo: 'DOCENTE_PRIMO_GRADO',
          oreSettimanali: 1_800,
          oreCattedra: 1_800,
          giorniServizio: 180,
        },
      }),
    ).annoFiscale;
  test('ended in August 2025: paid on 12 January 2026 it is of 2025, the day after of 2026', () =>
    expect([ferie('2026-01-12'), ferie('2026-01-13')]).toEqual([2025, 2026]));
  test('ended in January 2026, paid on 12 January, it is of 2026', () =>
    expect(ferie('2026-01-12', '2026-01-05')).toBe(2026));
});

describe("a mother's data do not hide the relief of 2024 from who is not entitled to hers (L. 213/2023 c. 15)", () => {
  const maggio2024 = (figli: number, giaFruitoNelMese = 0) =>
    calcolato(
      accessorio({
        dataPagamento: '2024-06-20',
        liquidazione: { anno: 2024, mese: 6 },
        fiscali: {
          aliquotaMassima: { aliquota: 230_000, lettaDa: 'prova' },
          retribuzioneMeseEsonero: 190_000,
          esoneroMadre: { figli, nascitaFiglioMinore: '2020-01-01', giaFruitoNelMese },
        },
        voci: [voce(100_000, { competenza: { dal: '2024-05-01', al: '2024-05-31' } })],
      }),
    );
  test('one child: 7 % of 1.000,00 = 70,00, and no line of mothers', () => {
    expect(importo(maggio2024(1), 'ESONERO_IVS')).toBe(-7_000);
    expect(importo(maggio2024(1), 'ESONERO_MADRE')).toBe(0);
  });
  test('two children under ten: the whole 88,00 of the contribution, not the other', () => {
    expect(importo(maggio2024(2), 'ESONERO_MADRE')).toBe(-8_800);
    expect(importo(maggio2024(2), 'ESONERO_IVS')).toBe(0);
  });
  test('who has used the 250,00 of the month has neither', () => {
    expect(importo(maggio2024(2, 25_000), 'ESONERO_MADRE')).toBe(0);
    expect(importo(maggio2024(2, 25_000), 'ESONERO_IVS')).toBe(0);
  });
});
