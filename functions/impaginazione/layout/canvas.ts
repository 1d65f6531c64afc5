import { PDFHexString } from 'pdf-lib';
import type { Immagine } from '../immagine/immagine.ts';
import { EmbeddedFont } from './pdf/embedded-font.ts';
import { openTypeface, type Peso } from './pdf/font-files.ts';
import { HeadingImage } from './pdf/heading-image.ts';
import { PageTree } from './pdf/page-tree.ts';
import { Page, type ImageBox } from './pdf/page.ts';
import type { Paused } from './pdf/paused.ts';
import { PdfFile } from './pdf/pdf-file.ts';
import { StructureTree, type StructureElement } from './pdf/structure-tree.ts';
import { textStyle, tint, type Allineamento, type TextStyle } from './text-style.ts';
import { wrapText } from './wrap-text.ts';

export const orientamenti = ['verticale', 'orizzontale'] as const;
export type Orientamento = (typeof orientamenti)[number];

/** What every page of a booklet repeats: the running head (from the second page on) and the foot. */
export interface Running {
  readonly head: string;
  readonly title: string;
  readonly foot: string;
}

export interface Box {
  readonly x: number;
  readonly width: number;
}

/** Where lines begin: the box they stand in and the top of the first. */
export interface Place {
  readonly box: Box;
  readonly top: number;
}

/** Part of the free width that stands before a line. */
const INDENT: Readonly<Record<Allineamento, number>> = { sinistra: 0, centro: 0.5, destra: 1 };

const A4 = { short: 595.28, long: 841.89 };
/** The image of the heading among the resources of a page. */
const IMMAGINE = 'L';
/** Said under a table that goes on over the page. */
const SEGUE = 'segue';
const MARGIN = { side: 42, top: 38, bottom: 46, head: 24 };

/**
 * The sheet the blocks are drawn on: current page, current height, fonts, structure. Pages are numbered within a
 * booklet ("Pagina 2 di 3"); as a page leaves before the last one is known, the total is a form that all of them
 * place and that is written when the booklet ends.
 */
export class Canvas {
  readonly file: PdfFile;
  readonly structure: StructureTree;
  readonly pages: PageTree;
  readonly fonts: Readonly<Record<Peso, EmbeddedFont>>;
  readonly box: Box;
  readonly #image: HeadingImage;
  /** Distance of the next block from the top of the page. */
  y = 0;
  running: Running = { head: '', title: '', foot: '' };
  readonly #width: number;
  readonly #height: number;
  #page: Page | undefined;
  #pageOfBooklet = 0;
  #totalForm = 0;

