import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { totaliDi } from './righe.ts';

/** Whether a record that holds some rows has place for another. */
type HaPosto<R> = (dentro: readonly R[], riga: R) => boolean;

/** Rows of a form among which exchanges are looked for, many times those of a school: over it, the search of a hostile file would not end. */
const MASSIMO_RIGHE = 6000;

/**
 * The rows of a form over its V records: in their order, where no record has more credits than debits; else a record in credit
 * exchanges rows with another until none is. Where that cannot be the order stays, and the form cannot be written.
 */
export const senzaRecordInCredito = <R extends RigaF24>(
  inOrdine: readonly (readonly R[])[],
  haPosto: HaPosto<R>,
): readonly (readonly R[])[] => {
  const righe = inOrdine.flat();
  if (!inOrdine.some(isInCredito) || isInCredito(righe) || righe.length > MASSIMO_RIGHE) return inOrdine;
  const posti = new Map(righe.map((riga, posto) => [riga, posto]));
  let records = inOrdine;
  while (records.some(isInCredito)) {
    const scambiati = exchange(records, haPosto);
    if (scambiati === null) return inOrdine;
    records = scambiati;
  }
  return records
    .filter((sue) => sue.length > 0)
    .map((sue) => sue.toSorted((a, b) => (posti.get(a) ?? 0) - (posti.get(b) ?? 0)));
};

const saldoDi = (righe: readonly RigaF24[]): number => totaliDi(righe).saldo;
const isInCredito = (righe: readonly RigaF24[]): boolean => saldoDi(righe) < 0;
const conAltra = <R>(righe: readonly R[], via: R | null, dentro: R | null): R[] => [
  ...righe.filter((riga) => riga !== via),
  ...(dentro === null ? [] : [dentro]),
];

/** A row of the record in credit for one of another record, or for none, or none for one. */
interface Scambio<R> {
  readonly con: number;
  readonly data: R | null;
  readonly avuta: R | null;
  readonly guadagno: number;
}

/** The records after the exchange that takes most from the worst credit, and less from the other record; null when none does. */
const exchange = <R extends RigaF24>(records: readonly (readonly R[])[], haPosto: HaPosto<R>): R[][] | null => {
  const saldi = records.map(saldoDi);
  const quale = saldi.indexOf(Math.min(...saldi));
  const inCredito = { righe: records[quale] ?? [], saldo: saldi[quale] ?? 0 };
  let migliore: Scambio<R> | null = null;
  for (const [con, righe] of records.entries())
    if ((saldi[con] ?? 0) > 0)
      migliore = scambioCon({ con, righe, saldo: saldi[con] ?? 0 }, inCredito, { haPosto, migliore });
  if (migliore === null) return null;
  const { con, data, avuta } = migliore;
  return records.map((righe, indice) => {
    if (indice === quale) return conAltra(righe, data, avuta);
    return indice === con ? conAltra(righe, avuta, data) : [...righe];
  });
};

interface Lato<R> {
  readonly righe: readonly R[];
  readonly saldo: number;
}

/** The best exchange so far, after those with one more record. */
const scambioCon = <R extends RigaF24>(
  altro: Lato<R> & { readonly con: number },
  inCredito: Lato<R>,
  { haPosto, migliore }: { readonly haPosto: HaPosto<R>; readonly migliore: Scambio<R> | null },
): Scambio<R> | null => {
  let scelto = migliore;
  for (const data of [...inCredito.righe, null])
    for (const avuta of [...altro.righe, null]) {
      const guadagno = guadagnoDi(valoreDi(avuta) - valoreDi(data), inCredito, altro);
      if (
        guadagno > (scelto?.guadagno ?? 0) &&
        entra(data, conAltra(altro.righe, avuta, null), haPosto) &&
        entra(avuta, conAltra(inCredito.righe, data, null), haPosto)
      )
        scelto = { con: altro.con, data, avuta, guadagno };
    }
  return scelto;
};

/** What the two records have less in credit when so much passes to the one in credit. */
const guadagnoDi = (passa: number, inCredito: Lato<unknown>, altro: Lato<unknown>): number =>
  Math.min(0, inCredito.saldo + passa) - inCredito.saldo + Math.min(0, altro.saldo - passa);

const entra = <R>(riga: R | null, dentro: readonly R[], haPosto: HaPosto<R>): boolean =>
  riga === null || haPosto(dentro, riga);

const valoreDi = (riga: RigaF24 | null): number => (riga === null ? 0 : riga.debito - riga.credito);
