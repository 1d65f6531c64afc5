import type { Store } from '../platform/data/dynamo.ts';

/** Where a print is made: the school, its archive, the business date and the instant it was asked for. */
export interface ContestoStampa {
  readonly store: Store;
  readonly codmin: string;
  readonly oggi: string;
  readonly creato: string;
}

/** A print of the catalogue: its parameters, how much there is to print, and its pages piece by piece. */
export interface Stampa {
  readonly nomeFile: (parametri: unknown) => string;
  /** How many things the print is of; 0 = nothing to print, a warning. */
  readonly conta: (parametri: unknown, contesto: ContestoStampa) => Promise<number>;
  readonly pezzi: (parametri: unknown, contesto: ContestoStampa) => AsyncIterable<Uint8Array>;
}
