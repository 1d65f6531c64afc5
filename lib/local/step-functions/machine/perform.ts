import type { ChoiceState, FailState, State, TaskState } from '#lib/workflows/asl.ts';
import { functionNameOf } from '../arn.ts';
import { taskScheduled, taskStarted, taskSucceeded } from '../history.ts';
import { checkPayload, StateError } from '../state-error.ts';
import { performMap } from './children.ts';
import { evaluate, evaluateNumber, evaluateText } from './expressions.ts';
import { sleepUntil, unlessInterrupted } from './pause.ts';
import { produce } from './produce.ts';
import type { Attempt, Departure, RunScope } from './scope-run.ts';

/** The end of waiting: `work`, or States.Timeout after so many seconds. */
const withinSeconds = async <T>(seconds: number | undefined, work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const over = new AbortController();
  const late = async (limit: number): Promise<never> => {
    await sleepUntil(Date.now() + limit * 1000, over.signal);
    throw new StateError('States.Timeout', `The task did not answer within ${limit} seconds.`);
  };
  try {
    return await unlessInterrupted(seconds === undefined ? work : Promise.race([work, late(seconds)]), signal);
  } finally {
    over.abort();
  }
};

/** A call under which the process died this many times is not made again: it would only kill the next one. */
const MAX_DEATHS = 2;

/** @throws StateError that no retrier takes */
const checkDeaths = ({ state, deaths = 0 }: Attempt['frame']): void => {
  if (deaths >= MAX_DEATHS)
    throw new StateError('Process.Died', `The process died ${deaths} times while the task '${state}' was under way.`);
};

const performTask = async (state: TaskState, { run, frame, visible, report, keep }: Attempt): Promise<Departure> => {
  const functionName = await evaluateText(state.Arguments.FunctionName, 'Arguments/FunctionName', visible);
  const payload = await evaluate(state.Arguments.Payload ?? {}, 'Arguments/Payload', visible);
  checkPayload(payload, `The input of the task '${frame.state}'`);
  const seconds =
    state.TimeoutSeconds === undefined
      ? undefined
      : await evaluateNumber(state.TimeoutSeconds, 'TimeoutSeconds', visible);
  checkDeaths(frame);
  await keep({ calledAt: Date.now() }, [
    taskScheduled({ FunctionName: functionName, Payload: payload }, seconds),
    taskStarted(),
  ]);
  const answer = run.execution.surroundings.invoke(functionNameOf(functionName), payload);
  const result = {
    ExecutedVersion: '$LATEST',
    Payload: await withinSeconds(seconds, answer, run.signal),
    StatusCode: 200,
  };
  checkPayload(result, `The state/task '${frame.state}' returned a result whose size`);
  report(taskSucceeded(result));
  const produced = await produce(state, { ...visible, states: { ...visible.states, result } }, result);
  return { ...produced, next: state.Next };
};

const performChoice = async (state: ChoiceState, { frame, visible }: Attempt): Promise<Departure> => {
  for (const [index, choice] of state.Choices.entries()) {
    const chosen = await evaluate(choice.Condition, `Choices[${index}]/Condition`, visible);
    if (typeof chosen !== 'boolean') {
      throw new StateError(
        'States.QueryEvaluationError',
        `The field 'Choices[${index}]/Condition' returned something else than a boolean.`,
      );
    }
    if (chosen) return { ...(await produce(choice, visible, frame.input)), next: choice.Next };
  }
  if (state.Default === undefined) {
    throw new StateError(
      'States.NoChoiceMatched',
      `No choice of the state '${frame.state}' matched, and it has no default.`,
    );
  }
  return { ...(await produce(state, visible, frame.input)), next: state.Default };
};

const performFail = async (state: FailState, { visible }: Attempt): Promise<never> => {
  const error = await evaluateText(state.Error ?? '', 'Error', visible);
  throw new StateError(error, await evaluateText(state.Cause ?? '', 'Cause', visible));
};

/**
 * Does what one attempt at a state has to do.
 * @throws StateError for Retry and Catch, Interrupted when the scope has to stop
 */
export const perform = async (state: State, attempt: Attempt, runScope: RunScope): Promise<Departure> => {
  switch (state.Type) {
    case 'Task':
      return performTask(state, attempt);
    case 'Choice':
      return performChoice(state, attempt);
    case 'Fail':
      return performFail(state, attempt);
    case 'Map':
      return performMap(state, attempt, runScope);
  }
};
