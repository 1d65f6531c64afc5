import { readVarint } from './varint.ts';

/** Bytes of the length and of the distance that follow the tag of a copy, by its kind; the first kind has three bits of each in the tag. */
const SHORT = 1;

/** Decompresses a block. @throws when it is not one */
export const decompress = (bytes: Uint8Array): Buffer => {
  const { value: length, next } = readVarint(bytes, 0);
  const out = Buffer.alloc(length);
  let [from, to] = [next, 0];
  while (from < bytes.length) {
    const tag = bytes[from] ?? 0;
    const element = (tag & 3) === 0 ? literalAt(bytes, from) : copyAt(bytes, from);
    if (element.offset === undefined) out.set(bytes.subarray(element.next - element.length, element.next), to);
    else for (let n = 0; n < element.length; n += 1) out[to + n] = out[to + n - element.offset] ?? 0;
    to += element.length;
    from = element.next;
  }
  if (to !== length) throw new RangeError('A compressed block is not whole');
  return out;
};

interface Element {
  readonly length: number;
  /** Absent of a literal. */
  readonly offset?: number;
  readonly next: number;
}

const littleEndian = (bytes: Uint8Array, from: number, count: number): number => {
  let value = 0;
  for (let n = count - 1; n >= 0; n -= 1) value = value * 256 + (bytes[from + n] ?? 0);
  return value;
};

const literalAt = (bytes: Uint8Array, at: number): Element => {
  const short = (bytes[at] ?? 0) >> 2;
  if (short < 60) return { length: short + 1, next: at + 1 + short + 1 };
  const count = short - 59;
  const length = littleEndian(bytes, at + 1, count) + 1;
  return { length, next: at + 1 + count + length };
};

const copyAt = (bytes: Uint8Array, at: number): Element => {
  const tag = bytes[at] ?? 0;
  if ((tag & 3) === SHORT)
    return { length: ((tag >> 2) & 7) + 4, offset: (tag >> 5) * 256 + (bytes[at + 1] ?? 0), next: at + 2 };
  const count = (tag & 3) === 2 ? 2 : 4;
  return { length: (tag >> 2) + 1, offset: littleEndian(bytes, at + 1, count), next: at + 1 + count };
};
