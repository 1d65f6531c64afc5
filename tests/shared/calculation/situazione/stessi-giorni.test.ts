import { describe, expect, test } from 'vitest';
import { contesto } from '#shared/calculation/situazione/contesto.ts';
import type { GiaPagato } from '#shared/calculation/situazione/gia-pagati.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import {
  giorniInsieme,
  giorniPagati,
  isStessoMese,
  periodiConDetrazione,
  stessoMese,
} from '#shared/calculation/situazione/stessi-giorni.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, collaborazione, supplenza, voce } from '../situazioni.ts';

type Giorni = GiaPagato['giorni'][number];
const dal = (primo: string, ultimo: string): Giorni => ({ dal: `2026-${primo}`, al: `2026-${ultimo}` });

/** A payslip already paid for some days, with as many days of deductions. */
const pagato = (giorni: Giorni[], contati: number, altro: Partial<GiaPagato> = {}): GiaPagato => ({
  liquidazione: { anno: 2026, mese: 1 },
  giorni,
  giorniPagati: contati,
  imponibileIrpef: 0,
  irpef: 0,
  trattamentoIntegrativo: 0,
  nettoPignorabile: 0,
  trattenute: [],
  ...altro,
});

describe('the days of some payments, each once', () => {
  test.each([
    ['no payment', [], 0],
    ['one', [pagato([dal('01-01', '01-10')], 10)], 10],
    ['two apart are added', [pagato([dal('01-01', '01-10')], 10), pagato([dal('01-12', '01-20')], 9)], 19],
    ['two that touch are added', [pagato([dal('01-01', '01-10')], 10), pagato([dal('01-11', '01-20')], 10)], 20],
    ['a day in common is once', [pagato([dal('01-01', '01-10')], 10), pagato([dal('01-10', '01-20')], 11)], 20],
    ['nor twice the other way', [pagato([dal('01-10', '01-20')], 11), pagato([dal('01-01', '01-10')], 10)], 20],
    [
      'the same days counted by one alone',
      [pagato([dal('01-01', '01-10')], 10), pagato([dal('01-01', '01-10')], 0)],
      10,
    ],
    ['more days than those of the work', [pagato([dal('01-01', '01-10')], 30), pagato([dal('01-05', '01-10')], 6)], 30],
    [
      'reached through another, with one apart',
      [
        pagato([dal('01-01', '01-10')], 10),
        pagato([dal('01-20', '01-31')], 12),
        pagato([dal('01-08', '01-22')], 15),
        pagato([dal('03-01', '03-05')], 5),
      ],
      31 + 5,
    ],
  ] as const)('%s', (_, pagati, giorni) => expect(giorniInsieme(pagati)).toBe(giorni));
});

describe('what was paid for the days of a payslip', () => {
  const GENNAIO = { dal: '2026-01-01', al: '2026-01-31' };
  /** The days of a collaboration of January after other payslips. */
  const dopo = (giaPagati: GiaPagato[], competenza = GENNAIO) =>
    giorniPagati(
      contesto(
        Situazione.parse(collaborazione({ giaPagati, voci: [voce(100_000, { competenza })] })),
        regoleCorrenti(),
        'DIPENDENTE_O_ASSIMILATO',
      ),
      31,
    );

  test.each([
    ['none before', []],
    ['one that ends the day before', [pagato([{ dal: '2025-12-01', al: '2025-12-31' }], 31)]],
    ['one that begins the day after', [pagato([dal('02-01', '02-28')], 28)]],
  ])('is nothing: %s', (_, giaPagati) => expect(dopo(giaPagati)).toEqual({ giorni: 31, stessiGiorni: null }));

  test('is of those that share the first or the last day, or reach one that does, and of no other', () => {
    const [primo, ultimo, oltre, fuori] = [
      pagato([{ dal: '2025-12-30', al: '2026-01-01' }], 3, {
        imponibileIrpef: 1,
        irpef: 20,
        trattamentoIntegrativo: 300,
        ulterioreDetrazione: 4_000,
      }),
      pagato([dal('01-31', '02-05')], 6, { imponibileIrpef: 10, irpef: 200, trattamentoIntegrativo: 3_000 }),
      pagato([dal('02-05', '02-10')], 5, { imponibileIrpef: 100, irpef: 2_000, ulterioreDetrazione: 500 }),
      pagato([dal('02-11', '02-20')], 10, { imponibileIrpef: 9_000, irpef: 9_000, trattamentoIntegrativo: 9_000 }),
    ];
    const { giorni, stessiGiorni } = dopo([fuori, oltre, primo, ultimo]);
    // 30 December to 10 February are 43 days, of which 3 + 11 are paid
    expect(giorni).toBe(29);
    expect(stessiGiorni).toMatchObject({
      giorniPagati: 3 + 11,
      imponibileIrpef: 111,
      irpef: 2_220,
      trattamentoIntegrativo: 3_300,
      ulterioreDetrazione: 4_500,
    });
    expect(stessiGiorni?.periodi.map(({ competenza }) => competenza.dal).toSorted()).toEqual([
      '2025-12-30',
      '2026-01-31',
      '2026-02-05',
    ]);
  });

  test('leaves no day where all were paid, and those that it alone has where some were', () => {
    expect(dopo([pagato([GENNAIO], 31)]).giorni).toBe(0);
    expect(dopo([pagato([dal('01-01', '01-10')], 10)]).giorni).toBe(21);
  });
});

describe('the periods of a payslip that give deductions', () => {
  const periodi = (situazione: SituazioneInput) => periodiConDetrazione(Situazione.parse(situazione));
  const lavoro = { dal: '2026-01-01', al: '2026-01-31' };

  test('are the work of collaborators and auditors, and the services of substitutes', () => {
    expect(periodi(collaborazione())).toEqual([lavoro]);
    expect(periodi(collaborazione({ percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' } }))).toEqual([lavoro]);
    expect(periodi(supplenza('2026-01-10', '2026-01-20'))).toEqual([{ dal: '2026-01-10', al: '2026-01-20' }]);
  });

  test('are none of accessory pay, nor of a settlement, which pays nothing', () => {
    expect(periodi(accessorio())).toEqual([]);
    expect(periodi(collaborazione({ tipo: 'CON', voci: [] }))).toEqual([]);
  });
});

describe('payslips of one month', () => {
  test.each([
    [2026, 6, true],
    [2026, 5, false],
    [2025, 6, false],
    [2025, 5, false],
  ])('%i-%i is that of June 2026: %s', (anno, mese, uguale) => {
    expect(isStessoMese({ anno, mese }, { anno: 2026, mese: 6 })).toBe(uguale);
    const altro = pagato([], 0, { liquidazione: { anno, mese } });
    const ctx = contesto(Situazione.parse(accessorio({ giaPagati: [altro] })), regoleCorrenti(), 'AUTONOMO');
    expect(stessoMese(ctx)).toEqual(uguale ? [altro] : []);
  });
});
