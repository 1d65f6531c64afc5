/** What a ratio has to be: so much at most, or so much at least. */
export type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** One measured goal: `ratios` are what `bound` is compared with, one a round; the middle one of them counts. What does not change from round to round has one. */
export interface BenchRow {
  readonly id: string;
  readonly goal: string;
  readonly bound: Bound;
  readonly measured: string;
  readonly ratios: readonly number[];
  readonly note?: string;
}
