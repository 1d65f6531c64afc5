import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import type { AroundCall } from '../around-call.ts';
import type { Engine, Operation } from './engine.ts';
import {
  internalError,
  missingAuthentication,
  serializationError,
  ServiceError,
  unknownOperation,
} from './model/service-error.ts';
import { isAboutTables, isBatch, operations } from './operations.ts';

const TARGET = /^DynamoDB_20120810\.(\w+)$/;
const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

/** The connection is closed without an answer: the client cannot know that the request was carried out. */
class AnswerLost extends Error {}

/** @returns undefined when it is over the 16 MB a request may have */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes <= MAX_REQUEST_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_REQUEST_BYTES ? undefined : Buffer.concat(chunks).toString();
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw serializationError('Unexpected token received from parser');
  }
}

/** Hears of each request that was carried out: its operation, and the units it consumed. */
export type OnUse = (operation: string, units: number) => void;

/** How requests are answered: under whose eyes, and who hears of what they consumed. */
interface Manner {
  readonly around: AroundCall;
  readonly onUse: OnUse | undefined;
}

const unitsIn = (capacity: unknown): number =>
  [capacity].flat().reduce((total: number, one) => total + Number(Object(one)['CapacityUnits'] ?? 0), 0);

/** The same operation, which tells what it consumed; who did not ask for that does not find it in the answer. */
const told =
  (name: string, operation: Operation, onUse: OnUse): Operation =>
  async (engine, data) => {
    const asked = Object(data)['ReturnConsumedCapacity'] !== undefined;
    const answered = await operation(engine, asked ? data : { ...Object(data), ReturnConsumedCapacity: 'TOTAL' });
    const { ConsumedCapacity: capacity, ...rest }: { ConsumedCapacity?: unknown } = answered;
    onUse(name, unitsIn(capacity));
    return asked ? answered : rest;
  };

/** @throws ServiceError UnknownOperationException or MissingAuthenticationTokenException */
function operationOf({ headers }: IncomingMessage, onUse: OnUse | undefined): { name: string; operation: Operation } {
  const name = TARGET.exec(String(headers['x-amz-target']))?.[1] ?? '';
  const operation = operations.get(name);
  if (operation === undefined) throw unknownOperation();
  if (headers.authorization?.startsWith('AWS4-') !== true) throw missingAuthentication();
  return { name, operation: onUse === undefined || isAboutTables(name) ? operation : told(name, operation, onUse) };
}

async function answer(engine: Engine, manner: Manner, request: IncomingMessage, body: string): Promise<object> {
  const { name, operation } = operationOf(request, manner.onUse);
  const data = parse(body);
  const run = () => manner.around({ engine: 'dynamodb', name }, () => operation(engine, data));
  if (engine.faults === undefined || isAboutTables(name)) return run();
  if (!isBatch(name)) engine.faults.throttle();
  const losesAnswer = engine.faults.losesAnswer();
  const result = await run();
  if (losesAnswer) throw new AnswerLost();
  return result;
}

function send(response: ServerResponse, status: number, data: object): void {
  const body = Buffer.from(JSON.stringify(data));
  response.writeHead(status, {
    'Content-Type': 'application/x-amz-json-1.0',
    'Content-Length': body.length,
    'x-amzn-RequestId': randomUUID(),
    'x-amz-crc32': String(crc32(body)),
  });
  response.end(body);
}

/** True of what LevelDB says of a block that is not as it wrote it. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_CORRUPTION';

function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof AnswerLost) {
    response.destroy();
    return;
  }
  if (isDamage(error))
    console.error('L\'archivio ha un file danneggiato: "npm run admin -- verifica" dice quale, e che cosa fare.');
  else if (!(error instanceof ServiceError)) console.error('DynamoDB locale: errore imprevisto.', error);
  const known = error instanceof ServiceError ? error : internalError();
  send(response, known.status, known.body);
}

async function respond(
  engine: Engine,
  manner: Manner,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (request.method !== 'POST') {
    response.writeHead(404).end();
  } else if (body === undefined) {
    response.writeHead(413).end();
  } else {
    send(response, 200, await answer(engine, manner, request, body));
  }
}

/** The AWS JSON 1.0 protocol of DynamoDB over HTTP. Signatures are asked for and not verified: the port is local. */
export const wireListener =
  (engine: Engine, around: AroundCall, onUse?: OnUse): RequestListener =>
  (request, response) => {
    respond(engine, { around, onUse }, request, response).catch((error: unknown) => {
      sendError(response, error);
    });
  };
