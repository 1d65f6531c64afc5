import { fileDanneggiato, FileNonLeggibile } from './file-non-leggibile.ts';
import { readOds } from './ods/read-ods.ts';
import { readCsv } from './read-csv.ts';
import type { Table } from './tabella.ts';
import { readXls } from './xls/read-xls.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const MAX_BYTE = 10 * 1024 ** 2;
/** Containers of the old Office formats and of encrypted workbooks (MS-CFB). */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_ARCHIVE = Buffer.from('PK\u0003\u0004');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

const checkSize = (bytes: Buffer): void => {
  if (bytes.length === 0)
    throw new FileNonLeggibile('vuoto', 'Il file è vuoto: controllare di avere scelto quello giusto.');
  if (bytes.length > MAX_BYTE) {
    throw new FileNonLeggibile(
      'troppo_grande',
      `Il file supera ${MAX_BYTE / 1024 ** 2} MB: eliminare fogli, immagini e colonne che non servono, oppure dividerlo in più file.`,
    );
  }
};

const encrypted = () =>
  new FileNonLeggibile(
    'protetto',
    'Il file è protetto da una password: toglierla (in Excel: File, Informazioni, Proteggi cartella di lavoro) e ricaricarlo.',
  );

/** The kind that name and content say together; a name that says otherwise is refused, because it is probably not the file that was meant. @throws FileNonLeggibile */
const kindOf = (file: Buffer, fileName: string): Kind => {
  const extension = /\.([^.]*)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  checkSize(file);
  const compound = startsWith(file, COMPOUND_FILE);
  if (compound && file.includes(ENCRYPTED_PACKAGE)) throw encrypted();
  const kind = KINDS[extension];
  if (kind === undefined) throw notASheet();
  if (kind === 'xls') {
    if (!compound) throw notOldExcel(file);
    return kind;
  }
  if (compound) throw renamed(`.${extension}`, 'è una cartella di Excel .xls: ridarle il nome .xls');
  checkRenamed(kind, extension, startsWith(file, ZIP_ARCHIVE));
  return kind;
};

const notASheet = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'formato',
    'Si possono importare solo file .xlsx, .xlsm, .xls, .ods o .csv: salvare il foglio in uno di questi formati e ricaricarlo.',
  );

const renamed = (extension: string, content: string): FileNonLeggibile =>
  new FileNonLeggibile(
    'rinominato',
    `Il nome del file finisce in ${extension} ma il contenuto ${content}, oppure scegliere il file giusto.`,
  );

/** The words for a file named .xls that holds something else. */
const notOldExcel = (file: Buffer): FileNonLeggibile => {
  if (isHtml(file)) return htmlTable();
  if (startsWith(file, ZIP_ARCHIVE)) return renamed('.xls', 'è una cartella di Excel .xlsx: ridarle il nome .xlsx');
  return renamed(
    '.xls',
    'non è una cartella di Excel 97–2003: aprirlo con Excel o LibreOffice, salvarlo in formato .xlsx e ricaricarlo',
  );
};

type Kind = 'xlsx' | 'xls' | 'ods' | 'csv';
/** The kinds by what names end with; a workbook with macros is read like the others, without them. */
const KINDS: Readonly<Record<string, Kind>> = { xlsx: 'xlsx', xlsm: 'xlsx', xls: 'xls', ods: 'ods', csv: 'csv' };
const HTML_SAMPLE = 2048;

/** True for a page: some programs write a table of a page and call it a workbook. */
const isHtml = (file: Buffer): boolean =>
  /^[\s\ufeff]*<(?:!doctype|html|head|meta|table)/i.test(file.toString('utf8', 0, HTML_SAMPLE));

const htmlTable = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'formato',
    'Il file ha il nome .xls ma è una pagina web (HTML) con una tabella, come la scrivono alcuni programmi: aprirlo con Excel o LibreOffice, scegliere "Salva con nome", "Cartella di lavoro di Excel (.xlsx)" e ricaricare il file salvato.',
  );

const checkRenamed = (kind: 'xlsx' | 'ods' | 'csv', extension: string, archive: boolean): void => {
  if (kind === 'csv' && archive)
    throw new FileNonLeggibile(
      'rinominato',
      'Il nome del file finisce in .csv ma il contenuto non è un CSV: se è una cartella di Excel ridarle il nome .xlsx, altrimenti scegliere il file giusto.',
    );
  if (kind !== 'csv' && !archive)
    throw new FileNonLeggibile(
      'rinominato',
      `Il nome del file finisce in .${extension} ma il contenuto non è una cartella di ${kind === 'ods' ? 'LibreOffice' : 'Excel'}: se è un CSV ridargli il nome .csv, altrimenti scegliere il file giusto.`,
    );
};

type Sheets = readonly (Table & { readonly name: string })[];

const readSheets = (kind: 'xlsx' | 'xls' | 'ods', file: Buffer, only?: number): Sheets | Promise<Sheets> => {
  if (kind === 'xls') return readXls(file, only);
  return kind === 'ods' ? readOds(file, only) : readXlsx(file, only);
};

/**
 * Reads a spreadsheet that somebody sent: XLSX, XLSM, XLS or ODS (its first visible sheet) or CSV, at most 10 MB and 20,000 rows.
 * @throws FileNonLeggibile, one for the whole file, with an Italian message that says what to do
 */
export const readTable = async (bytes: Uint8Array, fileName: string): Promise<Table> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(file, fileName);
  if (kind === 'csv') return readCsv(file);
  const [table] = await readSheets(kind, file, 1);
  if (table === undefined) throw fileDanneggiato();
  const { name: _name, ...read } = table;
  return read;
};

/**
 * Every visible sheet of a workbook that somebody sent, by name; each has the limits of a table. Sheets with nothing in them are left out.
 * @throws FileNonLeggibile
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  fileName: string,
): Promise<readonly (Table & { readonly name: string })[]> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(file, fileName);
  if (kind === 'csv')
    throw new FileNonLeggibile(
      'formato',
      'Un CSV contiene un solo elenco: per più elenchi insieme usare una cartella .xlsx con un foglio per ciascuno.',
    );
  return readSheets(kind, file);
};
