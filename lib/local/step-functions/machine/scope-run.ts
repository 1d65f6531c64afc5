import type { Scope } from '#lib/workflows/asl.ts';
import type { EventDraft } from '../history.ts';
import type { OpenFrame } from '../records.ts';
import { Interrupted } from '../state-error.ts';
import type { Execution } from './execution.ts';
import type { Visible } from './expressions.ts';
import { sleepUntil } from './pause.ts';

/** A scope of states being run: the root of an execution, an iteration of a Map. */
export interface ScopeRun {
  readonly execution: Execution;
  /** The name of its frame: see `FrameRecord`. */
  readonly path: string;
  readonly machine: Scope;
  /** What its first state receives; asked only when it has not begun yet. */
  readonly input: () => Promise<unknown>;
  /** Variables of the scopes around it, which it can read. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Fires when it has to stop at once: its execution has ended or a sibling has failed. */
  readonly signal: AbortSignal;
  readonly iteration?: Iteration;
  /** The event after which it begins. */
  readonly after: number;
}

export interface Iteration {
  /** Name of the Map state. */
  readonly of: string;
  readonly index: number;
  readonly value: unknown;
}

/** Runs a scope to its end. @throws StateError when the scope fails, Interrupted when it has to stop */
export type RunScope = (run: ScopeRun) => Promise<unknown>;

/** What one attempt at a state works with. */
export interface Attempt {
  readonly run: ScopeRun;
  readonly frame: OpenFrame;
  readonly visible: Visible;
  /** Adds to the events that are written when the state is left. */
  readonly report: (event: EventDraft) => void;
  /** Remembers something about this attempt before going on with it; answers the id of the last event. */
  readonly keep: (
    known: Partial<Pick<OpenFrame, 'wakeAt' | 'items' | 'calledAt'>>,
    events: readonly EventDraft[],
  ) => Promise<number>;
}

/** Where the scope goes after a state: to `next`, or to its end. */
export interface Departure {
  readonly next?: string | undefined;
  readonly output: unknown;
  readonly assigned: Readonly<Record<string, unknown>>;
}

/** `$states.context` in a state. */
export const contextOf = (
  { execution, iteration }: ScopeRun,
  frame: OpenFrame,
  item = iteration,
): Record<string, unknown> => ({
  ...execution.context,
  State: { Name: frame.state, EnteredTime: new Date(frame.enteredAt).toISOString(), RetryCount: frame.attempt },
  ...(item !== undefined && { Map: { Item: { Index: item.index, Value: item.value, Source: 'STATE_DATA' } } }),
});

/** Begins the paths of the frames of everything that runs inside the current state. */
export const childrenOf = ({ path }: ScopeRun, { visit }: OpenFrame): string => `${path}/${visit}.`;

/** The scope must not begin anything more: it has to stop, or the engine closes. @throws Interrupted */
export const checkGoing = ({ signal, execution }: ScopeRun): void => {
  if (signal.aborted || execution.resting.aborted) throw new Interrupted('interrupted between two states');
};

/** Waits for an instant (ms since the epoch). @throws Interrupted as soon as the scope must not begin anything more */
export const restUntil = ({ signal, execution }: ScopeRun, instant: number): Promise<void> =>
  sleepUntil(instant, AbortSignal.any([signal, execution.resting]));
