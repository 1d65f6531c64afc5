import type { RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { totaliDi } from './righe.ts';

/** Whether a record that holds some rows has place for another. */
type HaPosto<R> = (dentro: readonly R[], riga: R) => boolean;

const isInCredito = (righe: readonly RigaF24[]): boolean => totaliDi(righe).saldo < 0;

/**
 * The rows of a form over its V records: in their order, where no record has more credits than debits; else moved from one record to
 * another until none has. Where that cannot be the order stays, and the form cannot be written.
 */
export const senzaRecordInCredito = <R extends RigaF24>(
  inOrdine: readonly (readonly R[])[],
  haPosto: HaPosto<R>,
): readonly (readonly R[])[] => {
  if (!inOrdine.some(isInCredito)) return inOrdine;
  const spostate = distribute(inOrdine.flat(), inOrdine.length, haPosto);
  return spostate === null || spostate.some(isInCredito) ? inOrdine : spostate;
};

interface InCorso<R> {
  readonly righe: { readonly posto: number; readonly riga: R }[];
  saldo: number;
}

/** The largest debits first, each where least is due; then the largest credits, each where most is. Null when a row finds no place. */
const distribute = <R extends RigaF24>(righe: readonly R[], quanti: number, haPosto: HaPosto<R>): R[][] | null => {
  const records = Array.from({ length: quanti }, (): InCorso<R> => ({ righe: [], saldo: 0 }));
  const ordinate = righe
    .map((riga, posto) => ({ riga, posto, saldo: riga.debito - riga.credito }))
    .toSorted((a, b) => Number(b.saldo >= 0) - Number(a.saldo >= 0) || Math.abs(b.saldo) - Math.abs(a.saldo));
  for (const { riga, posto, saldo } of ordinate) {
    const verso = saldo < 0 ? -1 : 1;
    const scelto = records
      .filter((record) =>
        haPosto(
          record.righe.map((dentro) => dentro.riga),
          riga,
        ),
      )
      .toSorted((a, b) => verso * (a.saldo - b.saldo))[0];
    if (scelto === undefined) return null;
    scelto.righe.push({ posto, riga });
    scelto.saldo += saldo;
  }
  return records
    .map((record) => record.righe.toSorted((a, b) => a.posto - b.posto).map(({ riga }) => riga))
    .filter((record) => record.length > 0);
};
