import type { Canvas } from './canvas.ts';
import { textStyle } from './text-style.ts';
import type { Colonna } from './tabella.ts';

const SAMPLE = 300;
const NARROWEST = 34;

/**
 * Widths in points that fill the line. A column with a width of its own keeps it; the others get what their content
 * asks for, columns of figures first (a figure is never broken), and share what is left or what is missing.
 */
export const columnWidths = (canvas: Canvas, colonne: readonly Colonna[], righe: readonly (readonly string[])[], padding: number): readonly number[] => {
  const sample = righe.length <= SAMPLE ? righe : righe.filter((_, row) => row % Math.ceil(righe.length / SAMPLE) === 0);
  const natural = colonne.map((colonna, column) => colonna.larghezza ?? wanted(canvas, colonna, sample, column) + 2 * padding);
  const firm = colonne.map(({ larghezza, allineamento }) => larghezza !== undefined || allineamento === 'destra');
  const sum = (chosen: (column: number) => boolean) => natural.reduce((total, width, column) => total + (chosen(column) ? width : 0), 0);
  const fixed = sum((column) => firm[column] === true);
  const flexible = sum((column) => firm[column] !== true);
  const left = canvas.box.width - fixed;
  if (flexible === 0 || left < NARROWEST * firm.filter((isFirm) => !isFirm).length) return natural.map((width) => (width * canvas.box.width) / (fixed + flexible));
  return natural.map((width, column) => (firm[column] === true ? width : (width * left) / flexible));
};

const wanted = (canvas: Canvas, colonna: Colonna, righe: readonly (readonly string[])[], column: number): number => {
  const title = Math.max(...colonna.titolo.split(' ').map((word) => canvas.widthOf(word, textStyle.testata)));
  const style = colonna.allineamento === 'destra' ? textStyle.cellaForte : textStyle.cella;
  return Math.max(title, NARROWEST - 8, ...righe.map((riga) => Math.min(canvas.box.width / 2, canvas.widthOf(riga[column] ?? '', style))));
};
