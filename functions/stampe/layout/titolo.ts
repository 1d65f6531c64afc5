import type { Canvas } from './canvas.ts';
import { textStyle } from './text-style.ts';

export type Livello = 1 | 2 | 3;

const shape = {
  1: { tag: 'H1', style: textStyle.titolo1, before: 4, after: 6 },
  2: { tag: 'H2', style: textStyle.titolo2, before: 12, after: 5 },
  3: { tag: 'H3', style: textStyle.titolo3, before: 8, after: 3 },
} as const;

/** What must follow a heading on its page, so that no page ends with a heading. */
const COMPANY = 44;

/** A heading. */
export const drawTitolo = (canvas: Canvas, testo: string, livello: Livello): void => {
  const { tag, style, before, after } = shape[livello];
  const height = canvas.wrap(testo, canvas.box.width, style).length * style.leading;
  canvas.ensure(before + height + after + COMPANY);
  canvas.y += before;
  canvas.flow(canvas.structure.open(tag), testo, style);
  canvas.structure.close();
  canvas.y += after;
};
