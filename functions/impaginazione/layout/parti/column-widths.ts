import type { Canvas } from '../canvas.ts';
import { textStyle, type TextStyle } from '../text-style.ts';
import type { Colonna, Riga } from './colonna.ts';

/** Type of the cells of a table and widths of its columns, which fill the line. */
export interface ColumnFit {
  readonly styles: CellStyles;
  readonly widths: readonly number[];
}

export interface CellStyles {
  readonly cella: TextStyle;
  readonly cellaForte: TextStyle;
  readonly testata: TextStyle;
}

interface Demand {
  /** Below this a word, a code or a figure would be broken. */
  readonly least: number;
  /** Enough for every cell to stay on one line. */
  readonly whole: number;
  readonly fixed: boolean;
}

const SAMPLE = 300;
const NARROWEST = 26;
/** A table of many columns is set in smaller type before any figure is broken. */
const DENSITIES = [0.9, 0.82, 0.75];

/**
 * How a table fits the line. A column with a width of its own keeps it; the others get what their cells ask for and share
 * the room left, or give back in proportion what they ask beyond their longest word.
 */
export const fitColumns = (
  canvas: Canvas,
  colonne: readonly Colonna[],
  righe: readonly Riga[],
  padding: number,
): ColumnFit => {
  const sample =
    righe.length <= SAMPLE ? righe : righe.filter((_, row) => row % Math.ceil(righe.length / SAMPLE) === 0);
  const { width } = canvas.box;
  let fit = fitAt(canvas, colonne, sample, padding, 1);
  for (const density of DENSITIES) {
    if (fit.least <= width) break;
    fit = fitAt(canvas, colonne, sample, padding, density);
  }
  if (fit.least <= width) return { styles: fit.styles, widths: shared(fit.demands, width) };
  // Too many columns for any readable type: they are narrowed alike, and long words are broken.
  return { styles: fit.styles, widths: fit.demands.map(({ least }) => (least * width) / fit.least) };
};

const fitAt = (
  canvas: Canvas,
  colonne: readonly Colonna[],
  sample: readonly Riga[],
  padding: number,
  density: number,
) => {
  const styles = cellStyles(density);
  const demands = colonne.map((colonna, column) =>
    demand(
      canvas,
      { colonna, styles, padding },
      sample.map((riga) => riga[column] ?? ''),
    ),
  );
  return { styles, demands, least: sum(demands.map(({ least }) => least)) };
};

const shared = (demands: readonly Demand[], width: number): readonly number[] => {
  const [least, whole] = [sum(demands.map((demand) => demand.least)), sum(demands.map((demand) => demand.whole))];
  if (whole > width)
    return demands.map((demand) => demand.least + ((demand.whole - demand.least) * (width - least)) / (whole - least));
  const elastic = demands.every(({ fixed }) => fixed) ? demands : demands.filter(({ fixed }) => !fixed);
  const growth = (width - whole) / sum(elastic.map((demand) => demand.whole));
  return demands.map((demand) => (elastic.includes(demand) ? demand.whole * (1 + growth) : demand.whole));
};

interface DemandOf {
  readonly colonna: Colonna;
  readonly styles: CellStyles;
  readonly padding: number;
}

const demand = (canvas: Canvas, { colonna, styles, padding }: DemandOf, cells: readonly string[]): Demand => {
  const { titolo, larghezza, allineamento } = colonna;
  if (larghezza !== undefined) return { least: larghezza, whole: larghezza, fixed: true };
  const figures = (allineamento ?? 'sinistra') !== 'sinistra';
  const style = figures ? styles.cellaForte : styles.cella;
  const widest = (texts: readonly string[], of: TextStyle) =>
    texts.reduce((width, text) => Math.max(width, canvas.widthOf(text, of)), 0);
  const title = widest(titolo.split(' '), styles.testata);
  const whole = Math.max(NARROWEST, title, Math.min(widest(cells, style), canvas.box.width / 2)) + 2 * padding;
  if (figures) return { least: whole, whole, fixed: false };
  const word = widest(
    cells.flatMap((text) => text.split(/\s+/)),
    style,
  );
  return {
    least: Math.min(whole, Math.max(NARROWEST, title, Math.min(word, canvas.box.width / 5)) + 2 * padding),
    whole,
    fixed: false,
  };
};

const cellStyles = (density: number): CellStyles => {
  const { cella, cellaForte, testata } = textStyle;
  const set = (style: TextStyle): TextStyle =>
    density === 1
      ? style
      : { ...style, size: rounded(style.size * density), leading: rounded(style.leading * density) };
  return { cella: set(cella), cellaForte: set(cellaForte), testata: set(testata) };
};

const rounded = (points: number): number => Math.round(points * 100) / 100;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
