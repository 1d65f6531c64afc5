/** One measured goal: `ratio` is what the goal is compared with, as measured; `reached` says whether it holds. */
export interface BenchRow {
  readonly id: string;
  readonly goal: string;
  readonly measured: string;
  readonly ratio: number;
  readonly reached: boolean;
  readonly note?: string;
}
