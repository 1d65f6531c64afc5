import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retribuzioneServizi, type ServizioContratto } from '#shared/calculation/contratto/servizio.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { assenza, codiceDi, importi, mensile, paga, regole, servizio } from './servizi.ts';

describe('pay of a contract', () => {
  it('of a whole month of a short substitute is stipendio, RPD and 13th by the day', () => {
    expect(importi()).toEqual([
      ['STIPENDIO', mensile],
      ['RPD', 19_480],
      ['TREDICESIMA', Math.round((mensile * 30) / 365)],
    ]);
  });

  it('adds the vacancy allowance from April 2025, in the 13th too', () => {
    expect(importi({ competenza: { dal: '2025-07-01', al: '2025-07-31' } })).toEqual([
      ['STIPENDIO', mensile],
      ['VACANZA_CONTRATTUALE', 2_022],
      ['RPD', 20_510],
      ['TREDICESIMA', Math.round(((mensile + 2_022) * 31) / 365)],
    ]);
  });

  it('adds RPD to the contracts that have it and to who won it in court, never to the 13th', () => {
    const conRpd = [
      ['STIPENDIO', mensile],
      ['RPD', 19_480],
      ['TREDICESIMA', Math.round(mensile / 12)],
    ];
    expect(importi({}, 'TD_30_6')).toEqual(conRpd);
  });

  it('has in 2023 alone the supplement of 1,5 % of the stipendio, with its share of the 13th', () => {
    const di = (dal: string, al: string) =>
      importi({ competenza: { dal, al }, profilo: 'COLLABORATORE', oreSettimanali: 3600, oreCattedra: 3600 }).filter(
        ([codice]) => String(codice).includes('EMOLUMENTO'),
      );
    // 16.427,76 ÷ 12 × 1,5 % = 20,53 (gildavenezia.it 01/2023), × 31 ÷ 365 = 1,74.
    expect(di('2023-05-01', '2023-05-31')).toEqual([
      ['EMOLUMENTO_ACCESSORIO', 2_053],
      ['TREDICESIMA_EMOLUMENTO', 174],
    ]);
    expect(di('2023-12-01', '2023-12-31')).toHaveLength(2);
    expect(di('2024-01-01', '2024-01-31')).toEqual([]);
  });

  it('is by hours and by days', () => {
    expect(importi({ competenza: { dal: '2024-11-11', al: '2024-11-20' }, oreSettimanali: 600 })).toEqual([
      ['STIPENDIO', Math.round(mensile / 9)],
      ['RPD', Math.round(19_480 / 9)],
      ['TREDICESIMA', Math.round((Math.round(mensile / 3) * 10) / 365)],
    ]);
  });

  it('cuts a long contract by month, each with the tables of its own', () => {
    const { competenze, giorniDetrazione } = paga({ competenza: { dal: '2023-12-16', al: '2024-02-29' } });
    const stipendi = competenze
      .filter(({ codice }) => codice === 'STIPENDIO')
      .map(({ calcolato, competenza }) => [competenza.dal, calcolato.importo]);
    expect(stipendi).toEqual([
      ['2023-12-16', Math.round((190_316 * 16) / 30)],
      ['2024-01-01', mensile],
      ['2024-02-01', mensile],
    ]);
    expect(
      competenze.some(({ codice, competenza }) => codice === 'VACANZA_CONTRATTUALE' && competenza.dal === '2024-01-01'),
    ).toBe(false);
    expect(giorniDetrazione).toBe(16 + 31 + 29);
  });

  it('explains every item down to its rule', () => {
    for (const { codice, calcolato } of paga({
      competenza: { dal: '2025-07-10', al: '2025-07-31' },
      assenze: [assenza('MALATTIA', '2025-07-14', '2025-07-15')],
    }).competenze) {
      const spiegazione = calcolato.spiega();
      expect(spiegazione.importo).toBe(calcolato.importo);
      expect(spiegazione.testo).toContain('€');
      expect(JSON.stringify(spiegazione)).toContain(
        codice === 'RPD' ? 'contratto.rpd.0-14' : 'contratto.tabellare.docente-laureato.0-8',
      );
    }
  });
});

