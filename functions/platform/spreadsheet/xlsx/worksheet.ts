import { fileDanneggiato } from '../file-non-leggibile.ts';
import { letteraDi } from '../lettera.ts';
import { checkPosto, checkRighe, MAX_COLONNE, MAX_RIGHE, Misura } from '../limiti.ts';
import type { RigaTable } from '../tabella.ts';
import { textOfCell, type CellContext } from './cell-text.ts';
import { TextRuns } from './shared-strings.ts';
import { attributesOf, readXml, XmlText, type XmlListener } from './xml.ts';

/** Last row of a worksheet in the format itself (ECMA-376). */
const LAST_ROW = 1_048_576;
const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/** The rows of a worksheet that hold something, read a piece at a time, and its hidden columns. @throws FileNonLeggibile */
export const readRows = async (
  chunks: AsyncIterable<Buffer>,
  context: CellContext,
): Promise<{ readonly righe: RigaTable[]; readonly colonneNascoste: readonly number[] }> => {
  const rows = new Rows(context);
  await readXml(chunks, rows);
  return { righe: rows.end(), colonneNascoste: rows.hiddenColumns };
};

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  ['1', 'true'].includes(attributes.get('hidden') ?? '');

/** The columns of a stretch of them that says it is hidden, the first is 0. */
const hiddenIn = (attributes: ReadonlyMap<string, string>): readonly number[] => {
  if (!isHidden(attributes)) return [];
  const [from, to] = [Number(attributes.get('min')), Number(attributes.get('max'))];
  const length = Math.min(to, MAX_COLONNE) - from + 1;
  return length > 0 ? Array.from({ length }, (_, index) => from + index - 1) : [];
};

interface Row {
  numero: number | undefined;
  readonly celle: string[];
  readonly hidden: boolean;
}
interface Cell {
  /** Undefined in a cell that comes after the one before. */
  readonly address: string | undefined;
  readonly kind: string;
  readonly format: string;
  formula: boolean;
  valued: boolean;
}

class Rows implements XmlListener {
  readonly hiddenColumns: number[] = [];
  readonly #context: CellContext;
  readonly #misura = new Misura();
  readonly #righe: RigaTable[] = [];
  #found = 0;
  #last = 0;
  #inData = false;
  #row: Row | undefined;
  #cell: Cell | undefined;
  /** Where the cell is that is being read, or was read last. */
  #column = -1;
  readonly #value = new XmlText();
  #inValue = false;
  #runs = new TextRuns();

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** @throws FileNonLeggibile when there are too many */
  end(): RigaTable[] {
    checkRighe(this.#found - 1);
    return this.#righe;
  }

  readonly text = (): XmlText | undefined => (this.#inValue ? this.#value : this.#runs.text());

  readonly open = (name: string, attributes: string): void => {
    if (name === 'sheetData') this.#inData = true;
    if (name === 'col' && !this.#inData && this.hiddenColumns.length < MAX_COLONNE)
      this.hiddenColumns.push(...hiddenIn(attributesOf(attributes)));
    if (!this.#inData) return;
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (this.#cell !== undefined) this.#openContent(name, this.#cell);
  };

  readonly close = (name: string): void => {
    if (name === 'sheetData') this.#inData = false;
    if (!this.#inData) return;
    if (name === 'row') this.#closeRow();
    else if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#inValue = false;
    else this.#runs.close(name);
  };

  #openRow(attributes: string): void {
    if (this.#row !== undefined) throw fileDanneggiato();
    const row = attributesOf(attributes);
    const written = row.get('r');
    const numero = written === undefined ? undefined : Number(written);
    if (numero !== undefined && !(Number.isInteger(numero) && numero > this.#last && numero <= LAST_ROW))
      throw fileDanneggiato();
    this.#row = { numero, celle: [], hidden: isHidden(row) };
    this.#column = -1;
  }

  #openCell(attributes: string): void {
    if (this.#row === undefined || this.#cell !== undefined) throw fileDanneggiato();
    const cell = attributesOf(attributes);
    this.#cell = {
      address: cell.get('r'),
      kind: cell.get('t') ?? '',
      format: cell.get('s') ?? '',
      formula: false,
      valued: false,
    };
    this.#column += 1;
  }

  #openContent(name: string, cell: Cell): void {
    if (name === 'f') cell.formula = true;
    if (name === 'v' || name === 'is') cell.valued = true;
    this.#inValue = name === 'v';
    this.#runs.open(name);
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = undefined;
    const [value, inline] = [this.#value.take(), this.#runs.take()];
    if (row === undefined || cell === undefined) return;
    this.#column = columnOf(cell.address) ?? this.#column;
    if (!cell.valued && !cell.formula) return;
    const column = this.#placeIn(row, cell);
    const testo = textOfCell({ ...cell, content: cell.kind === 'inlineStr' ? inline : value }, this.#context);
    while (row.celle.length < column) row.celle.push('');
    row.celle.push(testo);
  }

  /** The column of a cell that holds something: where it says, or after the one before. @throws FileNonLeggibile when it is of another row, or before others */
  #placeIn(row: Row, { address }: Cell): number {
    const place = placeOf(address ?? `${letteraDi(this.#column)}${row.numero ?? this.#last + 1}`);
    row.numero ??= place.row;
    if (row.numero !== place.row || place.column < row.celle.length) throw fileDanneggiato();
    return place.column;
  }

  #closeRow(): void {
    const { numero = this.#last + 1, celle, hidden } = this.#row ?? { celle: [], hidden: false };
    if (numero <= this.#last) throw fileDanneggiato();
    this.#row = undefined;
    this.#last = numero;
    if (celle.every((testo) => testo === '')) return;
    this.#found += 1;
    if (this.#found > MAX_RIGHE + 1) return;
    this.#misura.addCelle(celle.length);
    this.#misura.addTesti(celle);
    this.#righe.push({ numero, celle, ...(hidden ? { nascosta: true } : {}) });
  }
}

const columnNumber = (letters: string): number => {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number;
};

/** Returns the column of an address, whatever it is worth; undefined without one. */
const columnOf = (address: string | undefined): number | undefined => {
  const [, letters] = ADDRESS.exec(address ?? '') ?? [];
  return letters === undefined ? undefined : columnNumber(letters) - 1;
};

/** Where a cell with content is, the first column is 0. @throws FileNonLeggibile when it is beyond what can be imported */
const placeOf = (cella: string): { row: number; column: number } => {
  const [, letters = '', digits = ''] = ADDRESS.exec(cella) ?? [];
  if (digits === '') throw fileDanneggiato();
  const [row, column] = [Number(digits), columnNumber(letters)];
  checkPosto(row, column - 1);
  return { row, column: column - 1 };
};
