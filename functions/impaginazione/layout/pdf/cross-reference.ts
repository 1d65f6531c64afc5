import { deflateSync, inflateSync } from 'node:zlib';

const FIELDS = 7;
const ROW = FIELDS + 1;
const ROWS_PER_BLOCK = 1 << 16;
const UP = 2;

/**
 * Where each object is (ISO 32000-1, 7.5.8): rows of type (1 byte), position (4), index (2), each after its PNG predictor
 * ("up": the difference from the row above, which turns rows that follow one another into almost nothing).
 * Kept in blocks, so that a file of millions of objects never copies what it has.
 */
export class CrossReference {
  readonly entries = `/W[1 4 2]/DecodeParms<</Predictor 12/Columns ${FIELDS}>>`;
  readonly #blocks: Buffer[] = [];

  /** @param paused what {@link paused} gave of the part of the file already written */
  constructor(paused?: string) {
    if (paused === undefined) return;
    const rows = inflateSync(Buffer.from(paused, 'base64'));
    for (let at = 0; at < rows.length; at += ROWS_PER_BLOCK * ROW)
      rows.copy(this.#block(at / (ROWS_PER_BLOCK * ROW)), 0, at, at + ROWS_PER_BLOCK * ROW);
  }

  /** The rows of the first `count` objects, deflated, base64. */
  paused(count: number): string {
    this.#block(Math.floor(count / ROWS_PER_BLOCK));
    return deflateSync(Buffer.concat(this.#blocks).subarray(0, (count + 1) * ROW)).toString('base64');
  }

  /** An object at a byte offset of the file. */
  plain(numero: number, offset: number): void {
    this.#set(numero, 1, offset, 0);
  }

  /** An object inside an object stream, at a position in it. */
  packed(numero: number, stream: number, index: number): void {
    this.#set(numero, 2, stream, index);
  }

  /** The rows of the first `count` objects, predicted, ready to be compressed; nothing may be added after. */
  rows(count: number): Uint8Array {
    this.#set(0, 0, 0, 65535);
    const rows = Buffer.concat(this.#blocks.splice(0)).subarray(0, count * ROW);
    // From the last row up, so that each difference is taken from a row still as it was.
    for (let at = rows.length - ROW; at >= ROW; at -= ROW) {
      for (let field = at + 1; field < at + ROW; field += 1)
        rows[field] = (rows[field] ?? 0) - (rows[field - ROW] ?? 0);
    }
    return rows;
  }

  #set(numero: number, type: number, position: number, index: number): void {
    const block = this.#block(Math.floor(numero / ROWS_PER_BLOCK));
    const at = (numero % ROWS_PER_BLOCK) * ROW;
    block[at + 1] = type;
    block.writeUInt32BE(position, at + 2);
    block.writeUInt16BE(index, at + 6);
  }

  #block(wanted: number): Buffer {
    const known = this.#blocks[wanted];
    if (known) return known;
    const added = Buffer.alloc(ROWS_PER_BLOCK * ROW);
    for (let row = 0; row < added.length; row += ROW) added[row] = UP;
    this.#blocks[wanted] = added;
    return added;
  }
}
