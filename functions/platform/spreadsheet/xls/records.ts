import { fileDanneggiato } from '../file-non-leggibile.ts';

/** The records of a workbook that are read (MS-XLS 2.3), by their numbers. */
export const RECORD = {
  formula: 0x06,
  /** As Excel 3 and 4 wrote it: some programs still do. */
  formulaOf3: 0x206,
  formulaOf4: 0x406,
  end: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  continue: 0x3c,
  columns: 0x7d,
  sheet: 0x85,
  severalNumbers: 0xbd,
  richLabel: 0xd6,
  cellFormat: 0xe0,
  strings: 0xfc,
  sharedLabel: 0xfd,
  number: 0x203,
  label: 0x204,
  booleanOrError: 0x205,
  formulaText: 0x207,
  row: 0x208,
  shortNumber: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const;

/** A record of a workbook. */
export interface XlsRecord {
  readonly kind: number;
  readonly data: Buffer;
  /** The data of the records that go on with it. */
  readonly more: readonly Buffer[];
}

const HEAD = 4;

/** The record at a place and the place after it and what continues it; null at the end. */
const recordAt = (stream: Buffer, place: number): { readonly kind: number; readonly data: Buffer } | null => {
  if (place + HEAD > stream.length) return null;
  const end = place + HEAD + stream.readUInt16LE(place + 2);
  if (end > stream.length) throw fileDanneggiato();
  return { kind: stream.readUInt16LE(place), data: stream.subarray(place + HEAD, end) };
};

/** The records of the part that begins at a place, its own alone: what is drawn in it (a chart) is left out. @throws FileNonLeggibile when it has no beginning, or no end */
export function* recordsFrom(stream: Buffer, start: number): Generator<XlsRecord> {
  let place = start;
  let depth = 0;
  for (let found = recordAt(stream, place); found !== null; found = recordAt(stream, place)) {
    const { kind, data } = found;
    if (depth === 0 && kind !== RECORD.begin) throw fileDanneggiato();
    place += HEAD + data.length;
    const more: Buffer[] = [];
    for (let next = recordAt(stream, place); next?.kind === RECORD.continue; next = recordAt(stream, place)) {
      more.push(next.data);
      place += HEAD + next.data.length;
    }
    if (kind === RECORD.begin) depth += 1;
    if (kind === RECORD.end) depth -= 1;
    if (depth === 0) return;
    if (depth === 1) yield { kind, data, more };
  }
  throw fileDanneggiato();
}
