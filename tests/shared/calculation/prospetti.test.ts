import { describe, expect, test } from 'vitest';
import { naturaReddito } from '#shared/calculation/prospetti/prospetto.ts';
import { TERZI } from '#shared/calculation/riga/lordo-stato.ts';
import { vociLorde } from '#shared/calculation/riga/voci-lorde.ts';
import { Percettore } from '#shared/calculation/situazione/percettore.ts';
import { Situazione, type SituazioneInput, type VoceSituazione } from '#shared/calculation/situazione/situazione.ts';
import {
  accessorio,
  calcolato,
  diAnniPrecedenti,
  importo,
  motivi,
  occasionale,
  supplenza,
  voce,
} from './situazioni.ts';

const aliquotaMassima = { aliquota: 330_000, lettaDa: 'x' };
const dipendente = (altro: object = {}) =>
  ({ tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', ...altro }) as SituazioneInput['percettore'];
const codici = (situazione: SituazioneInput) => calcolato(situazione).righe.map(({ codice }) => codice);

describe('which income belongs to the year before', () => {
  const contratto = { contratto: 'TI', ruolo: 'ATA' };
  test.each([
    [{ tipo: 'OCCASIONALE' }, true],
    [{ tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ESENTE' }, true],
    [{ tipo: 'NON_RESIDENTE' }, true],
    [{ tipo: 'SOCIETA', iva: 'ESENTE' }, true],
    [{ tipo: 'COMMISSARIO_ESTERNO' }, true],
    [{ tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' }, false],
    [{ tipo: 'ALTRA_AMMINISTRAZIONE' }, true],
    [{ tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' }, false],
    [{ tipo: 'DIPENDENTE', ...contratto }, false],
    [{ tipo: 'FORMATORE', ...contratto }, false],
    [{ tipo: 'EREDE', ...contratto }, false],
    [{ tipo: 'COCOCO' }, false],
  ])('%j', (scritto, autonomo) =>
    expect(naturaReddito(Percettore.parse(scritto))).toBe(autonomo ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO'),
  );
  const traGliAnni = (...date: readonly (readonly [string, string])[]) =>
    accessorio({
      dataPagamento: '2026-01-12',
      voci: date.map(([dal, al]) => voce(1_000, { competenza: { dal, al } })),
    });
  test('a line across two years belongs to neither alone', () => {
    expect(calcolato(traGliAnni(['2025-12-20', '2026-01-05'])).annoFiscale).toBe(2026);
    expect(calcolato(traGliAnni(['2024-12-20', '2025-01-05'])).annoFiscale).toBe(2026);
    expect(motivi(traGliAnni(['2025-12-01', '2025-12-31'], ['2025-12-20', '2026-01-05']))).toEqual([
      'ANNO_FISCALE_MISTO',
    ]);
  });
});

describe('all-inclusive amounts among the lines', () => {
  const oneri = [{ fino: null, oneri: 327_000 * TERZI }];
  const quote = (...voci: readonly VoceSituazione[]) =>
    vociLorde(voci, 'LS', () => oneri).voci.map(({ voce: { codice }, lordo }) => [codice, lordo.importo]);
  const completa = (importoVoce: number, altro: Partial<VoceSituazione>) =>
    Situazione.parse(accessorio({ voci: [voce(importoVoce, altro)] })).voci[0] as VoceSituazione;
  const [a, b, c] = [
    completa(1_000, { codice: 'A' }),
    completa(1_000, { codice: 'B' }),
    completa(1_000, { codice: 'C' }),
  ];
  // 30,00 ÷ 1,327 = 22,61: 7,54 after the first third, 15,07 after the second.
  const attese = { A: 754, B: 1_507 - 754, C: 2_261 - 1_507 };
  test('the cents do not depend on the order', () => {
    for (const ordine of [
      [a, b, c],
      [c, b, a],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [a, c, b],
    ])
      expect(Object.fromEntries(quote(...ordine))).toEqual(attese);
  });
  test('nor on what tells two lines of a code apart', () => {
    const simili = [
      { trattamento: 'ORDINARIO' },
      { competenza: { dal: '2026-02-01', al: '2026-02-28' } },
      { competenza: { dal: '2026-01-01', al: '2026-01-30' } },
      { descrizione: 'Altro' },
      { misura: { unita: 'ORE', quantita: 100, tariffa: 1_000 } },
    ] as const;
    for (const altro of simili) {
      const [prima, seconda] = [completa(1_001, { codice: 'A' }), { ...completa(1_001, { codice: 'A' }), ...altro }];
      const lordi = (...voci: readonly VoceSituazione[]) =>
        new Map(vociLorde(voci, 'LS', () => oneri).voci.map(({ voce: chi, lordo }) => [chi, lordo.importo]));
      const [dritto, rovescio] = [lordi(prima, seconda), lordi(seconda, prima)];
      expect([dritto.get(prima), dritto.get(seconda)]).toEqual([rovescio.get(prima), rovescio.get(seconda)]);
    }
  });
  test('nothing to share out is nothing for each', () =>
    expect(quote(completa(0, { codice: 'A' }), completa(0, { codice: 'B' }))).toEqual([
      ['A', 0],
      ['B', 0],
    ]));
  test('one recovery among the lines is enough to refuse', () =>
    expect(motivi(accessorio({ base: 'LS', voci: [voce(1_000), voce(-1)] }))).toEqual(['VOCE_NON_AMMESSA']));
  test('one line of fixed pay is enough to refuse', () =>
    expect(motivi(accessorio({ base: 'LS', voci: [voce(1_000), voce(1_000, { utileFineServizio: true })] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]));
  test('past the ceiling there is no room left, never less', () =>
    expect(
      calcolato(
        accessorio({
          base: 'LS',
          voci: [voce(108_500)],
          fiscali: { aliquotaMassima, massimale: true, imponibileContributivoAnno: 13_000_000 },
        }),
      ).totali.lordoDipendente,
    ).toBe(100_000));
  test('inside what is left of the ceiling the pension weighs', () =>
    expect(
      calcolato(
        accessorio({
          base: 'LS',
          voci: [voce(132_700)],
          fiscali: { aliquotaMassima, massimale: true, imponibileContributivoAnno: 12_229_500 - 100_000 },
        }),
      ).totali,
    ).toMatchObject({ lordoDipendente: 100_000, imponibileContributivo: 100_000 }));
});

describe('staff', () => {
  test('an heir is paid exempt sums whole', () => {
    const pagato = calcolato(
      accessorio({
        percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
        fiscali: { redditiBiennio: [0, 0] },
        voci: [voce(100_000), voce(5_000, { codice: 'E', trattamento: 'ESENTE' })],
      }),
    );
    expect(pagato.totali).toMatchObject({
      sommeEsenti: 5_000,
      imponibileSeparata: 100_000 - 8_800 - 350,
      imponibileIrpef: 0,
    });
  });
  test('exempt sums alone bear nothing, and the net is all there is', () => {
    const pagato = calcolato(accessorio({ fiscali: {}, voci: [voce(5_000, { codice: 'E', trattamento: 'ESENTE' })] }));
    expect(pagato.righe.map(({ codice, importo: cifra }) => [codice, cifra])).toEqual([
      ['E', 5_000],
      ['LORDO_DIPENDENTE', 0],
      ['NETTO', 5_000],
      ['LORDO_STATO', 5_000],
    ]);
  });
  test('a payslip of nothing shows its line and a net of zero', () =>
    expect(codici(accessorio({ voci: [voce(0)] }))).toEqual(['V1', 'NETTO']));
  test('arrears of nothing ask for no income', () =>
    expect(motivi(accessorio({ voci: [voce(1_000), voce(0, diAnniPrecedenti)] }))).toEqual([]));
  test('who gets no substitute tax', () => {
    const chiesta = (altro: Partial<SituazioneInput>, fiscali: object = {}) =>
      importo(
        calcolato(
          accessorio({
            ...altro,
            fiscali: { aliquotaMassima, plafondSostitutiva: 50_000, redditoLavoroDipendente: 0, ...fiscali },
          }),
        ),
        'SOSTITUTIVA_15',
      );
    expect(chiesta({})).toBe(50_000 * 0.15);
    expect([
      chiesta({ percettore: dipendente({ ruolo: 'DS' }) }),
      chiesta({}, { rinunciaSostitutiva: true }),
      chiesta({}, { plafondSostitutiva: 0, redditoLavoroDipendente: null }),
      chiesta({ voci: [voce(100_000, { trattamento: 'ORDINARIO' })] }, { redditoLavoroDipendente: null }),
    ]).toEqual([0, 0, 0, 0]);
    expect(
      chiesta({
        tipo: 'FOR',
        percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime: 'CONTRIBUTI_PIENI' },
      }),
    ).toBe(0);
    expect(chiesta({ voci: [voce(100_000, { trattamento: 'ORDINARIO' }), voce(-10_000)] })).toBe(0);
  });
  test("a full-contribution trainer without a rate pays the first bracket if fixed-term; another body's employee must have one", () => {
    const formatore = accessorio({
      tipo: 'FOR',
      percettore: { tipo: 'FORMATORE', contratto: 'TD_31_8', ruolo: 'DOCENTE', regime: 'CONTRIBUTI_PIENI' },
      fiscali: {},
    });
    expect([importo(calcolato(formatore), 'IRPEF'), importo(calcolato(formatore), 'INPS_DS')]).toEqual([
      Math.round(90_850 * 0.23),
      1_610,
    ]);
    expect(
      motivi(occasionale({ percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' }, fiscali: {} })),
    ).toEqual(['ALIQUOTA_MASSIMA_MANCANTE']);
  });
  test('only the lines that have charges show them', () =>
    expect(
      codici(accessorio({ tipo: 'FOR', percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' } })),
    ).toEqual(['V1', 'IRPEF', 'IRAP', 'LORDO_DIPENDENTE', 'NETTO', 'LORDO_STATO']));
});

describe('substitutes', () => {
  const nel2024 = (altro: Partial<SituazioneInput> = {}) =>
    supplenza('2024-05-01', '2024-05-31', {
      dataPagamento: '2024-06-20',
      liquidazione: { anno: 2024, mese: 6 },
      ...altro,
    });
  test('the monthly relief takes neither exempt sums nor lines of other months', () => {
    const solo = importo(calcolato(nel2024()), 'ESONERO_IVS');
    const esente = voce(50_000, {
      codice: 'E',
      trattamento: 'ESENTE',
      competenza: { dal: '2024-05-01', al: '2024-05-31' },
    });
    expect(solo).toBeLessThan(0);
    expect(importo(calcolato(nel2024({ voci: [esente] })), 'ESONERO_IVS')).toBe(solo);
    expect(calcolato(nel2024({ voci: [esente] })).totali).toMatchObject({
      sommeEsenti: 50_000,
      imponibileContributivo: calcolato(nel2024()).totali.imponibileContributivo,
    });
  });
  test('two parts of a month are one month for the threshold of the relief', () => {
    const meta = (dal: string, al: string) => ({
      competenza: { dal, al },
      profilo: 'DOCENTE_LAUREATO',
      fascia: '35+',
      oreSettimanali: 1_800,
      oreCattedra: 1_800,
    });
    expect(
      importo(
        calcolato(nel2024({ servizi: [meta('2024-05-01', '2024-05-15'), meta('2024-05-16', '2024-05-31')] })),
        'ESONERO_IVS',
      ),
    ).toBe(0);
    expect(importo(calcolato(nel2024({ servizi: [meta('2024-05-01', '2024-05-15')] })), 'ESONERO_IVS')).toBeLessThan(0);
  });
  test('a personal allowance, the 13th and the fixed accessory are in the base of the TFR', () => {
    const mese = (altro: object) =>
      calcolato(
        supplenza('2026-05-01', '2026-05-31', {
          dataPagamento: '2026-05-29',
          percettore: dipendente({ contratto: 'TD_30_6' }),
          servizi: [
            {
              competenza: { dal: '2026-05-01', al: '2026-05-31' },
              profilo: 'DOCENTE_PRIMO_GRADO',
              oreSettimanali: 1_800,
              oreCattedra: 1_800,
              ...altro,
            },
          ],
        }),
      );
    // 2.022,36 stipendio + 20,22 vacanza + 205,10 RPD + 170,22 tredicesima = 2.417,90; 80 % = 1.934,32; 9,60 % = 185,69.
    const tfr = mese({}).righe.find(({ codice }) => codice === 'TFR');
    expect([tfr?.base, tfr?.importo]).toEqual([193_432, 18_569]);
    // 100,00 more, and 8,33 of its 13th: 2.526,23 × 80 % = 2.020,98.
    expect(mese({ assegnoPersonaleMensile: 10_000 }).righe.find(({ codice }) => codice === 'TFR')?.base).toBe(202_098);
    expect(
      mese({}).avvisi.filter(({ messaggio }) => messaggio.includes('Tredicesima nella base del TFR')),
    ).toHaveLength(1);
  });
  test('days of deduction: those said, else those paid and covered', () => {
    const giorni = (situazione: SituazioneInput) => calcolato(situazione).progressivi.giorniPagati;
    const spezzone = {
      competenza: { dal: '2026-02-01', al: '2026-02-28' },
      profilo: 'DOCENTE_PRIMO_GRADO',
      oreSettimanali: 900,
      oreCattedra: 1_800,
    };
    expect([
      giorni(supplenza('2026-02-01', '2026-02-28')),
      giorni(supplenza('', '', { servizi: [spezzone, spezzone] })),
      giorni(
        supplenza('2026-02-01', '2026-02-28', { fiscali: { redditoComplessivo: 1_200_000, giorniDetrazione: 5 } }),
      ),
    ]).toEqual([28, 28, 5]);
  });
});
