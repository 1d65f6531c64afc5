import { writeFileSync } from 'node:fs';

/** What came of a fault in a flow: how many times it was tried, and where the end was not the undisturbed one. */
export interface Casella {
  readonly flusso: string;
  readonly guasto: string;
  /** Calls of the engines in the undisturbed flow. */
  readonly chiamate: number;
  readonly prove: number;
  readonly differenze: readonly string[];
}

const cell = (text: string | number, width: number): string =>
  typeof text === 'number' ? String(text).padStart(width) : text.padEnd(width);

/** The matrix as a table for people: a line for each flow and fault. */
const tableOf = (caselle: readonly Casella[], seme: string): string => {
  const rows = caselle.map(({ flusso, guasto, chiamate, prove, differenze }) => [
    flusso,
    guasto,
    chiamate,
    prove,
    differenze.length,
  ]);
  const head = ['flow', 'fault', 'calls', 'tried', 'different'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (row: readonly (string | number)[]): string =>
    `| ${row.map((text, column) => cell(text, widths[column] ?? 0)).join(' | ')} |`;
  const tried = caselle.reduce((sum, { prove }) => sum + prove, 0);
  const different = caselle.reduce((sum, { differenze }) => sum + differenze.length, 0);
  return [
    `Faults (${seme}): ${tried} tried, ${different} different`,
    '',
    line(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map(line),
    '',
  ].join('\n');
};

/** Tells the matrix on the console. */
export const tellMatrix = (caselle: readonly Casella[], seme: string): void => {
  process.stdout.write(`\n${tableOf(caselle, seme)}`);
};

/** Writes the matrix, as far as it has come, in the file that MATRICE names. */
export const writeMatrix = (caselle: readonly Casella[], seme: string): void => {
  const { MATRICE } = process.env;
  if (MATRICE !== undefined && MATRICE !== '') writeFileSync(MATRICE, tableOf(caselle, seme));
};
