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
  readonly righe: R[];
  /** Where each of its rows was. */
  readonly posti: Map<R, number>;
  saldo: number;
}

/** The largest debits first, each where least is due; then the largest credits, each where most is. Null when a row finds no place. */
const distribute = <R extends RigaF24>(righe: readonly R[], quanti: number, haPosto: HaPosto<R>): R[][] | null => {
  const records = Array.from({ length: quanti }, (): InCorso<R> => ({ righe: [], posti: new Map(), saldo: 0 }));
  const ordinate = righe
    .map((riga, posto) => ({ riga, posto, saldo: riga.debito - riga.credito }))
    .toSorted((a, b) => Number(b.saldo >= 0) - Number(a.saldo >= 0) || Math.abs(b.saldo) - Math.abs(a.saldo));
  for (const { riga, posto, saldo } of ordinate) {
    const scelto = primoCon(records, riga, { haPosto, verso: saldo < 0 ? -1 : 1 });
    if (scelto === undefined) return null;
    scelto.righe.push(riga);
    scelto.posti.set(riga, posto);
    scelto.saldo += saldo;
  }
  return records
    .map(({ righe: sue, posti }) => sue.toSorted((a, b) => (posti.get(a) ?? 0) - (posti.get(b) ?? 0)))
    .filter((record) => record.length > 0);
};

/** Of the records that have place for a row, the one with the least balance, or with the most (-1). */
const primoCon = <R>(
  records: readonly InCorso<R>[],
  riga: R,
  { haPosto, verso }: { readonly haPosto: HaPosto<R>; readonly verso: 1 | -1 },
): InCorso<R> | undefined => {
  let scelto: InCorso<R> | undefined;
  for (const record of records)
    if ((scelto === undefined || verso * (record.saldo - scelto.saldo) < 0) && haPosto(record.righe, riga))
      scelto = record;
  return scelto;
};
