import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { AppError } from '#platform/errors.ts';
import { parseRequest, type ParsedRequest } from '#platform/http/request.ts';
import { withOtherNames } from '#platform/http/traduzione.ts';
import { corpoDi, nomiDi, schemaDelNome } from '#shared/contracts/altri-nomi.ts';
import { contracts } from '#shared/contracts/index.ts';
import { isSecondBackend, routeKey, type Route } from '#shared/contracts/route.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accepted } from '#support/json-schema.ts';
import { nomiDelleChiamate, type NomiDellaChiamata } from './nomi-delle-chiamate.ts';

const routes = new Map(
  Object.values(contracts)
    .flatMap((area) => Object.values<Route>(area))
    .map((route) => [routeKey(route), route]),
);

const texts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const OGGI = '2026-11-28';

/** The request that a route reads when its body, or its query where it has none, is this. */
const read = (route: Route, sent: object): ParsedRequest =>
  parseRequest(
    route,
    {
      routeKey: routeKey(route),
      headers: {},
      pathParameters: texts(Object(route.params && accepted(route.params))),
      queryStringParameters: route.body ? texts(Object(route.query && accepted(route.query))) : texts(sent),
      body: route.body && JSON.stringify(isSecondBackend(route.path) ? { data: sent } : sent),
      requestContext: { requestId: 'prova' },
    },
    () => OGGI,
  );

const refusedBy = (route: Route, sent: object): readonly string[] => {
  try {
    read(route, sent);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields.map(({ path, code, message }) => `${path}: ${code} ${message}`);
  }
};

const valueOf = (corpo: z.ZodObject, route: Route, nome: string): unknown => {
  const altro = nomiDi(route)[nome];
  const campo = corpo.shape[nome];
  if (altro !== undefined) return accepted(schemaDelNome(corpo, altro));
  if (campo === undefined) return 'x';
  return Object(accepted(corpo))[nome] ?? accepted(campo);
};

const routeOf = ({ chiamata }: NomiDellaChiamata): Route => {
  const route = routes.get(chiamata);
  if (route === undefined) throw new Error(`No route ${chiamata}`);
  return route;
};

/** The fields that other names of the request say. */
const saidOtherwise = (route: Route, nomi: readonly string[]): readonly string[] =>
  nomi.flatMap((nome) => {
    const altro = nomiDi(route)[nome];
    if (altro === undefined) return [];
    if (typeof altro === 'string') return [altro];
    return 'campo' in altro ? [altro.campo] : [];
  });

test.each(nomiDelleChiamate)('$chiamata is called with $nomi', (riga) => {
  const route = routeOf(riga);
  const corpo = corpoDi(route);
  if (corpo === undefined) throw new Error(`${riga.chiamata} takes nothing`);
  const detti = Object.fromEntries(riga.nomi.map((nome) => [nome, riga.valori?.[nome] ?? valueOf(corpo, route, nome)]));
  const altrimenti = new Set(saidOtherwise(route, riga.nomi));
  const buono = Object.entries(Object(accepted(corpo))).filter(([nome]) => !altrimenti.has(nome));
  const sent = riga.bastano === true ? detti : { ...Object.fromEntries(buono), ...detti };
  expect(refusedBy(route, sent)).toEqual([]);
});

const conAltriNomi = [...routes.values()].filter((route) => Object.keys(nomiDi(route)).length > 0);

test.each(conAltriNomi.map((route) => [routeKey(route), route] as const))(
  '%s says no other name that its contract has, and refuses the same thing said in two ways',
  (_key, route) => {
    const corpo = corpoDi(route);
    if (corpo === undefined) throw new Error('No body');
    const stessi = Object.entries(nomiDi(route)).filter(([, altro]) => typeof altro === 'string');
    expect(Object.keys(nomiDi(route)).filter((nome) => nome in corpo.shape && nome !== 'criteria')).toEqual([]);
    for (const [nome, altro] of stessi) {
      const valore = valueOf(corpo, route, nome);
      const diverso = typeof valore === 'boolean' ? !valore : `${String(valore)}1`;
      const refused = refusedBy(route, { ...Object(accepted(corpo)), [String(altro)]: valore, [nome]: diverso });
      expect(refused.some((campo) => campo.startsWith(`${nome}: `))).toBe(true);
    }
  },
);

test('a field refused under its other name is told by that name', () => {
  const route = routes.get('POST /crud/uniemens');
  if (route === undefined) throw new Error('No route');
  expect(refusedBy(route, { uniemensId: '' })).toEqual([expect.stringMatching(/^uniemensId: /)]);
});

test('what nobody says is what the route says for it, on the day of the call', () => {
  const route = routes.get('GET /crud/qual-retr');
  if (route === undefined) throw new Error('No route');
  expect(read(route, {})).toMatchObject({ query: { anno: 2026, mese: 11 } });
});

test.each(
  [...routes.values()]
    .filter(({ ammessi }) => ammessi?.rimandabile === true)
    .map((route) => [routeKey(route), route] as const),
)('%s takes back the record as it was answered', (_key, route) => {
  const sent = { ...Object(accepted(route.response)), ...Object(route.body && accepted(route.body)) };
  expect(refusedBy(route, sent)).toEqual([]);
});