  constructor(orientamento: Orientamento, paused?: Paused) {
    this.file = new PdfFile(paused?.file);
    this.structure = new StructureTree(this.file, paused?.structure);
    this.pages = new PageTree(this.file, paused?.pages);
    const upright = orientamento === 'verticale';
    this.#width = upright ? A4.short : A4.long;
    this.#height = upright ? A4.long : A4.short;
    this.box = { x: MARGIN.side, width: this.#width - 2 * MARGIN.side };
    this.#image = new HeadingImage(this.file, paused?.immagine);
    const font = (resource: string, peso: Peso) =>
      new EmbeddedFont(resource, paused?.fonts[peso].numero ?? this.file.reserve(), openTypeface(peso)).admit(
        paused?.fonts[peso].characters ?? '',
      );
    this.fonts = { normale: font('N', 'normale'), forte: font('F', 'forte') };
  }

  /** The page being drawn; the first one starts by itself. */
  get page(): Page {
    return this.#page ?? this.#startPage();
  }

  /** Number of the page within its booklet; 0 before the first. */
  get pageOfBooklet(): number {
    return this.#pageOfBooklet;
  }

  /** Height left on the page. */
  get room(): number {
    return this.#height - MARGIN.bottom - this.y;
  }

  /** Height of a page that follows, empty. */
  get fullRoom(): number {
    return this.#height - MARGIN.bottom - MARGIN.top - MARGIN.head;
  }

  /** Makes sure that this height is left on the page, by going to a new one where needed. */
  ensure(height: number): void {
    if (!this.#page) this.#startPage();
    else if (this.room < height) this.breakPage();
  }

  /** Goes to a new page; one whose table goes on says so at its foot. */
  breakPage(segue = false): Page {
    if (segue) this.#drawSegue();
    this.#endPage();
    return this.#startPage();
  }

  /** Ends the pages that are numbered together. */
  endBooklet(): void {
    this.#endPage();
    if (this.#pageOfBooklet === 0) return;
    const { size, ink } = textStyle.margine;
    const total = this.fonts.normale.encode(String(this.#pageOfBooklet));
    const entries = `/Type/XObject/Subtype/Form/BBox[0 -5 60 12]/Resources<</Font<</N ${this.fonts.normale.numero} 0 R>>>>`;
    this.file.writeStream(
      this.#totalForm,
      entries,
      Buffer.from(`BT /N ${size} Tf ${ink} rg ${total.operand}Tj ET`, 'latin1'),
    );
    this.#totalForm = 0;
    this.#pageOfBooklet = 0;
  }

  /** What another process needs to go on with the next booklet. */
  get paused(): Omit<Paused, 'bookmarks'> {
    const { normale, forte } = this.fonts;
    return {
      file: this.file.paused,
      structure: this.structure.paused,
      pages: this.pages.paused,
      ...(this.#image.paused === undefined ? {} : { immagine: this.#image.paused }),
      fonts: {
        normale: { numero: normale.numero, characters: normale.characters },
        forte: { numero: forte.numero, characters: forte.characters },
      },
    };
  }

  /** Ends the pages, the structure and the fonts; a document that nobody drew on is one blank page. */
  end(): void {
    if (this.pages.isEmpty && !this.#page) this.#startPage();
    this.endBooklet();
    this.structure.end();
    this.pages.end();
    this.fonts.normale.write(this.file);
    this.fonts.forte.write(this.file);
  }

  wrap(text: string, width: number, style: TextStyle): readonly string[] {
    return wrapText(text, width, this.fonts[style.peso], style.size);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.fonts[style.peso].widthOf(text, style.size);
  }

  /** One line of words whose line box begins at `top`. */
  line(text: string, box: Box, top: number, style: TextStyle, allineamento: Allineamento = 'sinistra'): void {
    const font = this.fonts[style.peso];
    const encoded = font.encode(text);
    const free = box.width - (encoded.width * style.size) / 1000;
    this.page.write(
      box.x + free * INDENT[allineamento],
      top + (style.leading + (font.capHeight * style.size) / 1000) / 2,
      encoded,
      { font, size: style.size, ink: style.ink },
    );
  }

  /** Lines one under the other as content of an element. Returns the height used. */
  lines(
    element: StructureElement,
    lines: readonly string[],
    { box, top }: Place,
    style: TextStyle,
    allineamento: Allineamento = 'sinistra',
  ): number {
    this.page.begin(element.tag, this.structure.mark(element, this.page));
    lines.forEach((line, position) => this.line(line, box, top + position * style.leading, style, allineamento));
    this.page.end();
    return lines.length * style.leading;
  }

  /** A text that may go on over the following pages; moves down by its height. */
  flow(element: StructureElement, text: string, style: TextStyle, box: Box = this.box): void {
    let rest = this.wrap(text, box.width, style);
    while (rest.length > 0) {
      this.ensure(style.leading);
      const page = this.page;
      const fitting = rest.slice(0, Math.max(1, Math.floor(this.room / style.leading)));
      this.y += this.lines(element, fitting, { box, top: this.y }, style);
      rest = rest.slice(fitting.length);
      if (rest.length > 0 && page === this.page) this.breakPage();
    }
  }

  /** Makes an image that of the document: its samples are written in the file once. Returns false when the document has another. */
  admitImage(immagine: Immagine): boolean {
    return this.#image.put(immagine);
  }

  /** Shows the image of the document in a box, as a figure whose words are read in its place. */
  figure(words: string, box: ImageBox): void {
    const { x, y, larghezza, altezza } = box;
    const foot = this.#height - y - altezza;
    const corners = [x, foot, x + larghezza, foot + altezza].map((punti) => Math.round(punti * 100) / 100).join(' ');
    const element = this.structure.open(
      'Figure',
      `/Alt ${PDFHexString.fromText(words).toString()}/A<</O/Layout/Placement/Block/BBox[${corners}]>>`,
    );
    this.page.placeImage(IMMAGINE, this.structure.mark(element, this.page), box);
    this.structure.close();
  }

  #top(): number {
    return this.#pageOfBooklet === 0 ? MARGIN.top : MARGIN.top + MARGIN.head;
  }

  #startPage(): Page {
    const page = new Page(this.file.reserve(), this.structure.nextPageKey(), this.#height);
    this.y = this.#top();
    this.#page = page;
    this.#pageOfBooklet += 1;
    if (this.#totalForm === 0) this.#totalForm = this.file.reserve();
    if (this.#pageOfBooklet > 1) this.#drawHead(page);
    return page;
  }

  #drawHead(page: Page): void {
    page.beginArtifact('Header');
    this.line(this.running.head, this.box, MARGIN.top, textStyle.margine);
    this.line(this.running.title, this.box, MARGIN.top, textStyle.margine, 'destra');
    page.end();
    page.line(this.box.x, MARGIN.top + 14, this.box.width, tint.filo);
  }

  #drawSegue(): void {
    const { page } = this;
    page.beginArtifact('Footer');
    this.line(SEGUE, this.box, this.#height - MARGIN.bottom, textStyle.margine, 'destra');
    page.end();
  }

  #drawFoot(page: Page): void {
    const top = this.#height - MARGIN.bottom + 16;
    const { leading, size } = textStyle.margine;
    const label = `Pagina ${this.#pageOfBooklet} di `;
    page.beginArtifact('Footer');
    this.line(this.running.foot, this.box, top, textStyle.margine, 'destra');
    this.line(label, this.box, top, textStyle.margine);
    page.end();
    const font = this.fonts.normale;
    page.placeForm('T', this.box.x + font.widthOf(label, size), top + (leading + (font.capHeight * size) / 1000) / 2);
    page.line(this.box.x, top - 5, this.box.width, tint.filo);
  }

  #endPage(): void {
    const page = this.#page;
    if (!page) return;
    this.#drawFoot(page);
    this.#page = undefined;
    this.structure.endPage(page);
    const content = this.file.reserve();
    this.file.writeStream(content, '', page.content());
    const { normale, forte } = this.fonts;
    const resources = `<</Font<</N ${normale.numero} 0 R/F ${forte.numero} 0 R>>/XObject<</T ${this.#totalForm} 0 R${page.images.size > 0 ? `/${IMMAGINE} ${this.#image.numero} 0 R` : ''}>>>>`;
    this.file.writeObject(
      page.numero,
      `<</Type/Page/Parent ${this.pages.add(page.numero)} 0 R/MediaBox[0 0 ${this.#width} ${this.#height}]/Resources${resources}/Contents ${content} 0 R/StructParents ${page.key}/Tabs/S>>`,
    );
  }
}
