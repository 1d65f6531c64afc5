import type { Centesimi, PartiPerMilione } from '../../money/centesimi.ts';
import type { Riscontro } from '../../rules/regola.ts';

/** One thing a figure was computed from, as a person reads it. */
export interface Ingresso {
  readonly nome: string;
  readonly valore: string;
}

/** The dated rule a figure quotes. */
export interface RegolaCitata {
  readonly id: string;
  readonly dal: string;
  readonly norma: string;
  /** The day and the public place the figure was read in; null while it is still to be checked. */
  readonly riscontro: Riscontro | null;
  /** Nobody has read the figure, which was obtained by arithmetic from others. */
  readonly dedotto?: true;
}

/** Why a figure is what it is: one Italian line, the formula, the inputs, the rule, and the figures it was made from. */
export interface Spiegazione {
  readonly testo: string;
  readonly formula: string;
  readonly importo: Centesimi;
  readonly regola: RegolaCitata | null;
  readonly ingressi: readonly Ingresso[];
  readonly figli: readonly Spiegazione[];
}

/** How much of an explanation is wanted: the whole tree, or its first line because what is below is shown elsewhere. */
export type Profondita = 'INTERA' | 'PRIMA_RIGA';

/** An amount that can say where it comes from; the explanation is built only when somebody asks, and only as deep as they ask. */
export interface Calcolato {
  readonly importo: Centesimi;
  readonly base: Centesimi | null;
  readonly aliquota: PartiPerMilione | null;
  readonly spiega: (profondita?: Profondita) => Spiegazione;
}
