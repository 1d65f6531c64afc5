import { describe, expect, test } from 'vitest';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, motivi, occasionale, voce } from './situazioni.ts';

const aliquotaMassima = { aliquota: 330_000, lettaDa: 'x' };
const dipendente = (altro: object = {}) =>
  ({ tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', ...altro }) as SituazioneInput['percettore'];

describe('filings and codes', () => {
  test.each([
    ['TI', ['SPT', 'F24', 'IRAP', 'MODM']],
    ['TD_31_8', ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'MODM']],
    ['TD_30_6', ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'MODM']],
    ['SUPPLENTE_BREVE', ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'CU', 'MODM']],
  ] as const)('%s', (contratto, attesi) =>
    expect(calcolato(accessorio({ percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' } })).adempimenti).toEqual(
      attesi,
    ),
  );
  test('occasional work goes into UniEmens for its excess only', () => {
    expect(calcolato(occasionale()).adempimenti).toEqual(['F24', 'IRAP', 'CU', 'MODM']);
    const oltre = calcolato(
      occasionale({ fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', compensiOccasionaliAnno: 500_000 } }),
    );
    expect(oltre.adempimenti).toEqual(['UNIEMENS', 'F24', 'IRAP', 'CU', 'MODM']);
    expect(oltre.righe.find(({ codice }) => codice === 'GESTIONE_SEPARATA_SCUOLA')).toMatchObject({
      tributo: 'C10',
      adempimenti: ['UNIEMENS', 'F24', 'CU', 'MODM'],
    });
  });
  test('each line has its F24 code', () => {
    const { righe } = calcolato(
      accessorio({
        percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'ATA' },
        fiscali: {
          aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' },
          plafondSostitutiva: 1_000,
          redditoLavoroDipendente: 0,
        },
      }),
    );
    expect(
      Object.fromEntries(
        righe.filter(({ tributo }) => tributo !== null).map(({ codice, tributo }) => [codice, tributo]),
      ),
    ).toEqual({
      PENSIONE_DIPENDENTE: 'P101',
      FONDO_CREDITO: 'P909',
      SOSTITUTIVA_15: '179E',
      IRPEF: '100E',
      PENSIONE_AMMINISTRAZIONE: 'P101',
      INPS_DS: 'DM10',
      IRAP: '380E',
    });
  });
  test('an item may have its own; what NoiPA pays has none', () => {
    const { righe } = calcolato(
      accessorio({
        opzioni: { simulazione: true },
        voci: [voce(1_000, { codice: 'A', adempimenti: ['CU'] }), voce(1_000, { codice: 'B', canale: 'NOIPA' })],
      }),
    );
    expect(
      righe.filter(({ codice }) => codice === 'A' || codice === 'B').map(({ adempimenti }) => adempimenti),
    ).toEqual([['CU'], []]);
    expect(motivi(accessorio({ voci: [voce(1, { canale: 'NOIPA' })] }))).toEqual(['CANALE_NOIPA']);
  });
  test('municipal schools report pensions and certify', () =>
    expect(calcolato(accessorio({ scuola: 'COMUNALE', enti: { fondoPensione: 'CPDEL' } })).adempimenti).toEqual([
      'UNIEMENS',
      'F24',
      'IRAP',
      'CU',
      'MODM',
    ]));
});

describe('filings of an institute that pays its own staff', () => {
  const inUniemens = (altro: Partial<SituazioneInput>) =>
    calcolato(
      accessorio({
        scuola: 'AFAM',
        tipo: 'ARR',
        voci: [voce(100_000, { utileFineServizio: true, trattamento: 'ORDINARIO' })],
        ...altro,
      }),
    )
      .righe.filter(({ adempimenti, gruppo }) => adempimenti.includes('UNIEMENS') && gruppo !== 'competenze')
      .map(({ codice }) => codice);
  test('TFS, ENAM and the additional contribution, not Espero', () =>
    expect(
      inUniemens({
        percettore: dipendente({ fineServizio: 'TFS', enam: true, espero: true }),
        fiscali: { aliquotaMassima, contributoAggiuntivo: true, imponibileContributivoAnno: 6_000_000 },
      }),
    ).toEqual([
      'PENSIONE_DIPENDENTE',
      'FONDO_CREDITO',
      'CONTRIBUTO_AGGIUNTIVO',
      'TFS_DIPENDENTE',
      'ENAM',
      'PENSIONE_AMMINISTRAZIONE',
      'TFS_AMMINISTRAZIONE',
    ]));
  test('TFR with its reduction, the relief of mothers', () =>
    expect(
      inUniemens({ fiscali: { aliquotaMassima, esoneroMadre: { figli: 3, nascitaFiglioMinore: '2020-01-01' } } }),
    ).toEqual([
      'PENSIONE_DIPENDENTE',
      'FONDO_CREDITO',
      'ESONERO_MADRE',
      'RIDUZIONE_TFR',
      'PENSIONE_AMMINISTRAZIONE',
      'TFR',
    ]));
  test('what NoiPA alone pays feeds none, taxes included; with a line of the school they do', () => {
    const simulata = (...canali: readonly ('NOIPA' | 'BILANCIO')[]) =>
      calcolato(accessorio({ opzioni: { simulazione: true }, voci: canali.map((canale) => voce(1_000, { canale })) }))
        .adempimenti;
    expect([simulata('NOIPA', 'NOIPA'), simulata('NOIPA', 'BILANCIO')]).toEqual([[], ['SPT', 'F24', 'IRAP', 'MODM']]);
  });
});
