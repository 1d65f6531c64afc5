import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, importo, voce } from '../situazioni.ts';

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
  test('an all-inclusive amount is unbundled by the charges of its own contract', () => {
    const insieme = (altro: 'TD_31_8' | 'TI') =>
      calcolato(
        accessorio({ base: 'LS', percettore: breve, voci: [voce(60_000, { contratto: altro }), voce(40_000)] }),
      );
    // 1.000,00 ÷ 1,3431 = 744,55
    expect(insieme('TD_31_8').totali.lordoDipendente).toBe(74_455);
    // 600,00 ÷ 1,3270 = 452,15; 400,00 ÷ 1,3431 = 297,82: 1,61 % on these alone is 4,79
    const misto = insieme('TI');
    expect([misto.totali.lordoDipendente, importo(misto, 'INPS_DS')]).toEqual([45_215 + 29_782, 479]);
    expect(Math.abs(misto.totali.residuoLordoStato)).toBeLessThanOrEqual(3);
  });
  test('of two contracts in an all-inclusive amount, the ceiling of the year is one', () => {
    const conMassimale = (voci: ReturnType<typeof voce>[], giaRaggiunto: number) =>
      calcolato(
        accessorio({
          base: 'LS',
          percettore: breve,
          voci,
          fiscali: {
            aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
            massimale: true,
            imponibileContributivoAnno: giaRaggiunto,
          },
        }),
      ).totali;
    // 500,00 of room: the 400,00 of the payee's contract come first, at 1,3431; the others have 500,00 − 297,82 = 202,18 of it.
    const unito = conMassimale([voce(60_000, { contratto: 'TI' }), voce(40_000)], 12_229_500 - 50_000);
    // 202,18 × 1,3270 = 268,29; (600,00 − 268,29) ÷ 1,0850 = 305,72: 202,18 + 305,72 = 507,90
    expect([unito.lordoDipendente, unito.imponibileContributivo]).toEqual([29_782 + 50_790, 50_000]);
    expect(Math.abs(unito.residuoLordoStato)).toBeLessThanOrEqual(3);
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
