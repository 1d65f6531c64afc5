import type { AzioniLavoro } from './lavoro-azioni.ts';
import type { Workflows } from './workflows.ts';

/**
 * A kind of long work, declared in the `lavoro.ts` beside its steps (`functions/<area>/lavori/<tipo>/`): its state machine, its Lambda and what
 * a person may do to it follow from here.
 */
export interface Flusso {
  readonly tipo: string;
  readonly area: string;
  /** How many blocks are worked at once, 1–40. */
  readonly concurrency: number;
  /** True when its steps read and write files of the school; `read` when they only look at them, `lock` when they lock them too. */
  readonly files: boolean | 'read' | 'lock';
  /** True when its steps write users, their sessions or invitations. No other steps may. */
  readonly accessi?: true;
  /** True when its steps send messages to people (`platform/posta.ts`). */
  readonly posta?: boolean;
  /** True when its steps run calls of the areas, and so need what the areas' own Lambdas need. */
  readonly runsCalls?: boolean;
  /** Reads files that somebody sent, apart from the steps (`lettore/handler.ts` beside them), within these limits: a file may be made to exhaust who reads it. */
  readonly lettore?: { readonly megabyte: number; readonly secondi: number };
  /** Kinds of long work that its steps start in turn. */
  readonly starts?: readonly string[];
  /** What the list of scheduled work calls it, for a kind that begins by itself in every school (`events/schedules.ts`). */
  readonly programmato?: string;
  /** How often scheduled work has something to do: each day unless said. */
  readonly ogni?: 'mese';
  /** What stopping, retrying and undoing do to its own records; without them it can only be stopped and repeated as it is. */
  readonly azioni?: (mezzi: { readonly workflows: Workflows }) => AzioniLavoro;
}

/** Declares a kind of long work, keeping its name as a literal type. */
export const defineFlusso = <const F extends Flusso>(flusso: F): F => flusso;
