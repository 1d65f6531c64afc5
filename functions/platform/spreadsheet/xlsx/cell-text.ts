import { erroreMostrato, SENZA_DATA, SENZA_FORMATO, SENZA_VALORE } from '../errore-cella.ts';
import { fileDanneggiato } from '../file-non-leggibile.ts';
import type { Format } from '../formati.ts';

const SECONDS_A_DAY = 86_400;
const MILLISECONDS_A_DAY = SECONDS_A_DAY * 1000;
/** Day 0 of the serial dates; before 1900-03-01 a serial is a time of day or a number of hours, not a birthday. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DATE = Date.UTC(1900, 2, 1);
const FIRST_SERIAL_DATE = 61;
/** Days between the two beginnings that a workbook may count from. */
const DAYS_TO_1904 = 1462;

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  /** By number of the format. */
  readonly formats: readonly Format[];
  readonly from1904: boolean;
  /** Its formulas are to be worked out when it is opened: the values that it holds of them are not theirs. */
  readonly staleFormulas: boolean;
}

/** A cell as the file writes it: its kind and format, what it holds, whether a formula made it. */
export interface WrittenCell {
  readonly formula: boolean;
  /** The file writes a value, which may be an empty text. */
  readonly valued: boolean;
  readonly kind: string;
  readonly format: string;
  readonly content: string;
}

/** Fifteen significant digits are what a spreadsheet shows and keeps: the rest is noise of the binary number. */
const italianNumber = new Intl.NumberFormat('it-IT', { maximumSignificantDigits: 15, useGrouping: false });

/** A number as a person would type it; one more decimal, a zero, where three could be taken for thousands: a number is never ambiguous. */
export const numberText = (digits: string): string => {
  const number = Number(digits);
  if (!Number.isFinite(number)) throw fileDanneggiato();
  if (Number.isSafeInteger(number) && Math.abs(number) < 1e15) return String(number === 0 ? 0 : number);
  const text = italianNumber.format(number);
  return /^-?[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text;
};

/** Hours, minutes and, unless there are none, seconds. */
export const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = rest === 0 ? [minutes] : [minutes, rest];
  return [String(hours), ...shown.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** `YYYY-MM-DD`, with the time after it if there is one; a time alone, or a number of hours, as `8:30` or `36:00`; a sign where it is no date. */
const dateText = (date: Date): string => {
  const seconds = Math.round((date.getTime() - SERIAL_ZERO) / 1000);
  if (Number.isNaN(seconds) || seconds < 0 || date.getUTCFullYear() > 9999) return SENZA_DATA;
  if (date.getTime() < FIRST_DATE) return clock(seconds);
  const time = seconds % SECONDS_A_DAY;
  const day = new Date(SERIAL_ZERO + (seconds - time) * 1000).toISOString().slice(0, 10);
  return time === 0 ? day : `${day} ${clock(time).padStart(5, '0')}`;
};

const serialDate = (digits: string, from1904: boolean): Date => {
  if (!Number.isFinite(Number(digits))) throw fileDanneggiato();
  return new Date(SERIAL_ZERO + Math.floor((Number(digits) + (from1904 ? DAYS_TO_1904 : 0)) * MILLISECONDS_A_DAY));
};

/** Returns the hours of a part of a day, or of many days. @throws FileNonLeggibile */
const hoursText = (digits: string): string => {
  const seconds = Math.round(Number(digits) * SECONDS_A_DAY);
  if (!Number.isFinite(seconds)) throw fileDanneggiato();
  return seconds < 0 ? `-${clock(-seconds)}` : clock(seconds);
};

const TIME_ALONE = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?Z?$/;
const BEFORE_1900 = /^(1[0-8]\d\d-\d\d-\d\d)(?:T00:00:00(?:\.0{1,9})?Z?)?$/;

/** A date written out (ISO 8601) as a text; without a zone it is that of the calendar, wherever it is read. A time may be alone. @throws FileNonLeggibile */
export const writtenDateText = (text: string): string => {
  const [time, hours = '', minutes = '', seconds = '0'] = TIME_ALONE.exec(text) ?? [];
  if (time !== undefined) return clock(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  const [, old] = BEFORE_1900.exec(text) ?? [];
  if (old !== undefined) return old;
  const date = new Date(/^[\d-]{1,20}T[\d:.]{0,20}$/.test(text) ? `${text}Z` : text);
  if (Number.isNaN(date.getTime())) throw fileDanneggiato();
  return dateText(date);
};

/** Returns what the person sees of a percentage: 0,5 is `50 %`. */
export const percentText = (digits: string): string => {
  const number = Number(digits);
  if (!Number.isFinite(number)) throw fileDanneggiato();
  return `${italianNumber.format(number === 0 ? 0 : number * 100)} %`;
};

const numericText = ({ format, content }: WrittenCell, { formats, from1904 }: CellContext): string => {
  const shownAs = format === '' ? 'number' : formats[Number(format)];
  if (shownAs === undefined) return SENZA_FORMATO;
  switch (shownAs) {
    case 'percent':
      return percentText(content);
    case 'duration':
      return hoursText(content);
    case 'time':
      // a moment of some day has its date; the beginning of the calendar is of no matter to a time alone
      return Number(content) < FIRST_SERIAL_DATE ? hoursText(content) : dateText(serialDate(content, from1904));
    case 'date':
      return dateText(serialDate(content, from1904));
    case 'number':
      return numberText(content);
  }
};

const booleanText = (content: string): string => {
  if (content !== '0' && content !== '1') throw fileDanneggiato();
  return content === '1' ? 'VERO' : 'FALSO';
};

/** The value of a formula may be an empty text; anything else is written out. */
const hasValue = ({ kind, content, valued }: WrittenCell): boolean =>
  valued && (kind === 'str' || content.trim() !== '');

/**
 * A cell (ECMA-376 18.3.1.4) as text, as `Table` describes it.
 * @throws FileNonLeggibile when it holds what its kind cannot
 */
export const textOfCell = (cell: WrittenCell, context: CellContext): string => {
  const { kind, content, formula } = cell;
  if (formula && (context.staleFormulas || !hasValue(cell))) return SENZA_VALORE;
  if (kind === 'inlineStr' || kind === 'str') return content.trim();
  const written = content.trim();
  if (written === '') return '';
  switch (kind) {
    case 's': {
      const string = context.strings[Number(written)];
      if (string === undefined) throw fileDanneggiato();
      return string.trim();
    }
    case 'b':
      return booleanText(written);
    case 'd':
      return writtenDateText(written);
    case 'e':
      return erroreMostrato(written);
    case '':
    case 'n':
      return numericText({ ...cell, content: written }, context);
    default:
      throw fileDanneggiato();
  }
};
