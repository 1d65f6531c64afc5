/** Tables a PDF reader needs of an embedded TrueType program (ISO 32000-1, 9.9); sorted, as the format wants. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;
const RECORD = 16;
const MAGIC = 0xb1b0afba;

/** Bits of a component of a composite glyph (OpenType, glyf table). */
const component = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/**
 * A TrueType program with these glyphs only, numbered in this order; the parts of accented letters follow them.
 * Glyph 0 must come first: it is what a reader shows for what it cannot find.
 * (The subset of fontkit leaves glyphs of odd length unaligned under a short index, and readers lose them.)
 */
export const truetypeSubset = (program: Buffer, glyphs: readonly number[]): Uint8Array => {
  const tables = readTables(program);
  const source = {
    glyf: table(tables, 'glyf'),
    loca: table(tables, 'loca'),
    head: table(tables, 'head'),
    hhea: table(tables, 'hhea'),
    hmtx: table(tables, 'hmtx'),
  };
  const kept = [...glyphs];
  const outlines: Buffer[] = [];
  for (let index = 0; index < kept.length; index += 1) {
    outlines.push(outline(source, kept[index] ?? 0, (glyph) => place(kept, glyph)));
  }
  const written = new Map<string, Buffer>(
    KEPT.flatMap((tag) => (tables.has(tag) ? [[tag, Buffer.from(table(tables, tag))] as const] : [])),
  );
  written.set('glyf', Buffer.concat(outlines));
  written.set('loca', longIndex(outlines));
  written.set('hmtx', metrics(source, kept));
  table(written, 'head').writeInt16BE(1, 50);
  table(written, 'hhea').writeUInt16BE(kept.length, 34);
  table(written, 'maxp').writeUInt16BE(kept.length, 4);
  return assemble(written);
};

interface Source {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  readonly head: Buffer;
  readonly hhea: Buffer;
  readonly hmtx: Buffer;
}

const readTables = (program: Buffer): ReadonlyMap<string, Buffer> => {
  const count = program.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, position) => {
      const at = 12 + position * RECORD;
      const start = program.readUInt32BE(at + 8);
      return [program.toString('latin1', at, at + 4), program.subarray(start, start + program.readUInt32BE(at + 12))];
    }),
  );
};

const table = (tables: ReadonlyMap<string, Buffer>, tag: string): Buffer => {
  const found = tables.get(tag);
  if (!found) throw new Error(`TrueType table ${tag} not found: the font cannot be embedded`);
  return found;
};

const place = (kept: number[], glyph: number): number => {
  const known = kept.indexOf(glyph);
  return known >= 0 ? known : kept.push(glyph) - 1;
};

const outline = ({ glyf, loca, head }: Source, glyph: number, renumber: (glyph: number) => number): Buffer => {
  const long = head.readInt16BE(50) === 1;
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const [start, end] = [offset(glyph), offset(glyph + 1)];
  const copy = Buffer.alloc(Math.ceil((end - start) / 4) * 4);
  glyf.copy(copy, 0, start, end);
  if (end > start && copy.readInt16BE(0) < 0) renumberComponents(copy, renumber);
  return copy;
};

const renumberComponents = (composite: Buffer, renumber: (glyph: number) => number): void => {
  for (let at = 10, more = true; more;) {
    const flags = composite.readUInt16BE(at);
    composite.writeUInt16BE(renumber(composite.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & component.wordArguments ? 4 : 2);
    at += scaleSize(flags);
    more = (flags & component.more) !== 0;
  }
};

/** Bytes of the scale of a component: a matrix, one for each axis, one for both, none. */
const scaleSize = (flags: number): number => {
  if (flags & component.matrix) return 8;
  if (flags & component.twoScales) return 4;
  return flags & component.scale ? 2 : 0;
};

const longIndex = (outlines: readonly Buffer[]): Buffer => {
  const index = Buffer.alloc((outlines.length + 1) * 4);
  let offset = 0;
  outlines.forEach((bytes, position) => {
    offset += bytes.length;
    index.writeUInt32BE(offset, (position + 1) * 4);
  });
  return index;
};

const metrics = ({ hhea, hmtx }: Source, kept: readonly number[]): Buffer => {
  const full = hhea.readUInt16BE(34);
  const rows = Buffer.alloc(kept.length * 4);
  kept.forEach((glyph, position) => {
    const bearing = glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2;
    rows.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4), position * 4);
    rows.writeInt16BE(hmtx.readInt16BE(bearing), position * 4 + 2);
  });
  return rows;
};

const assemble = (tables: ReadonlyMap<string, Buffer>): Uint8Array => {
  const tags = KEPT.filter((tag) => tables.has(tag));
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const directory = Buffer.alloc(12 + tags.length * RECORD);
  directory.writeUInt32BE(0x00010000, 0);
  [tags.length, power * 16, Math.log2(power), (tags.length - power) * 16].forEach((value, position) =>
    directory.writeUInt16BE(value, 4 + position * 2),
  );
  const head = table(tables, 'head');
  head.writeUInt32BE(0, 8);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  tags.forEach((tag, position) => {
    const bytes = table(tables, tag);
    const at = 12 + position * RECORD;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(bytes), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    bodies.push(bytes, Buffer.alloc(padding(bytes.length)));
    offset += bytes.length + padding(bytes.length);
  });
  head.writeUInt32BE((MAGIC - checksum(Buffer.concat([directory, ...bodies])) + 2 ** 32) % 2 ** 32, 8);
  return Buffer.concat([directory, ...bodies]);
};

const padding = (length: number): number => (4 - (length % 4)) % 4;

const checksum = (bytes: Buffer): number => {
  const padded = Buffer.concat([bytes, Buffer.alloc(padding(bytes.length))]);
  let total = 0;
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) % 2 ** 32;
  return total;
};
