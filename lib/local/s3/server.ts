import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { undisturbed, type AroundCall } from '../around-call.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { isOfFilling } from '../filling-requests.ts';
import { isFullDisk } from '../full-disk.ts';
import { ownPorts, type Ports } from '../ports.ts';
import { faultPlan, type FaultPlan, type S3Faults } from './faults.ts';
import { operationOf } from './operations.ts';
import { corsHeaders, preflight } from './protocol/cors.ts';
import { S3Error } from './protocol/errors.ts';
import { effectiveHeaders, type S3Answer, type S3Request } from './protocol/request.ts';
import { verifySignature } from './protocol/signature.ts';
import { parseTarget } from './protocol/target.ts';
import { element, xmlDocument } from './protocol/xml.ts';
import { expireInTime, type Expiry } from './storage/expiry.ts';
import { openStore, type OpenStore } from './storage/store.ts';

export interface S3Options {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataDir: string;
  readonly faults?: S3Faults;
  readonly aroundCall?: AroundCall | undefined;
  readonly ports?: Ports | undefined;
  /** What is removed by itself. */
  readonly expiries?: readonly Expiry[];
}

export interface S3Server {
  readonly port: number;
  /** Ends the requests under way, then lets the data folder go. */
  close(): Promise<void>;
}

const CLOSE_PATIENCE_MS = 5000;

const verified = (message: IncomingMessage): S3Request => {
  const target = parseTarget(message.url ?? '');
  const authorization = verifySignature(message, target, Date.now());
  return {
    method: message.method ?? '',
    bucket: target.bucket,
    key: target.key,
    query: new Map(target.query),
    headers: effectiveHeaders(message, target, authorization.presigned),
    authorization,
    body: message,
  };
};

/** How calls are answered: badly on purpose, or under somebody's eyes. */
interface Manner {
  readonly faults: FaultPlan;
  readonly around: AroundCall;
}

/** The answer, or undefined when it is lost on purpose. */
const answerTo = async (
  message: IncomingMessage,
  store: OpenStore,
  { faults, around }: Manner,
): Promise<S3Answer | undefined> => {
  if (message.method === 'OPTIONS') return preflight(message);
  const request = verified(message);
  const operation = operationOf(request);
  // the fault mode leaves the making of buckets alone: without them nothing starts
  if (operation.name !== 'CreateBucket' && faults.throttles()) throw new S3Error('SlowDown');
  const late = isOfFilling(message.headers);
  // a write that lasts makes all before it last
  if (operation.writes && !late) await store.settle();
  const asked = late ? store.late : store;
  const answer = await around({ engine: 's3', name: operation.name }, () => operation.run(request, asked));
  return operation.writes && faults.losesAnswer() ? undefined : answer;
};

const errorAnswer = (error: unknown, message: IncomingMessage, requestId: string): S3Answer => {
  if (isFullDisk(error)) return errorAnswer(new S3Error('InsufficientStorage'), message, requestId);
  // A connection that the client broke off is not a fault of the engine, and nobody is there to read the answer.
  if (!(error instanceof S3Error) && !message.socket.destroyed) console.error('S3', requestId, error);
  const known = error instanceof S3Error ? error : new S3Error('InternalError');
  const body = xmlDocument(
    'Error',
    element('Code', known.code),
    element('Message', known.message),
    ...Object.entries(known.details).map(([name, value]) => element(name, value)),
    element('Resource', (message.url ?? '').split('?')[0] ?? ''),
    element('RequestId', requestId),
  );
  return { status: known.status, headers: { 'content-type': 'application/xml' }, body };
};

const send = async (response: ServerResponse, answer: S3Answer, headOnly: boolean): Promise<void> => {
  response.writeHead(answer.status, answer.headers);
  if (typeof answer.body === 'object') await pipeline(answer.body, response);
  else response.end(headOnly ? undefined : answer.body);
};

const serve = async (
  message: IncomingMessage,
  response: ServerResponse,
  store: OpenStore,
  manner: Manner,
): Promise<void> => {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  const answer = await answerTo(message, store, manner).catch((error: unknown) =>
    errorAnswer(error, message, requestId),
  );
  if (answer === undefined || response.destroyed) {
    if (typeof answer?.body === 'object') answer.body.destroy();
    message.socket.destroy();
    return;
  }
  const headers = {
    'x-amz-request-id': requestId,
    server: 'AmazonS3',
    // a browser takes a file for what it is said to be
    'x-content-type-options': 'nosniff',
    ...corsHeaders(message),
    ...answer.headers,
  };
  await send(response, { ...answer, headers }, message.method === 'HEAD');
};

/** @throws AvvioNonRiuscito when the port cannot be had */
const listen = (server: Server, port: number, ports: Ports): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      reject(
        new AvvioNonRiuscito(
          code === 'EADDRINUSE'
            ? `La porta ${port}, su cui deve rispondere l'archivio dei file, è già usata da un altro programma: chiuderlo oppure scegliere un'altra porta con PORT.`
            : `La porta ${port}, su cui deve rispondere l'archivio dei file, non si può aprire (${error.message}): scegliere un'altra porta con PORT.`,
          { cause: error },
        ),
      );
    });
    server.once('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
    ports.listen(server, port);
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * The S3 service on this machine, at `http://127.0.0.1:<port>`, path-style, access key and secret `local`; durable in `dataDir`.
 * It does the operations listed in `operations.ts` as the service documents them and answers NotImplemented to any other.
 * @throws AvvioNonRiuscito when the port or the data folder cannot be used
 */
export const startS3 = async (options: S3Options): Promise<S3Server> => {
  const { ports = ownPorts } = options;
  const store = await openStore(options.dataDir);
  const manner = { faults: faultPlan(options.faults), around: options.aroundCall ?? undisturbed };
  const underWay = new Set<Promise<void>>();
  const server = createServer((message, response) => {
    const task = serve(message, response, store, manner)
      .catch(() => {
        response.destroy();
      })
      .finally(() => underWay.delete(task));
    underWay.add(task);
  });
  try {
    const port = await listen(server, options.port, ports);
    const stopExpiring = expireInTime(store, options.expiries ?? []);
    return {
      port,
      async close() {
        await ports.leave(server);
        await stop(server);
        await Promise.all([...underWay, stopExpiring()]);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
