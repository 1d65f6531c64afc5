import { Errore } from '#shared/contracts/errori.ts';
import { isSecondBackend, type Route, type RouteAnswer, type RouteRequest } from '#shared/contracts/route.ts';
import { paroleDelGuasto } from './parole-del-guasto.ts';
import { attesa, isOccupato, readRetryAfter } from './ritmo.ts';
import { tellNonLetti } from './tell-non-letti.ts';

/** An error answer of the server, as the envelope says it. */
export class ApiError extends Error {
  readonly status: number;
  readonly errore: Errore;
  /** Milliseconds that the server asks to wait before another request; null when it does not say. */
  readonly riprovaDopo: number | null;
  constructor(status: number, errore: Errore, chiesta: number | null = null) {
    super(errore.message);
    this.name = 'ApiError';
    this.status = status;
    this.errore = errore;
    this.riprovaDopo = chiesta;
  }
}

/** The server could not be reached: nothing is known of what happened to the request. */
class ServerIrraggiungibile extends Error {
  constructor(cause: unknown) {
    super('Il server non risponde: controllare la connessione e riprovare.', { cause });
    this.name = 'ServerIrraggiungibile';
  }
}

export interface Credentials {
  readonly token: () => Promise<string>;
  readonly sessione: () => string | undefined;
  readonly codiceCliente: string;
}
export interface ClientEvents {
  /** The server has ended the session with this token: opens another. @returns whether the same call may be sent again with it */
  readonly renewSession: (token: string) => Promise<boolean>;
  /** The server does not accept who is signed in, or the session it has just given. */
  readonly onUnauthorized: (code: string) => void;
  readonly onMaintenance: () => void;
  /** The server does not let the roles of the session do what was asked. */
  readonly onForbidden: () => void;
}

export type Client = <R extends Route>(
  route: R,
  request: RouteRequest<R>,
  options?: { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
) => Promise<RouteAnswer<R>>;

const RIPETIZIONI = 2;

interface Risposta {
  readonly response: Response;
  readonly body: unknown;
}

/**
 * The typed client of both backends. Reads, and whatever is sent to the second, where the idempotency key makes it safe, are repeated twice on network
 * error, 429, 502 and 503, ever more seldom and not before the server asks. A call whose session has ended is sent again, the same, with the session that takes its place.
 */
export const createClient =
  (credentials: Credentials, events: ClientEvents, wait: typeof waitFor = waitFor): Client =>
  async (route, request, options = {}) => {
    const second = isSecondBackend(route.path);
    const key = options.idempotencyKey ?? crypto.randomUUID();
    const attempt = async (): Promise<Risposta> => {
      const init: RequestInit = {
        method: route.method,
        headers: await headersOf(route, second, credentials, key),
        ...(route.body
          ? { body: JSON.stringify(second ? { data: partOf(request, 'body') } : partOf(request, 'body')) }
          : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      };
      return send(urlOf(route, request), init, second || route.effect === 'read' ? RIPETIZIONI : 0, wait);
    };
    const sessione = credentials.sessione();
    let { response, body } = await attempt();
    if (sessione !== undefined && hasEnded(response, body) && (await events.renewSession(sessione)))
      ({ response, body } = await attempt());
    tellNonLetti(response.headers);
    // The server has parsed the answer with the same schema: parsing it again here would only cost time.
    if (response.ok) return body as RouteAnswer<typeof route>;
    return refuse(response, body, { route, second }, events);
  };

const hasEnded = ({ status }: Response, body: unknown): boolean =>
  status === 401 && Errore.safeParse(body).data?.code === 'SESSIONE_NON_VALIDA';

const partOf = (request: unknown, part: 'params' | 'query' | 'body'): unknown =>
  Object.entries(request ?? {}).find(([nome]) => nome === part)?.[1];

const headersOf = async (
  route: Route,
  second: boolean,
  credentials: Credentials,
  key: string,
): Promise<Record<string, string>> => {
  const sessione = credentials.sessione();
  return {
    authorization: `Bearer ${await credentials.token()}`,
    [second ? 'x-application-code' : 'x-client-type']: credentials.codiceCliente,
    ...(sessione === undefined ? {} : { 'x-auth-token': sessione }),
    ...(route.body ? { 'content-type': 'application/json' } : {}),
    ...(route.effect === 'read' ? {} : { 'idempotency-key': key }),
  };
};

const urlOf = (route: Route, request: unknown): string => {
  const params = Object.entries(partOf(request, 'params') ?? {});
  const path = params.reduce(
    (url, [nome, valore]) => url.replace(`{${nome}}`, encodeURIComponent(String(valore))),
    route.path as string,
  );
  const query = new URLSearchParams(
    Object.entries(partOf(request, 'query') ?? {})
      .filter(([, valore]) => valore !== undefined && valore !== null)
      .map(([nome, valore]) => [nome, String(valore)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Waits so many milliseconds. @throws as soon as who waited gives up */
const waitFor = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The request was given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
  });

const send = async (url: string, init: RequestInit, retries: number, wait: typeof waitFor): Promise<Risposta> => {
  for (let tentativo = 0; ; tentativo += 1) {
    let pausa: number | null;
    try {
      const risposta = await ask(url, init);
      pausa = attesa(tentativo, readRetryAfter(risposta.response.headers.get('retry-after')), Math.random());
      if (!isRepeatable(risposta) || tentativo >= retries || pausa === null) return risposta;
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      pausa = attesa(tentativo, null, Math.random());
      if (tentativo >= retries || pausa === null) throw new ServerIrraggiungibile(cause);
    }
    await wait(pausa, init.signal);
  }
};

const ask = async (url: string, init: RequestInit): Promise<Risposta> => {
  const response = await fetch(url, init);
  return { response, body: await response.json().catch(() => undefined) };
};

/** Too busy, and not closed: a school in maintenance is told at once. */
const isRepeatable = ({ response, body }: Risposta): boolean =>
  isOccupato(response.status) && Errore.safeParse(body).data?.metadata !== 'MAINTENANCE';

const refuse = (
  { status, headers }: Response,
  body: unknown,
  { route, second }: { readonly route: Route; readonly second: boolean },
  events: ClientEvents,
): never => {
  const parsed = Errore.safeParse(body);
  const errore: Errore = parsed.success
    ? parsed.data
    : { code: String(status), message: paroleDelGuasto(route), metadata: null, fields: [], correlationId: '' };
  if (status === 503 && (!second || (errore.message === 'SERVICE_UNAVAILABLE' && errore.metadata === 'MAINTENANCE')))
    events.onMaintenance();
  if (status === 401) events.onUnauthorized(errore.code);
  if (errore.code === 'RUOLO_NON_AUTORIZZATO') events.onForbidden();
  throw new ApiError(status, errore, readRetryAfter(headers.get('retry-after')));
};
