import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { detrazioniPerFamiglia } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import {
  accessorio,
  calcolato,
  collaborazione,
  diAnniPrecedenti,
  importo,
  motivi,
  occasionale,
  voce,
} from './situazioni.ts';

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

describe('the ceilings of the year are one for current lines and those of earlier years', () => {
  const diPrima = (importo: number) => voce(importo, { ...diAnniPrecedenti, codice: 'V2' });
  const insieme = (fiscali: object, voci = [voce(300_000), diPrima(300_000)]) =>
    calcolato(
      accessorio({
        tipo: 'ARR',
        fiscali: {
          aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
          redditiBiennio: [2_500_000, 2_500_000],
          ...fiscali,
        },
        voci,
      }),
    );
  // 2026: the first band ends at 56.224,00. 54.224,00 + 3.000,00 passes it by 1.000,00, the other 3.000,00 are all over it: 1 % of 4.000,00
  test('the 1 % over the first band begins where the current lines end', () =>
    expect(
      importo(insieme({ contributoAggiuntivo: true, imponibileContributivoAnno: 5_422_400 }), 'CONTRIBUTO_AGGIUNTIVO'),
    ).toBe(4_000));
  // 2026: 122.295,00. With 1.000,00 left, 800,00 + 800,00 contribute on 1.000,00
  test('what is left of the ceiling is shared, not doubled', () =>
    expect(
      insieme({ massimale: true, imponibileContributivoAnno: 12_229_500 - 100_000 }, [voce(80_000), diPrima(80_000)])
        .totali.imponibileContributivo,
    ).toBe(100_000));
  test('one payslip withholds what two would', () => {
    const fiscali = { contributoAggiuntivo: true, imponibileContributivoAnno: 5_422_400 };
    const prima = insieme(fiscali, [voce(300_000)]);
    const seconda = insieme({ ...fiscali, imponibileContributivoAnno: 5_722_400 }, [diPrima(300_000)]);
    expect(importo(insieme(fiscali), 'CONTRIBUTO_AGGIUNTIVO')).toBe(
      importo(prima, 'CONTRIBUTO_AGGIUNTIVO') + importo(seconda, 'CONTRIBUTO_AGGIUNTIVO'),
    );
  });
});

describe('a child counts from the month of 21 years to the month of 30 (art. 12 c. 3 TUIR)', () => {
  const detrazione = (nascita: string, mesi: number, disabile = false) =>
    detrazioniPerFamiglia(
      [{ tipo: 'FIGLIO', nascita, mesi, quota: 1_000_000, disabile, ascendenteConvivente: false }],
      2_000_000,
      '2026-12-20',
      regoleCorrenti(),
    ).importo;
  // (95.000 − 20.000) ÷ 95.000 = 0,7894 × 950,00 = 749,93 a year; × 10/12 = 624,94; × 11/12 = 687,44
  test.each([
    ['thirty in November, ten months entered: all ten', '1996-11-15', 10, 62_494],
    ['thirty in November, the year entered: eleven', '1996-11-15', 12, 68_744],
    ['thirty in January: one', '1996-01-31', 12, 6_249],
    ['thirty the year before: none', '1995-12-31', 12, 0],
    ['twenty-one in December: one', '2005-12-02', 12, 6_249],
    ['twenty-one the year after: none', '2006-01-01', 12, 0],
  ])('%s', (_caso, nascita, mesi, importo) => expect(detrazione(nascita, mesi)).toBe(importo));
  test('the age ends nothing for a disabled child', () => expect(detrazione('1990-01-01', 12, true)).toBe(74_993));
});

describe('separate taxation is for earlier years (art. 17 c. 1 b TUIR)', () => {
  const arretrato = (dal: string, al: string, dataPagamento = '2026-06-20') =>
    motivi(
      accessorio({
        tipo: 'ARR',
        dataPagamento,
        fiscali: {
          aliquotaMassima: { aliquota: 330_000, lettaDa: 'prova' },
          redditiBiennio: [2_500_000, 2_500_000],
        },
        voci: [voce(50_000, { trattamento: 'ARRETRATO_ANNI_PRECEDENTI', competenza: { dal, al } })],
      }),
    );
  test('a service all in the year of payment is refused, one of December before is not', () => {
    expect(arretrato('2026-01-01', '2026-03-31')).toEqual(['VOCE_NON_AMMESSA']);
    expect(arretrato('2025-12-01', '2025-12-31')).toEqual([]);
    expect(arretrato('2025-12-01', '2026-01-31')).toEqual([]);
  });
});

