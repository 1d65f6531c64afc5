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
/** Identifiers from here on are described by the workbook itself. */
const FIRST_OWN = 100;

const DATE_TOKENS = /^(?:s|ss|m|mm|mmm|mmmm|mmmmm|h|hh|am|pm|a|p|aaa|aaaa|aaaaa|d|dd|ddd|dddd|y|yy|yyyy|e|ee|eeee)$/;

/** Longer ones are not written by any program; what reads them need not be quick. */
const MAX_CODE = 255;

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

/** By number of the format of a cell: whether it shows a number as a date or a time. @throws FileNonLeggibile */
export const readDateFormats = async (chunks: AsyncIterable<Buffer>): Promise<readonly boolean[]> => {
  const own = new Map<number, boolean>();
  const formats: boolean[] = [];
  let ofCells = false;
  const isDate = (id: number): boolean => own.get(id) ?? BUILT_IN.some(([from, to]) => id >= from && id <= to);
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'cellXfs') ofCells = true;
      else if (name === 'numFmt') {
        const described = attributesOf(attributes);
        const id = Number(described.get('numFmtId'));
        if (id >= FIRST_OWN) own.set(id, showsDate(plainText(described.get('formatCode') ?? '')));
      } else if (name === 'xf' && ofCells) formats.push(isDate(Number(attributesOf(attributes).get('numFmtId') ?? 0)));
      if (own.size > MAX_FORMATS || formats.length > MAX_FORMATS) throw fileDanneggiato();
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
    text: () => undefined,
  });
  return formats;
};
