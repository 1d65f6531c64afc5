import * as z from 'zod';
import { it } from 'zod/locales';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import { isSecondBackend, type Route } from '#shared/contracts/route.ts';
import { accorciato, composto } from '#shared/domain/testo.ts';
import { AppError } from '../errors.ts';

z.config(it());

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

export interface ParsedRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Params, query and body as the route declares them. @throws RICHIESTA_NON_VALIDA naming every field that is wrong */
export const parseRequest = (route: Route, event: HttpEvent): ParsedRequest => {
  const fields: ErroreCampo[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    fields.push(...result.error.issues.slice(0, 100).flatMap(campiDi));
    return undefined;
  };
  const parsed = {
    params: check(route.params, event.pathParameters ?? {}),
    query: check(route.query, route.query && convertQuery(route.query, event.queryStringParameters ?? {})),
    body: check(route.body, route.body && readBody(route, event)),
  };
  if (!route.query) fields.push(...Object.keys(event.queryStringParameters ?? {}).map(unknownParameter));
  if (fields.length > 0) throw wrongFields(fields);
  return parsed;
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

const campiDi = (issue: z.core.$ZodIssue): ErroreCampo[] => {
  const path = accorciato(issue.path.map(String).join('.'), 300);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, 20).map((key) => ({
      path: accorciato(path ? `${path}.${key}` : key, 300),
      code: issue.code,
      message: `Il campo "${accorciato(key, 80)}" non è previsto.`,
    }));
  }
  return [{ path, code: issue.code, message: accorciato(issue.message, 1000) }];
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
const convertQuery = (
  schema: z.ZodObject,
  raw: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, convertValue(schema.shape[name], composto(value ?? ''))]),
  );

const convertValue = (schema: z.core.$ZodType | undefined, value: string): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return convertValue(schema.unwrap(), value);
  if (schema instanceof z.ZodNumber && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(value)) return value === 'true';
  return value;
};
