import { GetExecutionHistoryCommand, ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { apis, type ApiName } from '#lib/apis.ts';
import { MEMORY } from '#lib/cloud/memory.ts';
import type { AroundCall } from '#lib/local/around-call.ts';
import type { Meter } from '#lib/local/meter.ts';
import { STATE_MACHINE_PREFIX } from '#lib/local/settings.ts';
import { definitions } from '#lib/local/state-machines.ts';
import { workflows } from '#lib/workflows/index.ts';

/** What was used, in the units that are paid for. */
export interface Uso {
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly s3Reads: number;
  readonly s3Writes: number;
  readonly apiCalls: number;
  /** Of those, by API. */
  readonly primo: number;
  readonly secondo: number;
  readonly terzo: number;
  readonly apiGbSeconds: number;
  readonly stepCalls: number;
  readonly stepGbSeconds: number;
  readonly transitions: number;
  readonly executions: number;
  readonly historyEvents: number;
}

const NOTHING: Uso = {
  readUnits: 0,
  writeUnits: 0,
  s3Reads: 0,
  s3Writes: 0,
  apiCalls: 0,
  primo: 0,
  secondo: 0,
  terzo: 0,
  apiGbSeconds: 0,
  stepCalls: 0,
  stepGbSeconds: 0,
  transitions: 0,
  executions: 0,
  historyEvents: 0,
};

const combine = (one: Uso, other: Uso, what: (a: number, b: number) => number): Uso => ({
  readUnits: what(one.readUnits, other.readUnits),
  writeUnits: what(one.writeUnits, other.writeUnits),
  s3Reads: what(one.s3Reads, other.s3Reads),
  s3Writes: what(one.s3Writes, other.s3Writes),
  apiCalls: what(one.apiCalls, other.apiCalls),
  primo: what(one.primo, other.primo),
  secondo: what(one.secondo, other.secondo),
  terzo: what(one.terzo, other.terzo),
  apiGbSeconds: what(one.apiGbSeconds, other.apiGbSeconds),
  stepCalls: what(one.stepCalls, other.stepCalls),
  stepGbSeconds: what(one.stepGbSeconds, other.stepGbSeconds),
  transitions: what(one.transitions, other.transitions),
  executions: what(one.executions, other.executions),
  historyEvents: what(one.historyEvents, other.historyEvents),
});

export const sum = (uses: readonly Uso[]): Uso =>
  uses.reduce((total, one) => combine(total, one, (a, b) => a + b), NOTHING);
export const times = (use: Uso, factor: number): Uso => combine(use, use, (a) => a * factor);

/** The API of each area, by its handler: that of its first call. */
const apiHandlers: ReadonlyMap<string, ApiName> = new Map(
  apis.flatMap(({ name, calls }) => calls.map(({ area }): [string, ApiName] => [area.handler, name])).toReversed(),
);
const stepHandlers = new Set<string>(Object.values(workflows).map(({ handler }) => handler));
const gigabytes = (megabytes: number): number => megabytes / 1024;
/** A statement only ever reads: nothing but the unit of change writes. */
const isRead = (operation: string): boolean =>
  /^(?:Get|BatchGet|Query|Scan|TransactGet|ExecuteStatement)/.test(operation);
/** Deleting costs nothing; listing costs as much as writing. */
const isPaidAsRead = (operation: string): boolean => /^(?:Get|Head)Object/.test(operation);

/** The meter of a home, and what it counted until now. */
export const usageMeter = (): {
  readonly meter: Meter;
  readonly aroundCall: AroundCall;
  readonly soFar: () => Promise<Uso>;
} => {
  const counted = { ...NOTHING };
  const add = (what: keyof Uso, quantity: number): void => {
    Object.assign(counted, { [what]: counted[what] + quantity });
  };
  return {
    meter: {
      dynamodb: (operation, units) => add(isRead(operation) ? 'readUnits' : 'writeUnits', units),
      lambda: (handler, milliseconds) => {
        const seconds = Math.ceil(milliseconds) / 1000;
        const api = apiHandlers.get(handler);
        if (api !== undefined) {
          add('apiCalls', 1);
          add(api, 1);
          add('apiGbSeconds', seconds * gigabytes(MEMORY.api));
        } else if (stepHandlers.has(handler)) {
          add('stepCalls', 1);
          add('stepGbSeconds', seconds * gigabytes(MEMORY.steps));
        }
      },
    },
    aroundCall: (call, run) => {
      if (call.engine === 's3' && !call.name.startsWith('Delete'))
        add(isPaidAsRead(call.name) ? 's3Reads' : 's3Writes', 1);
      return run();
    },
    soFar: async () => ({ ...counted, ...(await machines()) }),
  };
};

/** What every execution until now did, as its history tells it: a transition for each state entered, and the one of the start. */
const machines = async (): Promise<Pick<Uso, 'transitions' | 'executions' | 'historyEvents'>> => {
  const client = new SFNClient({});
  let [transitions, executed, historyEvents] = [0, 0, 0];
  for (const kind of definitions.keys()) {
    const stateMachineArn = `${STATE_MACHINE_PREFIX}${kind}`;
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn, maxResults: 1000 }));
    for (const { executionArn } of executions) {
      const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }));
      executed += 1;
      historyEvents += events.length;
      transitions += 1 + events.filter(({ type = '' }) => type.endsWith('StateEntered')).length;
    }
  }
  return { transitions, executions: executed, historyEvents };
};

/** What a piece of work used. */
export const usedBy = async (soFar: () => Promise<Uso>, work: () => Promise<unknown>): Promise<Uso> => {
  const before = await soFar();
  await work();
  return combine(await soFar(), before, (after, then) => after - then);
};
