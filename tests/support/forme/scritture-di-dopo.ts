import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import type { Entita, Registrazione } from '#platform/data/entita.ts';

/** Writes of a later version of the program, on a table that this one works on: items as they are, no rule of today asked. */
export const scrittureDiDopo = (store: Store, codmin: string) => {
  const keyOf = <T extends Registrazione>(entita: Entita<T>, uid: string) =>
    archivioDi(store, codmin).chiavi.record(entita, uid);
  const put = (item: Item) => store.client.send(new PutCommand({ TableName: store.table, Item: item }));
  const load = async <T extends Registrazione>(entita: Entita<T>, uid: string): Promise<Item> => {
    const item = await store.get(keyOf(entita, uid));
    if (item === undefined) throw new Error(`No ${entita.nome} ${uid}`);
    return item;
  };
  return {
    load,
    put,
    /** Stores a record as the later version has it, in its own fields and in those of its light row. */
    rewrite: async <T extends Registrazione>(
      entita: Entita<T>,
      uid: string,
      change: (campi: Readonly<Record<string, unknown>>) => Record<string, unknown>,
    ): Promise<Item> => {
      const prima = await load(entita, uid);
      const riga = typeof prima.riga === 'object' ? { riga: { ...prima.riga, ...change({ ...prima.riga }) } } : {};
      const dopo: Item = { ...prima, ...change(prima), ...riga };
      await put(dopo);
      return dopo;
    },
  };
};
