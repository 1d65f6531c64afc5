import type { ReactNode } from 'react';
import { compareTesti } from '#shared/domain/ordine-testi.ts';

/** What a cell sorts, filters and exports by. */
export type Valore = string | number | boolean | null | undefined;

/** How a value is shown and exported: day, cents, hundredths of an hour, whole number, yes or no; text when not said. */
export type TipoColonna = 'testo' | 'data' | 'importo' | 'ore' | 'intero' | 'si_no';

/** One column of a list of rows R whose server knows the orders O. */
export interface Colonna<R, O extends string = string> {
  /** The field of the row, with dots into nested objects; any name when `valore` says what the cell holds. */
  readonly id: string;
  readonly titolo: string;
  readonly tipo?: TipoColonna;
  readonly valore?: (riga: R) => Valore;
  /** How the value is shown; without it, by its kind. */
  readonly cella?: (riga: R) => ReactNode;
  /** The server's order that sorts by this column; a list in memory sorts by every column. */
  readonly ordine?: O;
  /** The field an export reads; the id when the column has no `valore`. */
  readonly campo?: string;
  /** What an export writes for each value of the field `id`, when `valore` shows words for it and the rows are not all in memory. */
  readonly parole?: Readonly<Record<string, string>>;
  readonly larghezza?: number;
  /** Amounts or hours that make sense summed: their total stands under the list. */
  readonly somma?: true;
  /** A number that is shown as a word: its heading stands on the left, as words do. */
  readonly inParola?: true;
  /** Stays on one line, as what would not be read broken in two: a code, a state. What is no text (amounts, dates) always does. */
  readonly intera?: boolean;
  /** Not shown until the user chooses it. */
  readonly nascosta?: boolean;
  /** In a window that is not wide, not shown until the user chooses it. */
  readonly seLarga?: boolean;
}

/** The value of a column in a row. */
export const valoreDi = <R, O extends string>(colonna: Colonna<R, O>, riga: R): Valore =>
  colonna.valore ? colonna.valore(riga) : fieldOf(riga, colonna.id);

/** A field of a row, with dots into nested objects; null when it holds no single value. */
export const fieldOf = (riga: unknown, path: string): Valore => {
  const trovato = path
    .split('.')
    .reduce<unknown>(
      (dentro, nome) =>
        typeof dentro === 'object' && dentro !== null
          ? Object.entries(dentro).find(([chiave]) => chiave === nome)?.[1]
          : undefined,
      riga,
    );
  return typeof trovato === 'string' || typeof trovato === 'number' || typeof trovato === 'boolean' ? trovato : null;
};

/** The field an export reads for a column; undefined when the column exists on the screen only. */
export const campoEsportato = <R, O extends string>({ campo, valore, id }: Colonna<R, O>): string | undefined =>
  campo ?? (valore ? undefined : id);

/** Order of two values of a column: numbers by size, the rest as Italian text, nothing first. */
export const compareValori = (a: Valore, b: Valore): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTesti(textOf(a), textOf(b));

/** A value as text, for filters. */
export const textOf = (valore: Valore): string => {
  if (valore === null || valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No';
  return String(valore);
};
