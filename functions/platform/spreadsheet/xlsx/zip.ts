import { crc32, createInflateRaw } from 'node:zlib';
import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';

const MAX_PARTI = 1000;
const MAX_BYTE_APERTO = 100 * 1024 ** 2;
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;
/** So much of a content is in memory at once. */
const CHUNK = 64 * 1024;

/** A file inside an archive, as its directory declares it. */
interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the directory is. A truncated archive has lost it, because it comes last. */
const directoryOf = (archive: Buffer): { offset: number; count: number } => {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 0xffff); at -= 1) {
    if (archive.readUInt32LE(at) === DIRECTORY_END && at + 22 + archive.readUInt16LE(at + 20) === archive.length) {
      return { count: archive.readUInt16LE(at + 10), offset: archive.readUInt32LE(at + 16) };
    }
  }
  throw fileDanneggiato();
};

/** The name by which a part is found: programs write it with either slash and in either case. */
const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const entryAt = (archive: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_HEADER) throw fileDanneggiato();
  if ((archive.readUInt16LE(at + 8) & 1) !== 0) {
    throw new FileNonLeggibile(
      'protetto',
      'Il file è protetto da una password: toglierla (in Excel: File, Informazioni, Proteggi cartella di lavoro) e ricaricarlo.',
    );
  }
  const nameLength = archive.readUInt16LE(at + 28);
  const entry = {
    name: partName(archive.toString('utf8', at + 46, at + 46 + nameLength)),
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    compressedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
  return { entry, next: at + 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32) };
};

/** The directory of a zip archive (PKWARE APPNOTE 4.3.12). @throws FileNonLeggibile damaged, encrypted or too large */
const readDirectory = (bytes: Uint8Array): Map<string, ZipEntry> => {
  const archive = bufferOf(bytes);
  const { offset, count } = directoryOf(archive);
  if (count > MAX_PARTI) throw fileDanneggiato();
  const entries = new Map<string, ZipEntry>();
  let at = offset;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(archive, at);
    if (entries.has(entry.name)) throw fileDanneggiato();
    entries.set(entry.name, entry);
    total += entry.size;
    at = next;
  }
  if (total > MAX_BYTE_APERTO) {
    throw new FileNonLeggibile(
      'troppo_grande',
      `Il file compresso è piccolo ma aperto supera ${MAX_BYTE_APERTO / 1024 ** 2} MB: copiare i soli dati in una cartella nuova e ricaricare quella.`,
    );
  }
  return entries;
};

/** The files inside an archive. */
export interface Archive {
  readonly has: (name: string) => boolean;
  /**
   * The content of a file, a piece at a time: however large, it never lies in memory. Never more bytes than the directory declared.
   * @throws FileNonLeggibile when it is missing, or is not what the directory says: the last at its end
   */
  readonly chunks: (name: string) => AsyncIterable<Buffer>;
}

/**
 * Opens a zip archive: its directory is read before anything is inflated, and one that declares more than 100 MB of content is refused.
 * @throws FileNonLeggibile damaged, encrypted or too large
 */
export const openArchive = (bytes: Uint8Array): Archive => {
  const entries = readDirectory(bytes);
  const archive = bufferOf(bytes);
  return {
    has: (name) => entries.has(partName(name)),
    chunks: (name) => {
      const entry = entries.get(partName(name));
      if (entry === undefined) throw fileDanneggiato();
      return checked(inflated(entry, compressedOf(archive, entry)), entry);
    },
  };
};

const compressedOf = (archive: Buffer, { offset, compressedSize }: ZipEntry): Buffer => {
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== LOCAL_HEADER) throw fileDanneggiato();
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const compressed = archive.subarray(start, start + compressedSize);
  if (compressed.length !== compressedSize) throw fileDanneggiato();
  return compressed;
};

const inflated = ({ method }: ZipEntry, compressed: Buffer): AsyncIterable<Buffer> | Iterable<Buffer> => {
  if (method === STORED) return [compressed];
  if (method !== DEFLATED) throw fileDanneggiato();
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  inflate.end(compressed);
  return inflate;
};

async function* checked(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { size, crc }: ZipEntry,
): AsyncGenerator<Buffer> {
  let [found, sum] = [0, 0];
  try {
    for await (const chunk of chunks) {
      found += chunk.length;
      if (found > size) throw fileDanneggiato();
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof FileNonLeggibile ? cause : fileDanneggiato(cause);
  }
  if (found !== size || sum !== crc) throw fileDanneggiato();
}
