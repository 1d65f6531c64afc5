import { readSheet } from 'read-excel-file/universal';
import { fileDanneggiato, FileNonLeggibile } from './file-non-leggibile.ts';
import { Misura } from './limiti.ts';
import { cellText, tableOf, type Table } from './table.ts';
import { visibleWorksheets, type Worksheet } from './workbook.ts';
import { storedZip } from './zip-guard.ts';

const SECONDS_A_DAY = 86_400;
/** Day 0 of the serial dates; before 1900-03-01 a serial is a time of day or a number of hours, not a birthday. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DATE = Date.UTC(1900, 2, 1);

/** A number as the file writes it, kept apart from text that looks like one. */
class WrittenNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Fifteen significant digits are what a spreadsheet shows and keeps: the rest is noise of the binary number. */
const italianNumber = new Intl.NumberFormat('it-IT', { maximumSignificantDigits: 15, useGrouping: false });

const numberText = ({ digits }: WrittenNumber): string => {
  const number = Number(digits);
  if (!Number.isFinite(number)) throw fileDanneggiato();
  return number === 0 ? '0' : italianNumber.format(number);
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

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return cellText(value);
  if (value instanceof WrittenNumber) return numberText(value);
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'VERO' : 'FALSO';
  return '';
};

/**
 * The visible worksheets of an XLSX, at most `only`. The parser is given an archive made of the parts already inflated and checked, so it never meets a compressed byte of the sender.
 * @throws FileNonLeggibile
 */
export const readXlsx = async (bytes: Uint8Array, only?: number): Promise<(Table & { readonly name: string })[]> => {
  const worksheets = visibleWorksheets(bytes, only);
  const tables: (Table & { readonly name: string })[] = [];
  const misura = new Misura();
  for (const worksheet of worksheets) {
    const table = await tableOfSheet(worksheet, worksheets.length > 1, misura);
    if (table !== undefined) tables.push({ name: worksheet.name, ...table });
  }
  return tables;
};

/** @param mayBeEmpty a sheet with nothing in it is left out, as a workbook often has one */
const tableOfSheet = async (
  { parts, position }: Worksheet,
  mayBeEmpty: boolean,
  misura: Misura,
): Promise<Table | undefined> => {
  try {
    const rows = await readSheet(storedZip(parts).buffer, position, {
      trim: false,
      parseNumber: (digits) => new WrittenNumber(digits),
    });
    return tableOf(
      rows.map((row, index) => ({ numero: index + 1, celle: row.map(textOf) })),
      misura,
    );
  } catch (cause) {
    if (mayBeEmpty && cause instanceof FileNonLeggibile && cause.motivo === 'vuoto') return undefined;
    throw cause instanceof FileNonLeggibile ? cause : fileDanneggiato(cause);
  }
};
