import { isDeepStrictEqual } from 'node:util';
import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { quoteDellAnno } from './quote-dell-anno.ts';
import { ultimoConguaglio } from './resti-del-conguaglio.ts';

/** True of income by brackets paid after a settlement, which does not know of it: its certificate waits for another, be it of nothing. */
const isPagatoDopo = (prima: PagamentoSalvato, pagati: readonly PagamentoSalvato[]): boolean =>
  pagati.some(
    ({ annoFiscale, dataPagamento, imponibileIrpef, natura }) =>
      annoFiscale === prima.annoFiscale &&
      dataPagamento > prima.dataPagamento &&
      imponibileIrpef !== 0 &&
      natura !== 'AUTONOMO',
  );

/** The reason against a settlement that neither takes nor gives anything, and leaves what the one before had left; null of any other payslip, of who was paid since, and of a dry run, which may ask just that. */
export const giaConguagliato = (
  situazione: Situazione | null,
  cedolino: Cedolino,
  pagati: readonly PagamentoSalvato[],
): Anomalia | null => {
  const anno = situazione?.opzioni.simulazione === true ? undefined : situazione?.annoConguagliato;
  const prima = anno === undefined ? undefined : ultimoConguaglio(pagati, anno);
  const muove = cedolino.righe.some(({ gruppo, importo }) => gruppo !== 'riepilogo' && importo !== 0);
  if (prima === undefined || muove || isPagatoDopo(prima, pagati)) return null;
  if (!isDeepStrictEqual(prima.resti, quoteDellAnno(cedolino).resti)) return null;
  return {
    codice: 'NESSUNA_VOCE',
    campo: 'annoConguagliato',
    messaggio: `Il ${anno} di questa persona è già conguagliato, con il pagamento del ${formatGiorno(prima.dataPagamento)}, e da allora niente è cambiato: il cedolino sarebbe a zero. Togliere la persona dall'elaborazione.`,
  };
};
