import { describe, expect, test } from 'vitest';
import { accessorio, calcolato, motivi, voce } from '../situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('amounts withheld for others, and rounding', () => {
  test('the payslip does not name the cause', () => {
    const pagato = calcolato(accessorio({ trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1' }] }));
    const riga = pagato.righe.find(({ codice }) => codice === 'TRATTENUTA');
    expect(riga).toMatchObject({
      descrizione: 'Altre trattenute',
      importo: Math.trunc((100_000 - 9_150 - 29_981) / 5),
      adempimenti: ['SPT', 'MODM'],
    });
    expect(JSON.stringify(riga)).not.toMatch(/pignora/i);
  });
  test('beyond the limit an amount is reduced, with a warning', () =>
    expect(
      codici(accessorio({ trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1', importo: 50_000 }] })),
    ).toContain('LIMITE_RAGGIUNTO'));
  test('no union dues on what the school pays', () =>
    expect(motivi(accessorio({ trattenute: [{ tipo: 'QUOTA_SINDACALE', riferimento: 'Q', importo: 1 }] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]));
  test('a net rounded to the euro carries the rest to the next payslip', () => {
    const primo = calcolato(accessorio({ voci: [voce(38_500)], opzioni: { arrotondamentoNetto: true } }));
    expect([primo.totali.netto, primo.totali.arrotondamento, primo.arrotondamentoDaRiportare]).toEqual([
      23_400, -35, 35,
    ]);
    const secondo = calcolato(
      accessorio({ voci: [voce(38_500)], opzioni: { arrotondamentoNetto: true, arrotondamentoPrecedente: 35 } }),
    );
    expect([secondo.totali.netto, secondo.arrotondamentoDaRiportare]).toEqual([23_500, -30]);
  });

  const indicato = (arrotondamentoIndicato: number, arrotondamentoPrecedente = 0) =>
    accessorio({
      voci: [voce(38_500)],
      opzioni: { arrotondamentoNetto: true, arrotondamentoIndicato, arrotondamentoPrecedente },
    });
  test('an entered rounding takes the place of the automatic one and passes on what is left', () => {
    const { totali, righe, arrotondamentoDaRiportare } = calcolato(indicato(-100));
    expect([totali.netto, totali.arrotondamento, arrotondamentoDaRiportare]).toEqual([23_335, -100, 100]);
    expect(righe.find(({ codice }) => codice === 'ARROTONDAMENTO')?.descrizione).toBe('Arrotondamento indicato');
    expect(calcolato(indicato(35, 35)).arrotondamentoDaRiportare).toBe(0);
    expect(calcolato(indicato(0)).righe.some(({ codice }) => codice === 'ARROTONDAMENTO')).toBe(false);
  });
  test('an entered rounding that would leave more than a euro is refused', () =>
    expect(motivi(indicato(-100, 1))).toEqual(['IMPORTO_FUORI_LIMITI']));
});
