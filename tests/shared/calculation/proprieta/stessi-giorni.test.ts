import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { GiaPagato } from '#shared/calculation/situazione/gia-pagati.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { periodiConDetrazione } from '#shared/calculation/situazione/stessi-giorni.ts';
import { calcolato, collaborazione, importo, supplenza, voce } from '../situazioni.ts';

const provati = Number(process.env.SITUAZIONI ?? 300);

/** A payslip as the next ones must know it. */
const giaPagato = (input: SituazioneInput, { totali, righe, progressivi }: Cedolino): GiaPagato => {
  const situazione = Situazione.parse(input);
  return {
    liquidazione: situazione.liquidazione,
    giorni: [...periodiConDetrazione(situazione)],
    giorniPagati: progressivi.giorniPagati - situazione.progressivi.giorniPagati,
    imponibileIrpef: totali.imponibileIrpef,
    irpef: righe.filter(({ codice }) => codice === 'IRPEF').reduce((somma, riga) => somma + riga.importo, 0),
    trattamentoIntegrativo: righe
      .filter(({ codice }) => codice === 'TRATTAMENTO_INTEGRATIVO')
      .reduce((somma, riga) => somma + riga.importo, 0),
    nettoPignorabile:
      totali.lordoDipendente +
      totali.addebitiFattura -
      totali.ritenutePrevidenziali -
      totali.ritenuteFiscali +
      totali.sommeFuoriReddito,
    trattenute: righe.flatMap((riga) => (riga.origine ? [{ origine: riga.origine, importo: riga.importo }] : [])),
  };
};

/** Payslips one after the other, each with the sums that those before have left. */
const inFila = (situazioni: readonly SituazioneInput[]): readonly Cedolino[] => {
  const giaPagati: GiaPagato[] = [];
  let progressivi: SituazioneInput['progressivi'] = {};
  return situazioni.map((situazione) => {
    const input = { ...situazione, giaPagati: [...giaPagati], progressivi };
    const uno = calcolato(input);
    giaPagati.push(giaPagato(input, uno));
    ({ progressivi } = uno);
    return uno;
  });
};

const totale = (cedolini: readonly Cedolino[], codice: string): number =>
  cedolini.reduce((somma, uno) => somma + importo(uno, codice), 0);

