import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StateMachineDefinition } from '../../workflows/asl.ts';
import { executionArn } from './arn.ts';
import { executionStarted } from './history.ts';
import { JournalFailure, type Change, type Journal } from './journal.ts';
import { Execution, type Surroundings } from './machine/execution.ts';
import { sleepUntil } from './machine/pause.ts';
import { runScope } from './machine/run-scope.ts';
import type { Pulse } from './pulse.ts';
import { ExecutionRecord, FrameRecord, idOf, keys, StateMachineRecord } from './records.ts';
import { ServiceError } from './service-error.ts';
import { Interrupted, StateError } from './state-error.ts';

/** As long as the service shows an execution that has ended. */
const retentionMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** How long closing waits for the tasks under way: those that take longer are called again at the next start. */
const closingPatienceMilliseconds = 5_000;

/** The same text is the same revision, whatever state machine it belongs to. */
const revisionOf = (definition: string): string => createHash('sha256').update(definition).digest('hex').slice(0, 32);

/** A call that the process did not survive, and long enough that chance is not the likely reason. */
const withDeath = (frame: FrameRecord, pulse: Pulse): FrameRecord =>
  frame.kind === 'open' && frame.calledAt !== undefined && pulse.diedAfter(frame.calledAt)
    ? { ...frame, deaths: (frame.deaths ?? 0) + 1 }
    : frame;

interface Asked {
  readonly name: string;
  readonly input: string;
  /** True of an execution whose beginning and end may become durable with a later write. */
  readonly late?: boolean;
}

interface Live {
  readonly execution: Execution;
  /** Resolves once the start is on disk. */
  readonly accepted: Promise<void>;
  /** Set once the execution is being worked on; never rejects. */
  work?: Promise<void>;
}

/** State machines and executions over one journal. Executions that had not ended when it was opened wait for `resume`. */
export class Engine {
  readonly #surroundings: Surroundings;
  readonly #live = new Map<string, Live>();
  #registrations: Promise<unknown> = Promise.resolve();
  readonly #checked: ReadonlySet<string>;
  #closing = false;

  private constructor(surroundings: Surroundings, checked: ReadonlySet<string>) {
    this.#surroundings = surroundings;
    this.#checked = checked;
  }

  get journal(): Journal {
    return this.#surroundings.journal;
  }

  /** `pulse` tells how the process that worked in the folder before ended; `checked` are definitions that need no check. */
  static async open(surroundings: Surroundings, pulse: Pulse, checked: ReadonlySet<string>): Promise<Engine> {
    const engine = new Engine(surroundings, checked);
    await engine.#forgetOld();
    await engine.#loadRunning(pulse);
    return engine;
  }

  /** @returns the state machine of that name, undefined when there is none */
  async getMachine(name: string): Promise<StateMachineRecord | undefined> {
    const stored = await this.journal.get(keys.machine(name));
    return stored === undefined ? undefined : StateMachineRecord.parse(stored);
  }

  async saveMachine(machine: Omit<StateMachineRecord, 'revision'>, definition: string): Promise<StateMachineRecord> {
    const revision = revisionOf(definition);
    const saved = { ...machine, revision };
    const changes: Change[] = [
      { type: 'put', key: keys.definition(revision), value: definition },
      { type: 'put', key: keys.machine(machine.name), value: saved },
    ];
    await this.journal.write(changes, true);
    return saved;
  }

  /** A stored definition has been checked. */
  async knowsDefinition(definition: string): Promise<boolean> {
    return (
      this.#checked.has(definition) || (await this.journal.get(keys.definition(revisionOf(definition)))) !== undefined
    );
  }

  async loadDefinitionText(revision: string): Promise<string> {
    return z.string().parse(await this.journal.get(keys.definition(revision)));
  }

