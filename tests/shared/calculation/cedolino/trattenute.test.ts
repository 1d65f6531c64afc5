import { describe, expect, test } from 'vitest';
import type { GiaPagato } from '#shared/calculation/situazione/gia-pagati.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { baseDelleQuote } from '#shared/rules/contratto/trattenute-terzi.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { accessorio, calcolato, collaborazione, motivi, occasionale, voce } from '../situazioni.ts';

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

describe('amounts withheld from one of the payslips of a month', () => {
  type Trattenute = NonNullable<SituazioneInput['trattenute']>;
  /** Another payslip of the month, of 400,00, which has withheld something for two creditors. */
  const altro = (cambia: Partial<GiaPagato> = {}): GiaPagato => ({
    liquidazione: { anno: 2026, mese: 6 },
    giorni: [],
    giorniPagati: 0,
    imponibileIrpef: 0,
    irpef: 0,
    trattamentoIntegrativo: 0,
    nettoPignorabile: 40_000,
    trattenute: [
      { origine: 'T-1', importo: 5_000 },
      { origine: 'T-2', importo: 700 },
    ],
    ...cambia,
  });
  const PROPRIO = 100_000 - 9_150 - 29_981;
  /** A fifth of the two, cut to the cent. */
  const QUINTO = Math.trunc((PROPRIO + 40_000) / 5);
  const P1 = { tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1', origine: 'T-1' } as const;
  const righe = (trattenute: Trattenute, ...giaPagati: GiaPagato[]) =>
    calcolato(accessorio({ trattenute, giaPagati })).righe.filter(({ codice }) => codice === 'TRATTENUTA');
  const trattenuto = (trattenute: Trattenute, ...giaPagati: GiaPagato[]) =>
    righe(trattenute, ...giaPagati).map(({ importo }) => importo);

  test('are a share of all that the month pays, less what was withheld for the same creditor', () => {
    expect(QUINTO).toBe(20_173);
    expect(righe([P1], altro())).toMatchObject([
      {
        importo: QUINTO - 5_000,
        base: 100_869,
        origine: 'T-1',
        spiegazione: {
          testo:
            'altre trattenute, riferimento P-1: 151,73 € su un netto di 1.008,69 €, oltre a 50,00 € già trattenuti nel mese',
          formula: 'importo dovuto, entro i limiti di legge',
          ingressi: [],
          figli: [],
        },
      },
    ]);
    expect(trattenuto([{ ...P1, origine: 'T-2' }], altro(), altro({ nettoPignorabile: 0 }))).toEqual([
      QUINTO - 700 - 700,
    ]);
  });

  test('are whole for a creditor that the others did not pay, or that nobody names', () => {
    const { origine, ...senza } = P1;
    expect(origine).toBe('T-1');
    expect(trattenuto([{ ...P1, origine: 'T-3' }], altro())).toEqual([QUINTO]);
    expect(trattenuto([senza], altro())).toEqual([QUINTO]);
  });

  test('know nothing of the payslips of other months', () =>
    expect(trattenuto([P1], altro({ liquidazione: { anno: 2026, mese: 5 } }))).toEqual([Math.trunc(PROPRIO / 5)]));

  test('end with the debt that is left, which the others have lowered', () =>
    expect(righe([{ ...P1, residuo: 8_000 }], altro())).toMatchObject([
      {
        importo: 8_000,
        spiegazione: {
          formula: 'il minore tra importo e residuo dovuto, entro i limiti di legge',
          ingressi: [{ nome: 'da trattenere ancora', valore: '80,00 €' }],
        },
      },
    ]));

  test('have no line where the others have withheld it all', () => {
    expect(trattenuto([P1], altro({ trattenute: [{ origine: 'T-1', importo: QUINTO }] }))).toEqual([]);
    expect(trattenuto([P1], altro({ trattenute: [{ origine: 'T-1', importo: QUINTO + 1 }] }))).toEqual([]);
  });

  test('take no more than this payslip pays, the first ones first, and who is left is told', () => {
    const alimenti = { tipo: 'ALIMENTI', riferimento: 'A-1', importo: 50_000 } as const;
    const { righe: tutte, avvisi } = calcolato(
      accessorio({ trattenute: [P1, alimenti], giaPagati: [altro({ nettoPignorabile: 400_000, trattenute: [] })] }),
    );
    expect(tutte.filter(({ codice }) => codice === 'TRATTENUTA').map(({ importo }) => importo)).toEqual([PROPRIO, 0]);
    expect(avvisi.filter(({ codice }) => codice === 'LIMITE_RAGGIUNTO').map(({ campo }) => campo)).toEqual([
      'trattenute.0',
      'trattenute.1',
    ]);
  });

  test('are nothing, with a line that says it, where the month pays less than nothing', () =>
    expect(trattenuto([P1], altro({ nettoPignorabile: -PROPRIO - 1, trattenute: [] }))).toEqual([0]));
});

test('a share is of a net with the tax bonuses, but for a payslip sealed before that was a rule', () => {
  const situazione = collaborazione({ trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1' }] });
  const oggi = calcolato(situazione);
  const { lordoDipendente, ritenutePrevidenziali, ritenuteFiscali, sommeFuoriReddito } = oggi.totali;
  expect(sommeFuoriReddito).toBeGreaterThan(0);
  const senzaBonus = lordoDipendente - ritenutePrevidenziali - ritenuteFiscali;
  const base = ({ righe }: typeof oggi) => righe.find(({ codice }) => codice === 'TRATTENUTA')?.base;
  expect(base(oggi)).toBe(senzaBonus + sommeFuoriReddito);
  const allora = regoleDa(oggi.regole.filter(({ id }) => id !== baseDelleQuote.id));
  expect(base(calcolato(situazione, allora))).toBe(senzaBonus);
});

test('a share of an invoice is of what it charges too, and no rule of shares is asked where nothing is withheld', () => {
  const professionista = occasionale({
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
    fiscali: {},
    trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1', importo: 1_000 }],
  });
  const { righe, regole } = calcolato(professionista);
  // 1.000,00 + 22 % 220,00 − 20 % 200,00
  expect(righe.find(({ codice }) => codice === 'TRATTENUTA')?.base).toBe(102_000);
  const chiesta = (usate: typeof regole) => usate.some(({ id }) => id === baseDelleQuote.id);
  expect([chiesta(regole), chiesta(calcolato({ ...professionista, trattenute: [] }).regole)]).toEqual([true, false]);
});
