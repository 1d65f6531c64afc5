import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  SFNClient,
  StartExecutionCommand,
  type DescribeExecutionOutput,
  type HistoryEvent,
} from '@aws-sdk/client-sfn';
import { startStepFunctions, type StepFunctions, type StepFunctionsOptions } from '#lib/local/step-functions/server.ts';
import type { StateMachineDefinition } from '#lib/workflows/asl.ts';

export const roleArn = 'arn:aws:iam::000000000000:role/prova';

/** A client of the engine at a port, as the product's own code makes it. */
export const clientAt = (port: number): SFNClient =>
  new SFNClient({
    region: 'eu-south-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

/** A definition of JSONata states. */
export const machine = (StartAt: string, States: StateMachineDefinition['States']): StateMachineDefinition => ({
  QueryLanguage: 'JSONata',
  StartAt,
  States,
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the execution has ended. */
export const ended = async (client: SFNClient, executionArn: string): Promise<DescribeExecutionOutput> => {
  for (;;) {
    const execution = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (execution.status !== 'RUNNING') return execution;
    await pause(15);
  }
};

/** Every event of an execution, page after page. */
export const history = async (client: SFNClient, executionArn: string | undefined): Promise<HistoryEvent[]> => {
  const events: HistoryEvent[] = [];
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new GetExecutionHistoryCommand({ executionArn, maxResults: 1000, ...(nextToken !== undefined && { nextToken }) }),
    );
    events.push(...(page.events ?? []));
    nextToken = page.nextToken;
  } while (nextToken !== undefined);
  return events;
};

/** An engine on a folder of its own, that can be closed and opened again, with a client and shortcuts. */
export class Workbench {
  readonly folder: string;
  readonly #options: Omit<StepFunctionsOptions, 'port' | 'dataDir'>;
  #engine: StepFunctions;
  #client: SFNClient;
  #machines = 0;

  private constructor(folder: string, options: Omit<StepFunctionsOptions, 'port' | 'dataDir'>, engine: StepFunctions) {
    this.folder = folder;
    this.#options = options;
    this.#engine = engine;
    this.#client = clientAt(engine.port);
  }

  static async open(options: Omit<StepFunctionsOptions, 'port' | 'dataDir'>): Promise<Workbench> {
    const folder = await mkdtemp(join(tmpdir(), 'step-functions-'));
    return new Workbench(folder, options, await startStepFunctions({ ...options, port: 0, dataDir: folder }));
  }

  get client(): SFNClient {
    return this.#client;
  }

  get engine(): StepFunctions {
    return this.#engine;
  }

  /** Closes the engine and opens it again on the same folder, without resuming; `meanwhile` may work on the folder. */
  async reopen(meanwhile?: (folder: string) => Promise<void>): Promise<void> {
    await this.#engine.close();
    await meanwhile?.(this.folder);
    this.#engine = await startStepFunctions({ ...this.#options, port: 0, dataDir: this.folder });
    this.#client = clientAt(this.#engine.port);
  }

  async create(definition: StateMachineDefinition, name = `prova-${(this.#machines += 1)}`): Promise<string> {
    const created = await this.client.send(
      new CreateStateMachineCommand({ name, roleArn, definition: JSON.stringify(definition) }),
    );
    return String(created.stateMachineArn);
  }

  async start(definition: StateMachineDefinition, input: unknown = {}): Promise<string> {
    const stateMachineArn = await this.create(definition);
    const started = await this.client.send(
      new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }),
    );
    return String(started.executionArn);
  }

  /** Creates a state machine, runs it once and answers how it ended. */
  async run(definition: StateMachineDefinition, input: unknown = {}): Promise<DescribeExecutionOutput> {
    return ended(this.client, await this.start(definition, input));
  }

  /** The output of a run that must succeed. */
  async outputOf(definition: StateMachineDefinition, input: unknown = {}): Promise<unknown> {
    const { status, output = 'null', error, cause } = await this.run(definition, input);
    if (status !== 'SUCCEEDED') throw new Error(`${status}: ${error}: ${cause}`);
    return JSON.parse(output);
  }

  async dispose(): Promise<void> {
    this.#client.destroy();
    await this.#engine.close();
    await rm(this.folder, { recursive: true });
  }
}

/** The state of a Task that calls a function. */
export const task = <T extends object>(FunctionName: string, more: T) => ({
  Type: 'Task' as const,
  Resource: 'arn:aws:states:::lambda:invoke' as const,
  Arguments: { FunctionName, Payload: '{% $states.input %}' },
  ...more,
});

/** A state that works only by its variables and its output: it calls a function whose answer it does not look at, and passes its input on. */
export const step = <T extends object>(more: T) => ({
  Type: 'Task' as const,
  Resource: 'arn:aws:states:::lambda:invoke' as const,
  Arguments: { FunctionName: 'eco', Payload: {} },
  Output: '{% $states.input %}',
  ...more,
});

/** A state whose attempts fail, a pause of so many seconds between them, when `rotta` throws. */
export const pausing = (IntervalSeconds: number) =>
  task('rotta', { Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds }], End: true as const });
