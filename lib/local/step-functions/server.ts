import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { undisturbed, type AroundCall } from '../around-call.ts';
import { AvvioNonRiuscito } from '../avvio.ts';
import { isOfFilling } from '../filling-requests.ts';
import { isFullDisk } from '../full-disk.ts';
import { ownPorts, type Ports } from '../ports.ts';
import { Engine } from './engine.ts';
import { Journal } from './journal.ts';
import { createLambda, type DeliveryFaults, type Invoke } from './machine/lambda.ts';
import { operations } from './operations.ts';
import { startPulse } from './pulse.ts';
import { ServiceError } from './service-error.ts';

export interface StepFunctionsOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly invoke: Invoke;
  readonly faults?: DeliveryFaults;
  readonly aroundCall?: AroundCall | undefined;
  readonly ports?: Ports | undefined;
  /** Definitions somebody has checked already: checking one takes half a second of computing. */
  readonly checked?: ReadonlySet<string>;
  /** A process that dies so long after it called a function may have died of it: twice, and the call is not made a third time. Ten seconds unless said. */
  readonly suspectAfterMs?: number;
}

const SUSPECT_AFTER_MS = 10_000;

export interface StepFunctions {
  readonly port: number;
  /** Takes up the executions that had not ended at the last stop: call it once everything their functions need is up. */
  resume(): void;
  /** Stops answering, waits a little for the tasks under way, and leaves every execution where it is for the next start. */
  close(): Promise<void>;
}

/** A definition may be 1 MB of text, written as JSON inside JSON. */
const bodyLimitBytes = 4 * 1024 * 1024;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > bodyLimitBytes) throw new ServiceError('RequestEntityTooLarge', 'The request body is too large.', 413);
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}');
  } catch {
    throw new ServiceError('SerializationException', 'The request body is not JSON.');
  }
};

const answer = async (request: IncomingMessage, engine: Engine, around: AroundCall): Promise<object> => {
  const [service, name] = String(request.headers['x-amz-target'] ?? '').split('.');
  const run = service === 'AWSStepFunctions' ? operations.get(name ?? '') : undefined;
  if (run === undefined) throw new ServiceError('UnknownOperationException', `Unknown operation ${name ?? ''}`);
  const body = await bodyOf(request);
  return around({ engine: 'stepFunctions', name: name ?? '' }, () => run(body, engine, isOfFilling(request.headers)));
};

/** What the person at the machine has to know is in the log; a client only learns that it may try again. */
const serviceErrorOf = (thrown: unknown): ServiceError => {
  if (thrown instanceof ServiceError) return thrown;
  if (isFullDisk(thrown)) return new ServiceError('InsufficientStorage', 'The disk is full: nothing was started.', 507);
  console.error('Step Functions: richiesta non servita.', thrown);
  return new ServiceError('InternalFailure', 'The request processing has failed because of an unknown error.', 500);
};

/** AWS JSON 1.0: every operation is a POST named by a header, every answer a JSON object. */
const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  engine: Engine,
  around: AroundCall,
): Promise<void> => {
  const send = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  };
  try {
    send(200, await answer(request, engine, around));
  } catch (thrown) {
    const { code, message, status } = serviceErrorOf(thrown);
    send(status, { __type: code, message });
  }
};

const listen = async (server: Server, port: number, ports: Ports): Promise<number> => {
  ports.listen(server, port);
  try {
    await once(server, 'listening');
  } catch (thrown) {
    throw new AvvioNonRiuscito(
      `La porta ${port} è già in uso: chiudere il programma che la occupa o scegliere un'altra porta.`,
      { cause: thrown },
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/**
 * Step Functions on this machine, on 127.0.0.1: the operations of `operations.ts` on JSONata state machines of the shape of `asl.ts`,
 * kept in `dataDir`. What was acknowledged survives a crash: a finished step is not repeated, a task under way is called again.
 * To read on: `engine.ts` starts and ends executions, `execution.ts` writes their journal, `run-scope.ts` takes them from state to state.
 * @throws AvvioNonRiuscito when the port is in use or the folder cannot be used
 */
export const startStepFunctions = async ({
  port,
  dataDir,
  invoke,
  faults,
  aroundCall = undisturbed,
  ports = ownPorts,
  checked = new Set(),
  suspectAfterMs = SUSPECT_AFTER_MS,
}: StepFunctionsOptions): Promise<StepFunctions> => {
  const journal = await Journal.open(dataDir);
  const pulse = await startPulse(dataDir, suspectAfterMs);
  const watched: Invoke = (name, payload) => aroundCall({ engine: 'lambda', name }, () => invoke(name, payload));
  const engine = await Engine.open({ journal, invoke: createLambda(watched, faults) }, pulse, checked);
  const server = createServer((request, response) => void serve(request, response, engine, aroundCall));
  const taken = await listen(server, port, ports).catch(async (thrown: unknown) => {
    await pulse.stop();
    await journal.close();
    throw thrown;
  });
  return {
    port: taken,
    resume: () => engine.resume(),
    close: async () => {
      await ports.leave(server);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await engine.close();
      server.closeAllConnections();
      await closed;
      await pulse.stop();
      await journal.close();
    },
  };
};
