import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { calcolato, importo, motivi, occasionale, voce } from '../situazioni.ts';

type Pagato = SituazioneInput['percettore'];
const fattura = (percettore: Pagato, quanto: number, altro: Partial<SituazioneInput> = {}) =>
  occasionale({ percettore, fiscali: {}, voci: [voce(quanto)], ...altro });

describe('VAT of an invoice', () => {
  test.each([
    ['RIDOTTA_10', 10_000],
    ['RIDOTTA_5', 5_000],
    ['RIDOTTA_4', 4_000],
    ['ORDINARIA', 22_000],
  ] as const)('%s is paid to the State by the school, for a company', (iva, imposta) => {
    const pagato = calcolato(fattura({ tipo: 'SOCIETA', iva }, 100_000));
    expect([importo(pagato, 'IVA'), importo(pagato, 'IVA_SCISSIONE')]).toEqual([imposta, imposta]);
    expect([pagato.totali.netto, pagato.totali.lordoStato]).toEqual([100_000, 100_000 + imposta]);
  });
  test('by reverse charge it is a cost of the school, on no invoice', () => {
    const pagato = calcolato(fattura({ tipo: 'SOCIETA', iva: 'INVERSIONE' }, 100_000));
    expect([importo(pagato, 'IVA'), importo(pagato, 'IVA_INVERSIONE')]).toEqual([0, 22_000]);
    expect([pagato.totali.netto, pagato.totali.lordoStato]).toEqual([100_000, 122_000]);
  });
  test('an all-inclusive amount holds the reduced rate too', () => {
    // 1.100,00 ÷ 1,10 = 1.000,00
    const pagato = calcolato(fattura({ tipo: 'SOCIETA', iva: 'RIDOTTA_10' }, 110_000, { base: 'LS' }));
    expect(pagato.totali.lordoDipendente).toBe(100_000);
  });
  test('of a professional is paid on the invoice: no split payment where there is a withholding', () => {
    const percettore = {
      tipo: 'PROFESSIONISTA',
      regime: 'ORDINARIO',
      previdenza: 'NESSUNA',
      iva: 'RIDOTTA_10',
    } as const;
    expect(importo(calcolato(fattura(percettore, 100_000)), 'IVA_SCISSIONE')).toBe(0);
  });
  test('of a company after the last day the Union was read to allow it is told of', () => {
    const avvisa = (dataPagamento: string) =>
      calcolato(fattura({ tipo: 'SOCIETA', iva: 'ORDINARIA' }, 100_000, { dataPagamento })).avvisi.some(
        ({ campo }) => campo === 'autonomi.scissione-pagamenti',
      );
    expect([avvisa('2026-06-30'), avvisa('2026-07-01')]).toEqual([false, true]);
  });
  test('is not of who has the flat rate', () =>
    expect(
      motivi(fattura({ tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'RIDOTTA_4' }, 100)),
    ).toEqual(['PERCETTORE_NON_AMMESSO']));
});

describe('several rates on one invoice', () => {
  const righe = [
    voce(100_000, { iva: 'ORDINARIA', descrizione: 'Materiali' }),
    voce(50_000, { iva: 'RIDOTTA_10', descrizione: 'Trasporto' }),
    voce(20_000, { iva: 'ESENTE', descrizione: 'Assicurazione' }),
  ];
  test('of a company: each line by its own, all split to the State', () => {
    const pagato = calcolato(
      occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' }, fiscali: {}, voci: righe }),
    );
    // 1.000,00 × 22 % = 220,00; 500,00 × 10 % = 50,00; nothing on 200,00
    const delCodice = (codice: string) =>
      pagato.righe.filter((riga) => riga.codice === codice).map((riga) => riga.importo);
    expect([delCodice('IVA'), delCodice('IVA_SCISSIONE')]).toEqual([
      [22_000, 5_000],
      [22_000, 5_000],
    ]);
    expect([pagato.totali.netto, pagato.totali.lordoStato]).toEqual([170_000, 197_000]);
  });
  test('of a professional: what the fund adds follows the rate of the fee, one withholding on all', () => {
    const pagato = calcolato(
      occasionale({
        percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
        fiscali: {},
        voci: [voce(100_000), voce(50_000, { iva: 'ORDINARIA' })],
      }),
    );
    // 4 % of 1.000,00 and of 500,00; (500,00 + 20,00) × 22 % = 114,40; 1.500,00 × 20 % = 300,00
    expect(pagato.righe.filter(({ codice }) => codice === 'CONTRIBUTO_FATTURA').map((riga) => riga.importo)).toEqual([
      4_000, 2_000,
    ]);
    expect([importo(pagato, 'IVA'), importo(pagato, 'RITENUTA_ACCONTO')]).toEqual([11_440, 30_000]);
  });
  test('an all-inclusive amount is unbundled line by line', () => {
    // 1.220,00 ÷ 1,22 + 550,00 ÷ 1,10
    const pagato = calcolato(
      occasionale({
        base: 'LS',
        percettore: { tipo: 'SOCIETA', iva: 'ESENTE' },
        fiscali: {},
        voci: [voce(122_000, { iva: 'ORDINARIA' }), voce(55_000, { iva: 'RIDOTTA_10' })],
      }),
    );
    expect([pagato.totali.lordoDipendente, importo(pagato, 'IVA')]).toEqual([150_000, 27_000]);
  });
  test('with one rate alone it is the invoice of always', () => {
    const conVoce = calcolato(
      fattura({ tipo: 'SOCIETA', iva: 'ESENTE' }, 0, { voci: [voce(100_000, { iva: 'ORDINARIA' })] }),
    );
    expect(conVoce.totali).toEqual(calcolato(fattura({ tipo: 'SOCIETA', iva: 'ORDINARIA' }, 100_000)).totali);
  });
  test('the flat rate charges none on any line, and who makes no invoice has no such line', () => {
    const forfettario = {
      tipo: 'PROFESSIONISTA',
      regime: 'FORFETTARIO',
      previdenza: 'NESSUNA',
      iva: 'ESENTE',
    } as const;
    expect(motivi(fattura(forfettario, 0, { voci: [voce(100, { iva: 'RIDOTTA_4' })] }))).toEqual([
      'PERCETTORE_NON_AMMESSO',
    ]);
    expect(motivi(occasionale({ voci: [voce(100_000, { iva: 'RIDOTTA_4' })] }))).toEqual(['VOCE_NON_AMMESSA']);
  });
});

