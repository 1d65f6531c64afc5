import { afterAll, beforeAll, expect, test } from 'vitest';
import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { filledData } from '#support/filled/filled-data.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { jsonSchemaOf } from '#support/json-schema.ts';

const VOLTE = 3;
/** Requests to the store that a page of a list may take, beside the one of the session. */
const LISTA = 2;

/** Lists that take more, and what for. */
const DI_PIU: Readonly<Record<string, number>> = {
  // whether the head teacher sees them is a setting of the school
  'POST /crud/dirigente/servizi': 3,
  'POST /crud/dirigente/assenze': 3,
  // the absences that somebody covers, for the column of the substitutes
  'POST /emo/assenza/search': 3,
};

const routes: readonly Route[] = Object.values(contracts).flatMap((area) => Object.values<Route>(area));
const letture = routes.filter(
  ({ effect, scope, roles }) => effect === 'read' && scope === 'scuola' && roles.includes('GESTORE'),
);
/** Read page by page: the answer has where the next page begins. */
const isLista = ({ response }: Route): boolean => 'cursore' in (jsonSchemaOf(response).properties ?? {});

let home: TestHome;
let ufficio: Person;
const comandi: string[] = [];
beforeAll(async () => {
  const { dataDir } = await filledData();
  home = await startTestHome({
    da: dataDir,
    aroundCall: ({ engine, name }, run) => {
      if (engine === 'dynamodb') comandi.push(name);
      return run();
    },
  });
  ufficio = await home.as(loginOf('GESTORE', SCUOLA_A));
});
afterAll(() => home.close());

/** What a call takes of the store, the session left out: the least of a few times, beside the work that the product does by itself. */
const take = async (route: Route, request: object): Promise<readonly string[]> => {
  const volte: string[][] = [];
  for (let volta = 0; volta < VOLTE; volta += 1) {
    comandi.length = 0;
    const { status } = await ufficio.call(route, request as never, { probe: true });
    expect([routeKey(route), status]).toEqual([routeKey(route), 200]);
    volte.push(comandi.slice(1));
  }
  return volte.reduce((meno, presi) => (presi.length < meno.length ? presi : meno));
};

/** Asks for its first page when asked for nothing else. */
const opensBare = ({ params, query, body }: Route): boolean =>
  params === undefined && [query, body].every((parte) => parte === undefined || parte.safeParse({}).success);

test('a page of any list takes two requests to the store, or as many more as are said', async () => {
  const liste = letture.filter((route) => isLista(route) && opensBare(route));
  expect(liste.length).toBeGreaterThan(20);
  const troppe: string[] = [];
  for (const route of liste) {
    const presi = await take(route, { query: route.query && {}, body: route.body && {} });
    if (presi.length > (DI_PIU[routeKey(route)] ?? LISTA) || presi.includes('Scan'))
      troppe.push(`${routeKey(route)}: ${presi.join(', ')}`);
  }
  expect(troppe).toEqual([]);
});

test('the version of the archives takes one request, however many tables browsers keep', async () => {
  expect(await take(versioneRoutes.getVersioneArchivi, {})).toEqual(['ExecuteStatement']);
});
