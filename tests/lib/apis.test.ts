import { describe, expect, test } from 'vitest';
import { apis, apisOf, areaOfTheRest, isUnder, MASSIMO_ROTTE } from '#lib/apis.ts';
import { areas, type AreaEntry } from '#lib/areas.ts';
import { gatewayDocument } from '#lib/cloud/gateway-document.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';

const every: readonly Route[] = Object.values(contracts).flatMap((routes) => Object.values<Route>(routes));

/** An area of so many calls below a root. */
const areaDi = (calls: number, root: `/${string}`, terzo: readonly `/${string}`[] = []): AreaEntry => ({
  ...areas.scuola,
  name: 'prova',
  terzo,
  routes: Object.fromEntries(
    Array.from({ length: calls }, (_, number) => [
      `chiamata${number}`,
      { ...contracts.scuola.listScuole, path: `${root}/chiamata${number}` as const },
    ]),
  ),
});

describe('the HTTP APIs', () => {
  test('each gives what no route of it asks for to an area of its own, which refuses it by name', () => {
    for (const entry of apis) {
      const { paths } = gatewayDocument({ title: entry.name, description: '' }, entry, (area) => `uri:${area}`);
      const rest = areaOfTheRest(entry);
      expect(entry.calls.map(({ area }) => area)).toContain(rest);
      expect(paths['/$default']?.['x-amazon-apigateway-any-method']).toMatchObject({
        isDefaultRoute: true,
        'x-amazon-apigateway-integration': {
          $ref: `#/components/x-amazon-apigateway-integrations/${rest?.name ?? ''}`,
        },
      });
    }
  });
  test('hold every call of the contracts, once', () => {
    const held = apis.flatMap(({ calls }) => calls.map(({ route }) => routeKey(route)));
    expect(held.toSorted()).toEqual(every.map(routeKey).toSorted());
  });
  test('each call is found by the first pattern that its path is under, in the order of the APIs', () => {
    for (const { name, calls } of apis)
      for (const { route } of calls)
        expect([
          routeKey(route),
          apis.find(({ patterns }) => patterns.some((one) => isUnder(one, route.path)))?.name,
        ]).toEqual([routeKey(route), name]);
  });
  test('a root of the third API inside those of the second is tried before them', () => {
    const divided = apisOf([areaDi(1, '/crud/f24', ['/crud/f24']), areaDi(1, '/crud/irap')]);
    expect(divided.map(({ name, patterns }) => [name, patterns])).toEqual([
      ['terzo', ['crud/f24/*']],
      ['primo', []],
      ['secondo', ['crud/*']],
    ]);
  });
  test('one that passes the limit is refused by name, one that reaches it is not', () => {
    expect(() => apisOf([areaDi(MASSIMO_ROTTE, '/crud/prova')])).not.toThrow();
    expect(() => apisOf([areaDi(MASSIMO_ROTTE + 1, '/crud/prova')])).toThrow('The API "secondo" has 281 routes');
    expect(() => apisOf([areaDi(200, '/crud/prova'), areaDi(81, '/stampe/x', ['/stampe'])])).not.toThrow();
  });
});
