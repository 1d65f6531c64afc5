import { fileDanneggiato } from '../file-non-leggibile.ts';

/** No tag of a workbook is nearly so long, no part of one nearly so deep; a file of tags without end is refused at the first. */
const MAX_TAG = 8192;
const MAX_DEPTH = 64;
/** A cell holds 32,767 characters, each at the most an entity of ten bytes or an escape of seven. */
const MAX_TEXT = 512 * 1024;

const NAME = /^(?:[\w.-]{1,60}:)?([\w.-]{1,60})(?=[\s/]|$)/;
const ATTRIBUTE = /(?<![\w:.-])(?:[\w.-]+:)?([\w.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const BANG = 0x21;
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [0x22, 0x27];

/** What is told of a document as it is read. Names come without prefix. */
export interface XmlListener {
  /** @param attributes what is between the name and the end of the tag */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** Where the text of the document goes now; nowhere when undefined. */
  readonly text: () => XmlText | undefined;
}

/** The text of an element, which comes in pieces. */
export class XmlText {
  #pieces: Buffer[] = [];
  #length = 0;

  /** @throws FileNonLeggibile when no cell may hold so much */
  add(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length > MAX_TEXT) throw fileDanneggiato();
    this.#pieces.push(piece);
  }

  /** What was collected, with its entities and the escapes of the format (ECMA-376 22.9.2.19) resolved. Nothing is collected any more. */
  take(): string {
    return unescaped(this.takePlain());
  }

  /** Returns the text collected, with its entities resolved, and begins anew. */
  takePlain(): string {
    const [only] = this.#pieces;
    const whole = this.#pieces.length === 1 && only !== undefined ? only : Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    return plainText(whole.toString('utf8'));
  }
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const LAST_CODE_POINT = 0x10ffff;

/** A text of XML with its entities resolved; those that a document declares for itself are left as they are. */
export const plainText = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(
        /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|quot|apos|amp));/g,
        (entity: string, decimal?: string, hexadecimal?: string, name?: string) => {
          if (name !== undefined) return NAMED[name] ?? entity;
          const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
          return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
        },
      )
    : xml;

const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The attributes of a tag by name, without prefix, as the file writes them. */
export const attributesOf = (attributes: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) found.set(name, quoted.slice(1, -1));
  return found;
};

/** Stretches that are no elements: how they begin and end, and whether what is between is text. */
const STRETCHES = [
  { begin: Buffer.from('<!--'), end: Buffer.from('-->'), text: false },
  { begin: Buffer.from('<![CDATA['), end: Buffer.from(']]>'), text: true },
  { begin: Buffer.from('<?'), end: Buffer.from('?>'), text: false },
];
const LONGEST_BEGIN = 9;

/**
 * Reads a document (XML 1.0 in UTF-8, without declarations of its own, which the format forbids) a piece at a time. Each byte is looked at a bounded number of times,
 * and no more than a tag is kept of what was looked at.
 * @throws FileNonLeggibile when it is not well formed
 */
export const readXml = async (chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> => {
  const scanner = new Scanner(listener);
  for await (const chunk of chunks) scanner.add(chunk);
  scanner.end();
};

class Scanner {
  readonly #listener: XmlListener;
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  readonly #open: string[] = [];
  #began = false;
  #stretch: (typeof STRETCHES)[number] | undefined;

  constructor(listener: XmlListener) {
    this.#listener = listener;
  }

  add(chunk: Buffer): void {
    this.#bytes = this.#at < this.#bytes.length ? Buffer.concat([this.#bytes.subarray(this.#at), chunk]) : chunk;
    this.#at = 0;
    while (this.#at < this.#bytes.length && this.#step());
  }

  end(): void {
    if (this.#at < this.#bytes.length || this.#open.length > 0 || !this.#began) throw fileDanneggiato();
  }

  /** @returns false when the rest of what it is at has not come yet */
  #step(): boolean {
    if (this.#stretch !== undefined) return this.#inStretch(this.#stretch);
    if (this.#bytes[this.#at] !== LESS) {
      const next = this.#bytes.indexOf(LESS, this.#at);
      this.#text(next < 0 ? this.#bytes.length : next);
      return true;
    }
    const second = this.#bytes[this.#at + 1];
    if (second === BANG || second === QUESTION) return this.#beginStretch();
    return this.#tag();
  }

  #text(end: number): void {
    if (end > this.#at) this.#listener.text()?.add(this.#bytes.subarray(this.#at, end));
    this.#at = end;
  }

  #beginStretch(): boolean {
    const here = this.#bytes.subarray(this.#at, this.#at + LONGEST_BEGIN);
    const stretch = STRETCHES.find(({ begin }) => here.subarray(0, begin.length).equals(begin));
    if (stretch === undefined) {
      if (here.length < LONGEST_BEGIN) return false;
      throw fileDanneggiato();
    }
    this.#stretch = stretch;
    this.#at += stretch.begin.length;
    return true;
  }

  #inStretch({ end, text }: (typeof STRETCHES)[number]): boolean {
    const found = this.#bytes.indexOf(end, this.#at);
    const until = found < 0 ? Math.max(this.#at, this.#bytes.length - end.length + 1) : found;
    if (text) this.#listener.text()?.add(literal(this.#bytes.subarray(this.#at, until)));
    this.#at = found < 0 ? until : found + end.length;
    if (found >= 0) this.#stretch = undefined;
    return found >= 0;
  }

  #tag(): boolean {
    const end = this.#tagEnd();
    if (end === undefined) return false;
    const [from, closing] = [this.#at + 1, this.#bytes[this.#at + 1] === SLASH];
    const tag = this.#bytes.toString('utf8', closing ? from + 1 : from, end);
    const [whole = '', name] = NAME.exec(tag) ?? [];
    if (name === undefined) throw fileDanneggiato();
    this.#at = end + 1;
    if (closing) this.#close(tag.trimEnd(), name);
    else this.#opened(whole, name, tag);
    return true;
  }

  /** Where the tag ends: a bracket between quotation marks is of a value. */
  #tagEnd(): number | undefined {
    let quote = 0;
    const last = Math.min(this.#bytes.length, this.#at + MAX_TAG);
    for (let at = this.#at + 1; at < last; at += 1) {
      const byte = this.#bytes[at];
      if (byte === LESS) throw fileDanneggiato();
      if (quote === 0 && byte === GREATER) return at;
      if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) {
        if (quote === 0) quote = byte;
        else if (quote === byte) quote = 0;
      }
    }
    if (last === this.#at + MAX_TAG) throw fileDanneggiato();
    return undefined;
  }

  #opened(whole: string, name: string, tag: string): void {
    const alone = tag.endsWith('/');
    if (this.#open.length >= MAX_DEPTH || (this.#open.length === 0 && this.#began)) throw fileDanneggiato();
    this.#began = true;
    this.#listener.open(name, tag.slice(whole.length, alone ? -1 : undefined));
    if (alone) this.#listener.close(name);
    else this.#open.push(whole);
  }

  #close(whole: string, name: string): void {
    if (this.#open.pop() !== whole) throw fileDanneggiato();
    this.#listener.close(name);
  }
}

/** What stands between the marks of CDATA has no entities: it is written as if it had. */
const literal = (bytes: Buffer): Buffer =>
  bytes.includes('&') ? Buffer.from(bytes.toString('latin1').replaceAll('&', '&amp;'), 'latin1') : bytes;
