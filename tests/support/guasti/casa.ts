import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { retryConti } from '#functions/lavori/conti/riprova.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import type { AroundCall } from '#lib/local/around-call.ts';
import { startHome, type HomeOptions } from '#lib/local/home.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { identitaFromEnv } from '#platform/identita-dell-ambiente.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { testModules } from '../home/bundles.ts';
import { testUsers } from '../home/test-users.ts';
import { readForma, type Forma } from './forma.ts';
import { asFunctionsDraw } from './semi.ts';

export interface Casa {
  readonly store: Store;
  /** What is stored once nothing is at work any more. */
  readonly atRest: () => Promise<Forma>;
  readonly close: () => Promise<void>;
}

export interface Dove {
  readonly port: number;
  readonly oggi: string;
  /** Lines that are left out of what is stored. */
  readonly ripetute: (line: string) => boolean;
}

interface Opened {
  readonly around?: AroundCall;
  readonly faults?: HomeOptions['faults'];
  /** Whether the schedule of every minute runs: where nothing goes wrong it has nothing to do. */
  readonly restarts?: boolean;
}

/** How often a minute goes by for the schedule that starts again the work nobody began. */
const MINUTE_MS = 150;
const QUIET_MS = 60;
const PATIENCE_MS = 120_000;

/** The minutes that go by, counted. */
async function* minutesUntil(signal: AbortSignal): AsyncGenerator<number> {
  for (let minutes = 1; ; minutes += 1) {
    await wait(MINUTE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    yield minutes;
  }
}

/** The work that was stored and never begun is begun, and the accounts that nobody made are made, as the schedules of every minute and of every fifth do. Here a minute is short, and they go by. */
const restarting = (store: Store, oggi: string): (() => Promise<void>) => {
  const stop = new AbortController();
  const [workflows, identita] = [workflowsFromEnv(process.env), identitaFromEnv(process.env)];
  const turns = (async () => {
    for await (const minutes of minutesUntil(stop.signal)) {
      const clock = { now: () => new Date(Date.now() + minutes * 60_000), oggi: () => oggi };
      await restartWaiting({ store, workflows, log: silentLog, clock }).catch(() => undefined);
      await retryConti({ store, identita, log: silentLog, clock }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort();
    return turns;
  };
};

/** Opens the product on a data folder, in this process: what was interrupted is taken up at once. `around` sees every call of the engines. */
export const openCasa = async (
  { port, oggi, ripetute }: Dove,
  dataDir: string,
  { around = (_call, run) => run(), faults, restarts = true }: Opened = {},
): Promise<Casa> => {
  let underWay = 0;
  const counted: AroundCall = async (call, run) => {
    underWay += 1;
    try {
      return await around(call, () => asFunctionsDraw(call, run));
    } finally {
      underWay -= 1;
    }
  };
  const home = await startHome({
    port,
    dataDir,
    oggi,
    users: testUsers,
    webDir: dataDir,
    modules: testModules(),
    daily: false,
    release: 'prova',
    resumeAfterMs: 0,
    aroundCall: counted,
    ...(faults && { faults }),
  });
  const store = dynamoStore(new DynamoDBClient({ maxAttempts: 20 }), TABLE_NAME);
  const stopRestarting = restarts ? restarting(store, oggi) : () => Promise.resolve();
  const isQuiet = async (): Promise<boolean> => {
    const until = performance.now() + QUIET_MS;
    while (performance.now() < until) {
      if (underWay > 0) return false;
      await wait(5);
    }
    return true;
  };
  return {
    store,
    atRest: async () => {
      await stopRestarting();
      const limit = performance.now() + PATIENCE_MS;
      while (performance.now() < limit) {
        const forma = (await isQuiet()) ? await readForma(store, ripetute) : undefined;
        if (forma !== undefined) return forma;
        await wait(10);
      }
      throw new Error('Some long work never ends');
    },
    close: async () => {
      await stopRestarting();
      await home.close();
    },
  };
};
