import { createHash } from 'node:crypto';
import type { Typeface } from './font-files.ts';
import { ref, type PdfFile } from './pdf-file.ts';
import { toUnicodeMap } from './to-unicode.ts';
import { truetypeSubset } from './truetype-subset.ts';

/** Text as the page shows it: the operand of Tj, in Latin-1, and its width in thousandths of the type size. */
export interface EncodedText {
  readonly operand: string;
  readonly width: number;
}

interface EncodedCharacter {
  readonly code: string;
  readonly width: number;
}

interface Glyph extends EncodedCharacter {
  readonly text: string;
}

const CACHED_TEXTS = 20_000;
const REPLACEMENT = '?';

/**
 * One weight of the typeface inside one document: it numbers the glyphs in order of first use and writes only those
 * (Type 0 font with Identity-H encoding, ISO 32000-1, 9.7). Ligatures and kerning are left out on purpose: with one
 * glyph a character the text that is copied or read aloud is exactly the text that was written.
 */
export class EmbeddedFont {
  readonly resource: string;
  readonly numero: number;
  readonly #font: Typeface['font'];
  readonly #program: Buffer;
  readonly #scale: number;
  readonly #characters = new Map<string, EncodedCharacter>();
  /** Glyphs of the typeface by their number here, which starts from 1. */
  readonly #glyphs = new Map<number, Glyph>();
  readonly #texts = new Map<string, EncodedText>();

  constructor(resource: string, numero: number, { font, program }: Typeface) {
    this.resource = resource;
    this.numero = numero;
    this.#font = font;
    this.#program = program;
    this.#scale = 1000 / font.unitsPerEm;
  }

  /** The characters used so far, in order of first use: admitted again in that order they have the same glyphs. */
  get characters(): string {
    return [...this.#characters.keys()].join('');
  }

  admit(characters: string): this {
    for (const character of characters) this.#admit(character);
    return this;
  }

  /** Height of capitals, thousandths of the type size. */
  get capHeight(): number {
    return this.#font.capHeight * this.#scale;
  }

  encode(text: string): EncodedText {
    const known = this.#texts.get(text);
    if (known) return known;
    let operand = '';
    let width = 0;
    for (const character of text.normalize('NFC')) {
      const encoded = this.#characters.get(character) ?? this.#admit(character);
      operand += encoded.code;
      width += encoded.width;
    }
    const encoded = { operand: `(${operand})`, width };
    if (this.#texts.size >= CACHED_TEXTS) this.#texts.clear();
    this.#texts.set(text, encoded);
    return encoded;
  }

  /** Width of a text in points at a type size. */
  widthOf(text: string, size: number): number {
    return (this.encode(text).width * size) / 1000;
  }

  /** Writes the font with the glyphs used so far; to be called once, when every page is drawn. */
  write(file: PdfFile): void {
    const [descendant, descriptor, program, unicode] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
    const glyphs = [...this.#glyphs.values()];
    const bytes = truetypeSubset(this.#program, [0, ...this.#glyphs.keys()]);
    const name = `${subsetTag(bytes)}+${this.#font.postscriptName ?? 'Font'}`;
    const box = this.#font.bbox;
    file.writeDictionary(this.numero, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [ref(descendant)],
      ToUnicode: ref(unicode),
    });
    const widths = `[1[${glyphs.map(({ width }) => width).join(' ')}]]`;
    file.writeObject(
      descendant,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 0/W${widths}/CIDToGIDMap/Identity>>`,
    );
    file.writeDictionary(descriptor, {
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      ItalicAngle: this.#font.italicAngle,
      StemV: 80,
      FontFile2: ref(program),
      Ascent: this.#rounded(this.#font.ascent),
      Descent: this.#rounded(this.#font.descent),
      CapHeight: this.#rounded(this.#font.capHeight),
      FontBBox: [this.#rounded(box.minX), this.#rounded(box.minY), this.#rounded(box.maxX), this.#rounded(box.maxY)],
    });
    file.writeStream(program, `/Length1 ${bytes.length}`, bytes);
    file.writeStream(unicode, '', Buffer.from(toUnicodeMap(glyphs.map(({ text }) => text)), 'latin1'));
  }

  #admit(character: string): EncodedCharacter {
    const drawn = this.#drawable(character);
    const known = drawn === character ? undefined : this.#characters.get(drawn);
    const encoded = known ?? this.#addGlyph(drawn);
    this.#characters.set(character, encoded);
    return encoded;
  }

  #addGlyph(character: string): EncodedCharacter {
    const glyph = this.#font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const known = this.#glyphs.get(glyph.id);
    if (known) return known;
    const position = this.#glyphs.size + 1;
    const added = {
      code: escaped(String.fromCharCode(position >> 8, position & 255)),
      width: this.#rounded(glyph.advanceWidth),
      text: character,
    };
    this.#glyphs.set(glyph.id, added);
    return added;
  }

  /** The character itself, or what stands for it: a space for every kind of blank, the bare letter for an accent the typeface lacks. */
  #drawable(character: string): string {
    if (/[\s\p{Cc}]/u.test(character)) return ' ';
    const bare = [...character.normalize('NFD')][0] ?? REPLACEMENT;
    return (
      [character, bare].find((candidate) => this.#font.hasGlyphForCodePoint(candidate.codePointAt(0) ?? 0)) ??
      REPLACEMENT
    );
  }

  #rounded(units: number): number {
    return Math.round(units * this.#scale);
  }
}

/** Six capitals that tell one subset from another (9.6.4), drawn from its bytes so that the same text gives the same file. */
const subsetTag = (program: Uint8Array): string =>
  [...createHash('sha256').update(program).digest().subarray(0, 6)]
    .map((byte) => String.fromCharCode(65 + (byte % 26)))
    .join('');

const escaped = (bytes: string): string => bytes.replace(/[()\\]/g, '\\$&').replaceAll('\r', '\\r');
