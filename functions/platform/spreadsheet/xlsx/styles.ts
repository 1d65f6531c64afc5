import { accorciato } from '#shared/domain/testo.ts';
import { fileDanneggiato } from '../file-non-leggibile.ts';
import { attributesOf, plainText, readXml } from './xml.ts';

/** A workbook may have 64,000 formats of cells. */
const MAX_FORMATS = 65_536;
/** Formats that every program knows (ECMA-376 18.8.30) and that show a date or a time, those of Asian languages too. */
const BUILT_IN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
/** Formats that every program knows and that show a percentage: `0%` and `0.00%`. */
const BUILT_IN_PERCENT: readonly number[] = [9, 10];
/** Identifiers from here on are described by the workbook itself. */
const FIRST_OWN = 100;

const DATE_TOKENS = /^(?:s|ss|m|mm|mmm|mmmm|mmmmm|h|hh|am|pm|a|p|aaa|aaaa|aaaaa|d|dd|ddd|dddd|y|yy|yyyy|e|ee|eeee)$/;

/** Longer ones are not written by any program; what reads them need not be quick. */
const MAX_CODE = 255;

/** How a format shows a number: as a date or a time, as a percentage (0,5 is 50 %), or as it is. */
export type Format = 'date' | 'percent' | 'number';

/** True for a description that shows numbers as percentages: a `%` that is neither quoted, nor escaped, nor in brackets. */
const showsPercent = (code: string): boolean =>
  accorciato(code, MAX_CODE)
    .replace(/\\./g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .includes('%');

/** Whether numbers are shown by this description (`dd/mm/yyyy`, `[h]:mm`, `#.##0,00`) as dates or times. */
const showsDate = (code: string): boolean =>
  accorciato(code, MAX_CODE)
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((section) => {
      const tokens = section
        .replace(/"[^"]*"/g, ' ')
        .replace(/(\[?[smhd]{1,2}\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter((token) => token !== '');
      return tokens.length > 0 && tokens.every((token) => DATE_TOKENS.test(token));
    });

const described = (code: string): Format => {
  if (showsPercent(code)) return 'percent';
  return showsDate(code) ? 'date' : 'number';
};

const builtIn = (id: number): Format => {
  if (BUILT_IN_PERCENT.includes(id)) return 'percent';
  return BUILT_IN.some(([from, to]) => id >= from && id <= to) ? 'date' : 'number';
};

const idOf = (attributes: ReadonlyMap<string, string>): number => Number(attributes.get('numFmtId') ?? 0);

/** Returns how each format of the cells shows a number, by number of the format. @throws FileNonLeggibile */
export const readFormats = async (chunks: AsyncIterable<Buffer>): Promise<readonly Format[]> => {
  const own = new Map<number, Format>();
  const formats: Format[] = [];
  let ofCells = false;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'cellXfs') ofCells = true;
      else if (name === 'numFmt') {
        const given = attributesOf(attributes);
        const id = idOf(given);
        if (id >= FIRST_OWN) own.set(id, described(plainText(given.get('formatCode') ?? '')));
      } else if (name === 'xf' && ofCells) {
        const id = idOf(attributesOf(attributes));
        formats.push(own.get(id) ?? builtIn(id));
      }
      if (own.size > MAX_FORMATS || formats.length > MAX_FORMATS) throw fileDanneggiato();
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
    text: () => undefined,
  });
  return formats;
};
