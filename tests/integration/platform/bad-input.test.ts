import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { AppError } from '#platform/errors.ts';
import { parseRequest } from '#platform/http/request.ts';
import { nomiDi } from '#shared/contracts/altri-nomi.ts';
import { contracts } from '#shared/contracts/index.ts';
import { isSecondBackend, routeKey, type Route } from '#shared/contracts/route.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accepted, badValues, jsonSchemaOf, sample, type BadValue, type JsonSchema } from '#support/json-schema.ts';

const routes: readonly [string, Route][] = Object.values(contracts)
  .flatMap((area) => Object.values<Route>(area))
  .map((route) => [routeKey(route), route]);
const withBody = routes.filter(([, route]) => route.body);

interface Refusal {
  readonly code: string;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));

const bodyText = (route: Route, value: unknown): string =>
  JSON.stringify(isSecondBackend(route.path) ? { data: value } : value);

/** What the platform says of a request before any use case sees it; undefined when it lets it through. */
const refusal = (route: Route, sent: { query?: Record<string, string>; body?: string }): Refusal | undefined => {
  try {
    const event = {
      routeKey: routeKey(route),
      headers: {},
      pathParameters: texts(route.params && accepted(route.params)),
      queryStringParameters: sent.query ?? texts(route.query && accepted(route.query)),
      body: sent.body ?? (route.body && bodyText(route, accepted(route.body))),
      requestContext: { requestId: 'prova' },
    };
    parseRequest(route, event, () => '2025-03-14');
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, fields: error.fields };
  }
};

/** Refused as a request, with a sentence for the field. */
const names = (path: string, found: Refusal | undefined): boolean =>
  found?.code === 'RICHIESTA_NON_VALIDA' &&
  found.fields.some((field) => path === '' || field.path.startsWith(path)) &&
  found.fields.every(({ message }) => message !== '');

test.each(routes)('%s lets a good request through', (_key, route) => {
  expect(refusal(route, {})).toBeUndefined();
});

/** Left out where the route says what stands there, or said as an object where it takes that too. */
const isAdmitted = (route: Route, { path, why }: BadValue): boolean =>
  (why.endsWith(': missing') && route.ammessi?.predefiniti?.[path] !== undefined) ||
  (why.endsWith(': {}') && typeof nomiDi(route)[path] === 'object');

describe.each(withBody)('%s', (_key, route) => {
  test('refuses every bad body, and names the field', () => {
    const wrong = (route.body ? badValues(jsonSchemaOf(route.body)) : []).filter(
      (bad) => !isAdmitted(route, bad) && !names(bad.path, refusal(route, { body: bodyText(route, bad.value) })),
    );
    expect(wrong.map(({ why }) => why)).toEqual([]);
  });

  test('refuses what is not JSON', () => {
    const notJson = ['{', '\u0000', '{"data":', `"${'y'.repeat(200)}`, '[1,2', 'NaN'];
    expect(notJson.filter((body) => refusal(route, { body })?.code !== 'RICHIESTA_NON_VALIDA')).toEqual([]);
  });
});

const badTexts = ({ type }: JsonSchema): readonly string[] => [
  'x'.repeat(3000),
  ...(type === 'integer' ? ['abc', '1.5', '-99999999', ''] : []),
  ...(type === 'boolean' ? ['forse'] : []),
];

test.each(routes.filter(([, route]) => route.query))('%s refuses every bad query', (_key, route) => {
  const schema = route.query ? jsonSchemaOf(route.query) : {};
  const good = texts(sample(schema));
  const bad = [
    { ...good, inventato: '1' },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      badTexts(field).map((value) => ({ ...good, [name]: value })),
    ),
  ];
  expect(bad.filter((query) => refusal(route, { query })?.code !== 'RICHIESTA_NON_VALIDA')).toEqual([]);
});

test.each(routes.filter(([, route]) => !route.query))('%s takes no query', (_key, route) => {
  expect(names('inventato', refusal(route, { query: { inventato: '1' } }))).toBe(true);
});

/** Days and years far from any rule, each instead of that of a good request. */
const ends = (schema: z.ZodType | undefined): readonly unknown[] => {
  if (schema === undefined) return [];
  const good = Object(accepted(schema));
  return Object.entries(jsonSchemaOf(schema).properties ?? {})
    .flatMap(([name, { format, minimum = 0, maximum }]) => {
      const years = minimum >= 1900 ? [minimum, maximum] : [];
      return (format === 'date' ? ['1900-01-01', '1999-12-31', '9999-12-30'] : years).map((value) => ({
        ...good,
        [name]: value,
      }));
    })
    .filter((request) => schema.safeParse(request).success);
};

const requestsAtTheEnds = ({ params, query, body }: Route): readonly unknown[] => {
  const good = { params: params && accepted(params), query: query && accepted(query), body: body && accepted(body) };
  return [
    ...ends(query).map((value) => ({ ...good, query: value })),
    ...ends(body).map((value) => ({ ...good, body: value })),
  ];
};

const ID = /^(?:uid|uidSubAnagrafe|UID_PARENTE|id[A-Z]\w*)$/;

