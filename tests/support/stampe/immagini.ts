import { crc32, deflateSync } from 'node:zlib';

interface PngDaFare {
  /** Kind of colour: 0 grey, 2 colour, 3 palette, 6 colour with alpha. */
  readonly colore: number;
  /** The samples of every pixel. */
  readonly campioni: readonly number[];
  readonly palette?: readonly number[];
  /** The compressed rows, in the place of the right ones. */
  readonly dati?: Buffer;
  /** The sides that its header says, in the place of the right ones. */
  readonly lati?: readonly [larghezza: number, altezza: number];
  readonly interlacciato?: true;
  /** Chunks between the header and the rows. */
  readonly altri?: readonly (readonly [nome: string, dati: Buffer])[];
}

const LARGHEZZA = 4;
const ALTEZZA = 3;

/** A PNG of equal pixels, four by three. */
export const pngDiProva = ({ colore, campioni, palette, dati, lati, interlacciato, altri = [] }: PngDaFare): Buffer => {
  const header = Buffer.alloc(13);
  const [larghezza, altezza] = lati ?? [LARGHEZZA, ALTEZZA];
  header.writeUInt32BE(larghezza, 0);
  header.writeUInt32BE(altezza, 4);
  header.set([8, colore, 0, 0, interlacciato ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...altri.map(([nome, suoi]) => chunk(nome, suoi)),
    ...(palette === undefined ? [] : [chunk('PLTE', Buffer.from(palette))]),
    chunk('IDAT', dati ?? deflateSync(rowsOf(campioni, larghezza, altezza))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (nome: string, dati: Buffer): Buffer => {
  const corpo = Buffer.concat([Buffer.from(nome, 'latin1'), dati]);
  const [lunghezza, controllo] = [Buffer.alloc(4), Buffer.alloc(4)];
  lunghezza.writeUInt32BE(dati.length);
  controllo.writeUInt32BE(crc32(corpo));
  return Buffer.concat([lunghezza, corpo, controllo]);
};

/** The rows of equal pixels, each after its filter, which is none. */
const rowsOf = (campioni: readonly number[], larghezza: number, altezza: number): Buffer => {
  const riga = Buffer.concat([Buffer.of(0), ...Array.from({ length: larghezza }, () => Buffer.from(campioni))]);
  return Buffer.concat(Array.from({ length: altezza }, () => riga));
};

/** The parts of a JPEG of 16 × 8 pixels that say it is one; nothing of it is to be seen. `canali`: 1 grey, 3 colour, 4 inks. */
export const jpegDiProva = ({ canali = 1, larghezza = 16 } = {}): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frameOf(canali, larghezza),
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(16),
    Buffer.from('ffd9', 'hex'),
  ]);

const frameOf = (canali: number, larghezza: number): Buffer => {
  const misure = Buffer.alloc(10);
  misure.writeUInt16BE(0xff_c0, 0);
  misure.writeUInt16BE(8 + 3 * canali, 2);
  misure.set([8, 0, 8], 4);
  misure.writeUInt16BE(larghezza, 7);
  misure.set([canali], 9);
  return Buffer.concat([misure, ...Array.from({ length: canali }, (_, canale) => Buffer.of(canale + 1, 0x11, 0))]);
};
