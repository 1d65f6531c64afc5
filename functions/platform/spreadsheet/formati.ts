import { accorciato } from '#shared/domain/testo.ts';

/** Formats that every program knows (ECMA-376 18.8.30) and that show no plain number, those of Asian languages too. A workbook that describes one of them means its own. */
const BUILT_IN: readonly (readonly [from: number, to: number, format: Format])[] = [
  [9, 10, 'percent'],
  [18, 21, 'time'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [14, 22, 'date'],
  [27, 36, 'date'],
  [50, 58, 'date'],
  [71, 81, 'date'],
];

const DATE_TOKENS = /^(?:s|ss|m|mm|mmm|mmmm|mmmmm|h|hh|am|pm|a|p|aaa|aaaa|aaaaa|d|dd|ddd|dddd|y|yy|yyyy|e|ee|eeee)$/;

/** Longer ones are not written by any program; what reads them need not be quick. */
const MAX_CODE = 255;

/** How a format shows a number: as a date, as a time of day, as hours that go on after 24, as a percentage (0,5 is 50 %), or as it is. */
export type Format = 'date' | 'time' | 'duration' | 'percent' | 'number';

/** True for a description that shows numbers as percentages: a `%` that is neither quoted, nor escaped, nor in brackets. */
const showsPercent = (code: string): boolean =>
  accorciato(code, MAX_CODE)
    .replace(/\\./g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .includes('%');

/** Of a description (`dd/mm/yyyy`, `[h]:mm`, `#.##0,00`), the parts that it shows of a date or a time in each of its sections that shows nothing else. */
const dateTokens = (code: string): readonly string[] =>
  accorciato(code, MAX_CODE)
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .flatMap((section) => {
      const tokens = section
        .replace(/"[^"]*"/g, ' ')
        .replace(/(\[?[smhd]{1,2}\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter((token) => token !== '');
      return tokens.every((token) => DATE_TOKENS.test(token)) ? tokens : [];
    });

const ELAPSED = /\[(?:h{1,2}|m{1,2}|s{1,2})\]/i;

/** Returns how a description (`dd/mm/yyyy`, `[h]:mm`, `#.##0,00`) shows a number. */
export const describedFormat = (code: string): Format => {
  if (showsPercent(code)) return 'percent';
  const tokens = dateTokens(code);
  if (tokens.length === 0) return 'number';
  if (tokens.some((token) => /^(?:[dye]|mmm|aaa)/.test(token))) return 'date';
  if (ELAPSED.test(code)) return 'duration';
  return tokens.some((token) => /^[hs]/.test(token)) ? 'time' : 'date';
};

/** Returns how a format that every program knows shows a number. */
export const builtInFormat = (id: number): Format =>
  BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number';
