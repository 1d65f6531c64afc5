import Papa from 'papaparse';
import { withoutGuard } from '#shared/domain/formula-injection.ts';
import { readCodePage850 } from './code-page-850.ts';
import { FileNonLeggibile } from './file-non-leggibile.ts';
import { checkRighe, MAX_RIGHE } from './limiti.ts';
import type { RigaTable, Table } from './tabella.ts';
import { tableOf } from './table.ts';

/** In order of preference when two split the headings into as many columns. */
const SEPARATORS = [';', '\t', ',', '|'];
const SAMPLE_RECORDS = 50;
const UTF16_SAMPLE = 4096;
const REPLACEMENT = '\ufffd';

const decodedWith = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * UTF-8 with or without a mark, UTF-16 with its mark (Excel's "Unicode text") or without, otherwise code page 850 when its
 * accents are those of it, else Windows-1252, in which any byte is a character.
 * @throws FileNonLeggibile naming the row, when a text of UTF-8 has a few bytes that are not: read otherwise, every other accent would be wrong
 */
const decoded = (bytes: Uint8Array): string => {
  const text = decodedWith(markedEncoding(bytes) ?? unmarkedEncoding(bytes), bytes);
  if (text !== undefined) return text;
  refuseForeign(new TextDecoder('utf-8').decode(bytes));
  return readCodePage850(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

/** UTF-16 shows by its empty bytes: half of those of a text in Latin letters. */
const unmarkedEncoding = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  const empty = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = empty;
  if (even + odd < sample.length * 0.4) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** A text of UTF-8 with the mark of replacement where a byte was not: those that are outnumber them, in a file of UTF-8. */
const refuseForeign = (text: string): void => {
  const foreign = text.split(REPLACEMENT).length - 1;
  const right = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  if (right < foreign || right === 0) return;
  const before = text.slice(0, text.indexOf(REPLACEMENT));
  const row = before.split(newlineOf(text)).length;
  throw new FileNonLeggibile(
    'danneggiato',
    `Alla riga ${row} c'è una lettera scritta con una codifica diversa dal resto del file («${wordAt(text, before.length)}»), come quando si uniscono due file: riscriverla e ricaricare il file.`,
  );
};

/** Some characters around a place, to find it. */
const wordAt = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 20), at + 20)
    .split(/[\r\n;,\t|]/)
    .find((piece) => piece.includes(REPLACEMENT)) ?? '';

const markedEncoding = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Programs that join files leave both line ends in one: a carriage return before the line feed is a blank at the end of the last cell. */
const newlineOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');

/** The number that comes most often, the first of those that do. */
const commonest = (numbers: readonly number[]): number => {
  const times = [...Map.groupBy(numbers, (number) => number)].toSorted(
    ([, left], [, right]) => right.length - left.length,
  );
  return times[0]?.[0] ?? 0;
};

/** The separator that splits most records alike, into most columns. */
const separatorOf = (text: string): string => {
  const [best] = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: newlineOf(text),
      fastMode: false,
      preview: SAMPLE_RECORDS,
      skipEmptyLines: 'greedy',
    });
    const columns = commonest(data.map(({ length }) => length));
    const alike = data.filter((record) => record.length === columns).length;
    // titles above the headings are split otherwise
    const titles = data.findIndex((record) => record.length === columns);
    return { separator, columns: columns > 1 ? columns : 0, regular: alike >= (data.length - titles) * 0.8 };
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
      if (quante <= MAX_RIGHE + 1) righe.push({ numero, celle: data.map((cella) => withoutGuard(cella).trim()) });
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
  const records = recordsOf(content, announced ?? separatorOf(content), announcement === '' ? 1 : 2);
  return tableOf(records, undefined, { aRecord: true });
};
