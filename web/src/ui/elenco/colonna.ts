import type { ReactNode } from 'react';

/** What a cell sorts, filters and exports by. */
export type Valore = string | number | boolean | null | undefined;

/** One column of a list of rows R whose server knows the orders O. */
export interface Colonna<R, O extends string = string> {
  readonly id: string;
  readonly titolo: string;
  readonly valore: (riga: R) => Valore;
  /** How the value is shown; without it, as text. */
  readonly cella?: (riga: R) => ReactNode;
  /** The server's order that sorts by this column; a list in memory sorts by every column. */
  readonly ordine?: O;
  /** Aligned to the right: amounts, hours, counts. */
  readonly numerica?: boolean;
  readonly larghezza?: number;
  /** Not shown until the user chooses it. */
  readonly nascosta?: boolean;
}

const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

/** Order of two values of a column: numbers by size, the rest as Italian text, nothing first. */
export const compareValori = (a: Valore, b: Valore): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(textOf(a), textOf(b));

/** A value as text: what is filtered and exported. */
export const textOf = (valore: Valore): string => {
  if (valore === null || valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No';
  return String(valore);
};