  /** @returns the execution of that id, running or ended, undefined when there is none */
  async getExecution(id: string): Promise<ExecutionRecord | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) return live.execution.record;
    const stored = await this.journal.get(keys.execution(id));
    return stored === undefined ? undefined : ExecutionRecord.parse(stored);
  }

  /**
   * Starts an execution and answers its record once it cannot be lost; the same name and input while it runs is the same execution.
   * @throws ServiceError ExecutionAlreadyExists
   */
  async start(machine: StateMachineRecord, asked: Asked): Promise<ExecutionRecord> {
    // one registration at a time: of many equal starts, one creates the execution and the others find it
    const registration = this.#registrations.then(() => this.#register(machine, asked));
    this.#registrations = registration.catch(() => undefined);
    const live = await registration;
    await live.accepted;
    this.#work(live);
    return live.execution.record;
  }

  /** Ends a running execution as ABORTED; one that has ended is left as it is. */
  async stop(id: string, error: string | undefined, cause: string | undefined): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined) return;
    await live.accepted;
    await live.execution.finish({
      status: 'ABORTED',
      ...(error !== undefined && { error }),
      ...(cause !== undefined && { cause }),
    });
    this.#live.delete(id);
  }

  /** Takes up every execution that had not ended when the journal was opened. */
  resume(): void {
    for (const live of this.#live.values()) this.#work(live);
  }

  /** Begins no further step, waits for what is under way, leaves the rest for the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    const live = [...this.#live.values()];
    for (const { execution } of live) execution.rest();
    const working = Promise.all(live.map(({ work }) => work));
    const patience = new AbortController();
    const impatient = sleepUntil(Date.now() + closingPatienceMilliseconds, patience.signal).catch(() => undefined);
    await Promise.race([working, impatient]);
    patience.abort();
    for (const { execution } of live) execution.abandon();
    await working;
  }

  async #register(
    { name: machine, roleArn, revision }: StateMachineRecord,
    { name, input, late = false }: Asked,
  ): Promise<Live> {
    const id = idOf({ machine, name });
    const definition = StateMachineDefinition.parse(JSON.parse(await this.loadDefinitionText(revision)));
    const ended = await this.journal.get(keys.execution(id));
    const already = this.#live.get(id);
    if (already?.execution.record.input === input) return already;
    if (already !== undefined || ended !== undefined) {
      throw new ServiceError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn(machine, name)}'`);
    }
    const record: ExecutionRecord = {
      machine,
      name,
      roleArn,
      revision,
      input,
      startDate: Date.now(),
      status: 'RUNNING',
    };
    const surroundings = { ...this.#surroundings, late };
    const execution = new Execution(surroundings, record, definition, { frames: new Map(), lastEvent: 1 });
    const live: Live = { execution, accepted: this.#accept(record, late) };
    this.#live.set(id, live);
    return live;
  }

  /** Writes the beginning of an execution. */
  async #accept(record: ExecutionRecord, late: boolean): Promise<void> {
    const id = idOf(record);
    const event = {
      ...executionStarted(record.input, record.roleArn),
      id: 1,
      previousEventId: 0,
      timestamp: record.startDate / 1000,
    };
    const changes: Change[] = [
      { type: 'put', key: keys.execution(id), value: record },
      { type: 'put', key: keys.running(id), value: true },
      { type: 'put', key: keys.started(record), value: true },
      { type: 'put', key: keys.event(id, 1), value: event },
    ];
    try {
      await this.journal.write(changes, !late);
    } catch (thrown) {
      this.#live.delete(id);
      throw thrown;
    }
  }

  #work(live: Live): void {
    if (this.#closing) return;
    live.work ??= this.#run(live.execution);
  }

  /** Runs an execution to its end, or until it is told to rest. */
  async #run(execution: Execution): Promise<void> {
    const { definition, record, id } = execution;
    const root = { execution, path: 'r', machine: definition, variables: {}, signal: execution.ended, after: 1 };
    const input = (): Promise<unknown> => Promise.resolve(JSON.parse(record.input));
    const clock = this.#limitTime(execution);
    try {
      const output = await runScope({ ...root, input });
      await execution.finish({ status: 'SUCCEEDED', output: JSON.stringify(output) });
    } catch (thrown) {
      await this.#endBadly(execution, thrown);
    }
    await clock;
    if (execution.record.status !== 'RUNNING') this.#live.delete(id);
  }

  async #endBadly(execution: Execution, thrown: unknown): Promise<void> {
    if (thrown instanceof Interrupted) return;
    const { error, reason } = thrown instanceof StateError ? thrown : new StateError('States.Runtime', String(thrown));
    try {
      if (thrown instanceof JournalFailure) throw thrown;
      await execution.finish({ status: 'FAILED', error, cause: reason });
    } catch (failure) {
      execution.abandon();
      const { machine, name } = execution.record;
      console.error(
        `Il lavoro «${name}» (${machine}) è fermo perché il disco non si scrive: riprende al prossimo avvio.`,
        failure,
      );
    }
  }

  /** The time the definition gives to a whole execution, counted from its start, restarts included. */
  async #limitTime(execution: Execution): Promise<void> {
    const seconds = execution.definition.TimeoutSeconds;
    if (seconds === undefined) return;
    try {
      await sleepUntil(execution.record.startDate + seconds * 1000, execution.resting);
      await execution.finish({ status: 'TIMED_OUT' });
    } catch (thrown) {
      await this.#endBadly(execution, thrown);
    }
  }

  async #loadRunning(pulse: Pulse): Promise<void> {
    const { journal } = this;
    for await (const [key] of journal.entries({ under: keys.allRunning })) {
      const id = key.slice(keys.allRunning.length);
      const record = ExecutionRecord.parse(await journal.get(keys.execution(id)));
      const definition = StateMachineDefinition.parse(JSON.parse(await this.loadDefinitionText(record.revision)));
      const frames = new Map<string, FrameRecord>();
      for await (const [path, frame] of journal.entries({ under: keys.framesOf(id) })) {
        const found = FrameRecord.parse(frame);
        const counted = withDeath(found, pulse);
        if (counted !== found) await journal.write([{ type: 'put', key: path, value: counted }], true);
        frames.set(path.slice(keys.framesOf(id).length), counted);
      }
      let lastEvent = 1;
      for await (const [event] of journal.entries({ under: keys.eventsOf(id), reverse: true })) {
        lastEvent = Number(event.slice(keys.eventsOf(id).length));
        break;
      }
      const execution = new Execution(this.#surroundings, record, definition, { frames, lastEvent });
      this.#live.set(id, { execution, accepted: Promise.resolve() });
    }
  }

  async #forgetOld(): Promise<void> {
    const { journal } = this;
    for await (const [key, value] of journal.entries({ under: keys.executions })) {
      const record = ExecutionRecord.parse(value);
      if (record.stopDate === undefined || record.stopDate > Date.now() - retentionMilliseconds) continue;
      const gone = [key, keys.started(record)];
      for await (const [event] of journal.entries({ under: keys.eventsOf(idOf(record)) })) gone.push(event);
      await journal.write(gone.map((old) => ({ type: 'del', key: old })));
    }
  }
}
