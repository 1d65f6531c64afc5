import type { Canvas } from './canvas.ts';
import { textStyle, tint } from './text-style.ts';

export interface Firma {
  /** The office of who signs, as "Il Dirigente Scolastico". */
  readonly ruolo: string;
  readonly nome: string;
  /** Said under the line, as the formula of a printed signature (art. 3 c. 2 D.Lgs. 39/1993). */
  readonly nota?: string;
}

const GUTTER = 36;
const SIGNING = 34;

/** Blocks to sign side by side, never parted by a page. */
export const drawFirme = (canvas: Canvas, firme: readonly Firma[], luogoData: string | undefined): void => {
  if (firme.length === 0) return;
  const columns = Math.max(2, firme.length);
  const width = (canvas.box.width - GUTTER * (columns - 1)) / columns;
  const notes = firme.map(({ nota }) => (nota === undefined ? [] : canvas.wrap(nota, width, textStyle.etichetta)));
  const height = 16 + textStyle.corpo.leading * 3 + SIGNING + Math.max(...notes.map((lines) => lines.length)) * textStyle.etichetta.leading;
  canvas.ensure(height);
  canvas.y += 16;
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
  canvas.y = top + height - 16;
};

const drawFirma = (canvas: Canvas, { ruolo, nome }: Firma, nota: readonly string[], box: { x: number; width: number }, top: number): void => {
  const { structure } = canvas;
  const element = structure.open('P');
  let y = top;
  y += canvas.lines(element, [ruolo], box, y, textStyle.nota, 'centro');
  y += canvas.lines(element, [nome], box, y, textStyle.corpoForte, 'centro') + SIGNING;
  canvas.page.line(box.x, y, box.width, tint.filo, 0.7);
  if (nota.length > 0) canvas.lines(element, nota, box, y + 3, textStyle.etichetta, 'centro');
  structure.close();
};
