import { effettiDi } from '#archivio/index.ts';
import { archivioSu, type Archivio } from '#platform/data/archivio.ts';
import type { Chiave, Item, Query } from '#platform/data/dynamo.ts';
import { asRead, isSenzaVersione, type Modifica, type Operazione } from '#platform/data/modifica.ts';
import type { StoreScuola } from '#platform/data/store-scuola.ts';
import { idOf, strato, type Cambio } from '#platform/data/strato.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { conditionHolds } from './file/condizione.ts';

/**
 * The archive as it would be once the writes accepted so far are sent: the services of the areas read and write through it unchanged. It is how an import is tried
 * before it is applied, and how many rows become one transaction. What it read stays as it was read: it lives as long as one block of rows.
 */
export interface StoreProvvisorio {
  readonly archivio: Archivio;
  /** Takes the writes of one use case, all or none. @throws AppError when the store would refuse one of them */
  readonly accept: (modifica: Modifica) => Promise<readonly Cambio[]>;
  /** The accepted writes as one transaction: one operation a key, under the condition of the first, and what must still be absent. */
  readonly operazioni: () => Operazione[];
  readonly cambi: () => Cambio[];
  /** True for the uid of a record that the accepted writes have created. */
  readonly creato: (uid: string) => boolean;
}

interface Pendente {
  readonly prima: Item | undefined;
  dopo: Item | undefined;
  readonly operazione: Operazione;
}

/** @param ereditati items that an earlier block would have written by now (undefined = deleted); they are read, never sent */
export const storeProvvisorio = (base: StoreScuola, ereditati: readonly Cambio[] = []): StoreProvvisorio => {
  const letti = new Map<string, Promise<Item | undefined>>();
  const interrogati = new Map<string, Promise<Item[]>>();
  const pendenti = new Map<string, Pendente>();
  const sopra = strato();
  const creati = new Set<unknown>();
  const assenze = new Map<string, Operazione>();
  const put = (cambio: Cambio): void => {
    sopra.set(cambio);
    if (cambio.prima === undefined && cambio.dopo?.versione !== undefined) creati.add(cambio.dopo.uid);
  };
  ereditati.forEach(put);

  const readBase = (chiave: Chiave): Promise<Item | undefined> => {
    const id = idOf(chiave);
    const nota = letti.get(id) ?? base.get(chiave);
    letti.set(id, nota);
    return nota;
  };
  const get = async (chiave: Chiave): Promise<Item | undefined> =>
    sopra.has(chiave) ? sopra.get(chiave) : readBase(chiave);

  const prefetch = async (richieste: readonly Chiave[]): Promise<void> => {
    const nuove = new Map(
      richieste
        .filter((chiave) => !letti.has(idOf(chiave)) && !sopra.has(chiave))
        .map((chiave) => [idOf(chiave), chiave]),
    );
    if (nuove.size === 0) return;
    const trovati = new Map(
      (await base.batchGet([...nuove.values()])).map((item) => [`${String(item.pk)}\n${String(item.sk)}`, item]),
    );
    for (const id of nuove.keys()) letti.set(id, Promise.resolve(trovati.get(id)));
  };

  const queryAll = async (query: Query): Promise<Item[]> => {
    const { limit: _limit, after: _after, ...intera } = query;
    const nota = JSON.stringify(intera);
    const righe = interrogati.get(nota) ?? base.queryAll(intera);
    interrogati.set(nota, righe);
    return sopra.merge(await righe, query);
  };

  const query: StoreScuola['query'] = async (richiesta) => {
    if (!sopra.touches(richiesta)) return base.query(richiesta);
    if (richiesta.after !== undefined) throw new Error('A provisional store reads a changed list whole, not by pages');
    const items = await queryAll(richiesta);
    return { items: items.slice(0, richiesta.limit), last: undefined };
  };

  const archivio = archivioSu({
    codmin: base.codmin,
    get,
    query,
    queryAll,
    partitions: async (pks) => (await Promise.all(pks.map((pk) => queryAll({ pk })))).flat(),
    batchGet: async (keys) => {
      await prefetch(keys);
      return (await Promise.all(keys.map(get))).filter((item) => item !== undefined);
    },
    count: async (richiesta) =>
      sopra.touches(richiesta) ? { totale: (await queryAll(richiesta)).length, esatto: true } : base.count(richiesta),
  });

  return {
    archivio,
    accept: async ({ operazioni }) => {
      await prefetch(operazioni.map(({ chiave }) => chiave));
      for (const operazione of operazioni) {
        const trovato = await get(operazione.chiave);
        if (!isAccettata(operazione, trovato))
          throw (
            operazione.rifiuto?.(trovato) ??
            campoRifiutato(
              'RIFERIMENTO_NON_VALIDO',
              '',
              "L'archivio rifiuta la riga: i dati a cui si riferisce sono cambiati.",
            )
          );
      }
      for (const assenza of operazioni.filter(isAssenza)) assenze.set(idOf(assenza.chiave), assenza);
      const cambi: Cambio[] = [];
      for (const operazione of operazioni.filter(({ tipo }) => tipo !== 'check')) {
        const { chiave } = operazione;
        const dopo = operazione.tipo === 'put' ? { ...operazione.item, ...chiave } : undefined;
        const cambio: Cambio = { chiave, prima: await get(chiave), dopo };
        cambi.push(cambio);
        const pendente = pendenti.get(idOf(chiave));
        if (pendente) pendente.dopo = dopo;
        else pendenti.set(idOf(chiave), { prima: await readBase(chiave), dopo, operazione });
        put(cambio);
      }
      return cambi;
    },
    creato: (uid) => creati.has(uid),
    operazioni: () => [
      ...[...pendenti.values()].flatMap(finalOperation),
      ...[...assenze].flatMap(([id, operazione]) => (pendenti.has(id) ? [] : [operazione])),
    ],
    cambi: () => [...pendenti.values()].map(({ prima, dopo, operazione: { chiave } }) => ({ chiave, prima, dopo })),
  };
};

const isAccettata = ({ tipo, condizione }: Operazione, trovato: Item | undefined): boolean =>
  condizione === undefined && tipo === 'check' ? trovato !== undefined : conditionHolds(condizione, trovato);

/** The condition that something is still not there, on which rows stand without writing it: sent with them, once. */
const isAssenza = ({ tipo, condizione }: Operazione): boolean =>
  tipo === 'check' && condizione?.expression === 'attribute_not_exists(pk)';

/** The last state of a key under the condition of its first write; a key that came and went writes nothing. */
const finalOperation = ({ prima, dopo, operazione: { chiave, condizione, rifiuto } }: Pendente): Operazione[] => {
  const dove = { chiave, ...(rifiuto ? { rifiuto } : {}), ...effettiDi(prima, dopo) };
  const come = condizione ? { condizione } : {};
  if (dopo === undefined) return prima === undefined ? [] : [{ ...dove, ...come, tipo: 'delete' }];
  if (isSenzaVersione(dopo)) return [{ ...dove, ...come, tipo: 'put', item: dopo }];
  return [{ ...dove, tipo: 'put', item: dopo, condizione: condizione ?? asRead(prima) }];
};
