import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { restiDelConguaglio } from '#functions/cedolini/calcolo/conguaglio/resti-del-conguaglio.ts';
import { isFineRapporto } from '#functions/cedolini/calcolo/fine-rapporto.ts';
import { asUid } from '#platform/data/entita.ts';

const pagamento = (dataPagamento: string, cambi: Partial<PagamentoSalvato>): PagamentoSalvato => ({
  uid: dataPagamento,
  versione: 1,
  idProcesso: asUid(dataPagamento),
  annoFiscale: Number(dataPagamento.slice(0, 4)),
  dataPagamento,
  percettore: 'COCOCO',
  lordoDipendente: 0,
  netto: 0,
  imponibileContributivo: 0,
  imponibileIrpef: 0,
  irpef: 0,
  imponibileSostitutiva: 0,
  imponibileGestioneSeparata: 0,
  giorniPagati: 0,
  trattamentoIntegrativo: 0,
  sommaIntegrativa: 0,
  arrotondamentoDaRiportare: 0,
  trattenute: [],
  ...cambi,
});
const chi = (dataPagamento: string, cessazione = false) => ({
  anno: Number(dataPagamento.slice(0, 4)),
  dataPagamento,
  cessazione,
});
const SALDI = ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE'] as const;

/** A settlement of 2026 in February, then payslips of some months, each of which withholds what it is told to. */
const trattenuteNellAnno = (
  dovute: readonly [number, number, number],
  mesi: readonly number[],
  fineAl: number | null,
) => {
  const pagamenti = [
    pagamento('2027-02-20', {
      annoFiscale: 2026,
      resti: [
        { codice: SALDI[0], anno: 2026, ente: 'LOMBARDIA', importo: dovute[0] },
        { codice: SALDI[1], anno: 2026, ente: 'F205', importo: dovute[1] },
        { codice: 'ADDIZIONALE_COMUNALE_ACCONTO', anno: 2027, ente: 'F205', importo: dovute[2] },
      ],
    }),
  ];
  for (const mese of mesi) {
    const giorno = `2027-${String(mese).padStart(2, '0')}-20`;
    const cessazione = mese === fineAl;
    const { addizionali } = restiDelConguaglio(pagamenti, chi(giorno, cessazione));
    const quoteAnno = [
      [SALDI[0], addizionali.saldoRegionale] as const,
      [SALDI[1], addizionali.saldoComunale] as const,
      ['ADDIZIONALE_COMUNALE_ACCONTO', addizionali.accontoComunale] as const,
    ].flatMap(([codice, residuo]) =>
      residuo == null
        ? []
        : [
            {
              codice,
              anno: residuo.anno ?? 0,
              importo: cessazione ? residuo.residuo : Math.round(residuo.residuo / residuo.rate),
            },
          ],
    );
    pagamenti.push(pagamento(giorno, { quoteAnno }));
  }
  const totale = (codice: string) =>
    pagamenti
      .flatMap(({ quoteAnno = [] }) => quoteAnno)
      .filter((quota) => quota.codice === codice)
      .reduce((finora, { importo }) => finora + importo, 0);
  return [totale(SALDI[0]), totale(SALDI[1]), totale('ADDIZIONALE_COMUNALE_ACCONTO')];
};

const centesimi = fc.integer({ min: 1, max: 500_000 });
const dovute = fc.tuple(centesimi, centesimi, centesimi);
const mesi = fc.subarray([3, 4, 5, 6, 7, 8, 9, 10], { minLength: 0 }).map((scelti) => scelti.toSorted((a, b) => a - b));

test('whatever months pay, what a settlement left is all withheld by November, and never more', () => {
  fc.assert(
    fc.property(dovute, mesi, (quanto, quali) => {
      expect(trattenuteNellAnno(quanto, [...quali, 11, 12], null)).toEqual(quanto);
    }),
  );
});

test('the last payslip of a contract takes all that is left', () => {
  fc.assert(
    fc.property(dovute, mesi, (quanto, quali) => {
      const fine = (quali.at(-1) ?? 3) + 1;
      expect(trattenuteNellAnno(quanto, [...quali, fine], fine)).toEqual(quanto);
    }),
  );
});

test('of two payslips of a month the first takes the instalment; another year asks nothing of it', () => {
  const resti = [{ codice: SALDI[0], anno: 2026, importo: 900 }];
  const quoteAnno = [{ codice: SALDI[0], anno: 2026, importo: 100 }];
  const pagamenti = [pagamento('2027-02-20', { annoFiscale: 2026, resti }), pagamento('2027-03-05', { quoteAnno })];
  expect(restiDelConguaglio(pagamenti, chi('2027-03-20')).addizionali.saldoRegionale).toBeNull();
  expect(restiDelConguaglio(pagamenti, chi('2027-04-20')).addizionali.saldoRegionale).toEqual({
    residuo: 800,
    rate: 8,
    anno: 2026,
  });
  expect(restiDelConguaglio(pagamenti, chi('2028-03-20')).addizionali.saldoRegionale).toBeNull();
});

test('bonuses go on in the instalments that are left; the tax waits for a request that only the office knows', () => {
  const pagamenti = [
    pagamento('2027-02-20', {
      annoFiscale: 2026,
      resti: [
        { codice: 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE', anno: 2026, importo: 14_000 },
        { codice: 'CONGUAGLIO_NON_TRATTENUTO', anno: 2026, importo: 500 },
      ],
    }),
    pagamento('2027-03-20', { quoteAnno: [{ codice: 'RECUPERO_TRATTAMENTO', anno: 2026, importo: 2_000 }] }),
  ];
  expect(restiDelConguaglio(pagamenti, chi('2027-04-20')).conguaglio).toEqual({
    anno: 2026,
    irpef: 500,
    conguagliatoIl: '2027-02-20',
    richiestaDel: null,
    trattamentoIntegrativo: { residuo: 12_000, rate: 6 },
    sommaIntegrativa: null,
  });
  expect(restiDelConguaglio([], chi('2027-04-20')).conguaglio).toBeNull();
});

test('an engagement is over when every one of those registered ends by the month of the payment', () => {
  const rapporto = (datFine: string | null, codCausaleCu: 'M' | null = null) => ({ datFine, codCausaleCu });
  const di = (...incarichi: ReturnType<typeof rapporto>[]) => isFineRapporto({ servizi: [], incarichi }, '2027-02-20');
  expect(di()).toBe(false);
  expect(di(rapporto('2027-02-28'))).toBe(true);
  expect(di(rapporto('2027-03-01'))).toBe(false);
  expect(di(rapporto('2026-12-31'), rapporto(null))).toBe(false);
  expect(di(rapporto('2026-12-31'), rapporto(null, 'M'))).toBe(true);
});
