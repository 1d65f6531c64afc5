import type { Immagine } from '../../immagine/immagine.ts';
import type { Canvas } from '../canvas.ts';
import { textStyle, tint } from '../text-style.ts';

export interface Intestazione {
  /** The school or the body. */
  readonly ente: string;
  /** Address, codes: a line each. */
  readonly righe: readonly string[];
  /** The image beside them, and the words that are read in its place. */
  readonly logo?: Logo;
  /** Said under them, before the title. */
  readonly protocollo?: string;
}

interface Logo {
  readonly immagine: Immagine;
  readonly testo: string;
}

/** The most a logo takes, points. */
const LOGO = { altezza: 44, larghezza: 130, distanza: 10 };

/** The letterhead. */
export const drawIntestazione = (canvas: Canvas, { ente, righe, logo, protocollo }: Intestazione): void => {
  const top = canvas.y;
  const { larghezza, altezza } = logo === undefined ? NIENTE : drawLogo(canvas, logo);
  const rientro = larghezza === 0 ? 0 : larghezza + LOGO.distanza;
  const box = { x: canvas.box.x + rientro, width: canvas.box.width - rientro };
  const element = canvas.structure.open('P');
  canvas.flow(element, ente, textStyle.ente, box);
  for (const riga of righe) canvas.flow(element, riga, textStyle.nota, box);
  canvas.structure.close();
  canvas.y = Math.max(canvas.y, top + altezza) + 5;
  canvas.page.line(canvas.box.x, canvas.y, canvas.box.width, tint.accento, 1.2);
  canvas.y += 8;
  if (protocollo !== undefined) drawProtocollo(canvas, protocollo);
};

const drawProtocollo = (canvas: Canvas, protocollo: string): void => {
  canvas.flow(canvas.structure.open('P'), protocollo, textStyle.corpoForte);
  canvas.structure.close();
  canvas.y += 6;
};

const NIENTE = { larghezza: 0, altezza: 0 };

/** Draws a logo at the left of the heading, as a figure with its words. Returns the room it takes. */
const drawLogo = (canvas: Canvas, { immagine, testo }: Logo): typeof NIENTE => {
  if (!canvas.admitImage(immagine)) return NIENTE;
  const scala = Math.min(LOGO.altezza / immagine.altezza, LOGO.larghezza / immagine.larghezza);
  const misura = { larghezza: immagine.larghezza * scala, altezza: immagine.altezza * scala };
  canvas.ensure(misura.altezza);
  canvas.figure(testo, { x: canvas.box.x, y: canvas.y, ...misura });
  return misura;
};