/** A good part of a request that names a record wherever it may; undefined where it may not. */
const naming = (schema: z.ZodType | undefined): unknown => {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const named = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]): [string, unknown][] => {
    if (ID.test(name)) return [[name, 'nessuno']];
    const inside = naming(field);
    return inside === undefined ? [] : [[name, inside]];
  });
  const part = { ...Object(accepted(schema)), ...Object.fromEntries(named) };
  return named.length > 0 && schema.safeParse(part).success ? part : undefined;
};

/** A request about a record that is not there; undefined for a route that is about none. */
const aboutNobody = (route: Route) => {
  const { params, query, body } = route;
  const named = { params: naming(params), query: naming(query), body: naming(body) };
  if (Object.values(named).every((part) => part === undefined)) return undefined;
  return {
    params: named.params ?? (params && accepted(params)),
    query: named.query ?? (query && accepted(query)),
    body: named.body ?? (body && accepted(body)),
  };
};

/** Reads that name a record and have an answer without it, with the reason. */
const SENZA_404: Readonly<Record<string, string>> = {
  'POST /crud/audit': 'what was deleted has its trail',
  'GET /crud/voci-calcolo': 'the method is a code of the program',
};

describe('over HTTP', () => {
  let home: TestHome;
  beforeAll(async () => {
    home = await startTestHome();
  });
  afterAll(() => home.close());

  const send = async (route: Route, rawBody: string) =>
    (await home.as(loginOf(route.roles[0] ?? 'TESTER'))).call(
      route,
      { params: route.params && accepted(route.params), query: route.query && accepted(route.query) } as never,
      { rawBody, probe: true },
    );

  test('every route refuses a field it does not have, and changes nothing', async () => {
    const wrong: string[] = [];
    for (const [, { roles }] of routes) await home.as(loginOf(roles[0] ?? 'TESTER'));
    const changes = await home.changesDuring(async () => {
      for (const [key, route] of withBody) {
        const rawBody = bodyText(route, { ...Object(route.body && accepted(route.body)), campoInventato: 1 });
        const { status, body } = await send(route, rawBody);
        if (status !== 400 || !JSON.stringify(body).includes('"path":"campoInventato"'))
          wrong.push(`${key} → ${status}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(changes).toEqual([]);
  });

  test('every read of a day or a year answers for the first and the last too', async () => {
    const reads = routes.filter(([, { effect }]) => effect === 'read');
    const faults: string[] = [];
    for (const [key, route] of reads)
      for (const request of requestsAtTheEnds(route)) {
        const person = await home.as(loginOf(route.roles[0] ?? 'TESTER'));
        const { status } = await person.call(route, request as never, { probe: true });
        if (status >= 500) faults.push(`${key} ${JSON.stringify(request)} → ${status}`);
      }
    expect(faults).toEqual([]);
  });

  test('every read that names a record which is not there answers 404', async () => {
    const wrong: string[] = [];
    const named = routes.flatMap(([key, route]) => {
      const request = route.effect !== 'read' || key in SENZA_404 ? undefined : aboutNobody(route);
      return request === undefined ? [] : [[key, route, request] as const];
    });
    for (const [key, route, request] of named) {
      const person = await home.as(loginOf(route.roles.includes('GESTORE') ? 'GESTORE' : (route.roles[0] ?? 'TESTER')));
      const { status, body } = await person.call(route, request as never);
      if (status !== 404) wrong.push(`${key} → ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    expect(named.length).toBeGreaterThan(70);
    expect(wrong).toEqual([]);
  });

  test('a body of six megabytes is refused by both backends', async () => {
    const huge = JSON.stringify({ data: 'z'.repeat(6_300_000) });
    const [first, second] = [false, true].map((which) =>
      withBody.find(([, { path }]) => isSecondBackend(path) === which),
    );
    for (const found of [first, second]) {
      if (!found) throw new Error('No such backend');
      expect((await send(found[1], huge)).status).toBe(413);
    }
  });
});

/** A value that may be as long, or as great, as the caller wants. */
const isUnbounded = ({ type, maxLength, enum: values, const: value, format = '', ...schema }: JsonSchema): boolean => {
  switch (type) {
    case 'string':
      return [maxLength, values, value].every((bound) => bound === undefined) && !/^date(-time)?$/.test(format);
    case 'array':
      return schema.maxItems === undefined;
    case 'integer':
      return schema.maximum === undefined || schema.maximum >= Number.MAX_SAFE_INTEGER;
    case undefined:
    default:
      return false;
  }
};

/** The places of a request without a bound. */
const unboundedIn = (schema: JsonSchema, path: string): readonly string[] => [
  ...(isUnbounded(schema) ? [path] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unboundedIn(field, `${path}.${name}`)),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((option) =>
    unboundedIn(option, path),
  ),
];

describe('every contract', () => {
  test.each(routes)('%s is JSON-representable, strict and bounded', (_key, route) => {
    const unbounded = Object.entries({ params: route.params, query: route.query, body: route.body }).flatMap(
      ([part, schema]) => (schema ? unboundedIn(jsonSchemaOf(schema), part) : []),
    );
    expect(() => jsonSchemaOf(route.response)).not.toThrow();
    expect(unbounded).toEqual([]);
  });
});
