import type { Chiave, Item, Query, Store } from './dynamo.ts';
import { partizioneScuola } from './entita.ts';

/** The table as one school sees it: it refuses to look under another's keys. */
export interface StoreScuola extends Omit<Store, 'table' | 'client' | 'formaPredefinita'> {
  /** The code of the school, for what leaves the table: names of files, words of messages. */
  readonly codmin: string;
}

/** @throws when a key is not of the school: a defect, never passed on */
export const storeScuola = (store: Store, codmin: string): StoreScuola => {
  const inizio = `${partizioneScuola(codmin)}#`;
  const own = ({ pk, sk }: Pick<Chiave, 'pk'> & Partial<Chiave>): void => {
    if (!pk.startsWith(inizio) && !(pk === REGISTRO && sk === codmin))
      throw new Error(`A key outside its school: ${pk}`);
  };
  return {
    codmin,
    get: async (chiave) => {
      own(chiave);
      return store.get(chiave);
    },
    batchGet: async (chiavi, consistent): Promise<Item[]> => {
      chiavi.forEach(own);
      return store.batchGet(chiavi, consistent);
    },
    query: async (query: Query) => {
      own({ pk: query.pk });
      return store.query(query);
    },
    queryAll: async (query: Query) => {
      own({ pk: query.pk });
      return store.queryAll(query);
    },
    partitions: async (pks, consistent): Promise<Item[]> => {
      pks.forEach((pk) => own({ pk }));
      return store.partitions(pks, consistent);
    },
    count: async (query: Query) => {
      own({ pk: query.pk });
      return store.count(query);
    },
  };
};

/** Where every school of the deployment is registered: of it a school sees its own line. */
const REGISTRO = 'SCUOLE';
