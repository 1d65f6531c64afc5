import Papa from 'papaparse';
import { FileNonLeggibile } from './file-non-leggibile.ts';
import { withoutGuard } from './injection.ts';
import { cellText, tableOf, type Table } from './table.ts';

/** In order of preference when two split the headings into as many columns. */
const SEPARATORS = [';', '\t', ',', '|'];
const SAMPLE_RECORDS = 50;

const decodedWith = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-8 with or without a mark, UTF-16 with its mark (Excel's "Unicode text"), otherwise Windows-1252, in which any byte is a character. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  return decodedWith(utf16 ?? 'utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

/** The separator that splits the headings into most columns, among those that split the other records alike. */
const separatorOf = (text: string): string => {
  const [best] = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter: separator,
      preview: SAMPLE_RECORDS,
      skipEmptyLines: 'greedy',
    });
    const columns = data[0]?.length ?? 0;
    const alike = data.filter((record) => record.length === columns).length;
    return { separator, columns: columns > 1 ? columns : 0, regular: alike >= data.length * 0.8 };
  }).toSorted(
    (left, right) =>
      Number(right.regular && right.columns > 0) - Number(left.regular && left.columns > 0) ||
      right.columns - left.columns,
  );
  return best?.separator ?? ';';
};

/**
 * A CSV of any usual separator and encoding. A first line `sep=;` is obeyed. The apostrophe that our exports put before a text that looks like a formula is taken off.
 * @throws FileNonLeggibile when it is not text, or a quotation mark is never closed
 */
export const readCsv = (bytes: Uint8Array): Table => {
  const text = decoded(bytes);
  if (/[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text)) {
    throw new FileNonLeggibile(
      'rinominato',
      'Il file non è un CSV, anche se il nome finisce in .csv: scegliere il file giusto oppure salvarlo in formato CSV o .xlsx.',
    );
  }
  const [announcement = '', announced] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const content = text.slice(announcement.length);
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: announced ?? separatorOf(content) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  const before = announcement === '' ? 1 : 2;
  if (broken !== undefined) {
    const where = broken.row === undefined ? '' : ` alla riga ${broken.row + before}`;
    throw new FileNonLeggibile(
      'danneggiato',
      `Nel file le virgolette non si chiudono${where}: correggerle, oppure salvare il file in formato .xlsx, e ricaricarlo.`,
    );
  }
  return tableOf(
    data.map((celle, index) => ({
      numero: index + before,
      celle: celle.map((cella) => cellText(withoutGuard(cella))),
    })),
  );
};
