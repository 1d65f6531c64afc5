import type { StateMachineDefinition } from '#lib/workflows/asl.ts';
import { executionArn, stateMachineArn } from '../arn.ts';
import { executionEnded, historyLimit, type EventDraft, type HistoryEvent } from '../history.ts';
import type { Change, Journal } from '../journal.ts';
import { idOf, keys, type ExecutionRecord, type FrameRecord } from '../records.ts';
import { Interrupted } from '../state-error.ts';
import type { Invoke } from './lambda.ts';

/** What executions share. */
export interface Surroundings {
  readonly journal: Journal;
  readonly invoke: Invoke;
  /** True where the end may become durable with a later write. */
  readonly late?: boolean;
}

/** Where a running execution stood when the engine last let go of it. */
export interface Progress {
  readonly frames: ReadonlyMap<string, FrameRecord>;
  readonly lastEvent: number;
}

export type End = Pick<ExecutionRecord, 'status' | 'output' | 'error' | 'cause'>;

/**
 * One execution while it runs: its record, the frames of its scopes, its history. It alone writes about itself, each step in one atomic
 * write, and nothing after its end.
 */
export class Execution {
  readonly id: string;
  readonly definition: StateMachineDefinition;
  readonly surroundings: Surroundings;
  readonly frames: Map<string, FrameRecord>;
  /** `$states.context` without the part that changes from state to state. */
  readonly context: Readonly<Record<string, unknown>>;
  #record: ExecutionRecord;
  #lastEvent: number;
  #finishing: Promise<void> | undefined;
  readonly #ended = new AbortController();
  readonly #resting = new AbortController();

  constructor(
    surroundings: Surroundings,
    record: ExecutionRecord,
    definition: StateMachineDefinition,
    progress: Progress,
  ) {
    this.id = idOf(record);
    this.definition = definition;
    this.surroundings = surroundings;
    this.frames = new Map(progress.frames);
    this.#record = record;
    this.#lastEvent = progress.lastEvent;
    this.context = {
      Execution: {
        Id: executionArn(record.machine, record.name),
        Input: JSON.parse(record.input),
        Name: record.name,
        RoleArn: record.roleArn,
        StartTime: new Date(record.startDate).toISOString(),
        RedriveCount: 0,
      },
      StateMachine: { Id: stateMachineArn(record.machine), Name: record.machine },
    };
  }

  get record(): ExecutionRecord {
    return this.#record;
  }

  /** Fires when the execution has ended, whatever the way, or is left for the next start. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Fires when no further step may begin: what is under way is still written. */
  get resting(): AbortSignal {
    return this.#resting.signal;
  }

  /**
   * Moves a scope on: its new frame and the events that tell it, in one write; `forget` drops the frames whose path begins so.
   * @throws Interrupted, JournalFailure
   */
  async move(
    path: string,
    frame: FrameRecord,
    events: readonly EventDraft[],
    after: number,
    forget?: string,
  ): Promise<FrameRecord> {
    const { changes, last } = await this.#history(events, after);
    const placed: FrameRecord = frame.kind === 'open' ? { ...frame, lastEvent: last } : frame;
    const dropped = forget === undefined ? [] : this.#drop((known) => known.startsWith(forget));
    this.frames.set(path, placed);
    await this.surroundings.journal.write([
      ...changes,
      ...dropped,
      { type: 'put', key: keys.frame(this.id, path), value: placed },
    ]);
    return placed;
  }

  /** Ends the execution: the first end counts, whoever asks later waits for that one to be written. @throws JournalFailure */
  finish(end: End): Promise<void> {
    this.#finishing ??= this.#finish(end);
    return this.#finishing;
  }

  /** Begins no further step: the next start of the engine takes it up from there. */
  rest(): void {
    this.#resting.abort();
  }

  /** Stops working on it without ending it: the next start of the engine takes it up again. */
  abandon(): void {
    this.#resting.abort();
    this.#ended.abort();
  }

  async #finish(end: End): Promise<void> {
    this.abandon();
    const record = { ...this.#record, ...end, stopDate: Date.now() };
    const told = this.#place(executionEnded(end.status, end), this.#lastEvent);
    const changes: Change[] = [
      { type: 'put', key: keys.execution(this.id), value: record },
      { type: 'del', key: keys.running(this.id) },
      ...this.#drop(() => true),
    ];
    await this.surroundings.journal.write([told, ...changes], this.surroundings.late !== true);
    this.#record = record;
  }

  #drop(chosen: (path: string) => boolean): Change[] {
    const paths = [...this.frames.keys()].filter(chosen);
    for (const path of paths) this.frames.delete(path);
    return paths.map((path) => ({ type: 'del', key: keys.frame(this.id, path) }));
  }

  async #history(events: readonly EventDraft[], after: number): Promise<{ changes: Change[]; last: number }> {
    if (this.ended.aborted) throw new Interrupted('the execution has ended');
    if (this.#lastEvent + events.length >= historyLimit) {
      const cause = `The execution reached the maximum number of history events (${historyLimit}).`;
      await this.finish({ status: 'FAILED', error: 'States.Runtime', cause });
      throw new Interrupted(cause);
    }
    let last = after;
    const changes = events.map((event) => {
      const change = this.#place(event, last);
      last = this.#lastEvent;
      return change;
    });
    return { changes, last };
  }

  #place(draft: EventDraft, previousEventId: number): Change {
    this.#lastEvent += 1;
    const event: HistoryEvent = { ...draft, id: this.#lastEvent, previousEventId, timestamp: Date.now() / 1000 };
    return { type: 'put', key: keys.event(this.id, event.id), value: event };
  }
}
