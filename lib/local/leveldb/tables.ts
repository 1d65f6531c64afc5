import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { crc32c } from './crc32c.ts';
import { decompress } from './snappy.ts';
import { readVarint } from './varint.ts';

/** A table file of a LevelDB folder some block of which is not as it was written. */
export interface DamagedTable {
  /** From the folder that was looked through. */
  readonly file: string;
  /** No damaged block holds a key after this one; null where it cannot be told. */
  readonly lastKey: string | null;
}

interface Handle {
  readonly offset: number;
  readonly size: number;
}
interface Block extends Handle {
  /** No key in it comes after this one. */
  readonly lastKey: string;
}

/** The folder where a repair leaves what it could not read. */
const LOST = 'lost';
const FOOTER = 48;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
/** Bytes after a block: how it is compressed, and its checksum. */
const TRAILER = 5;
const SNAPPY = 1;
const MASK_DELTA = 0xa282ead8;
/** Bytes that a table appends to a key: its number and whether it is there. */
const SEQUENCE = 8;

/** The table files below a folder that are damaged: every block of every one is read, with its checksum. A file that goes away meanwhile is none. */
export const damagedTables = async (folder: string): Promise<DamagedTable[]> => {
  const damaged: DamagedTable[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:ldb|sst)$/.test(entry.name) || basename(entry.parentPath) === LOST) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    const found = bytes && damageOf(bytes);
    if (found) damaged.push({ file: relative(folder, path), ...found });
  }
  return damaged.toSorted((a, b) => (a.file < b.file ? -1 : 1));
};

const damageOf = (bytes: Buffer): Pick<DamagedTable, 'lastKey'> | undefined => {
  try {
    const { meta, index } = readFooter(bytes);
    if (!isIntact(bytes, meta) || !isIntact(bytes, index)) return { lastKey: null };
    const last = blocksOf(contentOf(bytes, index)).findLast((block) => !isIntact(bytes, block));
    return last && { lastKey: last.lastKey };
  } catch (error) {
    if (error instanceof RangeError) return { lastKey: null };
    throw error;
  }
};

/** @throws RangeError when the file does not end as a table does */
const readFooter = (bytes: Buffer): { readonly meta: Handle; readonly index: Handle } => {
  const footer = bytes.subarray(-FOOTER);
  if (footer.length < FOOTER || !footer.subarray(-MAGIC.length).equals(MAGIC)) throw new RangeError('No footer');
  const meta = readHandle(footer, 0);
  return { meta, index: readHandle(footer, meta.next) };
};

const readHandle = (bytes: Uint8Array, from: number): Handle & { readonly next: number } => {
  const offset = readVarint(bytes, from);
  const size = readVarint(bytes, offset.next);
  return { offset: offset.value, size: size.value, next: size.next };
};

const isIntact = (bytes: Buffer, { offset, size }: Handle): boolean => {
  const end = offset + size;
  if (end + TRAILER > bytes.length) return false;
  const crc = crc32c(bytes.subarray(offset, end + 1));
  const masked = (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0;
  return masked === bytes.readUInt32LE(end + 1);
};

const contentOf = (bytes: Buffer, { offset, size }: Handle): Buffer => {
  const content = bytes.subarray(offset, offset + size);
  return bytes[offset + size] === SNAPPY ? decompress(content) : content;
};

/** The blocks that an index names, in the order of their keys; each entry shares the beginning of its key with the one before. */
const blocksOf = (index: Buffer): Block[] => {
  const end = index.length - 4 - 4 * index.readUInt32LE(index.length - 4);
  const blocks: Block[] = [];
  let key = Buffer.alloc(0);
  for (let at = 0; at < end;) {
    const shared = readVarint(index, at);
    const own = readVarint(index, shared.next);
    const length = readVarint(index, own.next);
    const value = length.next + own.value;
    key = Buffer.concat([key.subarray(0, shared.value), index.subarray(length.next, value)]);
    const { offset, size } = readHandle(index, value);
    blocks.push({ offset, size, lastKey: key.subarray(0, -SEQUENCE).toString('utf8') });
    at = value + length.value;
  }
  return blocks;
};
