import type { Progressivi } from '../../../shared/calculation/situazione/situazione.ts';
import type { TipoPercettore } from '../../../shared/domain/persona/percettore.ts';
import { somma, type Centesimi } from '../../../shared/money/centesimi.ts';
import type { PagamentoSalvato } from '../../archivio/cedolini/pagamento.ts';

/** What this school has already paid to a person in a tax year, by accounted runs. */
export interface StoriaAnno {
  readonly progressivi: Progressivi;
  readonly compensiOccasionali: Centesimi;
  readonly arrotondamentoPrecedente: Centesimi;
  /** Other payslips of the year that do not count because their run is not accounted yet. */
  readonly nonContabilizzati: number;
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

/** Progressives of month m = those of month m − 1 + the accounted payslips: the run being computed is left out. */
export const storiaAnno = (
  pagamenti: readonly PagamentoSalvato[],
  anno: number,
  processo: string,
  contabilizzati: ReadonlySet<string>,
): StoriaAnno => {
  const altri = pagamenti.filter(({ annoFiscale, idProcesso }) => annoFiscale === anno && idProcesso !== processo);
  const contati = altri.filter(({ idProcesso }) => contabilizzati.has(idProcesso));
  const totale = (campo: keyof Progressivi) => somma(contati.map((pagamento) => pagamento[campo]));
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
    compensiOccasionali: somma(
      contati
        .filter(({ percettore }) => OCCASIONALI.some((tipo) => tipo === percettore))
        .map(({ lordoDipendente }) => lordoDipendente),
    ),
    arrotondamentoPrecedente: ultimo?.arrotondamentoDaRiportare ?? 0,
    nonContabilizzati: altri.length - contati.length,
  };
};
