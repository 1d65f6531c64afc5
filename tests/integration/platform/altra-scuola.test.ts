import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { filledData } from '#support/filled/filled-data.ts';
import { startTestHome, type Answer, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { accepted, jsonSchemaOf, sample, type JsonSchema } from '#support/json-schema.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';

/** How many days go by until an id of every kind was sent to every route. */
const GIORNI = 20;
/** An id that never was, in the parts that another has: that of a root, of a child. */
const maiEsistito = (come: string): string =>
  come
    .split('-')
    .map((_parte, indice) => `MaiEsistito00${indice}`)
    .join('-');
const UID = '^[A-Za-z0-9_-]+$';

const isUid = ({ type, pattern, maxLength }: JsonSchema): boolean =>
  type === 'string' && pattern === UID && maxLength === 64;

const optionsOf = ({ anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] => [...anyOf, ...oneOf];

const takesUid = (schema: JsonSchema): boolean =>
  isUid(schema) ||
  optionsOf(schema).some(takesUid) ||
  (schema.items !== undefined && takesUid(schema.items)) ||
  Object.values(schema.properties ?? {}).some(takesUid);

const fieldOf = (value: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(Object(value))).get(name);

/** The value with an id wherever it may name a record. */
const withId = (
  schema: JsonSchema,
  value: unknown,
  id: string,
  isAsked: (name: string, one: JsonSchema) => boolean,
): unknown => {
  if (isUid(schema)) return id;
  const option = optionsOf(schema).find(takesUid);
  if (option) return withId(option, value ?? sample(option), id, isAsked);
  if (schema.items && takesUid(schema.items)) {
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    return [withId(schema.items, first ?? sample(schema.items), id, isAsked)];
  }
  const named = Object.entries(schema.properties ?? {}).filter(([name, one]) => takesUid(one) && isAsked(name, schema));
  return named.length === 0
    ? value
    : {
        ...Object(value),
        ...Object.fromEntries(
          named.map(([name, one]) => [name, withId(one, fieldOf(value, name) ?? sample(one), id, isAsked)]),
        ),
      };
};

/** A part of a request about the record of that id; as it is accepted where it names none. */
const partAbout = (schema: z.ZodType | undefined, id: string): unknown => {
  if (schema === undefined) return undefined;
  const [shape, good] = [jsonSchemaOf(schema), accepted(schema)];
  const tries = [
    withId(shape, good, id, () => true),
    withId(shape, good, id, (name, { required = [] }) => required.includes(name)),
  ];
  return tries.find((tried) => schema.safeParse(tried).success) ?? good;
};

const about = ({ params, query, body }: Route, id: string) => ({
  params: partAbout(params, id),
  query: partAbout(query, id),
  body: partAbout(body, id),
});

const routes: readonly Route[] = Object.values(contracts)
  .flatMap((area) => Object.values<Route>(area))
  .filter(
    (route) =>
      route.access === undefined &&
      [route.params, route.query, route.body].some((part) => part !== undefined && takesUid(jsonSchemaOf(part))),
  );

let home: TestHome;
/** The ids of the records of the full school, by their kind. */
let ids: ReadonlyMap<string, readonly string[]>;
/** Words that no answer to the other school may hold: codici fiscali, the code of the school. */
let segreti: readonly string[];

const itemsOf = async (scuola: string): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const page = await home.store.client.send(
      new ScanCommand({ TableName: home.store.table, ExclusiveStartKey: after }),
    );
    items.push(...(page.Items ?? []).filter(({ pk }) => String(pk).startsWith(`SCUOLA#${scuola}#`)));
    after = page.LastEvaluatedKey;
  } while (after !== undefined);
  return items;
};

beforeAll(async () => {
  const { dataDir } = await filledData();
  home = await startTestHome({ da: dataDir });
  const items = await itemsOf(SCUOLA_A);
  const shaped = items.filter(({ uid }) => typeof uid === 'string' && /^[A-Za-z0-9_-]{10,64}$/.test(uid));
  ids = new Map(
    [...Map.groupBy(shaped, ({ tipo }) => String(tipo))].map(([tipo, suoi]) => [
      tipo,
      [...new Set(suoi.map(({ uid }) => String(uid)))],
    ]),
  );
  const sue = new Set((await itemsOf(SCUOLA_B)).map(({ desCf }) => desCf));
  segreti = [
    SCUOLA_A,
    ...new Set(items.flatMap(({ desCf }) => (typeof desCf === 'string' && !sue.has(desCf) ? [desCf] : []))),
  ];
});
afterAll(() => home.close());

