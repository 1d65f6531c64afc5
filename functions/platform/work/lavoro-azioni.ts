import type { RequestContext } from '../http/api-handler.ts';
import type { LavoroSalvato } from './lavoro.ts';

/** What a kind of long work does to its own records when a person stops, retries or undoes it, in the same unit of change as the Lavoro. */
export interface AzioniLavoro {
  readonly ferma?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<void>;
  /** @returns the parameters of the next attempt, narrowed to what is left */
  readonly riprova?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<Readonly<Record<string, unknown>>>;
  readonly annulla?: (lavoro: LavoroSalvato, context: RequestContext) => Promise<void>;
}
