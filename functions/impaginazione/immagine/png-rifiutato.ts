import { crc32, inflateSync } from 'node:zlib';
import { MASSIMO_LATO_LOGO } from '#shared/domain/logo.ts';

/** Samples of a pixel by kind of colour: grey, colour, palette, grey with alpha, colour with alpha (ISO/IEC 15948, 11.2.2). */
const CAMPIONI: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const FIRMA = 8;
/** Length, name and check of a chunk. */
const CONTORNO = 12;

/** Why an image is not drawn: it is none that a PDF carries, or it has more pixels than a logo may. */
export type ImmagineRifiutata = 'ILLEGGIBILE' | 'TROPPI_PUNTI';

/**
 * Why a PNG is not drawn; null of one that is whole: its chunks end where they say and hold what was written, its rows are as many as its header
 * says. The library that draws it trusts every length it reads, so that a file of few bytes could take hours, or all the memory.
 */
export const pngRifiutato = (bytes: Uint8Array): ImmagineRifiutata | null => {
  const chunks = chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const testata = chunks.get('IHDR');
  const dati = chunks.get('IDAT');
  if (testata?.length !== 13 || dati === undefined || chunks.has('acTL')) return 'ILLEGGIBILE';
  if (Math.max(testata.readUInt32BE(0), testata.readUInt32BE(4)) > MASSIMO_LATO_LOGO) return 'TROPPI_PUNTI';
  return isInflatedTo(lengthSaid(testata), dati) ? null : 'ILLEGGIBILE';
};

/** The bytes of the rows, each after its filter (9.2), that a header says; 0 of an image that is not drawn: interlaced, or of a colour there is not. */
const lengthSaid = (testata: Buffer): number => {
  const [larghezza, altezza] = [testata.readUInt32BE(0), testata.readUInt32BE(4)];
  const campioni = CAMPIONI.get(testata.readUInt8(9));
  if (campioni === undefined || testata.readUInt8(12) !== 0) return 0;
  return altezza * (Math.ceil((larghezza * campioni * testata.readUInt8(8)) / 8) + 1);
};

/** The chunks up to the last by their name, those of one name put together; none of a file that ends before its last chunk does. */
const chunksOf = (view: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  for (let at = FIRMA; at + CONTORNO <= view.length;) {
    const fine = at + CONTORNO + view.readUInt32BE(at);
    if (fine > view.length || crc32(view.subarray(at + 4, fine - 4)) !== view.readUInt32BE(fine - 4)) return new Map();
    const nome = view.toString('latin1', at + 4, at + 8);
    chunks.set(nome, Buffer.concat([chunks.get(nome) ?? Buffer.of(), view.subarray(at + 8, fine - 4)]));
    if (nome === 'IEND') return chunks;
    at = fine;
  }
  return new Map();
};

/** True of data that are of this length once they are inflated; those of more are not inflated further. */
const isInflatedTo = (attesi: number, dati: Buffer): boolean => {
  try {
    return attesi > 0 && inflateSync(dati, { maxOutputLength: attesi }).length === attesi;
  } catch {
    return false;
  }
};
