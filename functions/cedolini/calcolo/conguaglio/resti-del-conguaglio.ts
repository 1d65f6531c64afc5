import type { PagamentoSalvato, QuotaAnno } from '#archivio/cedolini/pagamento.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { calendarioAddizionali } from '#shared/rules/addizionali/aliquote.ts';
import {
  recuperoSomma,
  recuperoTrattamento,
  recuperoUlterioreDetrazione,
  type RecuperoBonus,
} from '#shared/rules/detrazioni/bonus.ts';
import { ifInForceOn, inForceOn, type RegolaDatata } from '#shared/rules/regola.ts';

type FiscaliSituazione = NonNullable<SituazioneInput['fiscali']>;
type Addizionali = NonNullable<FiscaliSituazione['addizionali']>;
type Residuo = NonNullable<Addizionali['saldoRegionale']>;

/** The payslip that asks what an earlier settlement left: its tax year, its day, whether the contract ends with it. */
export interface ChiTrattiene {
  readonly anno: number;
  readonly dataPagamento: Giorno;
  readonly cessazione: boolean;
}

/** The rest of the settlement of the year before, as the calculation of a payslip reads it; what was withheld since is taken off. */
export interface RestiDelConguaglio {
  readonly addizionali: Pick<Addizionali, 'saldoRegionale' | 'saldoComunale' | 'accontoComunale'>;
  /** Advance of the municipal surtax of the year that payslips of the year withheld. */
  readonly accontoTrattenuto: Centesimi;
  /** Surtaxes of the year that a last payslip of the year withheld: the contract ended, and the person is paid again. */
  readonly trattenute: Pick<Addizionali, 'regionaleTrattenuta' | 'comunaleTrattenuta'>;
  readonly conguaglio: NonNullable<FiscaliSituazione['conguaglio']> | null;
}

/** Of some payslips, the parts of a year's tax under some code. */
export const quoteDi = (
  pagamenti: readonly PagamentoSalvato[],
  codice: string,
  anno: number,
): readonly (QuotaAnno & { readonly il: Giorno })[] =>
  pagamenti.flatMap(({ quoteAnno = [], dataPagamento }) =>
    quoteAnno
      .filter((quota) => quota.codice === codice && quota.anno === anno)
      .map((quota) => ({ ...quota, il: dataPagamento })),
  );

export const totale = (quote: readonly Pick<QuotaAnno, 'importo'>[]): Centesimi =>
  somma(quote.map(({ importo }) => importo));

/** By day; of two settlements of a day the one that knew of more income is the later. */
const inOrdine = (a: PagamentoSalvato, b: PagamentoSalvato): number => {
  if (a.dataPagamento === b.dataPagamento) return (a.imponibileConguagliato ?? 0) - (b.imponibileConguagliato ?? 0);
  return a.dataPagamento < b.dataPagamento ? -1 : 1;
};

/** The last settlement of a year: it says anew what the ones before it left. */
export const ultimoConguaglio = (pagamenti: readonly PagamentoSalvato[], anno: number): PagamentoSalvato | undefined =>
  pagamenti
    .filter(({ annoFiscale, resti }) => annoFiscale === anno && resti !== undefined)
    .toSorted(inOrdine)
    .at(-1);

/**
 * The rest of the settlement of the year before that a payslip is to take, from the accounted payslips of a person: nobody types it. Surtaxes go in an instalment
 * a month until November, the advance from March; of two payslips of a month the first takes it. On the last payslip all is asked.
 */
export const restiDelConguaglio = (pagamenti: readonly PagamentoSalvato[], chi: ChiTrattiene): RestiDelConguaglio => {
  const { anno } = chi;
  const conguaglio = ultimoConguaglio(pagamenti, anno - 1);
  const rata = (codice: string, delAnno: number, daMese = 1): Residuo | null =>
    rataDi(pagamenti, { conguaglio, codice, anno: delAnno, daMese }, chi);
  const { primoMeseAcconto } = inForceOn(calendarioAddizionali, chi.dataPagamento).valore;
  return {
    addizionali: {
      saldoRegionale: rata('ADDIZIONALE_REGIONALE', anno - 1),
      saldoComunale: rata('ADDIZIONALE_COMUNALE', anno - 1),
      accontoComunale: rata('ADDIZIONALE_COMUNALE_ACCONTO', anno, primoMeseAcconto),
    },
    accontoTrattenuto: totale(quoteDi(pagamenti, 'ADDIZIONALE_COMUNALE_ACCONTO', anno)),
    trattenute: {
      ...conImporto('regionaleTrattenuta', totale(quoteDi(pagamenti, 'ADDIZIONALE_REGIONALE', anno))),
      ...conImporto('comunaleTrattenuta', totale(quoteDi(pagamenti, 'ADDIZIONALE_COMUNALE', anno))),
    },
    conguaglio: conguaglio === undefined ? null : daTrattenere(pagamenti, conguaglio, chi),
  };
};

