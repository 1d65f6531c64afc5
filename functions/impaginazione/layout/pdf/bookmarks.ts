import { PDFHexString } from 'pdf-lib';
import type { Paused } from './paused.ts';
import { ref, type PdfFile } from './pdf-file.ts';

/** The list of contents that the reader shows beside the pages (ISO 32000-1, 12.3.3), one level deep. */
export class Bookmarks {
  readonly #entries: { readonly testo: string; readonly page: number }[];

  constructor(paused: Paused['bookmarks'] = []) {
    this.#entries = [...paused];
  }

  get paused(): Paused['bookmarks'] {
    return [...this.#entries];
  }

  add(testo: string, page: number): void {
    this.#entries.push({ testo, page });
  }

  /** Writes the outline; undefined when there is nothing to list. */
  write(file: PdfFile): number | undefined {
    if (this.#entries.length === 0) return undefined;
    const root = file.reserve();
    const numeri = this.#entries.map(() => file.reserve());
    this.#entries.forEach(({ testo, page }, position) => {
      const [before, after] = [numeri[position - 1], numeri[position + 1]];
      const neighbours = `${before === undefined ? '' : `/Prev ${before} 0 R`}${after === undefined ? '' : `/Next ${after} 0 R`}`;
      file.writeObject(
        numeri[position] ?? root,
        `<</Title ${PDFHexString.fromText(testo).toString()}/Parent ${root} 0 R/Dest[${page} 0 R/Fit]${neighbours}>>`,
      );
    });
    const [first = root, last = root] = [numeri[0], numeri.at(-1)];
    file.writeDictionary(root, { Type: 'Outlines', First: ref(first), Last: ref(last), Count: numeri.length });
    return root;
  }
}
