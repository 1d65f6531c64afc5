import type { Paused } from './paused.ts';
import type { PdfFile } from './pdf-file.ts';

const PAGES_PER_NODE = 64;

/** The page tree in two levels (ISO 32000-1, 7.7.3): a page knows its parent before its brothers exist. */
export class PageTree {
  readonly numero: number;
  readonly #file: PdfFile;
  readonly #nodes: { readonly numero: number; readonly count: number }[];
  #pages: number[];
  #node: number;

  constructor(file: PdfFile, paused?: Paused['pages']) {
    this.#file = file;
    this.numero = paused?.numero ?? file.reserve();
    this.#nodes = [...(paused?.nodes ?? [])];
    this.#pages = [...(paused?.pages ?? [])];
    this.#node = paused?.node ?? 0;
  }

  get paused(): Paused['pages'] {
    return { numero: this.numero, node: this.#node, nodes: [...this.#nodes], pages: [...this.#pages] };
  }

  get isEmpty(): boolean {
    return this.#node === 0;
  }

  /** Adds a page; returns the object number of its parent. */
  add(page: number): number {
    if (this.#pages.length === PAGES_PER_NODE) this.#closeNode();
    if (this.#pages.length === 0) this.#node = this.#file.reserve();
    this.#pages.push(page);
    return this.#node;
  }

  end(): void {
    if (this.#pages.length > 0) this.#closeNode();
    const count = this.#nodes.reduce((total, node) => total + node.count, 0);
    this.#file.writeObject(
      this.numero,
      `<</Type/Pages/Count ${count}/Kids[${references(this.#nodes.map(({ numero }) => numero))}]>>`,
    );
  }

  #closeNode(): void {
    this.#file.writeObject(
      this.#node,
      `<</Type/Pages/Parent ${this.numero} 0 R/Count ${this.#pages.length}/Kids[${references(this.#pages)}]>>`,
    );
    this.#nodes.push({ numero: this.#node, count: this.#pages.length });
    this.#pages = [];
  }
}

const references = (numeri: readonly number[]): string => numeri.map((numero) => `${numero} 0 R`).join(' ');