const conImporto = (nome: string, importo: Centesimi): Readonly<Record<string, Centesimi>> =>
  importo === 0 ? {} : { [nome]: importo };

/** Which surtax, and the settlement that says how much of it is due. */
interface QualeAddizionale {
  readonly conguaglio: PagamentoSalvato | undefined;
  readonly codice: string;
  readonly anno: number;
  /** First month of payment that withholds it. */
  readonly daMese: number;
}

/** December has no instalments after it: what is left is asked at once, as in November. */
const rateFinoANovembre = (mese: number, massime: number): number => Math.min(massime, Math.max(1, 12 - mese));

const rataDi = (
  pagamenti: readonly PagamentoSalvato[],
  { conguaglio, codice, anno, daMese }: QualeAddizionale,
  { dataPagamento, cessazione }: ChiTrattiene,
): Residuo | null => {
  const dovuta = conguaglio?.resti?.find((resto) => resto.codice === codice && resto.anno === anno);
  if (dovuta === undefined) return null;
  const trattenute = quoteDi(pagamenti, codice, anno);
  const residuo = dovuta.importo - totale(trattenute);
  const { mese } = partiDi(dataPagamento);
  const nelMese = trattenute.some(({ il }) => il.slice(0, 7) === dataPagamento.slice(0, 7));
  if (residuo <= 0 || (!cessazione && (mese < daMese || nelMese))) return null;
  const { rateSaldo, rateAcconto } = inForceOn(calendarioAddizionali, dataPagamento).valore;
  const rate = rateFinoANovembre(mese, daMese === 1 ? rateSaldo : rateAcconto);
  return { residuo, rate, anno, ...(dovuta.ente === undefined ? {} : { ente: dovuta.ente }) };
};

/** The tax and the bonuses that a settlement could not take. The tax waits for a written request, which only the office knows. */
const daTrattenere = (
  pagamenti: readonly PagamentoSalvato[],
  { annoFiscale: anno, dataPagamento: conguagliatoIl, resti = [] }: PagamentoSalvato,
  { dataPagamento }: ChiTrattiene,
): RestiDelConguaglio['conguaglio'] => {
  const resta = (codice: string, trattenutoCon: string): Centesimi =>
    Math.max(
      0,
      totale(resti.filter((resto) => resto.codice === codice)) - totale(quoteDi(pagamenti, trattenutoCon, anno)),
    );
  const bonus = (nome: string, recupero: string, regola: RegolaDatata<RecuperoBonus>) => {
    const residuo = resta(`${nome}_DA_RECUPERARE`, recupero);
    const rate = ifInForceOn(regola, dataPagamento)?.valore.rate ?? 1;
    const gia = 1 + quoteDi(pagamenti, recupero, anno).length;
    return residuo === 0 ? null : { residuo, rate: Math.max(1, rate - gia) };
  };
  const irpef = resta('CONGUAGLIO_NON_TRATTENUTO', 'CONGUAGLIO_DIFFERITO');
  const trattamentoIntegrativo = bonus('TRATTAMENTO_INTEGRATIVO', 'RECUPERO_TRATTAMENTO', recuperoTrattamento);
  const sommaIntegrativa = bonus('SOMMA_INTEGRATIVA', 'RECUPERO_SOMMA', recuperoSomma);
  const ulterioreDetrazione = bonus('ULTERIORE_DETRAZIONE', 'RECUPERO_DETRAZIONE', recuperoUlterioreDetrazione);
  if (irpef === 0 && [trattamentoIntegrativo, sommaIntegrativa, ulterioreDetrazione].every((uno) => uno === null))
    return null;
  return {
    anno,
    irpef,
    conguagliatoIl,
    richiestaDel: null,
    trattamentoIntegrativo,
    sommaIntegrativa,
    ...(ulterioreDetrazione === null ? {} : { ulterioreDetrazione }),
  };
};
