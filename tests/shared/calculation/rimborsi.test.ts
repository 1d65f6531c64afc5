import { describe, expect, test } from 'vitest';
import type { Spesa } from '../../../shared/calculation/situazione/spesa.ts';
import { accessorio, calcolato, collaborazione, importo, motivi, voce } from './situazioni.ts';

const spesa = (resto: Partial<Spesa> = {}): Spesa => ({ luogo: 'ITALIA', tracciabile: false, pasti: 0, ...resto });
const rimborso = (importo: number, propria: Spesa, giorno = '2026-05-12') =>
  voce(importo, { codice: 'R', competenza: { dal: giorno, al: giorno }, trattamento: 'ESENTE', spesa: propria });
const rimborsato = (propria: Spesa, giorno?: string) =>
  calcolato(accessorio({ voci: [rimborso(10_000, propria, giorno)] }));

describe('refunds of food, lodging and hired transport (art. 51 c. 5 TUIR, L. 207/2024 c. 81)', () => {
  test('paid by traceable means in Italy, or abroad in any way: outside income', () => {
    for (const propria of [spesa({ tracciabile: true }), spesa({ luogo: 'ESTERO' })]) {
      const { totali, avvisi } = rimborsato(propria);
      expect([totali.netto, totali.lordoStato, totali.sommeEsenti]).toEqual([10_000, 10_000, 10_000]);
      expect(avvisi.map(({ codice }) => codice)).not.toContain('RIMBORSO_IMPONIBILE');
    }
  });
  test('paid in cash in Italy: contributions, IRPEF and charges, and the payslip says why', () => {
    const pagato = rimborsato(spesa());
    // 100,00 − 8,80 − 0,35 = 90,85; × 33 % = 29,98; net 60,87. School: 24,20 + 8,50
    expect([
      importo(pagato, 'PENSIONE_DIPENDENTE'),
      importo(pagato, 'FONDO_CREDITO'),
      importo(pagato, 'IRPEF'),
      pagato.totali.netto,
      pagato.totali.lordoStato,
    ]).toEqual([880, 35, 2_998, 6_087, 13_270]);
    expect(pagato.avvisi.find(({ codice }) => codice === 'RIMBORSO_IMPONIBILE')?.messaggio).toBe(
      '"Compenso": speso in Italia e non pagato con mezzi tracciabili, il rimborso è reddito e porta contributi e IRPEF (art. 51 c. 5 TUIR; L. 207/2024, art. 1 c. 81).',
    );
  });
  test('spent on the last day of 2024 it is outside income, on the first of 2025 it is income, whenever it is paid', () => {
    expect(rimborsato(spesa(), '2024-12-31').totali.netto).toBe(10_000);
    expect(rimborsato(spesa(), '2025-01-01').totali.netto).toBe(6_087);
  });
  test('never takes the 15 % of accessory pay', () => {
    const fiscali = {
      aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
      plafondSostitutiva: 80_000,
      redditoLavoroDipendente: 3_000_000,
    };
    expect(importo(calcolato(accessorio({ fiscali, voci: [rimborso(10_000, spesa())] })), 'SOSTITUTIVA_15')).toBe(0);
  });
  test('of a collaborator, which is of assimilated income, bears the Gestione separata when in cash', () => {
    const di = (propria: Spesa) =>
      importo(
        calcolato(collaborazione({ voci: [voce(100_000), rimborso(10_000, propria)] })),
        'GESTIONE_SEPARATA_PERCIPIENTE',
      );
    // 1.100,00 × 35,03 % = 385,33, a third 128,44; 1.000,00: 350,30, a third 116,77
    expect([di(spesa()), di(spesa({ tracciabile: true }))]).toEqual([12_844, 11_677]);
  });
});

describe('meals of a day of mission', () => {
  const pasti = (quanti: 1 | 2, spesi: number) =>
    motivi(accessorio({ voci: [rimborso(spesi, spesa({ tracciabile: true, pasti: quanti }))] }));
  test('one up to 22,26, two up to 44,26; a cent more is refused', () => {
    expect([pasti(1, 2_226), pasti(2, 4_426)]).toEqual([[], []]);
    expect([pasti(1, 2_227), pasti(2, 4_427)]).toEqual([['VOCE_NON_AMMESSA'], ['VOCE_NON_AMMESSA']]);
  });
});
