import type { Canvas } from '../canvas.ts';
import { textStyle, tint } from '../text-style.ts';

export interface Firma {
  /** The office of who signs, as "Il Dirigente Scolastico". */
  readonly ruolo: string;
  readonly nome: string;
  /** What stands for a signature by hand, as the formula of a printed one (art. 3 c. 2 D.Lgs. 39/1993); without it there is a line to sign on. */
  readonly nota?: string;
}

const GUTTER = 36;
const SIGNING = 34;
const BEFORE = 12;

/** The measures of the blocks to sign: columns, notes under each, heights. */
const measure = (canvas: Canvas, firme: readonly Firma[], luogoData: string | undefined) => {
  const columns = Math.max(2, firme.length);
  const width = (canvas.box.width - GUTTER * (columns - 1)) / columns;
  const notes = firme.map(({ nota }) => (nota === undefined ? [] : canvas.wrap(nota, width, textStyle.etichetta)));
  const place = luogoData === undefined ? 0 : textStyle.corpo.leading + 6;
  const block =
    textStyle.nota.leading +
    textStyle.corpo.leading +
    Math.max(...notes.map((lines) => (lines.length === 0 ? SIGNING : lines.length * textStyle.etichetta.leading)));
  return { columns, width, notes, block, whole: BEFORE + place + block };
};

/** Returns the height that signatures take; 0 where nobody signs. */
export const firmeHeight = (canvas: Canvas, firme: readonly Firma[], luogoData: string | undefined): number =>
  firme.length === 0 ? 0 : measure(canvas, firme, luogoData).whole;

/** Blocks to sign side by side, never parted by a page. */
export const drawFirme = (canvas: Canvas, firme: readonly Firma[], luogoData: string | undefined): void => {
  if (firme.length === 0) return;
  const { columns, width, notes, block, whole } = measure(canvas, firme, luogoData);
  canvas.ensure(whole);
  canvas.y += BEFORE;
  if (luogoData !== undefined) {
    canvas.flow(canvas.structure.open('P'), luogoData, textStyle.corpo);
    canvas.structure.close();
    canvas.y += 6;
  }
  const top = canvas.y;
  firme.forEach((firma, position) => {
    const box = { x: canvas.box.x + (columns - firme.length + position) * (width + GUTTER), width };
    drawFirma(canvas, firma, notes[position] ?? [], box, top);
  });
  canvas.y = top + block;
};

const drawFirma = (
  canvas: Canvas,
  { ruolo, nome }: Firma,
  nota: readonly string[],
  box: { x: number; width: number },
  top: number,
): void => {
  const { structure } = canvas;
  const element = structure.open('P');
  let y = top;
  y += canvas.lines(element, [ruolo], { box, top: y }, textStyle.nota, 'centro');
  y += canvas.lines(element, [nome], { box, top: y }, textStyle.corpoForte, 'centro');
  if (nota.length > 0) canvas.lines(element, nota, { box, top: y }, textStyle.etichetta, 'centro');
  else canvas.page.line(box.x, y + SIGNING, box.width, tint.filo, 0.7);
  structure.close();
};