test('the answer says the id of a filing by both its names', () => {
  const route = routes.get('POST /crud/uniemens-byperiodo');
  if (route === undefined) throw new Error('No route');
  expect(withOtherNames(route, { righe: [{ uid: 'a' }, { uid: 'b' }], totale: 2 })).toEqual({
    righe: [
      { uid: 'a', uniemensId: 'a' },
      { uid: 'b', uniemensId: 'b' },
    ],
    totale: 2,
  });
});

const FORMATO_DEL_PERCORSO = [
  ['xml', 'xml'],
  ['xls', 'xlsx'],
] as const;

test('a print whose path says a format makes it where nobody asks for another', () => {
  const detti = [...routes.values()].flatMap((route) =>
    FORMATO_DEL_PERCORSO.filter(
      ([parte]) => route.path.split('/').includes(parte) && corpoDi(route)?.shape.formato !== undefined,
    ).map(([, formato]) => [route.ammessi?.predefiniti?.formato, formato] as const),
  );
  expect(detti.length).toBeGreaterThan(1);
  expect(detti.filter(([predefinito, formato]) => predefinito !== formato)).toEqual([]);
});

describe('over HTTP', () => {
  let home: TestHome;
  let gestore: Person;
  beforeAll(async () => {
    home = await startTestHome();
    gestore = await home.as(loginOf('GESTORE'));
  });
  afterAll(() => home.close());

  const ask = async (chiamata: string, sent: object, probe = false) => {
    const route = routes.get(chiamata);
    if (route === undefined) throw new Error(`No route ${chiamata}`);
    return gestore.call(route, (route.body ? { body: sent } : { query: sent }) as never, { probe });
  };

  test.each([
    ['POST /crud/processi', { hide: true, offset: 0 }, { nascosti: true, start: 0 }],
    [
      'POST /crud/processi',
      { criteria: { anno: 2026 } },
      { filtri: [{ campo: 'anno', operatore: 'inizia', valore: '2026' }] },
    ],
    [
      'POST /emo/scuole/search',
      { criteria: 'Scuola', sort: 'DESC' },
      { filtri: [{ campo: 'desScuola', operatore: 'inizia', valore: 'Scuola' }], verso: 'DESC' },
    ],
    ['POST /emo/scuole/search', { page: 2, limit: 1 }, { start: 1, limit: 1 }],
    ['POST /crud/tipi-personale', { criteria: { descrizione: 'doc' } }, { criteria: 'doc' }],
    ['POST /crud/tipi-personale', { criteria: {} }, {}],
    ['GET /crud/altre/soggettive', { numAnno: 2026 }, { datInizio: '2026-01-01', datFine: '2026-12-31' }],
    ['GET /crud/altre/soggettive', {}, { datInizio: '1900-01-01', datFine: '9999-12-31' }],
  ])('%s answers the same by %j', async (chiamata, altrimenti, detto) => {
    const answer = await ask(chiamata, altrimenti);
    expect(answer).toMatchObject({ status: 200, body: (await ask(chiamata, detto)).body });
  });

  test.each([
    ['POST /crud/inquadramento', { uidSubAnagrafe: 'x', dal: '2012-09-01', al: '2012-09-30' }, 'dal', /01\/10\/2012/],
    ['PUT /crud/uniemens', { anno: 2099, mese: 1 }, 'anno', /non è ancora cominciato/],
    ['PUT /crud/spt/processo', { anno: 2026, meseDa: 4, meseA: 3 }, 'meseA', /finisce prima/],
    ['POST /crud/processi-progress', {}, 'uids', /^Campo obbligatorio\.$/],
    ['POST /crud/cedolini', { idProcesso: 'x', limit: 101 }, 'limit', /^Al massimo 100\.$/],
    ['POST /crud/altre/soggettive', { datFine: '1800-01-01' }, 'datFine', /01\/01\/1900/],
  ])('%s %j is refused on %s', async (chiamata, sent, path, frase) => {
    const answer = await ask(chiamata, sent);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ path, message: expect.stringMatching(frase) }] },
    });
  });

  test('the years of accessory pay that are offered are those that are taken', async () => {
    const { body } = await ask('POST /crud/emo-opzioni/spt', {});
    const { annoMinimo } = Object(body);
    expect(await ask('PUT /crud/spt/processo', { anno: annoMinimo - 1, meseDa: 1, meseA: 1 })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'anno' }] },
    });
    const { body: refused } = await ask('PUT /crud/spt/processo', { anno: annoMinimo, meseDa: 1, meseA: 1 });
    expect(JSON.stringify(refused)).not.toContain('"path":"anno"');
  });

  test('a list sent by its number answers its word and its number', async () => {
    const { tipo: _tipo, ...lista } = Object(accepted(routes.get('PUT /crud/noipa/processo')?.body as z.ZodType));
    expect(await ask('PUT /crud/noipa/processo', { ...lista, codTipo: 2 })).toMatchObject({
      status: 200,
      body: { tipo: 'MATURITA', codTipo: 2 },
    });
  });
});
