import type { DaFare } from '#shared/contracts/casa/casa.ts';
import { giorniTra, type Giorno } from '#shared/domain/tempo/date.ts';
import { quanti } from '#ui/formati.ts';

/** The delay of a run whose day of payment went by and is not accounted: 'In ritardo di 6 giorni'. Empty while it is not late. */
export const ritardoDi = ({ dataPagamento, stato }: Pick<DaFare, 'dataPagamento' | 'stato'>, oggi: Giorno): string =>
  stato === 'CONTABILIZZATO' || dataPagamento >= oggi
    ? ''
    : `In ritardo di ${quanti(giorniTra(dataPagamento, oggi), 'giorno', 'giorni')}`;
