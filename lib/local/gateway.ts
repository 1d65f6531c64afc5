import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import type { LambdaHandler } from './handlers.ts';

const MASSIMO_CORPO = 6 * 1024 * 1024;
const MASSIMO_INTESTAZIONI = 10 * 1024;
const MASSIMO_TEMPO = 25_000;

interface Compiled {
  readonly key: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literal: number;
  readonly handler: LambdaHandler;
}

/** The route of whatever no other asks for: its area refuses it in the words of the product. */
const DEFAULT_ROUTE = { key: '$default', method: '', pattern: /^/, names: [], literal: 0 };

/** The local twin of an HTTP API: explicit routes and, for the rest, who refuses it; payload format 2.0, the limits of the service (10 KB of request line and headers, 6 MB, 25 s). */
export const httpApi = (
  entries: readonly { readonly routes: readonly Route[]; readonly handler: LambdaHandler }[],
  rest?: LambdaHandler,
) => {
  const compiled = entries
    .flatMap(({ routes, handler }) => routes.map((route) => compile(route, handler)))
    .toSorted((a, b) => b.literal - a.literal);
  return {
    /** Answers the request; false if no route matches it and nobody answers the rest. */
    handle: async (
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      query: string,
    ): Promise<boolean> => {
      for (const route of compiled) {
        const match = route.method === request.method ? route.pattern.exec(path) : null;
        if (match) {
          await answer({ route, match, request, path, query }, response);
          return true;
        }
      }
      if (rest === undefined) return false;
      const route = { ...DEFAULT_ROUTE, handler: rest };
      const match = route.pattern.exec(path);
      if (match !== null) await answer({ route, match, request, path, query }, response);
      return match !== null;
    },
  };
};

const compile = (route: Route, handler: LambdaHandler): Compiled => {
  const names: string[] = [];
  const parts = route.path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    return '([^/]+)';
  });
  // The service prefers the route with more literal segments, so /a/nextmatricola wins over /a/{uid}.
  return {
    key: routeKey(route),
    method: route.method,
    pattern: new RegExp(`^${parts.join('/')}$`),
    names,
    literal: route.path.split('/').length * 100 - names.length,
    handler,
  };
};

/** A request and the route it is for. */
interface Matched {
  readonly route: Compiled;
  readonly match: RegExpExecArray;
  readonly request: IncomingMessage;
  readonly path: string;
  readonly query: string;
}

const answer = async (matched: Matched, response: ServerResponse): Promise<void> => {
  const { route, request } = matched;
  if (headerBytes(request) > MASSIMO_INTESTAZIONI) return plain(response, 431, 'Request Header Fields Too Large');
  const body = await readBody(request).catch((): typeof GONE => GONE);
  if (body === GONE) return;
  if (body === undefined) return plain(response, 413, 'Request Entity Too Large');
  const event = eventOf(matched, body);
  if (event === undefined) return plain(response, 400, 'Bad Request');
  const { requestId } = event.requestContext;
  try {
    write(response, await withinTime(route.handler(event, lambdaContext(requestId))), requestId);
  } catch (error) {
    if (error instanceof TimedOut) return plain(response, 503, 'Service Unavailable');
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    plain(response, 500, 'Internal Server Error');
  }
};

const headerBytes = (request: IncomingMessage): number =>
  (request.url ?? '').length + request.rawHeaders.reduce((total, part) => total + part.length + 2, 0);

/** Who sent the request has left: nobody is there to read an answer. */
const GONE = Symbol('gone');

/** The body; undefined when it is too large: then it is read to its end all the same, so that the answer is not lost and the connection can be used again. */
const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += buffer.length;
    if (size <= MASSIMO_CORPO) chunks.push(buffer);
  }
  return size > MASSIMO_CORPO ? undefined : Buffer.concat(chunks);
};

/** The event of payload format 2.0; undefined when the path cannot be decoded. */
const eventOf = ({ route, match, request, path, query }: Matched, body: Buffer) => {
  const parameters = decodeAll(match.slice(1));
  if (parameters === undefined) return undefined;
  const headers = joinedHeaders(request);
  const named = joinedQuery(query);
  const requestId = randomUUID();
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(Object.keys(named).length > 0 ? { queryStringParameters: named } : {}),
    ...(route.names.length > 0
      ? { pathParameters: Object.fromEntries(route.names.map((name, index) => [name, parameters[index] ?? ''])) }
      : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      http: httpOf(request, path),
      requestId,
      routeKey: route.key,
      stage: '$default',
      timeEpoch: Date.now(),
    },
    ...bodyOf(body, headers['content-type'] ?? ''),
  };
};

/** Repeated headers in one, joined by commas; cookies travel elsewhere. */
const joinedHeaders = (request: IncomingMessage): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'cookie') headers[name] = Array.isArray(value) ? value.join(',') : value;
  return headers;
};

/** Repeated parameters in one, joined by commas. */
const joinedQuery = (query: string): Record<string, string> => {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = Object.hasOwn(parameters, name) ? `${parameters[name]},${value}` : value;
  return parameters;
};

const httpOf = (request: IncomingMessage, path: string) => ({
  method: request.method ?? '',
  path,
  protocol: 'HTTP/1.1',
  sourceIp: request.socket.remoteAddress ?? '',
  userAgent: request.headers['user-agent'] ?? '',
});

/** Text and JSON as they are, anything else in base64. */
const bodyOf = (body: Buffer, contentType: string) => {
  const isBase64Encoded = body.length > 0 && !/^(text\/|application\/(json|.*\+json))/i.test(contentType);
  return {
    ...(body.length > 0 ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
};

const decodeAll = (values: readonly string[]): string[] | undefined => {
  try {
    return values.map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

class TimedOut extends Error {}

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new TimedOut()), MASSIMO_TEMPO);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
};

const lambdaContext = (awsRequestId: string) => {
  const end = Date.now() + MASSIMO_TEMPO;
  return {
    functionName: 'local',
    functionVersion: '$LATEST',
    memoryLimitInMB: '1024',
    awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => end - Date.now(),
  };
};

/** What a Lambda gives back ends at 6 MB, as JSON. */
const isTooLarge = (result: object): boolean => Buffer.byteLength(JSON.stringify(result)) > MASSIMO_CORPO;

const bytesOf = (result: object): Buffer => {
  const encoding = 'isBase64Encoded' in result && result.isBase64Encoded === true ? 'base64' : 'utf8';
  return Buffer.from('body' in result && typeof result.body === 'string' ? result.body : '', encoding);
};

const write = (response: ServerResponse, result: unknown, requestId: string): void => {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    return plain(response, 500, 'Internal Server Error');
  const headers =
    'headers' in result && typeof result.headers === 'object' && result.headers !== null ? result.headers : {};
  if (isTooLarge(result)) {
    process.stderr.write(`The answer of ${requestId} is larger than a Lambda may give\n`);
    return plain(response, 500, 'Internal Server Error');
  }
  const body = bytesOf(result);
  response.writeHead(Number(result.statusCode), {
    ...headers,
    'apigw-requestid': requestId,
    'content-length': body.length,
  });
  response.end(body);
};

/** What the gateway itself says, without asking anybody. */
export const plain = (response: ServerResponse, status: number, message: string): void => {
  const body = JSON.stringify({ message });
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};
