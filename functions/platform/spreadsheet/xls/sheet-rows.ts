import { fileDanneggiato } from '../file-non-leggibile.ts';
import { checkPosto, checkRighe, MAX_COLONNE, Misura } from '../limiti.ts';
import type { RigaTable } from '../tabella.ts';
import { textOfCell, type CellContext } from '../xlsx/cell-text.ts';
import { RECORD, recordsFrom, type XlsRecord } from './records.ts';
import { textOf } from './texts.ts';

const ERRORS: Readonly<{ [code: number]: string }> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};
const FORMULAS: ReadonlySet<number> = new Set([RECORD.formula, RECORD.formulaOf3, RECORD.formulaOf4]);
const HIDDEN_ROW = 0x20;
const HIDDEN_COLUMNS = 0x01;
/** A formula to be worked out always and at the opening: if its value is zero, its writer wrote none. */
const TO_WORK_OUT = 0x03;
const NO_NUMBER = 0xff_ff;
/** The value of a formula that gives no number. */
const GIVES = { text: 0, boolean: 1, error: 2 };

type Value = { readonly kind: '' | 'str' | 'b' | 'e'; readonly content: string };

const text = (content: string): Value => ({ kind: 'str', content });
const truth = (value: number): Value => ({ kind: 'b', content: value === 0 ? '0' : '1' });
const error = (code: number): Value => ({ kind: 'e', content: ERRORS[code] ?? '#VALUE!' });
const number = (value: number): Value =>
  Number.isFinite(value) ? { kind: '', content: String(value) } : { kind: 'e', content: '#NUM!' };

/** A number in four bytes (MS-XLS 2.5.217): an integer or the first half of a double, perhaps of its hundred times. */
const shortNumber = (data: Buffer, at: number): number => {
  const bits = data.readInt32LE(at);
  const double = Buffer.alloc(8);
  double.writeInt32LE(bits & ~3, 4);
  const value = (bits & 2) === 0 ? double.readDoubleLE(0) : bits >> 2;
  return (bits & 1) === 0 ? value : value / 100;
};

interface Formula {
  readonly row: number;
  readonly column: number;
  readonly format: number;
}

/** The cells of a sheet as its records come, in rows. */
class SheetRows {
  readonly #context: CellContext;
  readonly #misura = new Misura();
  readonly #rows = new Map<number, string[]>();
  readonly #hidden = new Set<number>();
  readonly colonneNascoste = new Set<number>();
  /** The formula whose text is in a record to come. */
  #formula: Formula | undefined;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** @throws FileNonLeggibile when there are too many */
  end(): RigaTable[] {
    const full = [...this.#rows].filter(([, celle]) => celle.some((cella) => cella !== ''));
    checkRighe(full.length - 1);
    return full
      .sort(([one], [other]) => one - other)
      .map(([row, celle]) => ({ numero: row + 1, celle, ...(this.#hidden.has(row) ? { nascosta: true } : {}) }));
  }

  read(record: XlsRecord): void {
    const { kind, data } = record;
    switch (kind) {
      case RECORD.number:
        return this.#cell(data, number(data.readDoubleLE(6)));
      case RECORD.shortNumber:
        return this.#cell(data, number(shortNumber(data, 6)));
      case RECORD.severalNumbers:
        return this.#severalNumbers(data);
      case RECORD.sharedLabel:
        return this.#cell(data, text(this.#shared(data.readUInt32LE(6))));
      case RECORD.label:
      case RECORD.richLabel:
        return this.#cell(data, text(textOf(record, 6, 2)));
      case RECORD.booleanOrError:
        return this.#cell(data, data.readUInt8(7) === 0 ? truth(data.readUInt8(6)) : error(data.readUInt8(6)));
      default:
        return this.#readOther(record);
    }
  }

  #readOther(record: XlsRecord): void {
    const { kind, data } = record;
    if (FORMULAS.has(kind)) this.#formulaOf(data);
    else if (kind === RECORD.formulaText) this.#formulaText(textOf(record, 0, 2));
    else if (kind === RECORD.row) {
      if ((data.readUInt8(12) & HIDDEN_ROW) !== 0) this.#hidden.add(data.readUInt16LE(0));
    } else if (kind === RECORD.columns && (data.readUInt16LE(8) & HIDDEN_COLUMNS) !== 0) {
      const last = Math.min(data.readUInt16LE(2), MAX_COLONNE - 1);
      for (let column = data.readUInt16LE(0); column <= last; column += 1) this.colonneNascoste.add(column);
    }
  }

  #shared(place: number): string {
    const found = this.#context.strings[place];
    if (found === undefined) throw fileDanneggiato();
    return found;
  }

  #severalNumbers(data: Buffer): void {
    const [row, first] = [data.readUInt16LE(0), data.readUInt16LE(2)];
    for (let [at, column] = [4, first]; at + 6 < data.length; [at, column] = [at + 6, column + 1])
      this.#put({ row, column, format: data.readUInt16LE(at) }, number(shortNumber(data, at + 2)), false);
  }

  #formulaOf(data: Buffer): void {
    const cell = cellOf(data);
    this.#formula = undefined;
    if (isUnknown(data)) return this.#put(cell, null, true);
    if (data.readUInt16LE(12) !== NO_NUMBER) return this.#put(cell, number(data.readDoubleLE(6)), true);
    const gives = data.readUInt8(6);
    if (gives === GIVES.boolean) this.#put(cell, truth(data.readUInt8(8)), true);
    else if (gives === GIVES.error) this.#put(cell, error(data.readUInt8(8)), true);
    else if (gives === GIVES.text) this.#formula = cell;
  }

  #formulaText(content: string): void {
    if (this.#formula !== undefined) this.#put(this.#formula, text(content), true);
    this.#formula = undefined;
  }

  #cell(data: Buffer, value: Value): void {
    this.#put(cellOf(data), value, false);
  }

  /** @param value null where the file holds none of a formula */
  #put({ row, column, format }: Formula, value: Value | null, formula: boolean): void {
    const { kind, content } = value ?? { kind: '', content: '' };
    const shown = textOfCell({ kind, content, format: String(format), formula, valued: value !== null }, this.#context);
    if (shown === '') return;
    checkPosto(row + 1, column);
    const celle = this.#rows.get(row) ?? [];
    this.#rows.set(row, celle);
    this.#misura.addCelle(Math.max(0, column + 1 - celle.length));
    this.#misura.addTesti([shown]);
    while (celle.length < column) celle.push('');
    celle[column] = shown;
  }
}

const isUnknown = (data: Buffer): boolean =>
  (data.readUInt16LE(14) & TO_WORK_OUT) === TO_WORK_OUT && data.readBigUInt64LE(6) === 0n;

const cellOf = (data: Buffer): Formula => ({
  row: data.readUInt16LE(0),
  column: data.readUInt16LE(2),
  format: data.readUInt16LE(4),
});

/** The rows of a sheet that hold something, from the place where it begins, and its hidden columns. @throws FileNonLeggibile */
export const readSheetRows = (
  stream: Buffer,
  start: number,
  context: CellContext,
): { readonly righe: RigaTable[]; readonly colonneNascoste: readonly number[] } => {
  const rows = new SheetRows(context);
  for (const record of recordsFrom(stream, start)) rows.read(record);
  return { righe: rows.end(), colonneNascoste: [...rows.colonneNascoste] };
};
