import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';
import { checkRighe, MAX_COLONNE, MAX_RIGHE, Misura } from '../limiti.ts';
import type { RigaTable } from '../table.ts';
import { textOfCell, type CellContext } from './cell-text.ts';
import { TextRuns } from './shared-strings.ts';
import { attributesOf, readXml, XmlText, type XmlListener } from './xml.ts';

/** Last row of a worksheet in the format itself (ECMA-376). */
const LAST_ROW = 1_048_576;
/** Data this far down, with empty rows before, is refused. */
const LAST_DATA_ROW = 2 * MAX_RIGHE;
const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/** The rows of a worksheet that hold something, read a piece at a time. @throws FileNonLeggibile */
export const readRows = async (chunks: AsyncIterable<Buffer>, context: CellContext): Promise<RigaTable[]> => {
  const rows = new Rows(context);
  await readXml(chunks, rows);
  return rows.end();
};

interface Row {
  numero: number | undefined;
  readonly celle: string[];
}
interface Cell {
  readonly address: string;
  readonly kind: string;
  readonly format: string;
  /** Undefined until it is known that it holds something. */
  place?: { readonly row: number; readonly column: number };
}

class Rows implements XmlListener {
  readonly #context: CellContext;
  readonly #misura = new Misura();
  readonly #righe: RigaTable[] = [];
  #found = 0;
  #last = 0;
  #inData = false;
  #row: Row | undefined;
  #cell: Cell | undefined;
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
    const written = attributesOf(attributes).get('r');
    const numero = written === undefined ? undefined : Number(written);
    if (numero !== undefined && !(Number.isInteger(numero) && numero > this.#last && numero <= LAST_ROW))
      throw fileDanneggiato();
    this.#row = { numero, celle: [] };
  }

  #openCell(attributes: string): void {
    if (this.#row === undefined || this.#cell !== undefined) throw fileDanneggiato();
    const cell = attributesOf(attributes);
    const [address, kind] = [cell.get('r') ?? '', cell.get('t') ?? ''];
    if (kind === 'e')
      throw new FileNonLeggibile(
        'valore_di_errore',
        `La cella ${address} contiene un errore del foglio di calcolo (per esempio #N/D o #VALORE!): correggerla e ricaricare il file.`,
        { cella: address },
      );
    this.#cell = { address, kind, format: cell.get('s') ?? '' };
  }

  #openContent(name: string, cell: Cell): void {
    if (name === 'f')
      throw new FileNonLeggibile(
        'formula',
        `La cella ${cell.address} contiene una formula: copiare il foglio e incollarlo con "Incolla valori", poi ricaricare il file.`,
        { cella: cell.address },
      );
    if (name === 'v' || name === 'is') cell.place = placeOf(cell.address);
    this.#inValue = name === 'v';
    this.#runs.open(name);
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = undefined;
    const [value, inline] = [this.#value.take(), this.#runs.take()];
    if (row === undefined || cell?.place === undefined) return;
    const { row: numero, column } = cell.place;
    row.numero ??= numero;
    if (row.numero !== numero || column < row.celle.length) throw fileDanneggiato();
    const testo = textOfCell({ ...cell, content: cell.kind === 'inlineStr' ? inline : value }, this.#context);
    while (row.celle.length < column) row.celle.push('');
    row.celle.push(testo);
  }

  #closeRow(): void {
    const { numero = this.#last + 1, celle } = this.#row ?? { celle: [] };
    if (numero <= this.#last) throw fileDanneggiato();
    this.#row = undefined;
    this.#last = numero;
    if (celle.every((testo) => testo === '')) return;
    this.#found += 1;
    if (this.#found > MAX_RIGHE + 1) return;
    this.#misura.addCelle(celle.length);
    this.#misura.addTesti(celle);
    this.#righe.push({ numero, celle });
  }
}

const columnNumber = (letters: string): number => {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number;
};

/** Where a cell with content is, the first column is 0. @throws FileNonLeggibile when it is beyond what can be imported */
const placeOf = (cella: string): { row: number; column: number } => {
  const [, letters = '', digits = ''] = ADDRESS.exec(cella) ?? [];
  if (digits === '') throw fileDanneggiato();
  const [row, column] = [Number(digits), columnNumber(letters)];
  if (row > LAST_DATA_ROW)
    throw new FileNonLeggibile(
      'troppe_righe',
      `Il foglio ha dati fino alla riga ${row} e se ne possono importare al massimo ${MAX_RIGHE.toLocaleString('it-IT')} alla volta: dividerlo in più file.`,
      { cella },
    );
  if (column > MAX_COLONNE)
    throw new FileNonLeggibile(
      'troppe_colonne',
      `Il foglio ha dati fino alla colonna ${letters} e se ne possono importare al massimo ${MAX_COLONNE}: eliminare le colonne che non servono.`,
      { cella },
    );
  return { row, column: column - 1 };
};
