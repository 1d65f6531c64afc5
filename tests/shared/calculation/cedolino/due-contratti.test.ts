import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, importo, motivi, voce } from '../situazioni.ts';

const breve = { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' } as const;
const diRuolo = { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' } as const;

describe('two contracts of one person in one payslip: each line by the contract its service is of', () => {
  test('the unemployment contribution is on the lines of the fixed-term contract alone', () => {
    const pagato = calcolato(
      accessorio({ percettore: diRuolo, voci: [voce(60_000, { contratto: 'SUPPLENTE_BREVE' }), voce(40_000)] }),
    );
    // 600,00 × 1,61 % = 9,66
    expect(importo(pagato, 'INPS_DS')).toBe(966);
    const inverso = calcolato(
      accessorio({ percettore: breve, voci: [voce(60_000, { contratto: 'TI' }), voce(40_000)] }),
    );
    // 400,00 × 1,61 % = 6,44
    expect(importo(inverso, 'INPS_DS')).toBe(644);
  });
  test('one payslip is two: same net and same charges', () => {
    const unito = calcolato(
      accessorio({ percettore: diRuolo, voci: [voce(100_000, { contratto: 'TD_30_6' }), voce(200_000)] }),
    ).totali;
    const [primo, secondo] = [
      calcolato(accessorio({ percettore: { ...diRuolo, contratto: 'TD_30_6' }, voci: [voce(100_000)] })).totali,
      calcolato(accessorio({ percettore: diRuolo, voci: [voce(200_000)] })).totali,
    ];
    expect(unito.oneri).toBe(primo.oneri + secondo.oneri);
    expect(unito.netto).toBe(primo.netto + secondo.netto);
  });
  test('of an all-inclusive amount only contracts with the same charges stand together', () => {
    const insieme = (contratto: 'TD_31_8' | 'TI') =>
      motivi(accessorio({ base: 'LS', percettore: breve, voci: [voce(60_000, { contratto }), voce(40_000)] }));
    expect([insieme('TD_31_8'), insieme('TI')]).toEqual([[], ['VOCE_NON_AMMESSA']]);
  });
});

describe('the substitute tax beside what a waiver would give', () => {
  const conLimite = (rinunciaSostitutiva: boolean, dataPagamento = '2026-06-20') =>
    calcolato(
      accessorio({
        dataPagamento,
        fiscali: {
          aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
          redditoLavoroDipendente: 3_000_000,
          plafondSostitutiva: 50_000,
          rinunciaSostitutiva,
        },
        voci: [voce(100_000, { competenza: { dal: dataPagamento, al: dataPagamento } })],
      }),
    );
  const detto = (rinuncia: boolean, giorno?: string) =>
    conLimite(rinuncia, giorno).avvisi.find(({ codice }) => codice === 'SOSTITUTIVA_A_CONFRONTO')?.messaggio;
  test('is told to who has it and to who waived it, with both amounts', () => {
    // 500,00 × 15 % = 75,00; × 33 % = 165,00
    expect(detto(false)).toBe(
      "Su 500,00 € l'imposta sostitutiva è 75,00 €: con la rinuncia scritta sarebbero 165,00 € di IRPEF.",
    );
    expect(detto(true)).toBe(
      "Su 500,00 € la persona ha rinunciato all'imposta sostitutiva: paga 165,00 € di IRPEF, con la sostitutiva sarebbero 75,00 €.",
    );
    expect([importo(conLimite(false), 'SOSTITUTIVA_15'), importo(conLimite(true), 'SOSTITUTIVA_15')]).toEqual([
      7_500, 0,
    ]);
  });
  test('ends with 2026', () => {
    expect(detto(false, '2026-12-31')).toBeDefined();
    expect(detto(false, '2027-01-13')).toBeUndefined();
    expect(importo(conLimite(false, '2027-01-13'), 'SOSTITUTIVA_15')).toBe(0);
  });
});
