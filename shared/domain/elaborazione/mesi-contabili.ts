import type { Giorno } from '../tempo/date.ts';
import { compareMesi, formatMese, meseDi, mesiTra, type Mese } from '../tempo/mese.ts';

/** What of a run decides the months it may be accounted in: month of liquidation and day of payment. */
export interface DaContabilizzare {
  readonly ANNO: number;
  readonly MESE: number;
  readonly dataPagamento: Giorno;
}

/**
 * The months accounting may move the filings of a run to: from the payment, and not before the calculation, to December of
 * the year of payment. Tax is of the year it was paid in, so its filings cannot be of another. Empty when that year ended before the month of calculation.
 */
export const mesiContabili = ({ ANNO, MESE, dataPagamento }: DaContabilizzare): readonly Mese[] => {
  const calcolo = { anno: ANNO, mese: MESE };
  const pagamento = meseDi(dataPagamento);
  return mesiTra(compareMesi(calcolo, pagamento) > 0 ? calcolo : pagamento, { anno: pagamento.anno, mese: 12 });
};

/** Why a run cannot be accounted in a month, in words for people; null when it can. */
export const erroreMeseContabile = (elaborazione: DaContabilizzare, scelto: Mese): string | null => {
  const calcolo = { anno: elaborazione.ANNO, mese: elaborazione.MESE };
  const pagamento = meseDi(elaborazione.dataPagamento);
  if (compareMesi(scelto, calcolo) < 0)
    return `Il mese di contabilizzazione non può precedere quello del calcolo, ${formatMese(calcolo)}.`;
  if (compareMesi(scelto, pagamento) < 0)
    return `Il mese di contabilizzazione non può precedere quello del pagamento, ${formatMese(pagamento)}.`;
  if (scelto.anno !== pagamento.anno)
    return `Il mese di contabilizzazione resta nell'anno del pagamento, il ${pagamento.anno}: le imposte sono di quell'anno.`;
  return null;
};
