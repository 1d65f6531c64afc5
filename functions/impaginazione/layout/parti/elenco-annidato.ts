import type { Box, Canvas } from '../canvas.ts';
import { textStyle, tint, type TextStyle } from '../text-style.ts';

export interface Voce {
  readonly testo: string;
  /** A figure at the right end of the first line. */
  readonly valore?: string;
  /** Said under the text in smaller letters. */
  readonly note?: readonly string[];
  readonly voci?: readonly Voce[];
}

const INDENT = 12;
const VALUE = 86;
const DEEPEST = 8;

/** Items within items, each level moved to the right, read as lists within lists. */
export const drawElencoAnnidato = (canvas: Canvas, voci: readonly Voce[]): void => drawLevel(canvas, voci, 0);

const drawLevel = (canvas: Canvas, voci: readonly Voce[], depth: number): void => {
  canvas.structure.open('L');
  for (const voce of voci) drawVoce(canvas, voce, depth);
  canvas.structure.close();
};

const drawVoce = (canvas: Canvas, voce: Voce, depth: number): void => {
  const { structure } = canvas;
  const style = depth === 0 ? textStyle.cellaForte : textStyle.cella;
  const indent = Math.min(depth, DEEPEST) * INDENT;
  const box = { x: canvas.box.x + indent, width: canvas.box.width - indent - (voce.valore === undefined ? 0 : VALUE) };
  canvas.ensure(Math.min(itemHeight(canvas, voce, style, box), canvas.fullRoom / 2));
  if (depth === 0) canvas.page.line(canvas.box.x, canvas.y, canvas.box.width, tint.filo, 0.4);
  canvas.y += depth === 0 ? 4 : 1;
  structure.open('LI');
  structure.open('LBody');
  drawTesto(canvas, voce, style, box);
  for (const nota of voce.note ?? []) {
    canvas.flow(structure.open('P'), nota, textStyle.nota, noteBox(canvas, box));
    structure.close();
  }
  if (voce.voci && voce.voci.length > 0) drawLevel(canvas, voce.voci, depth + 1);
  structure.close();
  structure.close();
  canvas.y += depth === 0 ? 4 : 0;
};

/** Height of an item with its notes, which stay together on a page. */
const itemHeight = (canvas: Canvas, voce: Voce, style: TextStyle, box: Box): number => {
  const notes = (voce.note ?? []).reduce(
    (lines, nota) => lines + canvas.wrap(nota, noteBox(canvas, box).width, textStyle.nota).length,
    0,
  );
  return canvas.wrap(voce.testo, box.width, style).length * style.leading + notes * textStyle.nota.leading + 4;
};

const noteBox = (canvas: Canvas, { x }: Box): Box => ({ x, width: canvas.box.x + canvas.box.width - x });

const drawTesto = (canvas: Canvas, { testo, valore }: Voce, style: TextStyle, box: Box): void => {
  const element = canvas.structure.open('P');
  const { page, y } = canvas;
  canvas.flow(element, testo, style, box);
  if (valore !== undefined) {
    const top = page === canvas.page ? y : canvas.y - style.leading;
    canvas.lines(
      element,
      [valore],
      { box: { x: canvas.box.x + canvas.box.width - VALUE, width: VALUE }, top },
      style,
      'destra',
    );
  }
  canvas.structure.close();
};
