import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, collaborazione, importo, occasionale, voce } from './situazioni.ts';

/** Served in December 2026 and paid on 8 January 2027, or served in January 2027 and paid on the 20th. */
const dicembre = { dal: '2026-12-01', al: '2026-12-31' };
const gennaio = { dal: '2027-01-02', al: '2027-01-10' };
type Tipo = (competenza: typeof dicembre) => SituazioneInput;
const resto = { liquidazione: { anno: 2027, mese: 2 } };
const docente = { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' } as const;
const al = (aliquota: number) => ({ aliquotaMassima: { aliquota, lettaDa: 'prova' } });
const servizio = { profilo: 'DOCENTE_PRIMO_GRADO', oreSettimanali: 1_800, oreCattedra: 1_800 };

const tipi: Readonly<Record<string, Tipo>> = {
  'ACC at the 15 % of 2026': (competenza) =>
    accessorio({
      voci: [voce(50_000, { competenza })],
      fiscali: { ...al(330_000), plafondSostitutiva: 80_000, redditoLavoroDipendente: 3_000_000 },
    }),
  FOR: (competenza) =>
    accessorio({
      tipo: 'FOR',
      percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' },
      voci: [voce(50_000, { competenza })],
    }),
  'EST occasional, all-inclusive': (competenza) =>
    occasionale({ base: 'LS', fiscali: {}, voci: [voce(50_000, { competenza })] }),
  'EST professional': (competenza) =>
    occasionale({
      percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
      fiscali: {},
      voci: [voce(50_000, { competenza })],
    }),
  COC: (competenza) => collaborazione({ voci: [voce(50_000, { competenza })] }),
  ARR: () =>
    accessorio({
      tipo: 'ARR',
      fiscali: { ...al(330_000), redditiBiennio: [2_500_000, 2_500_000] },
      voci: [
        voce(50_000, {
          trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
          competenza: { dal: '2025-03-01', al: '2025-03-31' },
        }),
      ],
    }),
  FER: ({ al: cessazione }) =>
    accessorio({
      tipo: 'FER',
      percettore: docente,
      fiscali: al(230_000),
      voci: [],
      ferie: { ...servizio, cessazione, giorniServizio: 120 },
    }),
  'SUP of an AFAM institute': (competenza) =>
    accessorio({
      tipo: 'SUP',
      scuola: 'AFAM',
      percettore: { ...docente, contratto: 'SUPPLENTE_BREVE' },
      fiscali: { redditoComplessivo: 1_200_000 },
      voci: [],
      servizi: [{ ...servizio, competenza }],
    }),
};

const pagato = (tipo: string, dataPagamento: '2027-01-08' | '2027-01-20') => {
  const situazione = tipi[tipo]?.(dataPagamento === '2027-01-08' ? dicembre : gennaio);
  if (situazione === undefined) throw new Error(`No ${tipo}`);
  return calcolato({ ...situazione, ...resto, dataPagamento });
};
const citate = (tipo: string, giorno: '2027-01-08' | '2027-01-20') =>
  pagato(tipo, giorno).regole.flatMap(({ norma }) => norma.map(({ testo }) => testo));

describe('each kind of run is computed in January 2027, before the figures of the year are printed', () => {
  test.each([
    ['ACC at the 15 % of 2026', 2026, 2027],
    ['FOR', 2026, 2027],
    ['EST occasional, all-inclusive', 2027, 2027],
    ['EST professional', 2027, 2027],
    ['COC', 2026, 2027],
    ['ARR', 2027, 2027],
    ['FER', 2026, 2027],
    ['SUP of an AFAM institute', 2026, 2027],
  ])('%s: by the 12th it is of %i, after it of %i', (tipo, entro, dopo) => {
    expect([pagato(tipo, '2027-01-08').annoFiscale, pagato(tipo, '2027-01-20').annoFiscale]).toEqual([entro, dopo]);
    for (const giorno of ['2027-01-08', '2027-01-20'] as const)
      expect(pagato(tipo, giorno).totali.netto).toBeGreaterThan(0);
  });

  test('the 15 % is withheld on what still belongs to 2026, and ended with it', () => {
    // 500,00 − 8,80 % 44,00 − 0,35 % 1,75 = 454,25; × 15 % = 68,14
    expect(importo(pagato('ACC at the 15 % of 2026', '2027-01-08'), 'SOSTITUTIVA_15')).toBe(6_814);
    expect(importo(pagato('ACC at the 15 % of 2026', '2027-01-20'), 'SOSTITUTIVA_15')).toBe(0);
  });

  test('a collaboration of 2026 takes the Gestione separata of 2026, without a warning; one of 2027 the last known, with one', () => {
    const avvisi = (giorno: '2027-01-08' | '2027-01-20') =>
      pagato('COC', giorno)
        .avvisi.filter(({ codice }) => codice === 'VALORE_DA_AGGIORNARE')
        .map(({ campo }) => campo);
    expect(avvisi('2027-01-08')).toEqual([]);
    expect(avvisi('2027-01-20')).toEqual(['contributi.massimale', 'gestione-separata.aliquote']);
    // 500,00 × 35,03 % = 175,15; a third 58,38
    expect(importo(pagato('COC', '2027-01-08'), 'GESTIONE_SEPARATA_PERCIPIENTE')).toBe(5_838);
  });

  test('the ceiling of a collaboration of 2026 paid by the 12th is that of 2026: over it nothing is due and nobody waits', () => {
    const oltre = collaborazione({
      ...resto,
      dataPagamento: '2027-01-08',
      voci: [voce(50_000, { competenza: dicembre })],
      fiscali: {
        gestioneSeparata: 'CON_DIS_COLL',
        redditoComplessivo: 6_000_000,
        imponibileGestioneSeparataAnno: 12_229_500,
      },
    });
    expect(importo(calcolato(oltre), 'GESTIONE_SEPARATA_PERCIPIENTE')).toBe(0);
  });
});

describe('norms are quoted by date', () => {
  test('the TUIR for what belongs to 2026, from 2027 the act that replaced it', () => {
    const articolo11 = (giorno: '2027-01-08' | '2027-01-20') =>
      citate('COC', giorno).find((norma) => norma.includes('art. 11 TUIR'));
    expect(articolo11('2027-01-08')).toBe('art. 11 TUIR, testo della L. 199/2025, art. 1 c. 3-4');
    expect(articolo11('2027-01-20')).toBe('D.Lgs. 117/2026 (già art. 11 TUIR), testo della L. 199/2025, art. 1 c. 3-4');
    expect(citate('COC', '2027-01-20').filter((norma) => /^art\. \d+ .*TUIR/.test(norma))).toEqual([]);
  });
  test('the deduction for employment goes on under the act, marked as derived', () => {
    const { avvisi } = pagato('COC', '2027-01-20');
    // 1.955,00 × 9 ÷ 365 = 48,21; gross 101,57
    expect(importo(pagato('COC', '2027-01-20'), 'IRPEF')).toBe(10_157 - 4_821);
    expect(avvisi.find(({ campo }) => campo === 'detrazioni.lavoro-dipendente')?.messaggio).toBe(
      '"Detrazione per redditi di lavoro dipendente e assimilati" in vigore dal 01/01/2027: dedotto (D.Lgs. 117/2026 (già art. 13 TUIR)).',
    );
  });
});
