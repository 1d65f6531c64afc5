import { expect, test } from 'vitest';
import type { Store } from '#platform/data/dynamo.ts';
import { storeScuola } from '#platform/data/store-scuola.ts';

const asked: unknown[] = [];
/** The table, which answers whatever it is asked: what keeps a school among its own keys must stand before it. */
const everything: Pick<Store, 'get' | 'batchGet' | 'query' | 'queryAll' | 'partitions' | 'count'> = {
  get: async (chiave) => {
    asked.push(chiave);
    return undefined;
  },
  batchGet: async (chiavi) => {
    asked.push(...chiavi);
    return [];
  },
  query: async (query) => {
    asked.push(query);
    return { items: [], last: undefined };
  },
  queryAll: async (query) => {
    asked.push(query);
    return [];
  },
  partitions: async (pks) => {
    asked.push(...pks);
    return [];
  },
  count: async (query) => {
    asked.push(query);
    return { totale: 0, esatto: true };
  },
};

const A = 'XXTS00001A';
const store = storeScuola({ ...everything } as Store, A);
const sk = 'PERSONA#1';

test.each(['SCUOLA#XXTS00002B#PERSONA#1', 'SCUOLA#XXTS00001AA#PERSONA#1', 'SCUOLA#XXTS00001A', 'SCUOLE', 'SESSIONE#x'])(
  'a school does not look under %s, however it asks',
  async (pk) => {
    asked.length = 0;
    const refused = /A key outside its school/;
    await expect(store.get({ pk, sk })).rejects.toThrow(refused);
    await expect(
      store.batchGet([
        { pk: `SCUOLA#${A}#PERSONA#1`, sk },
        { pk, sk },
      ]),
    ).rejects.toThrow(refused);
    await expect(store.query({ pk })).rejects.toThrow(refused);
    await expect(store.queryAll({ pk })).rejects.toThrow(refused);
    await expect(store.partitions([`SCUOLA#${A}#PERSONA#1`, pk])).rejects.toThrow(refused);
    await expect(store.count({ pk })).rejects.toThrow(refused);
    expect(asked).toEqual([]);
  },
);

test('it looks under its own keys, and at its own line of the registry', async () => {
  asked.length = 0;
  await store.get({ pk: `SCUOLA#${A}#PERSONA#1`, sk });
  await store.get({ pk: 'SCUOLE', sk: A });
  expect(asked).toHaveLength(2);
  await expect(store.get({ pk: 'SCUOLE', sk: 'XXTS00002B' })).rejects.toThrow();
});
