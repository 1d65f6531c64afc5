import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { undisturbed, type AroundCall } from '../around-call.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { answered } from '../listen.ts';
import { ownPorts, type Ports } from '../ports.ts';
import { openEngine, type Engine } from './engine.ts';
import { makeFaults, type FaultMode } from './faults.ts';
import type { Change } from './storage/derived.ts';
import { wireListener, type OnUse } from './wire.ts';
import { forgetTokens } from './writes/idempotency.ts';
import { removeExpired } from './writes/time-to-live.ts';

export type { FaultMode } from './faults.ts';
export type { Change } from './storage/derived.ts';

const CLEANING_EVERY_MS = 10_000;
/** After this a client that does not read its answer is cut off. */
const LONGEST_ANSWER_MS = 5_000;

export interface DynamodbOptions {
  /** 0 for any free one. */
  port: number;
  /** The engine keeps its files in the subfolder `dynamodb`, made if absent. */
  dataDir: string;
  faults?: FaultMode;
  /** Hears of what each request changed, once it is stored. */
  onChange?: ((changes: readonly Change[]) => void) | undefined;
  /** Hears of what each request consumed. */
  onUse?: OnUse | undefined;
  readonly aroundCall?: AroundCall | undefined;
  readonly ports?: Ports | undefined;
  /** How often expired items are removed, in milliseconds. */
  cleaningEveryMs?: number;
}

async function listen(server: Server, port: number, ports: Ports): Promise<number> {
  ports.listen(server, port);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function startFailure(error: unknown, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new AvvioNonRiuscito(
      `La porta ${port}, che serve all'archivio dei dati, è già usata da un altro programma: chiuderlo, o indicare un'altra porta con PORT.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new AvvioNonRiuscito(
    `L'archivio dei dati non può usare la porta ${port} (${reason}): indicarne un'altra con PORT.`,
  );
}

async function clean(engine: Engine): Promise<void> {
  try {
    await removeExpired(engine, Math.floor(Date.now() / 1000));
    await forgetTokens(engine, Date.now());
  } catch (error) {
    console.error(`DynamoDB locale: pulizia rimandata (${error instanceof Error ? error.message : String(error)}).`);
  }
}

/**
 * Cleans at intervals, counted from the end of one cleaning to the start of the next; what fails (a full disk) is
 * tried again at the next turn.
 * @returns a function that ends it, waiting for the one under way
 */
function startCleaning(engine: Engine, everyMs: number): () => Promise<void> {
  const stop = new AbortController();
  const cleanings = (async () => {
    while (!stop.signal.aborted) {
      await wait(everyMs, undefined, { signal: stop.signal, ref: false }).then(
        () => clean(engine),
        () => undefined,
      );
    }
  })();
  return () => {
    stop.abort();
    return cleanings;
  };
}

export interface Dynamodb {
  readonly port: number;
  /** Makes the indexes again from the items. @returns how many entries there are */
  rebuildIndexes(): Promise<number>;
  /** Writes the archive of this moment in another data folder, while requests go on. */
  snapshot(dataDir: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the embedded DynamoDB on 127.0.0.1: the operations of `operations.ts`, durable in `dataDir`. A write that
 * was answered survives a kill of the process.
 * @throws AvvioNonRiuscito when the port is taken, or the data are in use, of a newer version, or cannot be opened
 */
export async function startDynamodb(options: DynamodbOptions): Promise<Dynamodb> {
  const { ports = ownPorts } = options;
  const faults = options.faults === undefined ? undefined : makeFaults(options.faults);
  const engine = await openEngine(join(options.dataDir, 'dynamodb'), faults, options.onChange);
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    wireListener(engine, options.aroundCall ?? undisturbed, options.onUse),
  );
  try {
    const port = await listen(server, options.port, ports);
    const stopCleaning = startCleaning(engine, options.cleaningEveryMs ?? CLEANING_EVERY_MS);
    return {
      port,
      rebuildIndexes: engine.rebuildIndexes,
      snapshot: (dataDir) => engine.store.copyInto(join(dataDir, 'dynamodb')),
      async close() {
        await stopCleaning();
        await ports.leave(server);
        await answered(server, LONGEST_ANSWER_MS);
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw startFailure(error, options.port);
  }
}