describe('a non-resident with a treaty', () => {
  const pagato = (resto: object) => fattura({ tipo: 'NON_RESIDENTE', ...resto }, 100_000);
  test('bears the reduced rate of the treaty, nothing where it excludes the tax, 30 % without one', () => {
    const ritenuta = (resto: object) => importo(calcolato(pagato(resto)), 'RITENUTA_NON_RESIDENTI');
    expect([ritenuta({ aliquotaConvenzione: 100_000 }), ritenuta({ convenzione: true }), ritenuta({})]).toEqual([
      10_000, 0, 30_000,
    ]);
  });
  test('which both excludes the tax and says a rate withholds the rate', () =>
    expect(
      importo(calcolato(pagato({ convenzione: true, aliquotaConvenzione: 100_000 })), 'RITENUTA_NON_RESIDENTI'),
    ).toBe(10_000));
  test('a rate that is not lower is refused', () =>
    expect(motivi(pagato({ aliquotaConvenzione: 300_000 }))).toEqual(['IMPORTO_FUORI_LIMITI']));
});

describe('what a professional adds', () => {
  test('INPS charge and fund together: the fund on both, the withholding without the fund', () => {
    const percettore = {
      tipo: 'PROFESSIONISTA',
      regime: 'ORDINARIO',
      previdenza: 'RIVALSA_E_CASSA_2',
      iva: 'ORDINARIA',
    } as const;
    const pagato = calcolato(fattura(percettore, 67_000));
    // 670,00 × 4 % = 26,80; 696,80 × 2 % = 13,94; 710,74 × 22 % = 156,36; 696,80 × 20 % = 139,36
    expect(pagato.righe.filter(({ codice }) => codice === 'CONTRIBUTO_FATTURA').map((riga) => riga.importo)).toEqual([
      2_680, 1_394,
    ]);
    expect([importo(pagato, 'IVA'), importo(pagato, 'RITENUTA_ACCONTO')]).toEqual([15_636, 13_936]);
    // All inclusive: 867,10 gives the same fee.
    expect(calcolato(fattura(percettore, 86_710, { base: 'LS' })).totali.lordoDipendente).toBe(67_000);
  });
  test('the stamp is part of the fee of the flat rate, over 77,47 and not at it', () => {
    const percettore = {
      tipo: 'PROFESSIONISTA',
      regime: 'FORFETTARIO',
      previdenza: 'NESSUNA',
      iva: 'ESENTE',
      bollo: true,
    } as const;
    const netto = (quanto: number) => calcolato(fattura(percettore, quanto)).totali.netto;
    expect([netto(7_747), netto(7_748)]).toEqual([7_747, 7_948]);
    expect(motivi(fattura({ ...percettore, regime: 'ORDINARIO' }, 10_000))).toEqual(['VOCE_NON_AMMESSA']);
    expect(motivi(fattura(percettore, 10_000, { base: 'LS' }))).toEqual(['VOCE_NON_AMMESSA']);
  });
});

describe('split payment after the last authorisation that was read', () => {
  type Iva = 'ORDINARIA' | 'ESENTE' | 'INVERSIONE';
  const detti = (iva: Iva, scuola: 'SCUOLA' | 'PARITARIA', dataPagamento: string) =>
    calcolato(
      occasionale({
        scuola,
        dataPagamento,
        liquidazione: { anno: 2026, mese: 7 },
        percettore: { tipo: 'SOCIETA', iva },
        fiscali: {},
      }),
    ).avvisi.filter(({ messaggio }) => messaggio.startsWith('La scissione dei pagamenti')).length;
  test.each<readonly [Iva, 'SCUOLA' | 'PARITARIA', string, number]>([
    ['ORDINARIA', 'SCUOLA', '2026-06-30', 0],
    ['ORDINARIA', 'SCUOLA', '2026-07-01', 1],
    ['ESENTE', 'SCUOLA', '2026-07-01', 0],
    ['INVERSIONE', 'SCUOLA', '2026-07-01', 0],
    ['ORDINARIA', 'PARITARIA', '2026-07-01', 0],
  ])('is told of an invoice that splits its VAT alone: %s, %s, %s', (iva, scuola, giorno, quanti) =>
    expect(detti(iva, scuola, giorno)).toBe(quanti),
  );
});
