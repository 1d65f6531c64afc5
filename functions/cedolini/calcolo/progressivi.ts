import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { AltroProgramma, Progressivi } from '#shared/calculation/situazione/situazione.ts';
import type { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';

/** What this school has already paid to a person in a tax year, by accounted runs. */
export interface StoriaAnno {
  readonly progressivi: Progressivi;
  readonly compensiOccasionali: Centesimi;
  readonly arrotondamentoPrecedente: Centesimi;
  /** Other payslips of the year that do not count because their run is not accounted yet. */
  readonly nonContabilizzati: number;
  /** What of these sums another program paid; absent when it paid nothing. */
  readonly altroProgramma?: AltroProgramma;
}

/** What accounted payslips of any year have withheld for third parties, in cents, by the record of each deduction: the run being computed is left out. */
export const trattenutoFinora = (
  pagamenti: readonly PagamentoSalvato[],
  processo: string,
  contabilizzati: ReadonlySet<string>,
): ReadonlyMap<string, Centesimi> => {
  const trattenuto = new Map<string, Centesimi>();
  for (const { origine, importo } of pagamenti
    .filter(({ idProcesso }) => idProcesso !== processo && contabilizzati.has(idProcesso))
    .flatMap(({ trattenute }) => trattenute)) {
    trattenuto.set(origine, (trattenuto.get(origine) ?? 0) + importo);
  }
  return trattenuto;
};

/** Payees whose fees count towards the yearly allowance of occasional work. */
const OCCASIONALI: readonly TipoPercettore[] = ['OCCASIONALE', 'ALTRA_AMMINISTRAZIONE'];

const compensiOccasionali = (
  pagati: readonly { readonly percettore: string; readonly lordoDipendente: Centesimi }[],
): Centesimi =>
  somma(
    pagati
      .filter(({ percettore }) => OCCASIONALI.some((tipo) => tipo === percettore))
      .map(({ lordoDipendente }) => lordoDipendente),
  );

/** What another program paid in the year, added up. */
const progressiviDi = (saldi: readonly SaldoApertura[]): Progressivi => {
  const totale = (di: (saldo: SaldoApertura) => Centesimi) => somma(saldi.map(di));
  return {
    imponibileContributivo: totale(({ numImponibileContributivo }) => numImponibileContributivo),
    imponibileIrpef: totale(({ numImponibileIrpef }) => numImponibileIrpef),
    irpef: totale(({ numIrpef }) => numIrpef),
    imponibileSostitutiva: totale(({ numImponibileSostitutiva }) => numImponibileSostitutiva),
    imponibileGestioneSeparata: totale(({ numImponibileGestioneSeparata }) => numImponibileGestioneSeparata),
    giorniPagati: totale(({ numGiorniPagati }) => numGiorniPagati),
    trattamentoIntegrativo: totale(({ numTrattamentoIntegrativo }) => numTrattamentoIntegrativo),
    sommaIntegrativa: totale(({ numSommaIntegrativa }) => numSommaIntegrativa),
    lordoDipendente: totale(({ numLordo }) => numLordo),
    netto: totale(({ numNetto }) => numNetto),
  };
};

const altroProgrammaDi = (
  { imponibileContributivo, imponibileIrpef, irpef, imponibileGestioneSeparata }: Progressivi,
  occasionali: Centesimi,
): AltroProgramma => ({
  imponibileContributivo,
  imponibileIrpef,
  irpef,
  imponibileGestioneSeparata,
  compensiOccasionali: occasionali,
});

/** Progressives of month m = opening balances of the year + those of month m − 1 + the accounted payslips: the run being computed is left out. */
export const storiaAnno = (
  pagamenti: readonly PagamentoSalvato[],
  anno: number,
  processo: string,
  contabilizzati: ReadonlySet<string>,
  saldi: readonly SaldoApertura[] = [],
): StoriaAnno => {
  const altri = pagamenti.filter(({ annoFiscale, idProcesso }) => annoFiscale === anno && idProcesso !== processo);
  const contati = altri.filter(({ idProcesso }) => contabilizzati.has(idProcesso));
  const aperti = saldi.filter(({ numAnno }) => numAnno === anno);
  const apertura = progressiviDi(aperti);
  const totale = (campo: keyof Progressivi) => apertura[campo] + somma(contati.map((pagamento) => pagamento[campo]));
  const occasionaliAltrove = compensiOccasionali(
    aperti.map(({ percettore, numLordo }) => ({ percettore, lordoDipendente: numLordo })),
  );
  const ultimo = contati
    .toSorted((a, b) =>
      a.dataPagamento < b.dataPagamento || (a.dataPagamento === b.dataPagamento && a.uid < b.uid) ? -1 : 1,
    )
    .at(-1);
  return {
    progressivi: {
      imponibileContributivo: totale('imponibileContributivo'),
      imponibileIrpef: totale('imponibileIrpef'),
      irpef: totale('irpef'),
      imponibileSostitutiva: totale('imponibileSostitutiva'),
      imponibileGestioneSeparata: totale('imponibileGestioneSeparata'),
      giorniPagati: Math.min(366, totale('giorniPagati')),
      trattamentoIntegrativo: totale('trattamentoIntegrativo'),
      sommaIntegrativa: totale('sommaIntegrativa'),
      lordoDipendente: totale('lordoDipendente'),
      netto: totale('netto'),
    },
    compensiOccasionali: occasionaliAltrove + compensiOccasionali(contati),
    arrotondamentoPrecedente: ultimo?.arrotondamentoDaRiportare ?? 0,
    nonContabilizzati: altri.length - contati.length,
    ...(aperti.length === 0 ? {} : { altroProgramma: altroProgrammaDi(apertura, occasionaliAltrove) }),
  };
};
