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

/** True where the settlement before did not know of all that this one knows of: paid since, or found late, whatever its day. */
const isSaputoDopo = (prima: PagamentoSalvato, cedolino: Cedolino, pagati: readonly PagamentoSalvato[]): boolean => {
  const { imponibileConguagliato: saputo } = prima;
  return (saputo !== undefined && saputo !== cedolino.conguagliato?.imponibile) || isPagatoDopo(prima, pagati);
};

const scarto = (campo: string, messaggio: string): Anomalia => ({ codice: 'NESSUNA_VOCE', campo, messaggio });

/**
 * The reason against a settlement of a year that is settled: paid before the one there is, which would stay the last, or of nothing, where nothing was paid since
 * and what the one before left is the same. Null of any other payslip, and of a dry run, which may ask just that.
 */
export const giaConguagliato = (
  situazione: Situazione | null,
  cedolino: Cedolino,
  pagati: readonly PagamentoSalvato[],
): Anomalia | null => {
  const anno = situazione?.opzioni.simulazione === true ? undefined : situazione?.annoConguagliato;
  const prima = anno === undefined ? undefined : ultimoConguaglio(pagati, anno);
  if (prima === undefined) return null;
  const giorno = formatGiorno(prima.dataPagamento);
  if (cedolino.dataPagamento < prima.dataPagamento)
    return scarto(
      'dataPagamento',
      `Il ${anno} di questa persona è conguagliato con il pagamento del ${giorno}: un altro conguaglio si paga quel giorno o dopo, perché vale l'ultimo. Cambiare la data di pagamento in «Dati elaborazione», poi ricalcolare.`,
    );
  const muove = cedolino.righe.some(({ gruppo, importo }) => gruppo !== 'riepilogo' && importo !== 0);
  if (muove || isSaputoDopo(prima, cedolino, pagati)) return null;
  if (!isDeepStrictEqual(prima.resti, quoteDellAnno(cedolino).resti)) return null;
  return scarto(
    'annoConguagliato',
    `Il ${anno} di questa persona è già conguagliato, con il pagamento del ${giorno}, e da allora niente è cambiato: il cedolino sarebbe a zero. Togliere la persona dall'elaborazione.`,
  );
};
