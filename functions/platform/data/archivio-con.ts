import { archivioSu, type Archivio } from './archivio.ts';
import type { Chiave, Item, Query } from './dynamo.ts';
import type { Operazione } from './modifica.ts';
import { strato } from './strato.ts';

/** The archive as it would be after some writes that nobody has sent: whoever reads it finds them. What is only updated or checked stays as it is. */
export const archivioCon = async (base: Archivio, operazioni: readonly Operazione[]): Promise<Archivio> => {
  const sopra = strato();
  for (const { tipo, chiave, item } of operazioni) {
    if (tipo !== 'put' && tipo !== 'delete') continue;
    sopra.set({ chiave, prima: await base.get(chiave), dopo: item === undefined ? undefined : { ...item, ...chiave } });
  }
  const get = (chiave: Chiave): Promise<Item | undefined> =>
    sopra.has(chiave) ? Promise.resolve(sopra.get(chiave)) : base.get(chiave);
  const queryAll = async (query: Query): Promise<Item[]> => sopra.merge(await base.queryAll(query), query);
  return archivioSu(
    {
      codmin: base.codmin,
      get,
      queryAll,
      query: async (query) =>
        sopra.touches(query)
          ? { items: (await queryAll(query)).slice(0, query.limit), last: undefined }
          : base.query(query),
      partitions: async (pks) => (await Promise.all(pks.map((pk) => queryAll({ pk })))).flat(),
      batchGet: async (chiavi) => {
        const noti = chiavi.filter((chiave) => sopra.has(chiave)).map((chiave) => sopra.get(chiave));
        const altri = await base.batchGet(chiavi.filter((chiave) => !sopra.has(chiave)));
        return [...noti.filter((item) => item !== undefined), ...altri];
      },
      count: async (query) =>
        sopra.touches(query) ? { totale: (await queryAll(query)).length, esatto: true } : base.count(query),
    },
    base.leggi,
  );
};
