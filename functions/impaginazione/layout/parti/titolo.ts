import type { Canvas } from '../canvas.ts';
import { textStyle } from '../text-style.ts';

export type Livello = 1 | 2 | 3;

const shape = {
  1: { tag: 'H1', style: textStyle.titolo1, before: 4, after: 6 },
  2: { tag: 'H2', style: textStyle.titolo2, before: 9, after: 3 },
  3: { tag: 'H3', style: textStyle.titolo3, before: 8, after: 3 },
} as const;

/** What must follow a heading on its page unless more is asked, so that no page ends with a heading. */
const COMPANY = 44;

/** Height of a heading with its margins. */
const titoloHeight = (canvas: Canvas, testo: string, livello: Livello): number => {
  const { style, before, after } = shape[livello];
  return before + canvas.wrap(testo, canvas.box.width, style).length * style.leading + after;
};

/** A heading, on the same page as the height that follows it. */
export const drawTitolo = (canvas: Canvas, testo: string, livello: Livello, company = COMPANY): void => {
  const { tag, style, before, after } = shape[livello];
  canvas.ensure(Math.min(titoloHeight(canvas, testo, livello) + company, canvas.fullRoom));
  canvas.y += before;
  canvas.flow(canvas.structure.open(tag), testo, style);
  canvas.structure.close();
  canvas.y += after;
};
