import * as z from 'zod';
import { nomiDi, schemaDelNome } from '#shared/contracts/altri-nomi.ts';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import { isSecondBackend, type Route } from '#shared/contracts/route.ts';
import { paroleDeiCampi } from '#shared/domain/parole-dei-campi.ts';
import { composto } from '#shared/domain/testo.ts';
import { AppError, campoNonValido } from '../errors.ts';
import { campiDi, unaVolta } from './campi-rifiutati.ts';
import { translate } from './traduzione.ts';

z.config(paroleDeiCampi);

/** The parts of an HTTP API v2 event that a route reads. */
export interface HttpEvent {
  readonly routeKey: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly pathParameters?: Readonly<Record<string, string | undefined>> | undefined;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean;
  readonly requestContext: { readonly requestId: string; readonly http?: { readonly sourceIp?: string } };
}

/** The id of a request that its caller may give, or the service's own. */
export const correlationOf = (event: HttpEvent): string => {
  const sent = event.headers['x-correlation-id'];
  return sent !== undefined && /^[\w-]{8,64}$/.test(sent) ? sent : event.requestContext.requestId;
};

/** The refusal of what no route of the product asks for. */
export const unknownCall = (): AppError =>
  new AppError(
    'NON_TROVATO',
    "Non c'è una chiamata con questo metodo e questo indirizzo: l'elenco delle chiamate è in /openapi.json.",
  );

export interface ParsedRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Params, query and body as the route declares them, what came under another name of the route translated before.
 * @throws RICHIESTA_NON_VALIDA naming every field that is wrong, as the request called it
 */
export const parseRequest = (route: Route, event: HttpEvent, oggi: () => string): ParsedRequest => {
  const params = event.pathParameters ?? {};
  const parameters = event.queryStringParameters ?? {};
  const query = route.query && convertQuery(route, parameters);
  const body = route.body && readBody(route, event);
  requireIndispensabile(route, { params, query, body });
  const { valore, usati, errori } = translate(route, route.body ? body : query, oggi);
  const fields: ErroreCampo[] = [...errori];
  const check = checking(fields);
  const parsed = {
    params: check(route.params, params),
    query: route.body ? check(route.query, query) : check(route.query, valore, usati),
    body: check(route.body, valore, usati),
  };
  if (!route.query) fields.push(...Object.keys(parameters).map(unknownParameter));
  if (fields.length > 0) throw wrongFields(unaVolta(fields));
  return parsed;
};

/** Reads a part of a request by its schema, and puts what is wrong among the fields. */
const checking =
  (fields: ErroreCampo[]) =>
  (schema: z.ZodType | undefined, value: unknown, usati?: ReadonlyMap<string, string>): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    fields.push(...result.error.issues.slice(0, 100).flatMap(campiDi).map(asCalled(usati)));
    return undefined;
  };

/** The field by the name that the request used for it. */
const asCalled =
  (usati: ReadonlyMap<string, string> | undefined) =>
  (campo: ErroreCampo): ErroreCampo => {
    const [primo = '', ...resto] = campo.path.split('.');
    return { ...campo, path: [usati?.get(primo) ?? primo, ...resto].join('.') };
  };

/** Says nothing: absent, blank, or what a program writes for a value that it does not have. */
const isVuoto = (valore: unknown): boolean =>
  valore === undefined || valore === null || /^(?:\s*|undefined|null)$/.test(String(valore));

/** @throws RICHIESTA_NON_VALIDA in the words of the specification, before anything else is read */
const requireIndispensabile = ({ ammessi }: Route, sent: Readonly<Record<string, unknown>>): void => {
  if (ammessi?.indispensabile === undefined) return;
  const { luogo, campo, parole } = ammessi.indispensabile;
  const detto = luogo.reduce<unknown>(
    (valore, nome) => Object.entries(Object(valore)).find(([questo]) => questo === nome)?.[1],
    sent,
  );
  if (isVuoto(detto)) throw campoNonValido(campo, parole, 'mancante');
};

const unknownParameter = (path: string): ErroreCampo => ({
  path,
  code: 'unrecognized_keys',
  message: `Il parametro "${path}" non è previsto.`,
});

const wrongFields = (fields: ErroreCampo[]): AppError => {
  const named = fields.slice(0, 3).map((campo) => campo.path || 'corpo');
  return new AppError(
    'RICHIESTA_NON_VALIDA',
    `La richiesta contiene ${fields.length === 1 ? 'un campo' : `${fields.length} campi`} da correggere: ${named.join(', ')}${fields.length > 3 ? '…' : ''}.`,
    { fields },
  );
};

/** A body is JSON in UTF-8; the second backend wraps it in `data`. */
const readBody = (route: Route, event: HttpEvent): unknown => {
  const value = parseJson(
    event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? ''),
  );
  if (!isSecondBackend(route.path)) return value;
  if (!isWrapped(value)) {
    throw new AppError('RICHIESTA_NON_VALIDA', 'Il corpo della richiesta deve avere la forma { "data": … }.', {
      fields: [{ path: 'data', code: 'data', message: 'Il corpo va racchiuso in "data".' }],
    });
  }
  return value.data;
};

const isWrapped = (value: unknown): value is { readonly data: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.hasOwn(value, 'data') &&
  Object.keys(value).length === 1;

const parseJson = (text: string): unknown => {
  try {
    return text === ''
      ? {}
      : JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? composto(value) : value));
  } catch (cause) {
    throw new AppError('RICHIESTA_NON_VALIDA', 'Il corpo della richiesta non è JSON valido.', {
      fields: [{ path: '', code: 'json', message: 'JSON non valido.' }],
      cause,
    });
  }
};

/** Query values travel as text: numbers and booleans are read as such where the schema wants them. */
const convertQuery = (route: Route, raw: Readonly<Record<string, string | undefined>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, convertValue(schemaOf(route, name), composto(value ?? ''))]),
  );

const schemaOf = (route: Route, name: string): z.core.$ZodType | undefined => {
  const altro = route.query && !route.body ? nomiDi(route)[name] : undefined;
  return altro === undefined || !route.query ? route.query?.shape[name] : schemaDelNome(route.query, altro);
};

const convertValue = (schema: z.core.$ZodType | undefined, value: string): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return convertValue(schema.unwrap(), value);
  if (schema instanceof z.ZodNumber && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => convertValue(option, value)).find((read) => read !== value) ?? value;
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(value)) return value === 'true';
  return value;
};
