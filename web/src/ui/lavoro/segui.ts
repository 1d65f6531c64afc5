import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Route } from '#shared/contracts/route.ts';

/** The effects of a followed work that ends. */
export interface OpzioniLavoro {
  /** Read routes whose cached answers the work makes old. */
  readonly stale?: readonly Route[];
  readonly onFinito?: (lavoro: Lavoro) => void;
}

/** Follows a work in the bar of messages. */
export type Segui = (lavoro: Pick<Lavoro, 'uid'>, opzioni?: OpzioniLavoro) => void;