describe('the days of several payslips are counted once', () => {
  test('fees of the same month in any number of payslips are taxed as in one, and have its deductions and bonus', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20_000, max: 300_000 }), { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 600_000, max: 6_000_000 }),
        (lordi, redditoComplessivo) => {
          const fiscali = { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo } as const;
          const con = (quali: readonly number[]) =>
            collaborazione({ fiscali, voci: quali.map((quale) => voce(quale)) });
          const insieme = calcolato(con(lordi));
          const divisi = inFila(lordi.map((quale) => con([quale])));
          expect(divisi.at(-1)?.progressivi.giorniPagati).toBe(31);
          // each payslip rounds its own contributions, by half a cent at most, and the tax is of what they leave
          const scarto = lordi.length;
          const dopo = divisi.map((_, indice) => totale(divisi.slice(0, indice + 1), 'TRATTAMENTO_INTEGRATIVO'));
          expect(Math.max(...dopo)).toBeLessThanOrEqual(importo(insieme, 'TRATTAMENTO_INTEGRATIVO'));
          expect(dopo.at(-1)).toBe(importo(insieme, 'TRATTAMENTO_INTEGRATIVO'));
          expect(Math.abs(totale(divisi, 'IRPEF') - importo(insieme, 'IRPEF'))).toBeLessThanOrEqual(scarto);
        },
      ),
      { numRuns: provati },
    );
  });

  test('payslips that did not know each other leave a tax that the next one takes as far as it pays, and the rest to the settlement', () => {
    const ottobre = { competenza: { dal: '2026-10-01', al: '2026-10-31' } };
    const con = (lordo: number, giaPagati: GiaPagato[] = [], altre: readonly Cedolino[] = []) => {
      const input = {
        ...collaborazione({ dataPagamento: '2026-11-20', voci: [voce(lordo, ottobre)] }),
        giaPagati,
        progressivi: altre.length === 0 ? {} : { giorniPagati: 31 },
      };
      return { input, cedolino: calcolato(input) };
    };
    const [grande, piccolo] = [con(4_000_000), con(250_000)];
    const noti = [grande, piccolo].map(({ input, cedolino }) => giaPagato(input, cedolino));
    const { cedolino: terzo } = con(10_000, noti, [grande.cedolino]);
    const contributi = terzo.totali.ritenutePrevidenziali;
    expect([terzo.totali.netto, importo(terzo, 'IRPEF')]).toEqual([0, 10_000 - contributi]);
    const resto = terzo.avvisi.find(({ codice }) => codice === 'CONGUAGLIO_INCAPIENTE')?.messaggio ?? '';
    expect(resto).toMatch(/^IRPEF: dei giorni che altri cedolini hanno già pagato restano \d+,\d\d € /);
    // one that pays enough takes it all, as before
    const { cedolino: ampio } = con(500_000, noti, [grande.cedolino]);
    expect(ampio.avvisi.filter(({ codice }) => codice === 'CONGUAGLIO_INCAPIENTE')).toEqual([]);
    const insieme = calcolato(collaborazione({ dataPagamento: '2026-11-20', voci: [voce(4_750_000, ottobre)] }));
    expect(
      Math.abs(totale([grande.cedolino, piccolo.cedolino, ampio], 'IRPEF') - importo(insieme, 'IRPEF')),
    ).toBeLessThanOrEqual(3);
  });

  test('a collaborator paid 4,000 euro of October in four payslips has the tax of one of 4,000', () => {
    const ottobre = { competenza: { dal: '2026-10-01', al: '2026-10-31' } };
    const con = (quali: readonly number[]) =>
      collaborazione({ dataPagamento: '2026-11-20', voci: quali.map((quale) => voce(quale, ottobre)) });
    const insieme = importo(calcolato(con([400_000])), 'IRPEF');
    const divisi = inFila([100_000, 100_000, 100_000, 100_000].map((quale) => con([quale])));
    expect(Math.abs(totale(divisi, 'IRPEF') - insieme)).toBeLessThanOrEqual(2);
    expect(importo(divisi[3] ?? calcolato(con([1])), 'IRPEF')).toBeGreaterThan(
      importo(divisi[0] ?? calcolato(con([1])), 'IRPEF'),
    );
  });

  test('a substitute in two halves of the same post has the tax and the bonus of the whole post', () => {
    const dal = '2026-10-01';
    const al = '2026-10-31';
    const ore = (oreSettimanali: number) =>
      supplenza(dal, al, {
        dataPagamento: '2026-11-20',
        servizi: [{ competenza: { dal, al }, profilo: 'DOCENTE_PRIMO_GRADO', oreSettimanali, oreCattedra: 1_800 }],
      });
    const intera = calcolato(ore(1_800));
    const meta = inFila([ore(900), ore(900)]);
    expect(Math.abs(totale(meta, 'IRPEF') - importo(intera, 'IRPEF'))).toBeLessThanOrEqual(3);
    expect(totale(meta, 'TRATTAMENTO_INTEGRATIVO')).toBe(importo(intera, 'TRATTAMENTO_INTEGRATIVO'));
    expect(meta.at(-1)?.progressivi.giorniPagati).toBe(31);
  });

  test('periods that overlap in a chain count their union, whatever the order', () => {
    const mesi = [
      { dal: '2026-09-01', al: '2026-10-15' },
      { dal: '2026-10-01', al: '2026-10-31' },
      { dal: '2026-10-20', al: '2026-11-30' },
      { dal: '2026-12-01', al: '2026-12-31' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(mesi, { minLength: 4 }), (ordine) => {
        const paghe = ordine.map((competenza) =>
          collaborazione({ dataPagamento: '2026-12-20', voci: [voce(150_000, { competenza })] }),
        );
        expect(inFila(paghe).at(-1)?.progressivi.giorniPagati).toBe(30 + 31 + 30 + 31);
      }),
    );
  });
});

describe('the sums of a month are of all its payslips', () => {
  const servizio = (oreSettimanali: number, mese: number, trattenute: SituazioneInput['trattenute']) =>
    supplenza('2026-10-01', '2026-10-31', {
      dataPagamento: '2026-12-20',
      liquidazione: { anno: 2026, mese },
      trattenute,
      servizi: [
        {
          competenza: { dal: '2026-10-01', al: '2026-10-31' },
          profilo: 'DOCENTE_PRIMO_GRADO',
          oreSettimanali,
          oreCattedra: 1_800,
        },
      ],
    });
  const alimenti = { tipo: 'ALIMENTI', riferimento: 'TERALI', importo: 20_000, residuo: null, origine: 'a' } as const;
  const quinto = {
    tipo: 'PIGNORAMENTO_ORDINARIO',
    riferimento: 'TERPIG',
    importo: null,
    residuo: null,
    origine: 'p',
  } as const;

  test('what is asked for a month is withheld once by its payslips, and again by those of the next, even if paid on one day', () => {
    const paghe = inFila([10, 10, 11].map((mese) => servizio(900, mese, [alimenti])));
    expect(paghe.map((uno) => importo(uno, 'TRATTENUTA'))).toEqual([20_000, 0, 20_000]);
  });

  test('a fifth in two payslips is the fifth of what both pay', () => {
    const due = inFila([servizio(900, 10, [quinto]), servizio(900, 10, [quinto])]);
    // The sum that each pays before its deductions: the bonuses of two payslips are not to the cent those of one.
    const pagati = due.reduce((somma, { totali }) => somma + totali.netto + totali.altreTrattenute, 0);
    expect(totale(due, 'TRATTENUTA')).toBe(Math.floor(pagati / 5));
  });
});
