import type { BenchRow } from '../bench-row.ts';
import { median, spread } from './rounds.ts';
import { worseThan, type Ratios } from './stored.ts';

/** The rows of one benchmark, and how busy the machine was with other things when it began. */
export interface Measured {
  readonly load: number;
  readonly rows: readonly BenchRow[];
}

const isReached = ({ bound, ratios }: BenchRow): boolean =>
  'atMost' in bound ? median(ratios) <= bound.atMost : median(ratios) >= bound.atLeast;

const line = (goal: string, cells: readonly string[], rest: string): string =>
  `${goal.padEnd(84)} ${cells.map((cell) => cell.padStart(8)).join(' ')}  ${rest}\n`;

const rowText = (row: BenchRow, load: number, stored: Ratios): string => {
  const { min, mid, max } = spread(row.ratios);
  const before = worseThan(stored, row);
  const worse = before === undefined ? '' : `  WORSE than the stored ${before.toFixed(2)}`;
  return line(
    `${row.id.padEnd(4)} ${row.goal}`,
    [...[min, mid, max].map((ratio) => ratio.toFixed(2)), String(row.ratios.length), load.toFixed(1)],
    `${isReached(row) ? 'yes' : 'NO '}  ${row.measured}${row.note ? ` (${row.note})` : ''}${worse}`,
  );
};

/** The table of what was measured: least, middle and greatest ratio of the rounds of each row, the load it was measured under, whether its goal is reached, whether it has got worse. */
export const table = (measured: readonly Measured[], stored: Ratios): string =>
  line('goal', ['min', 'median', 'max', 'rounds', 'load'], 'reached') +
  measured.flatMap(({ load, rows }) => rows.map((row) => rowText(row, load, stored))).join('');
