import { z } from 'zod';

/**
 * What the journal holds, by key (an execution is `<machine>:<name>`, names have neither `/` nor `:`):
 *
 *     version                              format of the folder
 *     machine/<machine>                    StateMachineRecord
 *     definition/<revision>                text of a definition: a running execution keeps the one it started with
 *     execution/<execution>                ExecutionRecord
 *     running/<execution>                  present until the execution ends
 *     started/<machine>/<ms>/<execution>   executions in order of start
 *     event/<execution>/<id>               HistoryEvent
 *     frame/<execution>/<path>             FrameRecord, until the execution ends
 */
export const keys = {
  machine: (machine: string) => `machine/${machine}`,
  definition: (revision: string) => `definition/${revision}`,
  execution: (execution: string) => `execution/${execution}`,
  executions: 'execution/',
  running: (execution: string) => `running/${execution}`,
  allRunning: 'running/',
  started: ({ machine, name, startDate }: ExecutionRecord) =>
    `started/${machine}/${String(startDate).padStart(15, '0')}/${machine}:${name}`,
  startedOf: (machine: string) => `started/${machine}/`,
  event: (execution: string, id: number) => `event/${execution}/${String(id).padStart(5, '0')}`,
  eventsOf: (execution: string) => `event/${execution}/`,
  frame: (execution: string, path: string) => `frame/${execution}/${path}`,
  framesOf: (execution: string) => `frame/${execution}/`,
} as const;

export const StateMachineRecord = z.object({
  name: z.string(),
  roleArn: z.string(),
  revision: z.string(),
  creationDate: z.number(),
});
export type StateMachineRecord = z.infer<typeof StateMachineRecord>;

export const ExecutionStatus = z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED', 'PENDING_REDRIVE']);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;

/** Dates in milliseconds since the epoch; `input` and `output` are JSON text, as they travel. */
export const ExecutionRecord = z.object({
  machine: z.string(),
  name: z.string(),
  roleArn: z.string(),
  revision: z.string(),
  input: z.string(),
  startDate: z.number(),
  status: ExecutionStatus,
  stopDate: z.number().exactOptional(),
  output: z.string().exactOptional(),
  error: z.string().exactOptional(),
  cause: z.string().exactOptional(),
});
export type ExecutionRecord = z.infer<typeof ExecutionRecord>;

/** `<machine>:<name>`: how an execution is called in the journal. */
export const idOf = ({ machine, name }: { machine: string; name: string }): string => `${machine}:${name}`;

/**
 * Where a scope of states has got to: the root of an execution (path `r`), an iteration of a Map (its parent's
 * path, then `/<visit>.<attempt>.<index>`). It moves on in the same write as the events that tell it, so a crash finds
 * a scope either before or after a step, never between.
 */
export const OpenFrame = z.object({
  kind: z.literal('open'),
  state: z.string(),
  /** How many states the scope went through before this one. */
  visit: z.number(),
  /** How many times the state was tried and failed, and how many of them each of its retriers took. */
  attempt: z.number(),
  retries: z.array(z.number()),
  input: z.unknown(),
  variables: z.record(z.string(), z.unknown()),
  enteredAt: z.number(),
  /** The instant the next attempt begins. */
  wakeAt: z.number().exactOptional(),
  /** When the function of a Task was called, while its answer is waited for. */
  calledAt: z.number().exactOptional(),
  /** How many times the process died under that call. */
  deaths: z.number().exactOptional(),
  /** The work items of a Map whose iterations have begun. */
  items: z.array(z.unknown()).exactOptional(),
  lastEvent: z.number(),
});
export type OpenFrame = z.infer<typeof OpenFrame>;

export const FrameRecord = z.discriminatedUnion('kind', [
  OpenFrame,
  z.object({ kind: z.literal('done'), output: z.unknown() }),
  z.object({ kind: z.literal('failed'), error: z.string(), cause: z.string() }),
]);
export type FrameRecord = z.infer<typeof FrameRecord>;
