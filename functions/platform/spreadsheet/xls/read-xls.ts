import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';
import { builtInFormat, describedFormat, type Format } from '../formati.ts';
import { Misura } from '../limiti.ts';
import type { Table } from '../tabella.ts';
import { tableOf } from '../table.ts';
import type { CellContext } from '../xlsx/cell-text.ts';
import { openCompoundFile } from './compound-file.ts';
import { RECORD, recordsFrom, type XlsRecord } from './records.ts';
import { readSheetRows } from './sheet-rows.ts';
import { sharedTexts, textOf } from './texts.ts';

const MAX_SHEETS = 60;
const MAX_BYTE = 5 * 1024 ** 2;
/** The version of the files of Excel 97 and later. */
const EXCEL_97 = 0x06_00;
const WORKSHEET = 0;
const STATE = 0x03;

interface Sheet {
  readonly name: string;
  readonly start: number;
}
interface Workbook {
  readonly sheets: Sheet[];
  readonly own: Map<number, Format>;
  /** By number of the format of a cell, the number of how it shows. */
  readonly formats: number[];
  strings: readonly string[];
  from1904: boolean;
}

const salvaConNome = 'aprirlo con Excel o LibreOffice, salvarlo in formato .xlsx e ricaricare il file salvato.';

const encrypted = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'protetto',
    'Il file è protetto da una password: toglierla (in Excel: File, Informazioni, Proteggi cartella di lavoro) e ricaricarlo.',
  );

/** The stream of the workbook. @throws FileNonLeggibile when the file has none, or one of Excel 95 and earlier */
const workbookStream = (bytes: Buffer): Buffer => {
  const streams = openCompoundFile(bytes);
  const workbook = streams.get('workbook');
  if (workbook !== undefined) return workbook();
  if (streams.has('encryptedpackage')) throw encrypted();
  if (streams.has('book'))
    throw new FileNonLeggibile('formato', `Il file è di Excel 95 o di uno di prima: ${salvaConNome}`);
  throw new FileNonLeggibile(
    'rinominato',
    'Il file non è una cartella di lavoro di Excel, anche se il nome finisce in .xls: scegliere il file giusto.',
  );
};

const addSheet = ({ sheets }: Workbook, record: XlsRecord): void => {
  const { data } = record;
  if (data.readUInt8(5) === WORKSHEET && (data.readUInt8(4) & STATE) === 0)
    sheets.push({ name: textOf(record, 6, 1), start: data.readUInt32LE(0) });
};

const readGlobal = (workbook: Workbook, record: XlsRecord): void => {
  const { kind, data } = record;
  if (kind === RECORD.begin && data.readUInt16LE(0) !== EXCEL_97)
    throw new FileNonLeggibile('formato', `Il file è di Excel 95 o di uno di prima: ${salvaConNome}`);
  if (kind === RECORD.filePass) throw encrypted();
  if (kind === RECORD.date1904) workbook.from1904 = data.readUInt16LE(0) === 1;
  else if (kind === RECORD.format) workbook.own.set(data.readUInt16LE(0), describedFormat(textOf(record, 2, 2)));
  else if (kind === RECORD.cellFormat) workbook.formats.push(data.readUInt16LE(2));
  else if (kind === RECORD.strings) workbook.strings = sharedTexts(record);
  else if (kind === RECORD.sheet) addSheet(workbook, record);
};

const readWorkbook = (stream: Buffer): Workbook => {
  const workbook: Workbook = { sheets: [], own: new Map(), formats: [], strings: [], from1904: false };
  for (const record of recordsFrom(stream, 0)) readGlobal(workbook, record);
  if (workbook.sheets.length === 0) throw fileDanneggiato();
  return workbook;
};

/** A reading beyond a record is of a damaged file. */
const orDamaged = <T>(read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) throw fileDanneggiato(cause);
    throw cause;
  }
};

const tableIn = (stream: Buffer, sheet: Sheet, context: CellContext, misura: Misura): Table | undefined => {
  const { righe, colonneNascoste } = orDamaged(() => readSheetRows(stream, sheet.start, context));
  return righe.length === 0 ? undefined : tableOf(righe, misura, { colonneNascoste });
};

/**
 * The visible worksheets of an XLS of Excel 97–2003 (MS-XLS in MS-CFB), at most `only`; those with nothing in them are left out, unless there is no other. Macros, formulas and drawings are not read.
 * @throws FileNonLeggibile
 */
export const readXls = (bytes: Buffer, only = MAX_SHEETS): (Table & { readonly name: string })[] => {
  if (bytes.length > MAX_BYTE)
    throw new FileNonLeggibile('troppo_grande', `Il file .xls supera ${MAX_BYTE / 1024 ** 2} MB: ${salvaConNome}`);
  const stream = orDamaged(() => workbookStream(bytes));
  const { sheets, own, formats, strings, from1904 } = orDamaged(() => readWorkbook(stream));
  const context: CellContext = {
    strings,
    formats: formats.map((id) => own.get(id) ?? builtInFormat(id)),
    from1904,
    staleFormulas: false,
  };
  const misura = new Misura();
  const read = sheets.slice(0, only).flatMap((sheet) => {
    const table = tableIn(stream, sheet, context, misura);
    return table === undefined ? [] : [{ name: sheet.name, ...table }];
  });
  const [first] = sheets;
  return read.length === 0 && first !== undefined ? [{ name: first.name, ...tableOf([], misura) }] : read;
};
