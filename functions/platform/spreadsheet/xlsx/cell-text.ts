import { fileDanneggiato } from '../file-non-leggibile.ts';
import { cellText } from '../table.ts';
import type { Format } from './styles.ts';

const SECONDS_A_DAY = 86_400;
const MILLISECONDS_A_DAY = SECONDS_A_DAY * 1000;
/** Day 0 of the serial dates; before 1900-03-01 a serial is a time of day or a number of hours, not a birthday. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DATE = Date.UTC(1900, 2, 1);
/** Days between the two beginnings that a workbook may count from. */
const DAYS_TO_1904 = 1462;

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  /** By number of the format. */
  readonly formats: readonly Format[];
  readonly from1904: boolean;
}

/** A cell as the file writes it: its kind and format, and what it holds. */
export interface WrittenCell {
  readonly kind: string;
  readonly format: string;
  readonly content: string;
}

/** Fifteen significant digits are what a spreadsheet shows and keeps: the rest is noise of the binary number. */
const italianNumber = new Intl.NumberFormat('it-IT', { maximumSignificantDigits: 15, useGrouping: false });

const numberText = (digits: string): string => {
  const number = Number(digits);
  if (!Number.isFinite(number)) throw fileDanneggiato();
  if (Number.isSafeInteger(number) && Math.abs(number) < 1e15) return String(number === 0 ? 0 : number);
  return italianNumber.format(number);
};

const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = rest === 0 ? [minutes] : [minutes, rest];
  return [String(hours), ...shown.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** `YYYY-MM-DD`, with the time after it if there is one; a time alone, or a number of hours, as `8:30` or `36:00`. */
const dateText = (date: Date): string => {
  const seconds = Math.round((date.getTime() - SERIAL_ZERO) / 1000);
  if (Number.isNaN(seconds) || seconds < 0 || date.getUTCFullYear() > 9999) throw fileDanneggiato();
  if (date.getTime() < FIRST_DATE) return clock(seconds);
  const time = seconds % SECONDS_A_DAY;
  const day = new Date(SERIAL_ZERO + (seconds - time) * 1000).toISOString().slice(0, 10);
  return time === 0 ? day : `${day} ${clock(time).padStart(5, '0')}`;
};

const serialDate = (digits: string, from1904: boolean): Date =>
  new Date(SERIAL_ZERO + Math.floor((Number(digits) + (from1904 ? DAYS_TO_1904 : 0)) * MILLISECONDS_A_DAY));

/** A date written out (ISO 8601); without a zone it is that of the calendar, wherever it is read. */
const writtenDate = (text: string): Date => new Date(/^[\d-]{1,20}T[\d:.]{0,20}$/.test(text) ? `${text}Z` : text);

/** Returns what the person sees of a percentage: 0,5 is `50 %`. */
const percentText = (digits: string): string => {
  const number = Number(digits);
  if (!Number.isFinite(number)) throw fileDanneggiato();
  return `${italianNumber.format(number === 0 ? 0 : number * 100)} %`;
};

const numericText = ({ format, content }: WrittenCell, { formats, from1904 }: CellContext): string => {
  const shownAs = format === '' ? 'number' : formats[Number(format)];
  if (shownAs === undefined) throw fileDanneggiato();
  if (shownAs === 'percent') return percentText(content);
  return shownAs === 'date' ? dateText(serialDate(content, from1904)) : numberText(content);
};

const booleanText = (content: string): string => {
  if (content !== '0' && content !== '1') throw fileDanneggiato();
  return content === '1' ? 'VERO' : 'FALSO';
};

/**
 * A cell (ECMA-376 18.3.1.4) as text, as `Table` describes it.
 * @throws FileNonLeggibile when it holds what its kind cannot
 */
export const textOfCell = (cell: WrittenCell, context: CellContext): string => {
  const { kind, content } = cell;
  if (kind === 'inlineStr' || kind === 'str') return cellText(content);
  const written = content.trim();
  if (written === '') return '';
  switch (kind) {
    case 's': {
      const string = context.strings[Number(written)];
      if (string === undefined) throw fileDanneggiato();
      return cellText(string);
    }
    case 'b':
      return booleanText(written);
    case 'd':
      return dateText(writtenDate(written));
    case '':
    case 'n':
      return numericText({ ...cell, content: written }, context);
    default:
      throw fileDanneggiato();
  }
};
