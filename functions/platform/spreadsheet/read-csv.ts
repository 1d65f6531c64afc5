import Papa from 'papaparse';
import { withoutGuard } from '#shared/domain/formula-injection.ts';
import { FileNonLeggibile } from './file-non-leggibile.ts';
import { checkRighe, MAX_RIGHE } from './limiti.ts';
import { cellText, tableOf, type RigaTable, type Table } from './table.ts';

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
  return decodedWith(markedEncoding(bytes) ?? 'utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

const markedEncoding = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Programs that join files leave both line ends in one: a carriage return before the line feed is a blank at the end of the last cell. */
const newlineOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');

/** The separator that splits the headings into most columns, among those that split the other records alike. */
const separatorOf = (text: string): string => {
  const [best] = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: newlineOf(text),
      fastMode: false,
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
 * The records of the text that hold something, with the number of their row. They are counted as they are read, so that a file of millions of rows never lies in memory.
 * @throws FileNonLeggibile
 */
const recordsOf = (content: string, delimiter: string, before: number): RigaTable[] => {
  const righe: RigaTable[] = [];
  let quante = 0;
  let numero = before - 1;
  Papa.parse<string[]>(content, {
    delimiter,
    newline: newlineOf(content),
    // its fast way splits the whole text at once: millions of short lines would lie in memory
    fastMode: false,
    step: ({ data, errors }) => {
      numero += 1;
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new FileNonLeggibile(
          'danneggiato',
          `Nel file le virgolette non si chiudono alla riga ${numero}: correggerle, oppure salvare il file in formato .xlsx, e ricaricarlo.`,
        );
      if (data.every((cella) => cella.trim() === '')) return;
      quante += 1;
      if (quante <= MAX_RIGHE + 1) righe.push({ numero, celle: data.map((cella) => cellText(withoutGuard(cella))) });
    },
  });
  checkRighe(quante - 1);
  return righe;
};

/**
 * A CSV of any usual separator, encoding and line end. A first line `sep=;` is obeyed. The apostrophe that our exports put before a text that looks like a formula is taken off.
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
  return tableOf(recordsOf(content, announced ?? separatorOf(content), announcement === '' ? 1 : 2));
};
