import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { filledData } from '#support/filled/filled-data.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { accepted, jsonSchemaOf, sample, type JsonSchema } from '#support/json-schema.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';

/** How many days go by until every odd value was sent. */
const GIORNI = 16;
const LUNGHISSIMO = 2000;

const TESTI: readonly ((massimo: number) => string)[] = [
  (massimo) => 'è'.repeat(Math.min(massimo, LUNGHISSIMO)),
  () => '=HYPERLINK("http://esempio.invalid")',
  () => '<script>alert(1)</script>',
  () => '__proto__',
  () => "D'Òrtì 𝓐𝓭𝓪 \u{1F9D1}",
  () => '%00%2e%2e/',
  () => '${7*7}{{7*7}}',
];

/** Values at the edge of what a field takes. */
const edgesOf = ({
  type,
  enum: values = [],
  format,
  minimum,
  maximum,
  maxLength = 100,
}: JsonSchema): readonly unknown[] => {
  if (values.length > 0) return [values.at(-1)];
  if (format === 'date') return ['1900-01-01', '2000-02-29', '9999-12-31'];
  switch (type) {
    case 'string':
      return TESTI.map((made) => made(maxLength));
    case 'integer':
    case 'number':
      return [minimum, maximum, 0].filter((one) => one !== undefined);
    case undefined:
    default:
      return [];
  }
};

/** The value with one thing at its edge: each field of it in turn, lists with as many rows as they take up to a hundred. */
const odd = (schema: JsonSchema, value: unknown): readonly unknown[] => {
  const option = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null');
  if (option.length > 0) return option.flatMap((one) => odd(one, value ?? sample(one)));
  if (schema.items) {
    const { items, maxItems = 100 } = schema;
    const first: unknown = Array.isArray(value) && value.length > 0 ? value[0] : sample(items);
    return [Array.from({ length: Math.min(maxItems, 100) }, () => first), ...odd(items, first).map((one) => [one])];
  }
  if (schema.type !== 'object') return edgesOf(schema);
  const fields = new Map<string, unknown>(Object.entries(Object(value)));
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    odd(field, fields.get(name)).map((one) => ({ ...Object.fromEntries(fields), [name]: one })),
  );
};

const routes: readonly Route[] = Object.values(contracts)
  .flatMap((area) => Object.values<Route>(area))
  .filter(({ access }) => access === undefined);

let home: TestHome;
let persona: string;
let gestore: Person;
beforeAll(async () => {
  const { dataDir } = await filledData();
  home = await startTestHome({ da: dataDir });
  gestore = await home.as(loginOf('GESTORE', SCUOLA_A));
  persona = (await gestore.ok(anagrafeRoutes.searchAll, { body: {} })).righe[0]?.uid ?? '';
});
afterAll(() => home.close());

const DI_PERSONA = /^uidSubAnagrafe$/;

/** A part of a good request, about somebody who is there wherever it names a person. */
const goodPart = (schema: z.ZodType | undefined): unknown => {
  if (schema === undefined) return undefined;
  const good = accepted(schema);
  const names = Object.keys(jsonSchemaOf(schema).properties ?? {}).filter((name) => DI_PERSONA.test(name));
  const about = { ...Object(good), ...Object.fromEntries(names.map((name) => [name, persona])) };
  return names.length > 0 && schema.safeParse(about).success ? about : good;
};

/** Requests that the contract accepts, each with one thing at its edge. */
const oddRequests = ({ params, query, body }: Route): readonly object[] => {
  const good = { params: goodPart(params), query: goodPart(query), body: goodPart(body) };
  return (
    [
      ['params', params],
      ['query', query],
      ['body', body],
    ] as const
  ).flatMap(([part, schema]) =>
    schema === undefined
      ? []
      : odd(jsonSchemaOf(schema), good[part])
          .filter((value) => schema.safeParse(value).success)
          .map((value) => ({ ...good, [part]: value })),
  );
};

test('whatever a request says within its contract, the program has an answer to it', async () => {
  const asked = routes.flatMap((route) => oddRequests(route).map((request) => ({ route, request })));
  expect(asked.length).toBeGreaterThan(5000);
  const faults: string[] = [];
  for (const { route, request } of sampleOfTheDay(asked, GIORNI)) {
    const { roles } = route;
    const chi = roles.includes('GESTORE') ? gestore : await home.as(loginOf(roles[0] ?? 'TESTER', SCUOLA_A));
    const { status, body } = await chi.call(route, request as never, { probe: true });
    // a school that a call has closed, or a session, would refuse all the others
    if (status >= 500 || status === 401)
      faults.push(`${routeKey(route)} ${JSON.stringify(request).slice(0, 1000)} → ${status} ${JSON.stringify(body)}`);
  }
  expect(faults).toEqual([]);
});
