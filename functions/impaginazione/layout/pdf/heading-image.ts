import type { Immagine, Strato } from '../../immagine/immagine.ts';
import type { Paused } from './paused.ts';
import type { PdfFile } from './pdf-file.ts';

/** The one image of a document, that every heading of it shows: its samples are in the file once (ISO 32000-1, 8.9.5). */
export class HeadingImage {
  readonly #file: PdfFile;
  #written: Paused['immagine'];

  constructor(file: PdfFile, paused?: Paused['immagine']) {
    this.#file = file;
    this.#written = paused;
  }

  get paused(): Paused['immagine'] {
    return this.#written;
  }

  /** Number of its object; 0 while there is none. */
  get numero(): number {
    return this.#written?.numero ?? 0;
  }

  /** Writes the image, the first time. Returns false of another image than the one the document has: the school changed it while the document was made. */
  put(immagine: Immagine): boolean {
    this.#written ??= { numero: this.#write(immagine), hash: immagine.hash };
    return this.#written.hash === immagine.hash;
  }

  #write({ campioni, maschera }: Immagine): number {
    const mask = maschera === undefined ? '' : `/SMask ${this.#stream(maschera)} 0 R`;
    return this.#stream({ ...campioni, entries: campioni.entries + mask });
  }

  #stream({ entries, bytes }: Strato): number {
    const numero = this.#file.reserve();
    this.#file.writeStream(numero, entries, bytes, false);
    return numero;
  }
}
