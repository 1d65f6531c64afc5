import { mapConcurrencyLimit, type MapState, type Scope } from '#lib/workflows/asl.ts';
import { iteration as iterationEvent, mapStarted } from '../history.ts';
import { checkPayload, StateError } from '../state-error.ts';
import { evaluate } from './expressions.ts';
import { produce } from './produce.ts';
import { childrenOf, contextOf, type Attempt, type Departure, type Iteration, type RunScope } from './scope-run.ts';

/** One of the scopes that run inside a state. */
interface Child {
  readonly machine: Scope;
  readonly input: () => Promise<unknown>;
  readonly iteration?: Iteration;
}

/**
 * Runs the children of a state, at most `limit` at once, and answers their outputs in order. The first that fails stops the others.
 * Children that ended before a crash answer from their frames.
 */
const runChildren = async (
  children: readonly Child[],
  limit: number,
  attempt: Attempt,
  after: number,
  runScope: RunScope,
): Promise<unknown[]> => {
  const { run, frame, visible } = attempt;
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  const outputs: unknown[] = new Array(children.length);
  const pending = children.entries();
  const work = async (): Promise<void> => {
    for (const [index, child] of pending) {
      const path = `${childrenOf(run, frame)}${frame.attempt}.${index}`;
      outputs[index] = await runScope({
        ...child,
        execution: run.execution,
        path,
        variables: visible.variables,
        signal,
        after,
      });
    }
  };
  const workers = Array.from({ length: Math.min(limit, children.length) }, work);
  try {
    await Promise.all(workers);
    return outputs;
  } catch (thrown) {
    failed.abort();
    await Promise.allSettled(workers);
    throw thrown;
  }
};

/** Tells which iterations were cut short by the failure of another one. */
const reportAborted = ({ run, frame, report }: Attempt, count: number): void => {
  for (let index = 0; index < count; index += 1) {
    const child = run.execution.frames.get(`${childrenOf(run, frame)}${frame.attempt}.${index}`);
    if (child?.kind === 'open') report(iterationEvent('Aborted', frame.state, index));
  }
};

const itemsOf = async (state: MapState, { frame, visible }: Attempt): Promise<unknown[]> => {
  const items = state.Items === undefined ? frame.input : await evaluate(state.Items, 'Items', visible);
  if (Array.isArray(items)) return items;
  throw new StateError(
    'States.QueryEvaluationError',
    `The field 'Items' of the state '${frame.state}' is not an array.`,
  );
};

export const performMap = async (state: MapState, attempt: Attempt, runScope: RunScope): Promise<Departure> => {
  const { run, frame, visible, report, keep } = attempt;
  const items = frame.items ?? (await itemsOf(state, attempt));
  const after = frame.items === undefined ? await keep({ items }, [mapStarted(items.length)]) : frame.lastEvent;
  const children = items.map((value, index): Child => {
    const iteration = { of: frame.state, index, value };
    const states = { ...visible.states, context: contextOf(run, frame, iteration) };
    const input = (): Promise<unknown> =>
      state.ItemSelector === undefined
        ? Promise.resolve(value)
        : evaluate(state.ItemSelector, 'ItemSelector', { ...visible, states });
    return { machine: state.ItemProcessor, input, iteration };
  });
  const running = runChildren(children, state.MaxConcurrency ?? mapConcurrencyLimit, attempt, after, runScope);
  const result = await running.catch((thrown: unknown) => {
    if (thrown instanceof StateError) reportAborted(attempt, items.length);
    throw thrown;
  });
  checkPayload(result, `The result of the state '${frame.state}'`);
  report({ type: 'MapStateSucceeded' });
  return { ...(await produce(state, { ...visible, states: { ...visible.states, result } }, result)), next: state.Next };
};
