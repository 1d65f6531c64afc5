import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node';
import { accorciato } from '#shared/domain/testo.ts';
import { UNO } from '#shared/money/centesimi.ts';
import { valoreDi, type Colonna, type Foglio, type TipoColonna, type Valore } from '../foglio.ts';

const MAX_CARATTERI = 32_767;
const MAX_NOME = 31;
/** Before this day the serial dates of spreadsheets disagree with the calendar (they count a 29 February 1900). */
const FIRST_DATE = '1900-03-01';

/** Formats are written in the international notation: the Italian Excel shows 1.234,56 and 31/12/2026. */
const FORMATI: Readonly<Record<TipoColonna, string>> = {
  testo: '@',
  importo: '#,##0.00',
  data: 'dd/mm/yyyy',
  intero: '0',
  ore: '0.00',
  aliquota: '0.00##%',
};
const LARGHEZZE: Readonly<Record<TipoColonna, number>> = {
  testo: 24,
  importo: 14,
  data: 12,
  intero: 10,
  ore: 10,
  aliquota: 10,
};

const escapedCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Text in the escapes of the format (ECMA-376 22.9.2.19): carriage returns, and an underscore that would begin an escape. A text equal to a property that
 * every object has is escaped too, because the writer looks texts up in an object.
 */
const xlsxText = (text: string): string => {
  if (text.length > MAX_CARATTERI) throw new RangeError(`A cell holds at most ${MAX_CARATTERI} characters.`);
  const escaped = text.replace(/_(?=x[0-9A-Fa-f]{4}_)|\r/g, escapedCharacter);
  return Object.hasOwn(Object.prototype, escaped) ? escapedCharacter(escaped) + escaped.slice(1) : escaped;
};

/** What a spreadsheet program would turn into a number, a date or a formula as soon as somebody edits the cell, unless it is formatted as text. */
const RETYPED = /^['\p{Cc}]*[=+\-@\d]/u;

const textCell = (text: string): Cell =>
  RETYPED.test(text)
    ? { value: xlsxText(text), type: String, format: FORMATI.testo }
    : { value: xlsxText(text), type: String };

const cellOf = (valore: Valore | undefined): Cell => {
  if (valore === undefined) return null;
  switch (valore.tipo) {
    case 'testo':
      return textCell(valore.testo);
    case 'data':
      return valore.testo < FIRST_DATE
        ? textCell(valore.testo)
        : { value: new Date(`${valore.testo}T00:00:00Z`), type: Date, format: FORMATI.data };
    case 'intero':
      return { value: valore.numero, type: Number, format: FORMATI.intero };
    // The file wants a decimal number: the nearest one to a whole number of hundredths is written with exactly those digits.
    case 'importo':
    case 'ore':
      return { value: valore.numero / 100, type: Number, format: FORMATI[valore.tipo] };
    case 'aliquota':
      return { value: valore.numero / UNO, type: Number, format: FORMATI.aliquota };
  }
};

/** 0 → 'A', 26 → 'AA'. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** The row of the sums, under the headings and so many rows; none for a sheet that sums nothing. The only formulas written: nobody's text is in them. */
const sums = (colonne: readonly Colonna[], righe: number): readonly Row[] => {
  if (righe === 0 || colonne.every(({ somma }) => somma !== true)) return [];
  const nome = colonne.findIndex(({ tipo, somma }) => tipo === 'testo' && somma !== true);
  const bold = { fontWeight: 'bold' } as const;
  return [
    colonne.map(({ tipo, somma }, index): Cell => {
      const column = columnName(index);
      if (somma === true)
        return { value: `=SUM(${column}2:${column}${righe + 1})`, type: 'Formula', format: FORMATI[tipo], ...bold };
      return index === nome ? { value: 'Totale', type: String, ...bold } : null;
    }),
  ];
};

const headings = (colonne: readonly Colonna[]): Row =>
  colonne.map(({ titolo }) => (titolo === '' ? null : { value: xlsxText(titolo), type: String, fontWeight: 'bold' }));

/** A name the format accepts: no `[]:*?/\`, at most 31 characters, not taken (case does not count). */
const sheetNames = (fogli: readonly Foglio[]): string[] => {
  const taken = new Set<string>();
  return fogli.map(({ nome }, index) => {
    const plain =
      accorciato(
        nome
          .replace(/[[\]:*?/\\]+/g, ' ')
          .replace(/^'+|(?<!')'+$/g, '')
          .trim(),
        MAX_NOME,
      ) || `Foglio ${index + 1}`;
    let name = plain;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1)
      name = `${accorciato(plain, MAX_NOME - String(copy).length - 1)} ${copy}`;
    taken.add(name.toLowerCase());
    return name;
  });
};

const sheetOf = ({ colonne, righe }: Foglio, sheet: string): Sheet<never> => ({
  sheet,
  data: [
    headings(colonne),
    ...righe.map((riga) => colonne.map((colonna, index) => cellOf(valoreDi(colonna, riga[index])))),
    ...sums(colonne, righe.length),
  ],
  columns: colonne.map(({ tipo, larghezza }) => ({ width: larghezza ?? LARGHEZZE[tipo] })),
  stickyRowsCount: 1,
});

/**
 * Sheets as one XLSX, headings in the first row. Text is always a text cell, so nothing in it is ever run as a formula; amounts, hours and dates are numbers with
 * their format, ready to be summed; columns that ask for it have their sum under the rows.
 * @throws TypeError when a value is not of its column's type, RangeError when a text is longer than a cell
 */
export const writeXlsx = async (fogli: readonly Foglio[]): Promise<Uint8Array> => {
  const names = sheetNames(fogli);
  return writeXlsxFile(fogli.map((foglio, index) => sheetOf(foglio, names[index] ?? ''))).toBuffer();
};
