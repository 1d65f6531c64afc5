import type { Canvas } from '../canvas.ts';
import { textStyle } from '../text-style.ts';

export type Tono = 'corpo' | 'corpoForte' | 'nota';

/** A paragraph; a page that ends goes on with its next line. */
export const drawParagrafo = (canvas: Canvas, testo: string, tono: Tono): void => {
  const style = textStyle[tono];
  canvas.flow(canvas.structure.open('P'), testo, style);
  canvas.structure.close();
  canvas.y += style.leading / 3;
};

/** Returns the height that a paragraph takes, with the space after it. */
export const paragrafoHeight = (canvas: Canvas, testo: string, tono: Tono): number => {
  const style = textStyle[tono];
  return canvas.wrap(testo, canvas.box.width, style).length * style.leading + style.leading / 3;
};
