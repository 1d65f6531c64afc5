import type { Centesimi } from '../money/centesimi.ts';

/** An amount on two sides, in cents. */
export interface Scarto {
  readonly prima: Centesimi;
  readonly dopo: Centesimi;
  readonly differenza: Centesimi;
}

export const scarto = (prima: Centesimi, dopo: Centesimi): Scarto => ({ prima, dopo, differenza: dopo - prima });
