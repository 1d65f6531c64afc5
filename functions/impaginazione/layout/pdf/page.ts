import type { EmbeddedFont, EncodedText } from './embedded-font.ts';

/** What words are written with; `size` in points. */
interface Face {
  readonly font: EmbeddedFont;
  readonly size: number;
  readonly ink: Colour;
}

/** The place of an image: its top left corner and its sides, points. */
export interface ImageBox {
  readonly x: number;
  readonly y: number;
  readonly larghezza: number;
  readonly altezza: number;
}

/** A colour as red, green and blue operands, each from 0 to 1. */
export type Colour = `${number} ${number} ${number}`;

/**
 * Content of one page: shapes first, then one text object that holds all the words (ISO 32000-1, 9.4.1).
 * Operators are appended as text: building pdf-lib operator objects takes five to ten times as long.
 * Distances are points from the top left corner.
 */
export class Page {
  readonly numero: number;
  readonly key: number;
  readonly height: number;
  /** Structure element of each marked content, by its number. */
  readonly owners: number[] = [];
  /** Names of the images it shows. */
  readonly images = new Set<string>();
  #shapes = '';
  #text = '';
  #after = '';
  #font = '';
  #ink: Colour | '' = '';
  #fill: Colour | '' = '';
  #stroke = '';

  constructor(numero: number, key: number, height: number) {
    this.numero = numero;
    this.key = key;
    this.height = height;
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    if (this.#fill !== colour) this.#shapes += `${colour} rg `;
    this.#fill = colour;
    this.#shapes += `${short(x)} ${short(this.height - y - height)} ${short(width)} ${short(height)} re f\n`;
  }

  line(x: number, y: number, width: number, colour: Colour, thickness = HAIRLINE): void {
    this.#pen(colour, thickness);
    const at = short(this.height - y);
    this.#shapes += `${short(x)} ${at} m ${short(x + width)} ${at} l S\n`;
  }

  /** The outline of a box, from its top left corner. */
  frame(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#pen(colour, HAIRLINE);
    this.#shapes += `${short(x)} ${short(this.height - y - height)} ${short(width)} ${short(height)} re S\n`;
  }

  /** Words at a baseline. Between {@link begin} and {@link end} they belong to a marked content. */
  write(x: number, baseline: number, text: EncodedText, { font, size, ink }: Face): void {
    const face = `/${font.resource} ${size} Tf `;
    if (this.#font !== face) this.#text += face;
    if (this.#ink !== ink) this.#text += `${ink} rg `;
    this.#font = face;
    this.#ink = ink;
    this.#text += `1 0 0 1 ${short(x)} ${short(this.height - baseline)} Tm${text.operand}Tj\n`;
  }

  begin(tag: string, mark: number): void {
    this.#text += `/${tag}<</MCID ${mark}>>BDC `;
  }

  /** What follows is decoration of the page: a screen reader passes over it (14.8.2.2). */
  beginArtifact(kind: 'Header' | 'Footer'): void {
    this.#text += `/Artifact<</Type/Pagination/Subtype/${kind}>>BDC `;
  }

  end(): void {
    this.#text += 'EMC\n';
  }

  /** Places a form of the page's resources, as part of the footer. */
  placeForm(name: string, x: number, baseline: number): void {
    this.#after += `/Artifact<</Type/Pagination/Subtype/Footer>>BDC q 1 0 0 1 ${short(x)} ${short(this.height - baseline)} cm /${name} Do Q EMC\n`;
  }

  /** Places the image of the page's resources in a box, as the content of a figure; from its top left corner. */
  placeImage(name: string, mark: number, { x, y, larghezza, altezza }: ImageBox): void {
    this.images.add(name);
    this.#after += `/Figure<</MCID ${mark}>>BDC q ${short(larghezza)} 0 0 ${short(altezza)} ${short(x)} ${short(this.height - y - altezza)} cm /${name} Do Q EMC\n`;
  }

  #pen(colour: Colour, thickness: number): void {
    const stroke = `${colour} RG ${thickness} w `;
    if (this.#stroke !== stroke) this.#shapes += stroke;
    this.#stroke = stroke;
  }

  content(): Uint8Array {
    const shapes = this.#shapes === '' ? '' : `/Artifact<</Type/Layout>>BDC\n${this.#shapes}EMC\n`;
    return Buffer.from(`${shapes}BT\n${this.#text}ET\n${this.#after}`, 'latin1');
  }
}

/** Thickness of a rule unless said, points. */
const HAIRLINE = 0.5;

const short = (points: number): number => Math.round(points * 100) / 100;
