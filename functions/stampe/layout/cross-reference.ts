const ROW = 7;

/**
 * Where each object is (ISO 32000-1, 7.5.8): rows of type (1 byte), position (4), index (2), grown in place.
 * Written with the PNG "up" predictor, which turns rows that follow one another into almost nothing.
 */
export class CrossReference {
  readonly entries = `/W[1 4 2]/DecodeParms<</Predictor 12/Columns ${ROW}>>`;
  #rows = Buffer.alloc(ROW * 4096);

  /** An object at a byte offset of the file. */
  plain(numero: number, offset: number): void {
    this.#set(numero, 1, offset, 0);
  }

  /** An object inside an object stream, at a position in it. */
  packed(numero: number, stream: number, index: number): void {
    this.#set(numero, 2, stream, index);
  }

  /** The rows of the first `count` objects, predicted, ready to be compressed. */
  rows(count: number): Uint8Array {
    this.#reserve(count);
    this.#set(0, 0, 0, 65535);
    const predicted = Buffer.alloc(count * (ROW + 1));
    for (let row = 0; row < count; row += 1) {
      predicted[row * (ROW + 1)] = 2;
      for (let column = 0; column < ROW; column += 1) {
        const above = row === 0 ? 0 : this.#rows.readUInt8((row - 1) * ROW + column);
        predicted[row * (ROW + 1) + 1 + column] = this.#rows.readUInt8(row * ROW + column) - above;
      }
    }
    return predicted;
  }

  #set(numero: number, type: number, position: number, index: number): void {
    this.#reserve(numero + 1);
    const at = numero * ROW;
    this.#rows.writeUInt8(type, at);
    this.#rows.writeUInt32BE(position, at + 1);
    this.#rows.writeUInt16BE(index, at + 5);
  }

  #reserve(count: number): void {
    if (count * ROW <= this.#rows.length) return;
    const grown = Buffer.alloc(Math.max(count * ROW, this.#rows.length * 2));
    this.#rows.copy(grown);
    this.#rows = grown;
  }
}
