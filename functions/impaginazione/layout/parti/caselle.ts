import type { Box, Canvas } from '../canvas.ts';
import { textStyle, tint, type Allineamento } from '../text-style.ts';

/** A numbered box of a form. */
export interface Casella {
  /** Its number on the form, or what it is called in the file; empty where it has neither. */
  readonly codice: string;
  readonly etichetta: string;
  readonly valore: string;
  /** Where the value stands in the box: figures on the right. */
  readonly allineamento?: Allineamento;
}

interface Placed {
  readonly casella: Casella;
  readonly span: number;
}

interface Lines {
  readonly codice: readonly string[];
  readonly etichetta: readonly string[];
  readonly valore: readonly string[];
}

const COLUMNS = 3;
const PADDING = { side: 5, vertical: 3 };
const AFTER = 6;
/** Lines of a value beyond which its box takes the whole width. */
const LONG = 2;

/** Boxes side by side, ruled, each with its number, its words and its value; read as a table of a row a box. */
export const drawCaselle = (canvas: Canvas, caselle: readonly Casella[]): void => {
  canvas.structure.open('Table');
  canvas.structure.open('TBody');
  for (const row of placed(canvas, caselle)) drawRow(canvas, row);
  canvas.structure.close();
  canvas.structure.close();
  canvas.y += AFTER;
};

/** Height of the first row: a heading stays with it. */
export const firstRowHeight = (canvas: Canvas, caselle: readonly Casella[]): number => {
  const [first = []] = placed(canvas, caselle);
  return rowHeight(canvas, first);
};

/** Height of all the rows, with the space after them. */
export const caselleHeight = (canvas: Canvas, caselle: readonly Casella[]): number =>
  placed(canvas, caselle).reduce((height, row) => height + rowHeight(canvas, row), AFTER);

const widthOf = (canvas: Canvas, span: number): number => (canvas.box.width / COLUMNS) * span;

const wrapped = (canvas: Canvas, { codice, etichetta, valore }: Casella, span: number): Lines => {
  const width = widthOf(canvas, span) - 2 * PADDING.side;
  return {
    codice: canvas.wrap(codice, width, textStyle.codice),
    etichetta: canvas.wrap(etichetta, width, textStyle.etichetta),
    valore: canvas.wrap(valore, width, textStyle.corpoForte),
  };
};

const heightOf = ({ codice, etichetta, valore }: Lines): number =>
  codice.length * textStyle.codice.leading +
  etichetta.length * textStyle.etichetta.leading +
  valore.length * textStyle.corpoForte.leading +
  2 * PADDING.vertical;

const rowHeight = (canvas: Canvas, row: readonly Placed[]): number =>
  Math.max(0, ...row.map(({ casella, span }) => heightOf(wrapped(canvas, casella, span))));

/** The boxes in rows; one whose value is long has a row of its own. */
const placed = (canvas: Canvas, caselle: readonly Casella[]): readonly (readonly Placed[])[] => {
  const rows: Placed[][] = [];
  let used = COLUMNS;
  for (const casella of caselle) {
    const span = wrapped(canvas, casella, 1).valore.length > LONG ? COLUMNS : 1;
    if (used + span > COLUMNS) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ casella, span });
    used += span;
  }
  return rows;
};

const drawRow = (canvas: Canvas, row: readonly Placed[]): void => {
  const height = rowHeight(canvas, row);
  canvas.ensure(height);
  const { page, y } = canvas;
  let x = canvas.box.x;
  for (const { casella, span } of row) {
    const width = widthOf(canvas, span);
    page.frame(x, y, width, height, tint.filo);
    drawCasella(
      canvas,
      casella,
      wrapped(canvas, casella, span),
      {
        x: x + PADDING.side,
        width: width - 2 * PADDING.side,
      },
      height,
    );
    x += width;
  }
  canvas.y += height;
};

const drawCasella = (canvas: Canvas, casella: Casella, lines: Lines, box: Box, height: number): void => {
  const { structure, y } = canvas;
  structure.open('TR');
  const words = structure.open('TH', structure.scope.row);
  const top = y + PADDING.vertical;
  const below = top + canvas.lines(words, lines.codice, { box, top }, textStyle.codice);
  canvas.lines(words, lines.etichetta, { box, top: below }, textStyle.etichetta);
  structure.close();
  const bottom = y + height - PADDING.vertical - lines.valore.length * textStyle.corpoForte.leading;
  canvas.lines(structure.open('TD'), lines.valore, { box, top: bottom }, textStyle.corpoForte, casella.allineamento);
  structure.close();
  structure.close();
};
