import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';

/**
 * Tells that the sums of the year hold payslips that are paid after this one, because they were accounted before: a threshold that the year
 * passes is passed here, and not by the payment that passes it.
 */
export const avvisiPagatiDopo = (
  dataPagamento: string,
  pagatiDopo: readonly Pick<PagamentoSalvato, 'dataPagamento' | 'lordoDipendente'>[],
): readonly Anomalia[] => {
  const [primo] = pagatiDopo;
  if (primo === undefined) return [];
  const lordo = formatEuro(somma(pagatiDopo.map(({ lordoDipendente }) => lordoDipendente)));
  const quali =
    pagatiDopo.length === 1
      ? `un cedolino già contabilizzato che si paga dopo, il ${formatGiorno(primo.dataPagamento)}, di ${lordo} lordi`
      : `${pagatiDopo.length} cedolini già contabilizzati che si pagano dopo, dal ${formatGiorno(primo.dataPagamento)}, di ${lordo} lordi in tutto`;
  return [
    {
      codice: 'PAGAMENTI_SUCCESSIVI',
      messaggio: `Questo cedolino si paga il ${formatGiorno(dataPagamento)}, e nelle somme dell'anno c'è anche ${quali}: le soglie dell'anno si superano qui, e non in quello. Se l'ordine conta, pagarlo dopo; altrimenti correggere l'altro cedolino dopo aver contabilizzato questo.`,
    },
  ];
};
