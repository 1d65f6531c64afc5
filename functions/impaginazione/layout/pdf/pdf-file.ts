import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFContext, PDFRef } from 'pdf-lib';
import { CrossReference } from './cross-reference.ts';
import type { Paused } from './paused.ts';

/** What pdf-lib turns into a dictionary: strings become names, references come from {@link ref}. */
export type Dictionary = NonNullable<Parameters<PDFContext['flateStream']>[1]>;

const OBJECTS_PER_STREAM = 200;
const context = PDFContext.create();

/** Indirect reference to an object of the file under construction. */
export const ref = (numero: number): PDFRef => PDFRef.of(numero);

/** A dictionary as PDF text (ISO 32000-1, 7.3.7). */
const dictionaryText = (dictionary: Dictionary): string => context.obj(dictionary).toString();

/**
 * A PDF 1.7 file written forwards, object by object, so that what is finished leaves the memory:
 * only the cross-reference (7 bytes an object) and the object stream being filled stay. The bytes depend on
 * the objects alone: the file identifier is their hash, each piece hashed with the hash of those before it, so that a process can go on where
 * another stopped.
 */
export class PdfFile {
  #count = 0;
  #offset = 0;
  #ready: Uint8Array[] = [];
  #hash = '';
  readonly #crossReference: CrossReference;
  #packed = { stream: 0, index: '', body: '', count: 0 };

  constructor(paused?: Paused['file']) {
    this.#crossReference = new CrossReference(paused?.crossReference);
    if (paused !== undefined) {
      this.#count = paused.count;
      this.#offset = paused.offset;
      this.#hash = paused.hash;
      this.#packed = { ...paused.packed };
      return;
    }
    // The second line is a comment of bytes over 127: it tells transfer programs that the file is binary (7.5.2).
    this.#emit(Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1'));
  }

  /** Number of an object that will be written later. */
  reserve(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Writes an object that is not a stream; text is Latin-1. It is packed with its neighbours and compressed. */
  writeObject(numero: number, text: string): void {
    const packed = this.#packed;
    if (packed.count === 0) packed.stream = this.reserve();
    this.#crossReference.packed(numero, packed.stream, packed.count);
    packed.index += `${numero} ${packed.body.length} `;
    packed.body += `${text}\n`;
    packed.count += 1;
    if (packed.count === OBJECTS_PER_STREAM) this.#flushPacked();
  }

  /** Writes a dictionary given as a pdf-lib literal. */
  writeDictionary(numero: number, dictionary: Dictionary): void {
    this.writeObject(numero, dictionaryText(dictionary));
  }

  /** Writes a stream. `entries` are dictionary entries as PDF text; compressed unless the reader must find it in clear (XMP). */
  writeStream(numero: number, entries: string, data: Uint8Array, compressed = true): void {
    const body = compressed ? deflateSync(data) : data;
    this.#crossReference.plain(numero, this.#offset);
    this.#emit(
      Buffer.from(
        `${numero} 0 obj\n<<${entries}${compressed ? '/Filter/FlateDecode' : ''}/Length ${body.length}>>\nstream\n`,
        'latin1',
      ),
    );
    this.#emit(body);
    this.#emit(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }

  /** Ends the file: last objects, cross-reference stream, trailer. Nothing may be written after. */
  close(root: number, info: number): void {
    if (this.#packed.count > 0) this.#flushPacked();
    const numero = this.reserve();
    const start = this.#offset;
    this.#crossReference.plain(numero, start);
    const id = this.#hash.slice(0, 32).toUpperCase();
    const entries = `/Type/XRef/Size ${numero + 1}/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]${this.#crossReference.entries}`;
    this.writeStream(numero, entries, this.#crossReference.rows(numero + 1));
    this.#emit(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  }

  /** What another process needs to go on, once the bytes that are ready have been taken. */
  get paused(): Paused['file'] {
    return {
      count: this.#count,
      offset: this.#offset,
      hash: this.#hash,
      crossReference: this.#crossReference.paused(this.#count),
      packed: { ...this.#packed },
    };
  }

  /** Bytes that are ready and not taken yet. */
  get readyBytes(): number {
    return this.#ready.reduce((total, piece) => total + piece.length, 0);
  }

  /** Takes away the bytes that are ready: together, in order, they are the file. */
  take(): Uint8Array {
    const bytes = Buffer.concat(this.#ready);
    this.#ready = [];
    return bytes;
  }

  #flushPacked(): void {
    const { stream, index, body, count } = this.#packed;
    this.#packed = { stream: 0, index: '', body: '', count: 0 };
    this.writeStream(stream, `/Type/ObjStm/N ${count}/First ${index.length}`, Buffer.from(index + body, 'latin1'));
  }

  #emit(bytes: Uint8Array): void {
    this.#hash = createHash('sha256').update(this.#hash).update(bytes).digest('hex');
    this.#ready.push(bytes);
    this.#offset += bytes.length;
  }
}
