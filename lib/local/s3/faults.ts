/** How badly the engine behaves on purpose, so that what runs here also survives the service. Rates from 0 to 1. */
export interface S3Faults {
  /** Requests refused with SlowDown before anything is done. */
  readonly throttleRate?: number;
  /** Writes that are done but whose answer never arrives: the connection breaks. */
  readonly appliedButTimedOutRate?: number;
  /** The same seed and the same requests give the same faults. */
  readonly seed: number;
}

export interface FaultPlan {
  throttles(): boolean;
  losesAnswer(): boolean;
}

/** Mulberry32: a small generator that gives the same numbers from 0 to 1 for the same seed. */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const faultPlan = (faults: S3Faults | undefined): FaultPlan => {
  const random = randomNumbers(faults?.seed ?? 0);
  return {
    throttles: () => random() < (faults?.throttleRate ?? 0),
    losesAnswer: () => random() < (faults?.appliedButTimedOutRate ?? 0),
  };
};
