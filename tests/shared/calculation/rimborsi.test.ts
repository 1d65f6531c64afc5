import { describe, expect, test } from 'vitest';
import type { Spesa } from '#shared/calculation/situazione/spesa.ts';
import { accessorio, calcolato, collaborazione, importo, motivi, occasionale, supplenza, voce } from './situazioni.ts';

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

describe('the pay period of a collaborator is that of the work', () => {
  const fiscali = { gestioneSeparata: 'SENZA_DIS_COLL', redditoComplessivo: 1_400_000 } as const;
  const gennaio = { dal: '2026-01-01', al: '2026-01-31' };
  const oltre = { dal: '2026-02-01', al: '2026-03-31' };
  const compenso = voce(100_000, { competenza: gennaio });
  const viaggio = voce(20_404, { codice: 'R', competenza: oltre, trattamento: 'ESENTE' });
  const figure = (resto: Parameters<typeof collaborazione>[0]) => {
    const pagato = calcolato(collaborazione(resto));
    return [importo(pagato, 'IRPEF'), importo(pagato, 'TRATTAMENTO_INTEGRATIVO'), pagato.progressivi.giorniPagati];
  };
  test('a refund of other months gives no days: tax, trattamento integrativo and days are those of the fee', () => {
    // 887,60 × 23 % = 204,15 − 1.955,00 × 31/365 = 166,04; 1.200,00 × 31/365 = 101,92
    const solo = figure({ fiscali, voci: [compenso] });
    expect(solo).toEqual([3_811, 10_192, 31]);
    expect(figure({ fiscali, voci: [compenso, viaggio] })).toEqual(solo);
  });
  test('a refund alone pays no trattamento integrativo, not even to who has said the days', () => {
    expect(figure({ fiscali, voci: [viaggio] })).toEqual([0, 0, 0]);
    expect(figure({ fiscali: { ...fiscali, giorniDetrazione: 240 }, voci: [viaggio] })).toEqual([0, 0, 0]);
  });
  test('a sum of the year taken back does not count its month again', () => {
    const ripreso = voce(20_000, { codice: 'P', competenza: oltre, recupero: 'ANNO' });
    expect(figure({ fiscali, voci: [compenso, ripreso] })).toEqual([0, 10_192, 31]);
  });
  test("a substitute's brackets are those of the service", () => {
    const irpef = (voci: readonly ReturnType<typeof voce>[]) =>
      importo(
        calcolato(
          supplenza('2026-01-01', '2026-01-31', { fiscali: { redditoComplessivo: 4_000_000 }, voci: [...voci] }),
        ),
        'IRPEF',
      );
    const premio = voce(300_000, { competenza: gennaio, trattamento: 'ORDINARIO' });
    expect(irpef([premio, viaggio])).toBe(irpef([premio]));
  });
  test("an outsider's brackets are those of the months of the fee", () => {
    const estraneo = { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' } as const;
    const irpef = (voci: readonly ReturnType<typeof voce>[]) =>
      importo(calcolato(occasionale({ percettore: estraneo, fiscali: {}, voci: [...voci] })), 'IRPEF');
    const grande = voce(300_000, { competenza: gennaio, trattamento: 'ORDINARIO' });
    // 2.333,33 × 23 % = 536,67; 666,67 × 33 % = 220,00
    expect([irpef([grande]), irpef([grande, viaggio])]).toEqual([75_667, 75_667]);
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
