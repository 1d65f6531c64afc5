import type * as z from 'zod';
import type { Consultazione } from '../domain/accesso/consultazione.ts';
import type { Licenza } from '../domain/accesso/licenze.ts';
import type { Ruolo } from '../domain/accesso/ruoli.ts';
import type { Cosa } from '../domain/elaborazione/tipo-scuola.ts';
import type { Ammessi } from './altri-nomi.ts';
import type { CodiceErrore } from './errori.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the product. Gateway routes, dispatch, parsing, the browser client, OpenAPI and the generated tests all derive from it.
 * Schemas are strict and JSON-representable, every field has a length or a range.
 * `query` fields travel as text: booleans and numbers are converted by their schema before it checks them.
 */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly roles: readonly Ruolo[];
  readonly licences: readonly Licenza[];
  /** read: no change. write: one transaction. start: begins long work. Writes and starts need an Idempotency-Key. */
  readonly effect: 'read' | 'write' | 'start';
  /** proprio: the record of the signed-in employee only. */
  readonly scope: 'scuola' | 'proprio';
  /** token: a bearer without a backend session is enough (sign-in). pubblico: nobody signs in; the public calculator alone. */
  readonly access?: 'sessione' | 'token' | 'pubblico';
  /** naturale: repeating the call has the same end state by itself, no answer is stored (sessions: the answer holds a secret). */
  readonly idempotency?: 'chiave' | 'naturale';
  /** The reading of the head teacher's panel that this is: refused with OPERAZIONE_NON_CONSENTITA while it is switched off. */
  readonly consultazione?: Consultazione;
  /** The thing of some kinds of school that this makes: refused with OPERAZIONE_NON_CONSENTITA, and the reason, where the school has it not. */
  readonly cosa?: Cosa;
  readonly errors: readonly CodiceErrore[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Names and values that it takes and answers besides those of its contract. */
  readonly ammessi?: Ammessi;
}

/** Declares a route, keeping its literal types for the client and the implementation. */
export const defineRoute = <const R extends Route>(route: R): R => route;

type Part<T, K extends string> = K extends keyof T
  ? T[K] extends z.ZodType
    ? { readonly [P in K]: z.output<T[K]> }
    : unknown
  : unknown;
type SentPart<T, K extends string> = K extends keyof T
  ? T[K] extends z.ZodType
    ? { readonly [P in K]: z.input<T[K]> }
    : unknown
  : unknown;

/** What an implementation receives: the parsed params, query and body that the route declares. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;
/** What a caller sends. */
export type RouteRequest<R extends Route> = SentPart<R, 'params'> & SentPart<R, 'query'> & SentPart<R, 'body'>;
export type RouteOutput<R extends Route> = z.input<R['response']>;
/** What a caller receives. */
export type RouteAnswer<R extends Route> = z.output<R['response']>;

/** True for the paths of the second backend, whose bodies travel wrapped in `data`. */
export const isSecondBackend = (path: string): boolean => /^\/(crud|stampe|login|logout)(\/|$)/.test(path);

/** The route key of an HTTP API: 'POST /crud/processi'. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;

/** True when the call needs an Idempotency-Key: its answer is stored with what it changed. */
export const needsKey = ({ effect, idempotency }: Pick<Route, 'effect' | 'idempotency'>): boolean =>
  effect !== 'read' && idempotency !== 'naturale';

/** What any route of its kind may answer besides the errors it declares: the platform refuses around the use case, the same way for all. */
export const platformErrors = (
  route: Pick<Route, 'access' | 'effect' | 'idempotency' | 'cosa'>,
): readonly CodiceErrore[] => (route.access === 'pubblico' ? PUBLIC_ERRORS : errorsOfCallers(route));

/** A public call has no caller to refuse, and reads nothing that is stored. */
const PUBLIC_ERRORS: readonly CodiceErrore[] = [
  'RICHIESTA_NON_VALIDA',
  'RICHIESTA_TROPPO_GRANDE',
  'TROPPE_RICHIESTE',
  'ERRORE_INTERNO',
];

const errorsOfCallers = (route: Pick<Route, 'access' | 'effect' | 'idempotency' | 'cosa'>): readonly CodiceErrore[] => [
  'TOKEN_NON_VALIDO',
  'RICHIESTA_NON_VALIDA',
  'RICHIESTA_TROPPO_GRANDE',
  'TROPPE_RICHIESTE',
  'VERSIONE_PIU_RECENTE',
  'FILE_ALTERATO',
  'ERRORE_INTERNO',
  ...(route.access === 'token'
    ? []
    : (['SESSIONE_NON_VALIDA', 'RUOLO_NON_AUTORIZZATO', 'LICENZA_MANCANTE', 'SERVICE_UNAVAILABLE'] as const)),
  ...(route.cosa === undefined ? [] : (['OPERAZIONE_NON_CONSENTITA'] as const)),
  ...(route.effect === 'read' ? [] : (['SPAZIO_ESAURITO'] as const)),
  ...(needsKey(route) ? (['CHIAVE_IDEMPOTENZA_MANCANTE', 'IDEMPOTENZA_IN_CONFLITTO'] as const) : []),
];
