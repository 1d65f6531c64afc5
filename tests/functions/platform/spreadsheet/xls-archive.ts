/** A record of an XLS (MS-XLS 2.1.4), of numbers of two bytes. */
export const record = (kind: number, ...numbers: readonly number[]): Buffer => {
  const data = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => data.writeUInt16LE(number, index * 2));
  return recordOf(kind, data);
};

export const recordOf = (kind: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

const SECTOR = 512;
const [FREE, END, TABLE] = [0xff_ff_ff_ff, 0xff_ff_ff_fe, 0xff_ff_ff_fd];
const NAMED_IN_HEADER = 109;

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)]);

const entry = (name: string, kind: number, child: number, start: number, size: number): Buffer => {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(kind, 66);
  for (const [place, value] of [
    [68, FREE],
    [72, FREE],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    bytes.writeUInt32LE(value, place);
  return bytes;
};

/** A compound file (MS-CFB) of one stream of at most 6 MB. */
const compoundFileOf = (name: string, content: Buffer): Buffer => {
  const stream = padded(Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]));
  const sectors = stream.length / SECTOR;
  const tables = Math.ceil((sectors + 1 + NAMED_IN_HEADER) / (SECTOR / 4));
  const next = [
    ...Array.from({ length: tables }, () => TABLE),
    END,
    ...Array.from({ length: sectors }, (_, index) => (index === sectors - 1 ? END : tables + 2 + index)),
  ];
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  next.forEach((place, index) => table.writeUInt32LE(place, index * 4));
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  for (const [place, value] of [
    [26, 3],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, place);
  for (const [place, value] of [
    [44, tables],
    [48, tables],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    header.writeUInt32LE(value, place);
  for (let index = 0; index < NAMED_IN_HEADER; index += 1)
    header.writeUInt32LE(index < tables ? index : FREE, 76 + index * 4);
  const directory = padded(
    Buffer.concat([entry('Root Entry', 5, 1, END, 0), entry(name, 2, FREE, tables + 1, stream.length)]),
  );
  return Buffer.concat([header, table, directory, stream]);
};

const BEGIN = 0x809;
const SHEET = 0x85;
const END_OF_PART = 0x0a;

/** An XLS with one sheet of these records, after these of the workbook. */
export const xlsOfRecords = (sheet: readonly Buffer[], workbook: readonly Buffer[] = []): Buffer => {
  const before = Buffer.concat([record(BEGIN, 0x06_00, 0x05), record(0xe0, 0, 0), ...workbook]);
  const named = (start: number): Buffer => {
    const data = Buffer.from('000000000000040044617469', 'hex');
    data.writeUInt32LE(start, 0);
    return recordOf(SHEET, data);
  };
  const start = before.length + named(0).length + 4;
  return compoundFileOf(
    'Workbook',
    Buffer.concat([
      before,
      named(start),
      record(END_OF_PART),
      record(BEGIN, 0x06_00, 0x10),
      ...sheet,
      record(END_OF_PART),
    ]),
  );
};
