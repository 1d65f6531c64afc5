import type { Catcher, Retrier, State } from '#lib/workflows/asl.ts';
import { StateError } from '../state-error.ts';

/** Errors that no wildcard takes in: they would only come again. */
const terminal = new Set(['States.DataLimitExceeded', 'States.Runtime']);

const matches = ({ ErrorEquals }: Pick<Retrier, 'ErrorEquals'>, { error }: StateError): boolean =>
  ErrorEquals.some((name) => {
    if (name === error) return true;
    if (terminal.has(error)) return false;
    return name === 'States.ALL' || (name === 'States.TaskFailed' && error !== 'States.Timeout');
  });

/** Milliseconds before the retry number `spent + 1` of a retrier. */
const pauseOf = (retrier: Retrier, spent: number): number => {
  const { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Infinity, JitterStrategy = 'NONE' } = retrier;
  const pause = Math.min(IntervalSeconds * BackoffRate ** spent, MaxDelaySeconds) * 1000;
  return JitterStrategy === 'FULL' ? Math.random() * pause : pause;
};

/** Another attempt: after how many milliseconds, and the retries spent so far with this one. */
export interface Retrial {
  readonly pause: number;
  readonly retries: number[];
}

/** The retry that the failure of a state deserves, given those already spent by each of its retriers; undefined when it deserves none. */
export const retrialOf = (state: State, failure: StateError, spentBefore: readonly number[]): Retrial | undefined => {
  const retriers = 'Retry' in state ? (state.Retry ?? []) : [];
  const chosen = retriers.findIndex((retrier) => matches(retrier, failure));
  const retrier = retriers[chosen];
  const spent = spentBefore[chosen] ?? 0;
  if (retrier === undefined || spent >= (retrier.MaxAttempts ?? 3)) return undefined;
  const retries = retriers.map((_, index) => (spentBefore[index] ?? 0) + (index === chosen ? 1 : 0));
  return { pause: pauseOf(retrier, spent), retries };
};

/** The catcher that takes the failure of a state, if any. */
export const catcherOf = (state: State, failure: StateError): Catcher | undefined =>
  ('Catch' in state ? (state.Catch ?? []) : []).find((catcher) => matches(catcher, failure));
