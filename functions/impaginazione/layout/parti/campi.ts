import type { Canvas } from '../canvas.ts';
import { textStyle, tint } from '../text-style.ts';

export interface Campo {
  readonly etichetta: string;
  readonly valore: string;
  /** Columns of the grid it takes; one unless said. */
  readonly colonne?: number;
}

export interface FormaCampi {
  /** Columns of the grid. */
  readonly colonne?: number;
}

interface Placed {
  readonly campo: Campo;
  readonly column: number;
  readonly span: number;
}

const GUTTER = 14;
const ROW_GAP = 4;

/** A grid of labels with their values under them, read as a list of label and value. */
export const drawCampi = (canvas: Canvas, campi: readonly Campo[], forma: FormaCampi): void => {
  const columns = forma.colonne ?? 3;
  const step = (canvas.box.width + GUTTER) / columns;
  canvas.structure.open('L');
  for (const row of rows(campi, columns)) {
    const cells = row.map(({ campo, column, span }) => {
      const box = { x: canvas.box.x + column * step, width: span * step - GUTTER };
      return { campo, box, values: canvas.wrap(campo.valore, box.width, textStyle.corpo) };
    });
    const height =
      textStyle.etichetta.leading + Math.max(...cells.map(({ values }) => values.length)) * textStyle.corpo.leading;
    canvas.ensure(height);
    for (const { campo, box, values } of cells) drawCampo(canvas, campo, values, box);
    canvas.y += height + ROW_GAP;
  }
  canvas.structure.close();
};

export interface Cifra {
  readonly etichetta: string;
  readonly valore: string;
  /** The figure of the document: larger. */
  readonly principale?: boolean;
}

const BAND = { height: 44, padding: 12, gutter: 6 };

/** A tinted band with the few figures that matter, the main one larger. */
export const drawCifre = (canvas: Canvas, cifre: readonly Cifra[]): void => {
  const { x, width } = canvas.box;
  const shares = cifre.map(({ principale }) => (principale ? 1.35 : 1));
  const unit = (width - 2 * BAND.padding) / shares.reduce((total, share) => total + share, 0);
  const labels = cifre.map(({ etichetta }, position) =>
    canvas.wrap(etichetta, unit * (shares[position] ?? 1) - BAND.gutter, textStyle.etichetta),
  );
  const height = BAND.height + (Math.max(...labels.map((lines) => lines.length)) - 1) * textStyle.etichetta.leading;
  canvas.ensure(height + ROW_GAP);
  canvas.page.fill(x, canvas.y, width, height, tint.chiara);
  canvas.page.fill(x, canvas.y, 3, height, tint.accento);
  canvas.structure.open('L');
  let at = x + BAND.padding;
  cifre.forEach(({ valore, principale }, position) => {
    const room = unit * (shares[position] ?? 1);
    const box = { x: at, width: room };
    const style = principale ? textStyle.cifraGrande : textStyle.cifra;
    drawPair(canvas, {
      etichetta: labels[position] ?? [],
      valore: [valore],
      style,
      box,
      labelTop: canvas.y + 6,
      valueTop: canvas.y + height - 5 - style.leading,
    });
    at += room;
  });
  canvas.structure.close();
  canvas.y += height + ROW_GAP;
};

const drawCampo = (canvas: Canvas, campo: Campo, valore: readonly string[], box: Pair['box']): void =>
  drawPair(canvas, {
    etichetta: [campo.etichetta],
    valore,
    style: textStyle.corpo,
    box,
    labelTop: canvas.y,
    valueTop: canvas.y + textStyle.etichetta.leading,
  });

interface Pair {
  readonly etichetta: readonly string[];
  readonly valore: readonly string[];
  readonly style: (typeof textStyle)[keyof typeof textStyle];
  readonly box: { readonly x: number; readonly width: number };
  readonly labelTop: number;
  readonly valueTop: number;
}

const drawPair = (canvas: Canvas, { etichetta, valore, style, box, labelTop, valueTop }: Pair): void => {
  const { structure } = canvas;
  structure.open('LI');
  canvas.lines(structure.open('Lbl'), etichetta, { box, top: labelTop }, textStyle.etichetta);
  structure.close();
  canvas.lines(structure.open('LBody'), valore, { box, top: valueTop }, style);
  structure.close();
  structure.close();
};

const rows = (campi: readonly Campo[], columns: number): readonly (readonly Placed[])[] => {
  const done: Placed[][] = [];
  let used = columns;
  for (const campo of campi) {
    const span = Math.min(campo.colonne ?? 1, columns);
    if (used + span > columns) {
      done.push([]);
      used = 0;
    }
    done.at(-1)?.push({ campo, column: used, span });
    used += span;
  }
  return done;
};