const chi = ({ roles }: Route, scuola: string) =>
  home.as(loginOf(roles.includes('GESTORE') ? 'GESTORE' : (roles[0] ?? 'TESTER'), scuola));

const ask = async (route: Route, id: string, scuola = SCUOLA_B): Promise<Answer<unknown>> =>
  (await chi(route, scuola)).call(route, about(route, id) as never, { probe: true });

/** The words of an answer, the id apart: of a read all of them, of a write its status and code. */
const saidBy = ({ effect }: Route, { status, body }: Answer<unknown>, id: string): string => {
  const text = JSON.stringify(body ?? null)
    .replaceAll(id, 'ID')
    .replaceAll(/"correlationId":"[^"]*"/g, '');
  return effect === 'read' ? `${status} ${text}` : `${status} ${String(fieldOf(body, 'code'))}`;
};

/** The differences of the answer about a record of another school from that about one which never was. */
const unlike = async (route: Route, id: string, known: Map<string, string>): Promise<readonly string[]> => {
  const inventato = maiEsistito(id);
  const detta = known.get(inventato) ?? saidBy(route, await ask(route, inventato), inventato);
  known.set(inventato, detta);
  // an id may be a word that the answer says: that of a counter of the school is
  const mai = detta.replaceAll(id, 'ID');
  const answer = await ask(route, id);
  const text = JSON.stringify(answer.body ?? null);
  const letti = segreti.filter((segreto) => text.includes(segreto));
  const detto = saidBy(route, answer, id);
  // an answer to the first try may differ from that to the second, which finds the record written
  const solito = detto === mai ? mai : saidBy(route, await ask(route, inventato), inventato).replaceAll(id, 'ID');
  return [
    ...(answer.status >= 500 || answer.status === 401 ? [`answers ${answer.status}`] : []),
    ...(letti.length > 0 ? [`tells ${letti[0]}`] : []),
    ...(detto === solito ? [] : [`${detto.slice(0, 200)} instead of ${solito.slice(0, 200)}`]),
  ];
};

test('records of many kinds are sent to every route that names one', () => {
  expect(ids.size).toBeGreaterThan(40);
  expect(segreti.length).toBeGreaterThan(15);
  expect(routes.length).toBeGreaterThan(250);
  expect(routes.map(routeKey)).toEqual(
    expect.arrayContaining(['GET /emo/servizi/supplenza/{uid}', 'POST /emo/servizi/{uid}/proroga']),
  );
});

test('what a school asks of a record of another is answered as of one that never was, and changes nothing of it', async () => {
  const people = new Set(routes.map(({ roles }) => (roles.includes('GESTORE') ? 'GESTORE' : (roles[0] ?? 'TESTER'))));
  for (const ruolo of people) await home.as(loginOf(ruolo, SCUOLA_B));
  const utenti = await utentiScuola(home.store, SCUOLA_A).list();
  const kinds = sampleOfTheDay([...ids], GIORNI);
  const wrong: string[] = [];
  const changes = await home.changesDuring(async () => {
    for (const route of routes) {
      const known = new Map<string, string>();
      for (const [kind, suoi] of kinds)
        for (const id of suoi.slice(0, 1))
          wrong.push(...(await unlike(route, id, known)).map((how) => `${routeKey(route)} ${kind}: ${how}`));
    }
  });
  expect(wrong).toEqual([]);
  // work of its own that the start took up goes on meanwhile
  const altrui = changes.filter(({ tipo, entita }) => tipo !== 'LAVORO' && tipo !== 'BLOCCO' && entita !== 'LAVORO');
  expect(altrui.filter(({ key }) => key.startsWith(`SCUOLA#${SCUOLA_A}#`))).toEqual([]);
  expect(await utentiScuola(home.store, SCUOLA_A).list()).toEqual(utenti);
});

test('the same questions of its own people are answered: the records are there', async () => {
  const persone = ids.get('PERSONA') ?? [];
  const letture = routes.filter(({ effect, roles }) => effect === 'read' && roles.includes('GESTORE'));
  const risposte = await Promise.all(
    letture.map(async (route) => (await ask(route, persone[0] ?? '', SCUOLA_A)).status),
  );
  expect(risposte.filter((status) => status === 200).length).toBeGreaterThan(10);
});
