import { fileDanneggiato } from '../file-non-leggibile.ts';

const HEADER = 512;
/** Sectors of the table of sectors that the header itself names. */
const IN_HEADER = 109;
const ENTRY = 128;
/** From here on a number of sector is a mark: end of a chain, free, of the tables. */
const FIRST_MARK = 0xff_ff_ff_fa;
const NO_ENTRY = 0xff_ff_ff_ff;
const STREAM = 2;
const [SMALLEST_SHIFT, LARGEST_SHIFT] = [6, 12];

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const entryOf = (bytes: Buffer): Entry => ({
  name: bytes.toString('utf16le', 0, Math.max(0, Math.min(bytes.readUInt16LE(64), 64) - 2)),
  kind: bytes.readUInt8(66),
  left: bytes.readUInt32LE(68),
  right: bytes.readUInt32LE(72),
  child: bytes.readUInt32LE(76),
  start: bytes.readUInt32LE(116),
  size: bytes.readUInt32LE(120),
});

/** The streams at the top of a compound file (MS-CFB). No chain is longer than the file has sectors, so that none goes round. */
class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sector: number;
  readonly #mini: number;
  readonly #cutoff: number;
  readonly #next: Uint32Array;
  readonly #nextMini: Uint32Array;
  readonly #entries: readonly Entry[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sector = sizeOf(bytes.readUInt16LE(30));
    this.#mini = sizeOf(bytes.readUInt16LE(32));
    this.#cutoff = bytes.readUInt32LE(56);
    this.#next = numbersOf(Buffer.concat(this.#tableSectors().map((sector) => this.#sectorAt(sector))));
    this.#nextMini = numbersOf(this.#chain(bytes.readUInt32LE(60)));
    const directory = this.#chain(bytes.readUInt32LE(48));
    this.#entries = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) =>
      entryOf(directory.subarray(index * ENTRY, (index + 1) * ENTRY)),
    );
  }

  /** Returns the names of the streams at the top and where each is. */
  streams(): ReadonlyMap<string, () => Buffer> {
    const found = new Map<string, () => Buffer>();
    const toSee = [this.#entries[0]?.child ?? NO_ENTRY];
    const seen = new Set<number>();
    for (let place = toSee.pop(); place !== undefined; place = toSee.pop()) {
      const entry = this.#entries[place];
      if (entry === undefined || seen.has(place)) continue;
      seen.add(place);
      toSee.push(entry.left, entry.right);
      if (entry.kind === STREAM) found.set(entry.name.toLowerCase(), () => this.#content(entry));
    }
    return found;
  }

  #content({ start, size }: Entry): Buffer {
    if (size >= this.#cutoff) return this.#chain(start).subarray(0, size);
    const [root] = this.#entries;
    const container = root === undefined ? Buffer.alloc(0) : this.#chain(root.start).subarray(0, root.size);
    const pieces = placesOf(start, this.#nextMini).map((sector) =>
      container.subarray(sector * this.#mini, (sector + 1) * this.#mini),
    );
    return Buffer.concat(pieces).subarray(0, size);
  }

  #chain(start: number): Buffer {
    return Buffer.concat(placesOf(start, this.#next).map((sector) => this.#sectorAt(sector)));
  }

  /** A sector; the last of a file may be cut short. */
  #sectorAt(sector: number): Buffer {
    const from = (sector + 1) * this.#sector;
    return this.#bytes.subarray(from, from + this.#sector);
  }

  /** The sectors that hold the table of sectors: those in the header, then those of its continuations. */
  #tableSectors(): number[] {
    const count = this.#bytes.readUInt32LE(44);
    if (count > this.#bytes.length / this.#sector) throw fileDanneggiato();
    const sectors: number[] = [];
    for (let index = 0; index < IN_HEADER; index += 1) sectors.push(this.#bytes.readUInt32LE(76 + index * 4));
    let more = this.#bytes.readUInt32LE(68);
    while (sectors.length < count && more < FIRST_MARK) {
      const numbers = numbersOf(this.#sectorAt(more));
      if (numbers.length < 2) throw fileDanneggiato();
      sectors.push(...numbers.subarray(0, -1));
      more = numbers.at(-1) ?? NO_ENTRY;
    }
    return sectors.slice(0, count).filter((sector) => sector < FIRST_MARK);
  }
}

const sizeOf = (shift: number): number => {
  if (shift < SMALLEST_SHIFT || shift > LARGEST_SHIFT) throw fileDanneggiato();
  return 2 ** shift;
};

const numbersOf = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

/** The sectors of a chain in their order. @throws FileNonLeggibile when it goes round */
const placesOf = (start: number, next: Uint32Array): number[] => {
  const places: number[] = [];
  for (let place = start; place < FIRST_MARK; place = next[place] ?? NO_ENTRY) {
    if (places.length > next.length) throw fileDanneggiato();
    places.push(place);
  }
  return places;
};

/** The streams at the top of a compound file, by their names in small letters. @throws FileNonLeggibile */
export const openCompoundFile = (bytes: Buffer): ReadonlyMap<string, () => Buffer> => {
  if (bytes.length < HEADER) throw fileDanneggiato();
  return new CompoundFile(bytes).streams();
};