describe('several contracts', () => {
  const insieme = (...servizi: readonly ServizioContratto[]) => {
    const { competenze, giorniDetrazione, avvisi } = retribuzioneServizi(servizi, 'SUPPLENTE_BREVE', regole);
    return {
      competenze: competenze.map(({ codice, competenza, calcolato }) => [codice, competenza, calcolato.importo]),
      giorniDetrazione,
      avvisi,
    };
  };
  const dal = (inizio: string, fine: string, cambia: Partial<ServizioContratto> = {}) =>
    servizio({ competenza: { dal: inizio, al: fine }, ...cambia });

  it('cut at any day, in any order, pay the same as one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 89 }), (taglio) => {
        const giorno = (passo: number): string => new Date(Date.UTC(2025, 0, 1 + passo)).toISOString().slice(0, 10);
        const assenze = [assenza('MALATTIA', '2025-01-28', '2025-02-03')];
        const uno = dal(giorno(0), giorno(89), { assenze });
        expect(
          insieme(dal(giorno(taglio), giorno(89), { assenze }), dal(giorno(0), giorno(taglio - 1), { assenze })),
        ).toEqual(insieme(uno));
      }),
      { numRuns: 40 },
    );
  });

  it('stay apart across a gap or on different posts', () => {
    expect(insieme(dal('2025-01-01', '2025-01-10'), dal('2025-01-12', '2025-01-20')).competenze).toHaveLength(6);
    expect(
      insieme(dal('2025-01-01', '2025-01-10'), dal('2025-01-11', '2025-01-20', { oreSettimanali: 900 })).competenze,
    ).toHaveLength(6);
    expect(insieme(dal('2025-01-01', '2025-01-10'), dal('2025-01-11', '2025-01-20')).competenze).toHaveLength(3);
    expect(insieme()).toEqual({ competenze: [], giorniDetrazione: 0, avvisi: [] });
    expect(codiceDi(() => insieme(dal('2025-01-10', '2025-01-01')))).toBe('PERIODO_INVERTITO');
  });
});

describe('a registered contract', () => {
  it('is named by every line that comes from it; two joined are both named', () => {
    const uniti = retribuzioneServizi(
      [
        servizio({ competenza: { dal: '2024-11-01', al: '2024-11-10' }, riferimento: 'servizio A' }),
        servizio({ competenza: { dal: '2024-11-11', al: '2024-11-30' }, riferimento: 'servizio B' }),
      ],
      'SUPPLENTE_BREVE',
      regole,
    );
    for (const { calcolato } of uniti.competenze)
      expect(calcolato.spiega().testo).toMatch(/ — servizio A; servizio B$/);
    expect(paga({}).competenze[0]?.calcolato.spiega().ingressi).not.toContainEqual({
      nome: 'servizio',
      valore: 'undefined',
    });
  });
});

describe('situations that cannot be paid', () => {
  it.each<[string, Partial<ServizioContratto>, string]>([
    ['an unknown profile', { profilo: 'PRESIDE' }, 'PROFILO_SCONOSCIUTO'],
    ['an unknown band', { fascia: '3-8' }, 'PROFILO_SCONOSCIUTO'],
    ['an inverted period', { competenza: { dal: '2024-11-30', al: '2024-11-01' } }, 'PERIODO_INVERTITO'],
    ['a day that does not exist', { competenza: { dal: '2024-11-01', al: '2024-11-31' } }, 'SITUAZIONE_NON_VALIDA'],
    ['negative hours', { oreSettimanali: -100 }, 'ORE_FUORI_LIMITI'],
    ['hours over the full post', { oreSettimanali: 1900 }, 'ORE_FUORI_LIMITI'],
    ['an unknown absence', { assenze: [assenza('GITA', '2024-11-04')] }, 'ASSENZA_SCONOSCIUTA'],
    ['an absence the contract cannot have', { assenze: [assenza('ASPETTATIVA', '2024-11-04')] }, 'VOCE_NON_AMMESSA'],
    [
      'overlapping absences',
      { assenze: [assenza('FERIE', '2024-11-04', '2024-11-06'), assenza('MALATTIA', '2024-11-06')] },
      'PERIODI_SOVRAPPOSTI',
    ],
    ['hours of strike given as days', { assenze: [assenza('SCIOPERO_ORARIO', '2024-11-04')] }, 'DATO_MANCANTE'],
    ['an inverted absence', { assenze: [assenza('FERIE', '2024-11-06', '2024-11-04')] }, 'PERIODO_INVERTITO'],
  ])('stops on %s', (_, cambia, codice) => {
    expect(codiceDi(() => paga(cambia))).toBe(codice);
  });

  it('stops where the table has no amount', () => {
    expect(() => paga({ competenza: { dal: '2023-01-31', al: '2023-01-31' } })).toThrow(RegolaMancante);
    expect(
      importi({ competenza: { dal: '2023-01-31', al: '2023-01-31' }, profilo: 'DOCENTE_INFANZIA_PRIMARIA' })[0],
    ).toEqual(['STIPENDIO', Math.round(174_143 / 30)]);
  });
});
