import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { impedimentiDellaPersona, type Chi } from './di-persona.ts';
import { giorniNonLavorati, type LavoroPagato, type Presenza } from './giorni-non-lavorati.ts';
import type { Impedimento } from './impedimento.ts';

/** A payment as the question has it: the day, the title, the work it pays, and whether the sums of who died are settled for the heirs. */
export interface PagamentoChiesto {
  readonly giorno: string;
  readonly titolo: TipoPercettore | null;
  readonly lavoro: readonly LavoroPagato[];
  readonly perGliEredi: boolean;
}

/**
 * Answers whether a person may be paid on a day, for some days, and into whose hands: none when nothing is in the way. Every road to a payment asks
 * here: run, dry run, sealing, list of NoiPA, order to the bank.
 */
export const impedimenti = (
  persona: Chi,
  presenza: Presenza,
  { giorno, titolo, lavoro, perGliEredi }: PagamentoChiesto,
): readonly Impedimento[] => [
  ...(perGliEredi ? [] : impedimentiDellaPersona(persona, giorno)),
  ...giorniNonLavorati(presenza, titolo, lavoro),
];
