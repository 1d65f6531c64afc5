import { Errore } from '../../../shared/contracts/errori.ts';
import { isSecondBackend, type Route, type RouteAnswer, type RouteRequest } from '../../../shared/contracts/route.ts';

/** An error answer of the server, as the envelope says it. */
export class ApiError extends Error {
  readonly status: number;
  readonly errore: Errore;
  constructor(status: number, errore: Errore) {
    super(errore.message);
    this.name = 'ApiError';
    this.status = status;
    this.errore = errore;
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
}

export type Client = <R extends Route>(
  route: R,
  request: RouteRequest<R>,
  options?: { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
) => Promise<RouteAnswer<R>>;

const RIPETIZIONI = 2;

/**
 * The typed client of both backends. The second one is retried twice on network error, 429 and 502: safe by the idempotency key.
 * A call whose session has ended is sent again, the same, with the session that takes its place.
 */
export const createClient =
  (credentials: Credentials, events: ClientEvents): Client =>
  async (route, request, options = {}) => {
    const second = isSecondBackend(route.path);
    const key = options.idempotencyKey ?? crypto.randomUUID();
    const attempt = async (): Promise<{ readonly response: Response; readonly body: unknown }> => {
      const init: RequestInit = {
        method: route.method,
        headers: await headersOf(route, second, credentials, key),
        ...(route.body
          ? { body: JSON.stringify(second ? { data: partOf(request, 'body') } : partOf(request, 'body')) }
          : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      };
      const response = await send(urlOf(route, request), init, second ? RIPETIZIONI : 0);
      return { response, body: await response.json().catch(() => undefined) };
    };
    const sessione = credentials.sessione();
    let { response, body } = await attempt();
    if (sessione !== undefined && hasEnded(response, body) && (await events.renewSession(sessione)))
      ({ response, body } = await attempt());
    // The server has parsed the answer with the same schema: parsing it again here would only cost time.
    if (response.ok) return body as RouteAnswer<typeof route>;
    return refuse(response.status, body, second, events);
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

const send = async (url: string, init: RequestInit, retries: number): Promise<Response> => {
  for (let tentativo = 0; ; tentativo += 1) {
    try {
      const response = await fetch(url, init);
      if ((response.status !== 429 && response.status !== 502) || tentativo >= retries) return response;
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      if (tentativo >= retries) throw new ServerIrraggiungibile(cause);
    }
    await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** tentativo));
  }
};

const refuse = (status: number, body: unknown, second: boolean, events: ClientEvents): never => {
  const parsed = Errore.safeParse(body);
  const errore: Errore = parsed.success
    ? parsed.data
    : { code: String(status), message: 'Operazione fallita', metadata: null, fields: [], correlationId: '' };
  if (status === 503 && (!second || (errore.message === 'SERVICE_UNAVAILABLE' && errore.metadata === 'MAINTENANCE')))
    events.onMaintenance();
  if (status === 401) events.onUnauthorized(errore.code);
  throw new ApiError(status, errore);
};
