import type { Allineamento } from '../text-style.ts';

/** A column of a table. */
export interface Colonna {
  readonly titolo: string;
  /** Points; when absent the column is as wide as its content asks. */
  readonly larghezza?: number;
  readonly allineamento?: Allineamento;
  /** Its cells are the headers of their rows, for who reads by ear. */
  readonly testata?: boolean;
}

/** A row of a table: a text for each column. */
export type Riga = readonly string[];
