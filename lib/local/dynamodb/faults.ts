import { inConflictWithAnother, throttled, throughputExceeded } from './model/service-error.ts';
import { makeLateIndexes, type LateIndexes } from './storage/late-indexes.ts';

/** What can go wrong on the real service and would otherwise never be seen on one machine. Rates go from 0 to 1. */
export interface FaultMode {
  /** Global secondary indexes show a write only after so many milliseconds. */
  indexDelayMs?: number;
  /** Share of transactions cancelled because of a conflict that nobody caused. */
  conflictRate?: number;
  /** Share of requests refused for want of capacity; batches lose the share of their elements instead. */
  throttleRate?: number;
  /** Share of requests carried out and then left without an answer. */
  appliedButTimedOutRate?: number;
  /** Same seed, same requests in the same order: same faults. */
  seed: number;
}

export interface Faults {
  readonly lateIndexes: LateIndexes | undefined;
  /** @throws ServiceError TransactionCanceledException, one of its actions in conflict */
  cancelTransaction(actions: number): void;
  /** @throws ServiceError ProvisionedThroughputExceededException or ThrottlingException */
  throttle(): void;
  /** Whether one element of a batch is to be handed back unprocessed. */
  postpones(): boolean;
  /** Whether the connection is to be dropped instead of answered. */
  losesAnswer(): boolean;
}

/** mulberry32: a small generator of numbers in [0, 1), the same for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function makeFaults(mode: FaultMode): Faults {
  const random = makeRandom(mode.seed);
  const happens = (rate = 0): boolean => rate > 0 && random() < rate;
  return {
    lateIndexes: mode.indexDelayMs === undefined ? undefined : makeLateIndexes(mode.indexDelayMs),

    cancelTransaction(actions) {
      if (!happens(mode.conflictRate)) return;
      const inConflict = Math.floor(random() * actions);
      throw inConflictWithAnother(Array.from({ length: actions }, (_, position) => position === inConflict));
    },

    throttle() {
      if (happens(mode.throttleRate)) throw random() < 0.5 ? throughputExceeded() : throttled();
    },

    postpones: () => happens(mode.throttleRate),
    losesAnswer: () => happens(mode.appliedButTimedOutRate),
  };
}
