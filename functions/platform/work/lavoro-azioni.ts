import type { RequestContext } from '../caller/request-context.ts';
import type { LavoroSalvato } from './lavoro.ts';

/** What a kind of long work does to its own records when a person stops, retries or undoes it, in the same unit of change as the Lavoro. */
export interface AzioniLavoro {
  readonly stop?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<void>;
  /** @returns the parameters of the next attempt, narrowed to what is left */
  readonly retry?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<Readonly<Record<string, unknown>>>;
  readonly undo?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<void>;
}
