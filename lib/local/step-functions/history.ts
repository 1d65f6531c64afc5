import type { State } from '../../workflows/asl.ts';
import { region } from './arn.ts';
import type { StateError } from './state-error.ts';

/** One event as GetExecutionHistory shows it; `timestamp` is in seconds. */
export interface HistoryEvent {
  readonly id: number;
  readonly previousEventId: number;
  readonly timestamp: number;
  readonly type: string;
  readonly [details: string]: unknown;
}

/** An event before it has its place in the history. */
export interface EventDraft {
  readonly type: string;
  readonly [details: string]: unknown;
}

/** The quota of the service; past the last but one, only an end can be written. */
export const historyLimit = 25_000;

const json = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));
const whole = { truncated: false };
const task = { resourceType: 'lambda', resource: 'invoke' };
const failed = ({ error, reason }: StateError): { error: string; cause: string } => ({ error, cause: reason });

export const executionStarted = (input: string, roleArn: string): EventDraft => ({
  type: 'ExecutionStarted',
  executionStartedEventDetails: { input, inputDetails: whole, roleArn },
});

export const stateEntered = (type: State['Type'], name: string, input: unknown): EventDraft => ({
  type: `${type}StateEntered`,
  stateEnteredEventDetails: { name, input: json(input), inputDetails: whole },
});

export const stateExited = (
  type: State['Type'],
  name: string,
  output: unknown,
  assigned: Readonly<Record<string, unknown>>,
): EventDraft => {
  const variables = Object.entries(assigned);
  const assignedVariables = Object.fromEntries(variables.map(([key, value]) => [key, json(value)]));
  return {
    type: `${type}StateExited`,
    stateExitedEventDetails: {
      name,
      output: json(output),
      outputDetails: whole,
      ...(variables.length > 0 && { assignedVariables }),
    },
  };
};

export const taskScheduled = (parameters: unknown, timeoutInSeconds: number | undefined): EventDraft => ({
  type: 'TaskScheduled',
  taskScheduledEventDetails: {
    ...task,
    region,
    parameters: json(parameters),
    ...(timeoutInSeconds !== undefined && { timeoutInSeconds }),
  },
});

export const taskStarted = (): EventDraft => ({ type: 'TaskStarted', taskStartedEventDetails: task });

export const taskSucceeded = (result: unknown): EventDraft => ({
  type: 'TaskSucceeded',
  taskSucceededEventDetails: { ...task, output: json(result), outputDetails: whole },
});

/** How the state's own work ended when it failed; states that do no work of their own leave no such event. */
export const stateFailed = (type: State['Type'], failure: StateError): EventDraft[] => {
  if (type === 'Map') return [{ type: 'MapStateFailed' }];
  if (failure.error === 'States.QueryEvaluationError')
    return [{ type: 'EvaluationFailed', evaluationFailedEventDetails: failed(failure) }];
  if (type === 'Task' && failure.error === 'States.Timeout') {
    return [{ type: 'TaskTimedOut', taskTimedOutEventDetails: { ...task, ...failed(failure) } }];
  }
  return type === 'Task' ? [{ type: 'TaskFailed', taskFailedEventDetails: { ...task, ...failed(failure) } }] : [];
};

export const mapStarted = (length: number): EventDraft => ({
  type: 'MapStateStarted',
  mapStateStartedEventDetails: { length },
});

export const iteration = (
  end: 'Started' | 'Succeeded' | 'Failed' | 'Aborted',
  name: string,
  index: number,
): EventDraft => ({
  type: `MapIteration${end}`,
  [`mapIteration${end}EventDetails`]: { name, index },
});

export const executionEnded = (
  status: string,
  end: { output?: string | undefined; error?: string | undefined; cause?: string | undefined },
): EventDraft => {
  const { output, error, cause } = end;
  const failure = { ...(error !== undefined && { error }), ...(cause !== undefined && { cause }) };
  if (status === 'SUCCEEDED')
    return { type: 'ExecutionSucceeded', executionSucceededEventDetails: { output, outputDetails: whole } };
  if (status === 'ABORTED') return { type: 'ExecutionAborted', executionAbortedEventDetails: failure };
  if (status === 'TIMED_OUT') return { type: 'ExecutionTimedOut', executionTimedOutEventDetails: failure };
  return { type: 'ExecutionFailed', executionFailedEventDetails: failure };
};
