import type { State } from '#lib/workflows/asl.ts';
import { iteration as iterationEvent, stateEntered, stateExited, stateFailed, type EventDraft } from '../history.ts';
import type { FrameRecord, OpenFrame } from '../records.ts';
import { checkPayload, StateError } from '../state-error.ts';
import { perform } from './perform.ts';
import { produce } from './produce.ts';
import { catcherOf, retrialOf } from './recovery.ts';
import {
  checkGoing,
  childrenOf,
  contextOf,
  restUntil,
  type Attempt,
  type Departure,
  type ScopeRun,
} from './scope-run.ts';

const stateOf = ({ machine }: ScopeRun, name: string): State => {
  const state = machine.States[name];
  if (state === undefined) throw new StateError('States.Runtime', `The state '${name}' does not exist.`);
  return state;
};

/** The frame of a scope that arrives at a state. */
const arriving = (state: string, visit: number, input: unknown, variables: OpenFrame['variables']): OpenFrame => ({
  kind: 'open',
  state,
  visit,
  attempt: 0,
  retries: [],
  input,
  variables,
  enteredAt: Date.now(),
  lastEvent: 0,
});

const begin = async (run: ScopeRun): Promise<FrameRecord> => {
  const { iteration, machine, execution, path, after } = run;
  checkGoing(run);
  const input = await run.input();
  const started = iteration === undefined ? [] : [iterationEvent('Started', iteration.of, iteration.index)];
  const entered = stateEntered(stateOf(run, machine.StartAt).Type, machine.StartAt, input);
  return execution.move(path, arriving(machine.StartAt, 0, input, {}), [...started, entered], after);
};

/** Moves the scope past a state, in one write: what the state told, its exit, the entry into the next one or the end of the scope. */
const leave = async (
  run: ScopeRun,
  frame: OpenFrame,
  state: State,
  told: EventDraft[],
  departure: Departure,
): Promise<FrameRecord> => {
  const { execution, path, iteration } = run;
  const { next, output, assigned } = departure;
  checkPayload(output, `The output of the state '${frame.state}'`);
  checkPayload(assigned, `The variables assigned by the state '${frame.state}'`);
  const events = [...told, stateExited(state.Type, frame.state, output, assigned)];
  const forget = childrenOf(run, frame);
  if (next === undefined) {
    if (iteration !== undefined) events.push(iterationEvent('Succeeded', iteration.of, iteration.index));
    return execution.move(path, { kind: 'done', output }, events, frame.lastEvent, forget);
  }
  events.push(stateEntered(stateOf(run, next).Type, next, output));
  const arrived = arriving(next, frame.visit + 1, output, { ...frame.variables, ...assigned });
  return execution.move(path, arrived, events, frame.lastEvent, forget);
};

const fail = (
  run: ScopeRun,
  frame: OpenFrame,
  told: readonly EventDraft[],
  failure: StateError,
): Promise<FrameRecord> => {
  const { execution, path, iteration } = run;
  const events = iteration === undefined ? told : [...told, iterationEvent('Failed', iteration.of, iteration.index)];
  const failed: FrameRecord = { kind: 'failed', error: failure.error, cause: failure.reason };
  return execution.move(path, failed, events, frame.lastEvent, childrenOf(run, frame));
};

/** Retry first, then Catch, else the scope fails. */
const recover = async (
  run: ScopeRun,
  attempt: Attempt,
  state: State,
  told: EventDraft[],
  failure: StateError,
): Promise<FrameRecord> => {
  const { frame, visible } = attempt;
  const events = [...told, ...stateFailed(state.Type, failure)];
  const retrial = retrialOf(state, failure, frame.retries);
  if (retrial !== undefined) {
    const { kind, state: name, visit, input, variables, enteredAt, lastEvent } = frame;
    const again = {
      kind,
      state: name,
      visit,
      input,
      variables,
      enteredAt,
      lastEvent,
      attempt: frame.attempt + 1,
      retries: retrial.retries,
    };
    const waiting: FrameRecord = { ...again, wakeAt: Date.now() + retrial.pause };
    return run.execution.move(run.path, waiting, events, lastEvent, childrenOf(run, frame));
  }
  const catcher = catcherOf(state, failure);
  if (catcher === undefined) return fail(run, frame, events, failure);
  const errorOutput = { Error: failure.error, Cause: failure.reason };
  const produced = await produce(catcher, { ...visible, states: { ...visible.states, errorOutput } }, errorOutput);
  return leave(run, frame, state, events, { ...produced, next: catcher.Next });
};

const attemptAt = (run: ScopeRun, at: OpenFrame, told: EventDraft[]): Attempt => {
  let frame = at;
  return {
    run,
    visible: {
      states: { input: at.input, context: contextOf(run, at) },
      variables: { ...run.variables, ...at.variables },
    },
    report: (event) => told.push(event),
    get frame() {
      return frame;
    },
    keep: async (known, events) => {
      const kept = await run.execution.move(run.path, { ...frame, ...known }, events, frame.lastEvent);
      if (kept.kind === 'open') frame = kept;
      return frame.lastEvent;
    },
  };
};

/** One attempt at the state where the scope stands; answers where it stands afterwards. */
const step = async (run: ScopeRun, frame: OpenFrame): Promise<FrameRecord> => {
  checkGoing(run);
  if (frame.wakeAt !== undefined) await restUntil(run, frame.wakeAt);
  const state = stateOf(run, frame.state);
  const told: EventDraft[] = [];
  const attempt = attemptAt(run, frame, told);
  try {
    const departure = await perform(state, attempt, runScope);
    return await leave(run, attempt.frame, state, told, departure);
  } catch (thrown) {
    if (!(thrown instanceof StateError)) throw thrown;
    return recover(run, attempt, state, told, thrown).catch((again: unknown) => {
      if (!(again instanceof StateError)) throw again;
      return fail(run, attempt.frame, [...told, ...stateFailed(state.Type, again)], again);
    });
  }
};

/**
 * Runs a scope from where its frame says, or from its first state, to its end, and answers its output.
 * @throws StateError when it fails, Interrupted when it has to stop, JournalFailure when nothing can be written
 */
export const runScope = async (run: ScopeRun): Promise<unknown> => {
  let frame = run.execution.frames.get(run.path) ?? (await begin(run));
  while (frame.kind === 'open') frame = await step(run, frame);
  if (frame.kind === 'failed') throw new StateError(frame.error, frame.cause);
  return frame.output;
};
