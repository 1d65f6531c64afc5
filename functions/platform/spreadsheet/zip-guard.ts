import { crc32, inflateRawSync } from 'node:zlib';
import { fileDanneggiato, FileNonLeggibile } from './file-non-leggibile.ts';

const MAX_PARTI = 1000;
const MAX_BYTE_APERTO = 100 * 1024 ** 2;
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

/** A file inside an archive, as its directory declares it. */
export interface ZipEntry {
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
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    compressedSize: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
  return { entry, next: at + 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32) };
};

/**
 * The directory of a zip archive (PKWARE APPNOTE 4.3.12), read before anything is inflated: an archive that declares more than 100 MB of content is refused.
 * @throws FileNonLeggibile damaged, encrypted or too large
 */
export const readZipDirectory = (bytes: Uint8Array): Map<string, ZipEntry> => {
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

/** The content of one file, never more bytes than its directory declared. @throws FileNonLeggibile when it is not what the directory says */
export const zipContent = (bytes: Uint8Array, entry: ZipEntry): Buffer => {
  const archive = bufferOf(bytes);
  const { offset, compressedSize, size } = entry;
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== LOCAL_HEADER) throw fileDanneggiato();
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const compressed = archive.subarray(start, start + compressedSize);
  const content = contentOf(entry, compressed);
  if (compressed.length !== compressedSize || content.length !== size || crc32(content) !== entry.crc)
    throw fileDanneggiato();
  return content;
};

const contentOf = ({ method, size }: ZipEntry, compressed: Buffer): Buffer => {
  if (method === STORED) return compressed;
  if (method !== DEFLATED) throw fileDanneggiato();
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(size, 1) });
  } catch (cause) {
    throw fileDanneggiato(cause);
  }
};

const headerFields = (name: Buffer, content: Uint8Array): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** An archive of these files, uncompressed. */
export const storedZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> => {
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const fields = headerFields(name, content);
    contents.push(word(LOCAL_HEADER), fields, name, content);
    directory.push(word(DIRECTORY_HEADER), Buffer.from([20, 0]), fields, Buffer.alloc(10), word(offset), name);
    offset += 30 + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(DIRECTORY_END, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...contents, ...directory, end]));
};
