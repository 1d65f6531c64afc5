import { guarded } from '#shared/domain/formula-injection.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import { valoreDi, type Colonna, type Foglio, type Valore, type ValoreCella } from './foglio.ts';

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
    case 'testo':
      return guarded(valore.testo);
    case 'data':
      return `${valore.testo.slice(8)}/${valore.testo.slice(5, 7)}/${valore.testo.slice(0, 4)}`;
    case 'intero':
      return String(valore.numero);
    case 'importo':
    case 'ore':
      return decimal(valore.numero);
    case 'aliquota':
      return formatAliquota(valore.numero).replace(' ', '');
  }
};

/** Most cells are plain text: they need no more than the guard. */
const cell = (colonna: Colonna, valore: ValoreCella | undefined): string =>
  typeof valore === 'string' && colonna.tipo === 'testo' ? guarded(valore) : written(valoreDi(colonna, valore));

/** RFC 4180, with the separator of the Italian Excel: what holds a separator, a quotation mark, a line break, or blanks that would be lost, goes between quotation marks. */
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/;
const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const record = (colonne: readonly Colonna[], riga: readonly ValoreCella[]): string => {
  let line = '';
  for (const [index, colonna] of colonne.entries())
    line += `${index === 0 ? '' : ';'}${quoted(cell(colonna, riga[index]))}`;
  return line;
};

/**
 * A sheet as CSV for the Italian Excel: separator `;`, UTF-8 with its mark, CRLF, decimal comma, dates `gg/mm/aaaa`.
 * Text that could be taken for a formula gets an apostrophe, which `readTable` takes off.
 * @throws TypeError when a value is not of its column's type
 */
export const writeCsv = ({ colonne, righe }: Pick<Foglio, 'colonne' | 'righe'>): Uint8Array => {
  const records = [
    colonne.map(({ titolo }) => quoted(guarded(titolo))).join(';'),
    ...righe.map((riga) => record(colonne, riga)),
  ];
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${records.join('\r\n').replace(UNPRINTABLE, '')}\r\n`);
};
