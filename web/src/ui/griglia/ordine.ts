import { useMemo, useState } from 'react';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import type { RigaGriglia } from './modello.ts';

/** The heading of the rows, that of their totals, or the id of a column. */
export const [NOME, TOTALE] = ['nome', 'totale'] as const;

/** How the rows stand: as they were when the heading was chosen, so that none moves under who writes. */
export interface Ordine {
  readonly colonna: string;
  readonly verso: 'ascending' | 'descending';
  readonly posti: ReadonlyMap<string, number>;
}

/** The order that a heading gives: first upwards, chosen again downwards; the third time, as the rows come. */
export const nextOrdine = (prima: Ordine | null, colonna: string, righe: readonly RigaGriglia[]): Ordine | null => {
  if (prima?.colonna === colonna && prima.verso === 'descending') return null;
  const verso = prima?.colonna === colonna ? 'descending' : 'ascending';
  const senso = verso === 'ascending' ? 1 : -1;
  const ordinate = righe.toSorted((a, b) => senso * compareRighe(a, b, colonna));
  return { colonna, verso, posti: new Map(ordinate.map(({ id }, posto) => [id, posto])) };
};

/** The rows in that order; those that came later stand last, as they come. */
export const inOrdine = (righe: readonly RigaGriglia[], ordine: Ordine | null): readonly RigaGriglia[] =>
  ordine === null ? righe : righe.toSorted((a, b) => postoDi(a, ordine) - postoDi(b, ordine));

const postoDi = ({ id }: RigaGriglia, { posti }: Ordine): number => posti.get(id) ?? posti.size;

const compareRighe = (a: RigaGriglia, b: RigaGriglia, colonna: string): number => {
  if (colonna === NOME) return compareTesti(a.titolo, b.titolo);
  return valoreDi(a, colonna) - valoreDi(b, colonna);
};

/** An empty cell is less than any number. */
const valoreDi = (riga: RigaGriglia, colonna: string): number =>
  colonna === TOTALE ? centesimiDi(riga.totale) : (riga.valori[colonna] ?? MENO_DI_TUTTO);

const MENO_DI_TUTTO = -Number.MAX_SAFE_INTEGER;

/** The cents of a total as it is shown. */
const centesimiDi = (totale: string): number => Number(totale.replaceAll(/\D/g, '')) * (/^[-−]/.test(totale) ? -1 : 1);

/** The rows of a grid in the order that its headings give. */
export const useOrdine = (date: readonly RigaGriglia[]) => {
  const [ordine, setOrdine] = useState<Ordine | null>(null);
  const righe = useMemo(() => inOrdine(date, ordine), [date, ordine]);
  return { righe, ordine, ordina: (colonna: string) => setOrdine(nextOrdine(ordine, colonna, date)) };
};
