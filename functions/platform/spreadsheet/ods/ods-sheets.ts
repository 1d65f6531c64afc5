import { fileDanneggiato } from '../file-non-leggibile.ts';
import { checkPosto, checkRighe, MAX_COLONNE, MAX_RIGHE, type Misura } from '../limiti.ts';
import type { RigaTable } from '../tabella.ts';
import { attributesOf, plainText, XmlText, type XmlListener } from '../xlsx/xml.ts';
import { textOfCell } from './cell-text.ts';

/** Last row of a sheet of any program: what repeats further is of no file. */
const LAST_ROW = 1_048_576;
const MAX_SPACES = 1000;
const CELLS = new Set(['table-cell', 'covered-table-cell']);
const [SPACE, LINE] = [Buffer.from(' '), Buffer.from('\n')];

interface Sheet {
  readonly name: string;
  readonly righe: RigaTable[];
  readonly colonneNascoste: number[];
  /** Columns declared so far. */
  columns: number;
  /** Rows that hold something, kept or not. */
  found: number;
  /** The last row read. */
  last: number;
}
interface Row {
  readonly repeat: number;
  readonly hidden: boolean;
  readonly celle: string[];
  /** Where the next cell goes. */
  column: number;
}
interface Cell {
  readonly attributes: ReadonlyMap<string, string>;
  readonly repeat: number;
  paragraphs: number;
}

const repeatOf = (attributes: ReadonlyMap<string, string>, of: string): number => {
  const repeat = Number(attributes.get(of) ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1 || repeat > LAST_ROW) throw fileDanneggiato();
  return repeat;
};

/** True for rows and columns that are hidden, by hand or by a filter. */
const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  ['collapse', 'filter'].includes(attributes.get('visibility') ?? '');

const addColumns = (sheet: Sheet, attributes: ReadonlyMap<string, string>): void => {
  const repeat = repeatOf(attributes, 'number-columns-repeated');
  if (isHidden(attributes))
    for (let column = sheet.columns; column < Math.min(sheet.columns + repeat, MAX_COLONNE); column += 1)
      sheet.colonneNascoste.push(column);
  sheet.columns += repeat;
};

/** The visible sheets of the content of an ODS as it is read: rows that hold something, each as often as it repeats. */
export class OdsSheets implements XmlListener {
  readonly #only: number;
  readonly #misura: Misura;
  readonly #sheets: Sheet[] = [];
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  #sheet: Sheet | undefined;
  #row: Row | undefined;
  #cell: Cell | undefined;
  readonly #text = new XmlText();
  #listening = false;
  /** How deep in the notes of a cell, which are not its text. */
  #notes = 0;
  #spreadsheet = false;

  constructor(only: number, misura: Misura) {
    this.#only = only;
    this.#misura = misura;
  }

  get isSpreadsheet(): boolean {
    return this.#spreadsheet;
  }

  /** @throws FileNonLeggibile when one has too many rows */
  found(): readonly Pick<Sheet, 'name' | 'righe' | 'colonneNascoste'>[] {
    for (const { found } of this.#sheets) checkRighe(found - 1);
    return this.#sheets;
  }

  readonly text = (): XmlText | undefined => (this.#listening && this.#notes === 0 ? this.#text : undefined);

  readonly open = (name: string, attributes: string): void => {
    if (name === 'spreadsheet') this.#spreadsheet = true;
    else if (name === 'style') this.#style = attributesOf(attributes).get('name') ?? '';
    else if (name === 'table-properties') {
      if (attributesOf(attributes).get('display') === 'false') this.#hiddenStyles.add(this.#style);
    } else if (name === 'table') this.#openSheet(attributesOf(attributes));
    else if (this.#sheet !== undefined) this.#openIn(this.#sheet, name, attributes);
  };

  readonly close = (name: string): void => {
    if (this.#sheet === undefined) return;
    if (name === 'table') this.#sheet = undefined;
    else if (name === 'table-row') this.#closeRow(this.#sheet);
    else if (CELLS.has(name)) this.#closeCell();
    else if (name === 'annotation') this.#notes -= 1;
    else if (name === 'p') this.#listening = false;
  };

  #openSheet(attributes: ReadonlyMap<string, string>): void {
    if (this.#sheet !== undefined) throw fileDanneggiato();
    const hidden = this.#hiddenStyles.has(attributes.get('style-name') ?? '');
    if (hidden || this.#sheets.length >= this.#only) return;
    this.#sheet = {
      name: plainText(attributes.get('name') ?? ''),
      righe: [],
      colonneNascoste: [],
      columns: 0,
      found: 0,
      last: 0,
    };
    this.#sheets.push(this.#sheet);
  }

  #openIn(sheet: Sheet, name: string, attributes: string): void {
    if (name === 'table-row') {
      if (this.#row !== undefined || sheet.last > LAST_ROW) throw fileDanneggiato();
      const row = attributesOf(attributes);
      this.#row = { repeat: repeatOf(row, 'number-rows-repeated'), hidden: isHidden(row), celle: [], column: 0 };
    } else if (name === 'table-column') addColumns(sheet, attributesOf(attributes));
    else if (CELLS.has(name)) this.#openCell(attributesOf(attributes));
    else if (name === 'annotation') this.#notes += 1;
    else if (this.#cell !== undefined && this.#notes === 0) this.#openText(this.#cell, name, attributes);
  }

  #openCell(attributes: ReadonlyMap<string, string>): void {
    if (this.#row === undefined || this.#cell !== undefined) throw fileDanneggiato();
    this.#cell = { attributes, repeat: repeatOf(attributes, 'number-columns-repeated'), paragraphs: 0 };
  }

  #openText(cell: Cell, name: string, attributes: string): void {
    if (name === 'p') {
      if (cell.paragraphs > 0) this.#text.add(LINE);
      cell.paragraphs += 1;
      this.#listening = true;
    } else if (name === 's') {
      const count = Math.min(Number(attributesOf(attributes).get('c') ?? 1) || 1, MAX_SPACES);
      for (let space = 0; space < count; space += 1) this.#text.add(SPACE);
    } else if (name === 'tab') this.#text.add(SPACE);
    else if (name === 'line-break') this.#text.add(LINE);
  }

  #closeCell(): void {
    const [row, cell, shown] = [this.#row, this.#cell, this.#text.takePlain()];
    this.#cell = undefined;
    if (row === undefined || cell === undefined) return;
    const text = textOfCell(cell.attributes, shown);
    const first = row.column;
    row.column += cell.repeat;
    if (text === '') return;
    checkPosto((this.#sheet?.last ?? 0) + 1, row.column - 1);
    while (row.celle.length < first) row.celle.push('');
    for (let copy = 0; copy < cell.repeat; copy += 1) row.celle.push(text);
  }

  #closeRow(sheet: Sheet): void {
    const { repeat, celle, hidden } = this.#row ?? { repeat: 1, celle: [], hidden: false };
    this.#row = undefined;
    const first = sheet.last + 1;
    sheet.last += repeat;
    if (celle.length === 0) return;
    sheet.found += repeat;
    checkRighe(Math.min(sheet.found - 1, repeat));
    checkPosto(sheet.last, celle.length - 1);
    if (sheet.found > MAX_RIGHE + 1) return;
    this.#misura.addCelle(celle.length * repeat);
    for (let copy = 0; copy < repeat; copy += 1) {
      this.#misura.addTesti(celle);
      sheet.righe.push({ numero: first + copy, celle, ...(hidden ? { nascosta: true } : {}) });
    }
  }
}