describe('a flat-rate professional is in the certification for fees paid until 2023 (D.Lgs. 1/2024 art. 3)', () => {
  const adempimenti = (dataPagamento: string) =>
    calcolato(
      accessorio({
        tipo: 'EST',
        dataPagamento,
        liquidazione: { anno: Number(dataPagamento.slice(0, 4)), mese: Number(dataPagamento.slice(5, 7)) },
        percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', iva: 'ESENTE', previdenza: 'NESSUNA' },
        fiscali: {},
      }),
    ).adempimenti;
  test('the last day of 2023 yes, the first of 2024 no', () => {
    expect(adempimenti('2023-12-31')).toContain('CU');
    expect(adempimenti('2024-01-01')).not.toContain('CU');
  });
});

describe('surtaxes larger than the net are cut to it, and third parties take nothing of what is not there', () => {
  test('with a garnishment too', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: { regione: 'LAZIO', comune: 'H501', saldoRegionale: { residuo: 100_000, rate: 1 } },
        },
        voci: [voce(10_000)],
        trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'Atto 1/2026', residuo: 50_000 }],
      }),
    );
    expect([pagato.totali.netto, importo(pagato, 'TRATTENUTA')]).toEqual([0, 0]);
    expect(pagato.avvisi.map(({ codice }) => codice)).toContain('CONGUAGLIO_INCAPIENTE');
  });
});

describe('what a professional owes to the collection agent is paid to it (art. 48-bis c. 1-ter DPR 602/1973)', () => {
  const compenso = (debito: number) =>
    calcolato(
      accessorio({
        tipo: 'EST',
        percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
        fiscali: {},
        voci: [voce(100_000)],
        trattenute: [{ tipo: 'VERSAMENTO_RISCOSSIONE', riferimento: 'Verifica del 16/6/2026', importo: debito }],
      }),
    );
  test('the whole debt when the net is more, the whole net when it is less', () => {
    expect(importo(compenso(30_000), 'TRATTENUTA')).toBe(30_000);
    expect([importo(compenso(450_000), 'TRATTENUTA'), compenso(450_000).totali.netto]).toEqual([100_000, 0]);
  });
});

describe('the trattamento integrativo looks at the deduction the payee is entitled to, floor included (DL 3/2020 art. 1)', () => {
  /** With 883,23 in this payment, and the rest of the pay in those before. */
  const aConguaglio = (redditoComplessivo: number, delLavoro = redditoComplessivo) =>
    importo(
      calcolato(
        collaborazione({
          fiscali: {
            gestioneSeparata: 'CON_DIS_COLL',
            redditoComplessivo,
            giorniDetrazione: 60,
            addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
          },
          progressivi: { imponibileIrpef: delLavoro - 88_323 },
          opzioni: { conguaglio: true },
        }),
      ),
      'TRATTAMENTO_INTEGRATIVO',
    );
  // 60 days: floor 1.380,00 − 75,00 × 60 ÷ 365 (12,33) = 1.367,67. At 23 % it is passed from 5.946,41
  test('sixty days, settled: 4.600,00 (tax 1.058,00) gives nothing, 5.946,40 neither, 5.946,45 the 197,26 of its days', () => {
    expect([460_000, 594_640, 594_645].map((reddito) => aConguaglio(reddito))).toEqual([0, 0, 19_726]);
  });
  test('what other incomes are taxed on does not count: only the tax on the pay must pass the deduction', () => {
    expect([aConguaglio(1_400_000, 594_640), aConguaglio(1_400_000, 594_645)]).toEqual([0, 19_726]);
  });
});

describe('the staff of a school that is not of the State has no fund of the State by default', () => {
  const pagato = (scuola: 'SCUOLA' | 'AFAM' | 'PARITARIA' | 'COMUNALE', enti: object = {}) => {
    const esito = cedolino(accessorio({ scuola, enti }));
    return esito.esito === 'calcolato' ? [] : esito.anomalie.map(({ codice, campo }) => [codice, campo]);
  };
  test('a municipal school must say it, the State and AFAM need not; a paritaria pays no staff here', () => {
    const manca = [['DATO_MANCANTE', 'enti.fondoPensione']];
    const nonQui = [['PERCETTORE_NON_AMMESSO', 'percettore']];
    expect([pagato('SCUOLA'), pagato('AFAM'), pagato('PARITARIA'), pagato('COMUNALE')]).toEqual([
      [],
      [],
      nonQui,
      manca,
    ]);
    expect(pagato('COMUNALE', { fondoPensione: 'CPDEL' })).toEqual([]);
  });
  test('where nobody knows the rates of the fund the person is held with the reason', () =>
    expect(pagato('PARITARIA', { fondoPensione: 'FPLD' })).toEqual([['REGOLA_MANCANTE', 'enti.fondoPensione']]));
  test('fees to outsiders need no fund', () =>
    expect(motivi(occasionale({ scuola: 'PARITARIA', fiscali: {}, voci: [voce(50_000)] }))).toEqual([]));
});
