import type { Canvas } from '../canvas.ts';
import { textStyle, tint } from '../text-style.ts';

export interface Intestazione {
  /** The school or the body. */
  readonly ente: string;
  /** Address, codes: a line each. */
  readonly righe: readonly string[];
}

/** The letterhead. */
export const drawIntestazione = (canvas: Canvas, { ente, righe }: Intestazione): void => {
  const element = canvas.structure.open('P');
  canvas.flow(element, ente, textStyle.ente);
  for (const riga of righe) canvas.flow(element, riga, textStyle.nota);
  canvas.structure.close();
  canvas.y += 5;
  canvas.page.line(canvas.box.x, canvas.y, canvas.box.width, tint.accento, 1.2);
  canvas.y += 8;
};
