import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { RECUPERO_STIPENDIO } from '../../riferimento/voci/generiche.ts';

/** The payments that took fixed pay back: the last accounted one says what is left. */
export const cheRecuperano = (pagamenti: readonly PagamentoSalvato[]): readonly PagamentoSalvato[] =>
  pagamenti.filter(({ voci = [] }) => voci.some(({ codice }) => codice === RECUPERO_STIPENDIO));

/** The rest of fixed pay to take back from a person in a year, as the next payslip proposes it. */
export const recuperiAperti = (
  pagamenti: readonly PagamentoSalvato[],
  contabilizzati: ReadonlySet<string>,
  anno: number,
): VoceCedolino[] => {
  const ultimo = cheRecuperano(pagamenti)
    .filter(({ idProcesso, annoFiscale }) => contabilizzati.has(idProcesso) && annoFiscale === anno)
    .toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? -1 : 1))
    .at(-1);
  return (ultimo?.daRecuperare ?? []).map(({ dal, al, importo }) => ({
    codice: RECUPERO_STIPENDIO,
    competenza: { dal, al },
    misura: { unita: 'IMPORTO', importo },
  }));
};
