import type { CodiceDomanda } from '../domain/elaborazione/domande.ts';
import type { Frase } from './frase.ts';

/** The reader of an answer: the office, or the person who is paid. */
export type Lettore = 'UFFICIO' | 'PERSONA';

/** An answer as far as it goes, with the one to ask for the rest; null when nothing is left to ask. */
export interface Detta {
  readonly frasi: readonly Frase[];
  readonly chiedere: string | null;
}

/** A question about a payslip with its answer. */
export interface Risposta extends Detta {
  readonly codice: CodiceDomanda;
  readonly domanda: string;
}
