import { fileDanneggiato } from '../file-non-leggibile.ts';
import type { XlsRecord } from './records.ts';

const WIDE = 0x01;
const EXTENDED = 0x04;
const RICH = 0x08;
const RUN_BYTES = 4;

/** Reads the texts of a record and of those that continue it: letters that go on in the next say anew how wide they are. */
class Texts {
  readonly #pieces: readonly Buffer[];
  #piece = 0;
  #at = 0;

  constructor({ data, more }: XlsRecord, from: number) {
    this.#pieces = [data, ...more];
    this.#at = from;
  }

  get #here(): Buffer {
    const piece = this.#pieces[this.#piece];
    if (piece === undefined) throw fileDanneggiato();
    return piece;
  }

  #left(): number {
    while (this.#at >= this.#here.length) {
      this.#piece += 1;
      this.#at = 0;
    }
    return this.#here.length - this.#at;
  }

  get isOver(): boolean {
    return this.#piece >= this.#pieces.length - 1 && this.#at >= (this.#pieces.at(-1)?.length ?? 0);
  }

  number(bytes: 1 | 2 | 4): number {
    if (this.#left() < bytes) throw fileDanneggiato();
    const number = this.#here.readUIntLE(this.#at, bytes);
    this.#at += bytes;
    return number;
  }

  #skip(bytes: number): void {
    let rest = bytes;
    while (rest > 0) {
      const step = Math.min(rest, this.#left());
      this.#at += step;
      rest -= step;
    }
  }

  #letters(count: number, flags: number): string {
    let [text, rest, wide] = ['', count, (flags & WIDE) !== 0];
    while (rest > 0) {
      if (this.#at >= this.#here.length) {
        this.#left();
        wide = (this.number(1) & WIDE) !== 0;
      }
      const letters = Math.min(rest, Math.floor(this.#left() / (wide ? 2 : 1)));
      if (letters === 0) throw fileDanneggiato();
      const end = this.#at + letters * (wide ? 2 : 1);
      text += this.#here.toString(wide ? 'utf16le' : 'latin1', this.#at, end);
      this.#at = end;
      rest -= letters;
    }
    return text;
  }

  /** A text after its length, without the look of its letters. */
  text(count: number): string {
    const flags = this.number(1);
    const runs = (flags & RICH) === 0 ? 0 : this.number(2);
    const extension = (flags & EXTENDED) === 0 ? 0 : this.number(4);
    const text = this.#letters(count, flags);
    this.#skip(runs * RUN_BYTES + extension);
    return text;
  }
}

/** The text of a record, from a place of it. @param lengthBytes how many bytes say how long it is @throws FileNonLeggibile */
export const textOf = (record: XlsRecord, from: number, lengthBytes: 1 | 2): string => {
  const texts = new Texts(record, from);
  return texts.text(texts.number(lengthBytes));
};

const COUNTS = 8;

/** The texts that the cells of a workbook name by number: as many as there are, since some programs count them wrong. @throws FileNonLeggibile */
export const sharedTexts = (record: XlsRecord): readonly string[] => {
  const texts = new Texts(record, COUNTS);
  const found: string[] = [];
  while (!texts.isOver) found.push(texts.text(texts.number(2)));
  return found;
};
