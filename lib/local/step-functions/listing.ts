import { z } from 'zod';
import type { Engine } from './engine.ts';
import { keys, type ExecutionRecord, type ExecutionStatus } from './records.ts';
import { ServiceError } from './service-error.ts';

/** Part of a list, and the token that asks for the next part. */
interface Page<T> {
  readonly found: readonly T[];
  readonly nextToken: string | undefined;
}

/** `size` 0 or absent means the default of the service. */
interface PageRequest {
  readonly size: number | undefined;
  readonly token: string | undefined;
}

const defaultPageSize = 100;

/** A token is the key of the last item shown. */
const tokenOf = (key: string): string => Buffer.from(key).toString('base64url');

/** @throws ServiceError InvalidToken when it does not come from the same list */
const keyOf = (token: string | undefined, under: string): string | undefined => {
  if (token === undefined) return undefined;
  const key = Buffer.from(token, 'base64url').toString();
  if (key.startsWith(under)) return key;
  throw new ServiceError('InvalidToken', `Invalid Token: '${token}'`);
};

const pageOf = async <T>(items: AsyncIterable<readonly [string, T]>, size: number | undefined): Promise<Page<T>> => {
  const wanted = size === undefined || size === 0 ? defaultPageSize : size;
  const found: T[] = [];
  let last: string | undefined;
  for await (const [key, item] of items) {
    if (found.length === wanted) return { found, nextToken: last === undefined ? undefined : tokenOf(last) };
    found.push(item);
    last = key;
  }
  return { found, nextToken: undefined };
};

/** Executions of a state machine, the last started first. @throws ServiceError InvalidToken */
export const listExecutions = (
  engine: Engine,
  { machine, status, size, token }: PageRequest & { machine: string; status: ExecutionStatus | undefined },
): Promise<Page<ExecutionRecord>> => {
  const under = keys.startedOf(machine);
  const after = keyOf(token, under);
  const executions = async function* (): AsyncGenerator<[string, ExecutionRecord]> {
    for await (const [key] of engine.journal.entries({ under, after, reverse: true })) {
      const execution = await engine.getExecution(key.slice(key.lastIndexOf('/') + 1));
      if (execution !== undefined && (status === undefined || execution.status === status)) yield [key, execution];
    }
  };
  return pageOf(executions(), size);
};

const Event = z.record(z.string(), z.unknown());

/** An event without the data of the execution: inputs, outputs, parameters. */
const withoutData = (event: Record<string, unknown>): Record<string, unknown> => {
  const entries = Object.entries(event).map(([key, details]) => {
    if (typeof details !== 'object' || details === null) return [key, details];
    const kept = Object.entries(details).filter(
      ([field]) => !/^(input|output|parameters|assignedVariables)/.test(field),
    );
    return [key, Object.fromEntries(kept)];
  });
  return Object.fromEntries(entries);
};

/** Events of an execution, in order of time or backwards. @throws ServiceError InvalidToken */
export const listEvents = (
  engine: Engine,
  request: PageRequest & { execution: string; reverse: boolean | undefined; data: boolean | undefined },
): Promise<Page<Record<string, unknown>>> => {
  const { execution, reverse, data = true, size, token } = request;
  const under = keys.eventsOf(execution);
  const after = keyOf(token, under);
  const events = async function* (): AsyncGenerator<[string, Record<string, unknown>]> {
    for await (const [key, stored] of engine.journal.entries({ under, after, reverse })) {
      const event = Event.parse(stored);
      yield [key, data ? event : withoutData(event)];
    }
  };
  return pageOf(events(), size);
};
