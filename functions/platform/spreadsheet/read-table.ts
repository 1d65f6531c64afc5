import { fileDanneggiato, FileNonLeggibile } from './file-non-leggibile.ts';
import { readOds } from './ods/read-ods.ts';
import { readCsv } from './read-csv.ts';
import type { Table } from './tabella.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const MAX_BYTE = 10 * 1024 ** 2;
/** Containers of the old Office formats and of encrypted workbooks (MS-CFB). */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_ARCHIVE = Buffer.from('PK\u0003\u0004');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

const oldFormat = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'formato',
    'Il file è nel vecchio formato di Excel (.xls): aprirlo, scegliere "Salva con nome", "Cartella di lavoro di Excel (.xlsx)" e ricaricare il file salvato.',
  );

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

/** What the content says the file is; a name that says otherwise is refused, because it is probably not the file that was meant. @throws FileNonLeggibile */
const kindOf = (file: Buffer, fileName: string): Kind => {
  const extension = /\.([^.]*)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  checkSize(file);
  if (startsWith(file, COMPOUND_FILE)) throw file.includes(ENCRYPTED_PACKAGE) ? encrypted() : oldFormat();
  if (extension === 'xls') throw isHtml(file) ? htmlTable() : oldFormat();
  const kind = KINDS[extension];
  if (kind === undefined) {
    throw new FileNonLeggibile(
      'formato',
      'Si possono importare solo file .xlsx, .xlsm, .ods o .csv: salvare il foglio in uno di questi formati e ricaricarlo.',
    );
  }
  checkRenamed(kind, extension, startsWith(file, ZIP_ARCHIVE));
  return kind;
};

type Kind = 'xlsx' | 'ods' | 'csv';
/** The kinds by what names end with; a workbook with macros is read like the others, without them. */
const KINDS: Readonly<Record<string, Kind>> = { xlsx: 'xlsx', xlsm: 'xlsx', ods: 'ods', csv: 'csv' };
const HTML_SAMPLE = 2048;

/** True for a page: some programs write a table of a page and call it a workbook. */
const isHtml = (file: Buffer): boolean =>
  /^[\s\ufeff]*<(?:!doctype|html|head|meta|table)/i.test(file.toString('utf8', 0, HTML_SAMPLE));

const htmlTable = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'formato',
    'Il file ha il nome .xls ma è una pagina web (HTML) con una tabella, come la scrivono alcuni programmi: aprirlo con Excel o LibreOffice, scegliere "Salva con nome", "Cartella di lavoro di Excel (.xlsx)" e ricaricare il file salvato.',
  );

const checkRenamed = (kind: Kind, extension: string, archive: boolean): void => {
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

/**
 * Reads a spreadsheet that somebody sent: XLSX, XLSM or ODS (its first visible sheet) or CSV, at most 10 MB and 20,000 rows.
 * @throws FileNonLeggibile, one for the whole file, with an Italian message that says what to do
 */
export const readTable = async (bytes: Uint8Array, fileName: string): Promise<Table> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(file, fileName);
  if (kind === 'csv') return readCsv(file);
  const [table] = await (kind === 'ods' ? readOds(file, 1) : readXlsx(file, 1));
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
  return kind === 'ods' ? readOds(file) : readXlsx(file);
};
