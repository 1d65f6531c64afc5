import { JpegEmbedder, PDFContext, PDFName, PDFStream, PngEmbedder } from 'pdf-lib';
import { sha256Of } from '#platform/files.ts';
import { MASSIMO_LATO_LOGO, type TipoLogo } from '#shared/domain/logo.ts';
import { pngRifiutato, type ImmagineRifiutata } from './png-rifiutato.ts';

/** A stream of a PDF: the entries of its dictionary as PDF text, and its bytes. */
export interface Strato {
  readonly entries: string;
  readonly bytes: Uint8Array;
}

/** An image as a PDF carries it: its samples, and beside them how much of each is seen where some of it is transparent. */
export interface Immagine {
  readonly tipo: TipoLogo;
  readonly larghezza: number;
  readonly altezza: number;
  /** Hash of the file it was read from. */
  readonly hash: string;
  readonly campioni: Strato;
  readonly maschera?: Strato;
}

/** The image that some bytes are, read by pdf-lib, or why it is not drawn. */
export const openImmagine = async (bytes: Uint8Array): Promise<Immagine | ImmagineRifiutata> => {
  try {
    return isPng(bytes) ? await openPng(bytes) : await openJpeg(bytes);
  } catch {
    // pdf-lib throws whatever it stumbles on: every such file is one that it cannot read
    return 'ILLEGGIBILE';
  }
};

const FIRMA_PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array): boolean => FIRMA_PNG.every((byte, indice) => bytes[indice] === byte);

const openPng = async (bytes: Uint8Array): Promise<Immagine | ImmagineRifiutata> =>
  pngRifiutato(bytes) ?? stratiDi('image/png', bytes, await PngEmbedder.for(bytes));

/** A JPEG of grey or of red, green and blue, eight bits a sample: inks are not the colours of a screen. */
const openJpeg = async (bytes: Uint8Array): Promise<Immagine | ImmagineRifiutata> => {
  // the library reads the whole buffer that bytes lie in
  const letta = await JpegEmbedder.for(Uint8Array.from(bytes));
  if (letta.bitsPerComponent !== 8 || letta.colorSpace === 'DeviceCMYK' || !isFinito(bytes)) return 'ILLEGGIBILE';
  return Math.max(letta.width, letta.height) > MASSIMO_LATO_LOGO
    ? 'TROPPI_PUNTI'
    : stratiDi('image/jpeg', bytes, letta);
};

/** True of a JPEG that has its end of image: one cut short has none (ITU-T T.81, B.1.1.3). */
const isFinito = (bytes: Uint8Array): boolean => Buffer.from(bytes).lastIndexOf(Buffer.of(0xff, 0xd9)) > 0;

const stratiDi = async (
  tipo: TipoLogo,
  bytes: Uint8Array,
  letta: PngEmbedder | JpegEmbedder,
): Promise<Immagine | ImmagineRifiutata> => {
  const { width: larghezza, height: altezza } = letta;
  if (larghezza === 0 || altezza === 0) return 'ILLEGGIBILE';
  const context = PDFContext.create();
  const immagine = context.lookup(await letta.embedIntoContext(context), PDFStream);
  const maschera = immagine.dict.lookupMaybe(MASCHERA, PDFStream);
  immagine.dict.delete(MASCHERA);
  return {
    tipo,
    larghezza,
    altezza,
    hash: sha256Of(bytes),
    campioni: stratoDi(immagine),
    ...(maschera === undefined ? {} : { maschera: stratoDi(maschera) }),
  };
};

const MASCHERA = PDFName.of('SMask');

const stratoDi = (stream: PDFStream): Strato => ({
  entries: stream.dict
    .entries()
    .map(([nome, valore]) => `${nome.toString()} ${valore.toString()}`)
    .join(''),
  bytes: stream.getContents(),
});
