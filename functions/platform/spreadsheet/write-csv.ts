import Papa from 'papaparse';
import { valoreDi, type Colonna, type Foglio, type Valore, type ValoreCella } from './foglio.ts';
import { guarded } from './injection.ts';

/** Control characters have no place in a text file; tabs and line breaks have. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r\u0085]/gu;
const BYTE_ORDER_MARK = '\ufeff';

/** Hundredths as a decimal with comma: 123450 is `1234,50`. */
const decimal = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};

const written = (valore: Valore | undefined): string => {
  if (valore === undefined) return '';
  switch (valore.tipo) {
    case 'testo': return guarded(valore.testo);
    case 'data': return valore.testo.split('-').toReversed().join('/');
    case 'intero': return String(valore.numero);
    case 'importo':
    case 'ore': return decimal(valore.numero);
  }
};

const record = (colonne: readonly Colonna[], riga: readonly ValoreCella[]): string[] =>
  colonne.map((colonna, index) => written(valoreDi(colonna, riga[index])));

/**
 * A sheet as CSV for the Italian Excel: separator `;`, UTF-8 with its mark, CRLF, decimal comma, dates `gg/mm/aaaa`.
 * Text that could be taken for a formula gets an apostrophe, which `readTable` takes off.
 * @throws TypeError when a value is not of its column's type
 */
export const writeCsv = ({ colonne, righe }: Pick<Foglio, 'colonne' | 'righe'>): Uint8Array => {
  const records = [colonne.map(({ titolo }) => guarded(titolo)), ...righe.map((riga) => record(colonne, riga))];
  const text = Papa.unparse(records, { delimiter: ';', newline: '\r\n' }).replace(UNPRINTABLE, '');
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${text}\r\n`);
};
