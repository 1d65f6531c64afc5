import { createHash } from 'node:crypto';

/** A change of a source, as Stryker names it. */
interface Change {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** One part of several, as `2/6` writes it. */
export interface MutantSample {
  readonly part: number;
  readonly of: number;
}

/** Names the sample to the processes of the runner. */
export const SAMPLE_VARIABLE = 'MUTANTI_DEL_CAMPIONE';

/** The runner answers this of a change that the sample leaves out: it is not counted. */
export const LEFT_OUT = 'left out of the sample';

/** Reads `2/6`. @returns null when nothing is asked @throws when it is no part of anything */
export const readSample = (text: string | undefined): MutantSample | null => {
  if (text === undefined || text === '') return null;
  const { part, of } = /^(?<part>\d+)\/(?<of>\d+)$/.exec(text)?.groups ?? {};
  if (part === undefined || of === undefined || Number(part) < 1 || Number(part) > Number(of))
    throw new Error(`--campione wants a part of several, as 1/6, not ${text}`);
  return { part: Number(part), of: Number(of) };
};

/** True of the changes of the sample, drawn by what each of them is: the same on every machine, whatever was measured before. */
export const isOfSample = ({ part, of }: MutantSample, path: string, change: Change): boolean => {
  const { line, column } = change.location.start;
  const name = [path, line, column, change.mutatorName, change.replacement ?? ''].join('|');
  return createHash('sha256').update(name).digest().readUInt32BE() % of === part - 1;
};

/** Half of the width, in points, in which the share of the whole lies 19 times in 20, by the normal approximation. */
export const marginOf = (share: number, tried: number): number =>
  tried === 0 ? 100 : 196 * Math.sqrt((share * (1 - share)) / tried);
