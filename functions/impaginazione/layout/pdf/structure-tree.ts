import type { Page } from './page.ts';
import type { Paused } from './paused.ts';
import type { PdfFile } from './pdf-file.ts';

/** Standard structure types used by the prints (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Div'
  | 'Figure';

/** An element being filled; its object is written when it is closed, as text: dictionaries would cost twice the time. */
export interface StructureElement {
  readonly tag: Tag;
  readonly numero: number;
  readonly parent: number;
  readonly attributes: string;
  page: number;
  kids: string;
}

const PAGES_PER_NODE = 256;

/**
 * The logical structure a screen reader follows (ISO 32000-1, 14.7): elements point to the marked content of the pages,
 * and the parent tree points back from each page to its elements.
 */
export class StructureTree {
  readonly numero: number;
  /** Attributes of the header cells, as an entry to pass to {@link open}: which cells they explain. */
  readonly scope: { readonly column: string; readonly row: string };
  readonly #file: PdfFile;
  readonly #open: StructureElement[] = [];
  readonly #pages: number[];

  constructor(file: PdfFile, paused?: Paused['structure']) {
    this.#file = file;
    this.numero = paused?.numero ?? file.reserve();
    this.scope = paused?.scope ?? {
      column: this.#shared('<</O/Table/Scope/Column>>'),
      row: this.#shared('<</O/Table/Scope/Row>>'),
    };
    this.#open.push(
      paused === undefined
        ? this.#element('Document', this.numero, '')
        : { tag: 'Document', parent: this.numero, attributes: '', page: 0, ...paused.root },
    );
    this.#pages = [...(paused?.pages ?? [])];
  }

  /** What there is between two elements of the document: none is open but the document itself. */
  get paused(): Paused['structure'] {
    const [root, inside] = this.#open;
    if (root === undefined || inside !== undefined) throw new Error('Document paused inside one of its elements');
    const { numero, kids } = root;
    return { numero: this.numero, scope: this.scope, root: { numero, kids }, pages: [...this.#pages] };
  }

  /** Opens an element inside the innermost open one. `attributes` is a whole entry, as `/A 7 0 R`. */
  open(tag: Tag, attributes = ''): StructureElement {
    const element = this.detached(tag, attributes);
    this.#open.push(element);
    return element;
  }

  /** Closes the innermost open element. */
  close(): void {
    const element = this.#open.pop();
    if (element) this.write(element);
  }

  /** An element of the innermost open one that is filled beside others, as the cells of a row, and written by hand. */
  detached(tag: Tag, attributes = ''): StructureElement {
    const parent = this.#open.at(-1);
    if (!parent) throw new Error('Structure element opened after the end of the document');
    const element = this.#element(tag, parent.numero, attributes);
    parent.kids += ` ${element.numero} 0 R`;
    return element;
  }

  /** Number of the next marked content of a page, given to an element. */
  mark(element: StructureElement, page: Page): number {
    const mark = page.owners.length;
    page.owners.push(element.numero);
    if (element.page === 0) element.page = page.numero;
    element.kids += element.page === page.numero ? ` ${mark}` : ` <</Type/MCR/Pg ${page.numero} 0 R/MCID ${mark}>>`;
    return mark;
  }

  write(element: StructureElement): void {
    const page = element.page === 0 ? '' : `/Pg ${element.page} 0 R`;
    this.#file.writeObject(
      element.numero,
      `<</S/${element.tag}/P ${element.parent} 0 R${page}${element.attributes}/K[${element.kids}]>>`,
    );
  }

  /** Key of a page in the parent tree. */
  nextPageKey(): number {
    return this.#pages.push(0) - 1;
  }

  /** Records the elements of a page that is complete. */
  endPage(page: Page): void {
    const numero = this.#file.reserve();
    this.#pages[page.key] = numero;
    this.#file.writeObject(numero, `[${page.owners.map((owner) => `${owner} 0 R`).join(' ')}]`);
  }

  /** Closes what is open and writes the root. */
  end(): void {
    const root = this.#open[0];
    while (this.#open.length > 0) this.close();
    const tree = this.#file.reserve();
    const nodes = Array.from({ length: Math.ceil(this.#pages.length / PAGES_PER_NODE) }, (_, node) =>
      this.#parentNode(node * PAGES_PER_NODE),
    );
    this.#file.writeObject(tree, `<</Kids[${nodes.join(' ')}]>>`);
    this.#file.writeObject(
      this.numero,
      `<</Type/StructTreeRoot/K ${root?.numero ?? 0} 0 R/ParentTree ${tree} 0 R/ParentTreeNextKey ${this.#pages.length}>>`,
    );
  }

  #shared(attributes: string): string {
    const numero = this.#file.reserve();
    this.#file.writeObject(numero, attributes);
    return `/A ${numero} 0 R`;
  }

  #parentNode(first: number): string {
    const pages = this.#pages.slice(first, first + PAGES_PER_NODE);
    const numero = this.#file.reserve();
    const entries = pages.map((owners, position) => `${first + position} ${owners} 0 R`).join(' ');
    this.#file.writeObject(numero, `<</Limits[${first} ${first + pages.length - 1}]/Nums[${entries}]>>`);
    return `${numero} 0 R`;
  }

  #element(tag: Tag, parent: number, attributes: string): StructureElement {
    return { tag, numero: this.#file.reserve(), parent, attributes, page: 0, kids: '' };
  }
}
