import { randomBytes } from 'node:crypto';
import type { Uid } from '#shared/domain/campi.ts';
import { AppError, nonTrovato } from '../errors.ts';
import type { Chiave, Item, Query } from './dynamo.ts';
import { effettiDelCambio } from './effetti.ts';
import {
  asUid,
  chiaveDi,
  partizioneElenco,
  partizioneIndice,
  partizionePerTutte,
  partizioneRadice,
  partizioneTabella,
  type Entita,
  type Registrazione,
} from './entita.ts';
import { hasIgnote, itemDi, reunited, withIgnote } from './forme/ignote.ts';
import { readForma } from './forme/lettura.ts';
import { readAll, type Lettore } from './forme/molti.ts';
import { withPrecedente } from './forme/scritta.ts';
import { asRead, type Operazione, type Scrittura } from './modifica.ts';
import type { StoreScuola } from './store-scuola.ts';
import { changeUnici, claim, passed, release } from './unici.ts';

/** A new opaque id; of a child when the uid of its root is given. */
export const newUid = <Kind extends string>(radice?: string): Uid<Kind> => {
  const id = randomBytes(10).toString('base64url').replace(/[-_]/g, 'x').toLowerCase();
  return asUid(radice === undefined ? id : `${radice}-${id}`);
};

/** Reads and operations of one kind of record in one school. Nothing here sends a write. */
export interface Repository<T extends Registrazione> {
  readonly entita: Entita<T>;
  readonly get: (uid: T['uid']) => Promise<T | undefined>;
  /** @throws NON_TROVATO */
  readonly load: (uid: T['uid']) => Promise<T>;
  /** Records of the uids that exist, in the order of the uids; as they were a moment ago, at half the price, where they are only counted and shown. */
  readonly getMany: (uids: readonly T['uid'][], consistent?: boolean) => Promise<T[]>;
  /** All records of a `scuola` kind, or of a root for a `figlio` kind. */
  readonly listAll: (radice?: string) => Promise<T[]>;
  /** Its records among items of several kinds. */
  readonly readOwn: (items: readonly Item[]) => T[];
  /** Entries of one of its indexes, across the school. */
  readonly queryIndice: (query: QueryIndice) => Promise<Item[]>;
  readonly create: (record: T) => Scrittura<T>;
  /** The only way to write over a record: `prima` as it was read, whose version must still be the stored one, with the changes and one version more. */
  readonly update: (prima: T, cambi: Cambi<T>) => Scrittura<T>;
  readonly remove: (prima: T) => Scrittura<T>;
  /** Removes records and writes over the one that takes their place, which may take their unique values too: each of those passes in one write. */
  readonly absorb: (prima: T, cambi: Cambi<T>, assorbiti: readonly T[]) => readonly Scrittura<T>[];
  /** Fails the unit of change when the record changed since it was read. */
  readonly unchanged: (prima: T) => Operazione;
}

/** What a change says of a record: anything but which it is and the number of its changes. */
export type Cambi<T extends Registrazione> = Partial<Omit<T, 'uid' | 'versione'>>;

/** The version that a record will have after its next change. */
export const nextVersion = ({ versione }: Pick<Registrazione, 'versione'>): number => versione + 1;

export type QueryIndice = Omit<Query, 'pk' | 'index' | 'after'> & { readonly index: NonNullable<Query['index']> };

export const repository = <T extends Registrazione>(
  entita: Entita<T>,
  store: StoreScuola,
  leggi: Lettore = readAll,
): Repository<T> => {
  const { codmin } = store;
  const get = async (uid: T['uid']) => {
    const item = await store.get(chiaveDi(codmin, entita, uid));
    return item === undefined ? undefined : readItem(entita, item);
  };
  const readOwn = (items: readonly Item[]) =>
    leggi(
      items.filter(({ tipo }) => tipo === entita.nome),
      (item) => readItem(entita, item),
    );
  const update = (prima: T, cambi: Cambi<T>): Scrittura<T> => {
    const cambiato = { ...prima, ...cambi, uid: prima.uid, versione: nextVersion(prima) };
    const dopo = hasIgnote(prima) ? reunited(cambiato, prima) : cambiato;
    return {
      record: dopo,
      operazioni: [
        {
          tipo: 'put',
          chiave: chiaveDi(codmin, entita, prima.uid),
          item: writeItem(entita, codmin, dopo),
          ...versionCondition(entita, prima),
          ...effettiDelCambio(entita, prima, dopo),
        },
        ...changeUnici(codmin, entita, prima, dopo),
      ],
      voce: { entita: entita.nome, uid: prima.uid, azione: 'modificato', prima, dopo },
    };
  };
  const remove = (prima: T): Scrittura<T> => ({
    record: prima,
    operazioni: [
      {
        tipo: 'delete',
        chiave: chiaveDi(codmin, entita, prima.uid),
        ...versionCondition(entita, prima),
        ...effettiDelCambio(entita, prima, undefined),
      },
      ...(entita.unici?.(prima) ?? []).map((unico) => release(codmin, entita.nome, unico)),
    ],
    voce: { entita: entita.nome, uid: prima.uid, azione: 'eliminato', prima },
  });
  return {
    entita,
    get,
    load: async (uid) => {
      const record = await get(uid);
      if (record === undefined) throw nonTrovato('Il record');
      return record;
    },
    getMany: async (uids, consistent) => {
      const chiavi = [...new Set(uids)].map((uid) => chiaveDi(codmin, entita, uid));
      const items = await store.batchGet(chiavi, consistent);
      const byUid = new Map(items.map((item) => [item.uid, item]));
      return leggi(
        uids.map((uid) => byUid.get(uid)).filter((item) => item !== undefined),
        (item) => readItem(entita, item),
      );
    },
    listAll: async (radice) => {
      const items =
        entita.posto === 'figlio'
          ? await store.queryAll({
              pk: partizioneRadice(codmin, entita.radice ?? '', radice ?? ''),
              begins: `${entita.nome}#`,
            })
          : await store.queryAll({ pk: partizioneTabella(codmin, entita) });
      return readOwn(items);
    },
    readOwn,
    queryIndice: (query) => store.queryAll({ ...query, pk: partizioneElenco(codmin, entita.nome) }),
    create: (record) => ({
      record,
      operazioni: [
        {
          tipo: 'put',
          chiave: chiaveDi(codmin, entita, record.uid),
          item: writeItem(entita, codmin, record),
          condizione: asRead(undefined),
          rifiuto: () => new AppError('DUPLICATO', "Il record esiste già: aggiornare l'elenco prima di ripetere."),
          ...effettiDelCambio(entita, undefined, record),
        },
        ...(entita.unici?.(record) ?? []).map((unico) => claim(codmin, entita.nome, unico, record.uid)),
      ],
      voce: { entita: entita.nome, uid: record.uid, azione: 'creato', dopo: record },
    }),
    update,
    remove,
    absorb: (prima, cambi, assorbiti) => passed([update(prima, cambi), ...assorbiti.map(remove)]),
    unchanged: (prima) => ({
      tipo: 'check',
      chiave: chiaveDi(codmin, entita, prima.uid),
      ...versionCondition(entita, prima),
    }),
  };
};

/**
 * A stored item as its record: upcast to today's shape and parsed; what a later version wrote in it stays with it.
 * @throws VERSIONE_PIU_RECENTE, and when the stored data breaks its schema: a defect, never passed on
 */
export const readItem = <T extends Registrazione>(entita: Entita<T>, item: Item): T => {
  let record = fieldsOf(item);
  for (let shape = Number(item.schema); shape < entita.shape; shape += 1)
    record = entita.upcast?.[shape]?.(record) ?? record;
  return readForma(entita.schema, record, {
    cosa: item,
    item,
    piuRecente: Number(item.schema) > entita.shape,
  });
};

/** What a stored item says of its record, in the shape it was stored in: nothing of what serves the store. */
export const fieldsOf = (item: Item): Record<string, unknown> => {
  const campi: Record<string, unknown> = {};
  for (const nome in item) if (!diServizio.has(nome)) campi[proprio.get(nome) ?? nome] = item[nome];
  return campi;
};

/** The records of a kind among items of several. */
export const readItems = <T extends Registrazione>(entita: Entita<T>, items: readonly Item[]): T[] =>
  items.filter(({ tipo }) => tipo === entita.nome).map((item) => readItem(entita, item));

/**
 * A record as it is stored: keys, kind, school, shape, index entries and the light row they carry; of one that a later version wrote, what that one added too.
 * @throws when the record breaks its schema: what could not be read back is never stored
 */
export const writeItem = <T extends Registrazione>(entita: Entita<T>, codmin: string, given: T): Item => {
  const record = entita.schema.parse(given);
  const letto = itemDi(given);
  const dati: object = hasIgnote(given) ? withIgnote(reunited(record, given)) : record;
  const riga = { ...addedRow(entita, letto), ...entita.riga?.(record) };
  const servizio = {
    ...addedIndici(entita, letto, chiaveDi(codmin, entita, record.uid)),
    ...chiaveDi(codmin, entita, record.uid),
    tipo: entita.nome,
    scuola: codmin,
    ...indiciDi(entita, codmin, record),
    ...(entita.riga === undefined && Object.keys(riga).length === 0 ? {} : { riga }),
  };
  const schema = Math.max(entita.shape, Number(letto?.schema ?? 0));
  const item = { ...storedFields(dati), ...servizio, schema };
  return entita.downcast === undefined || schema > entita.shape
    ? item
    : withPrecedente(item, { ...storedFields(entita.downcast({ ...dati })), ...servizio, schema: schema - 1 });
};

const storedFields = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([nome, valore]) => [riservato.get(nome) ?? nome, valore]));

const indiciDi = <T extends Registrazione>(entita: Entita<T>, codmin: string, record: T): Record<string, unknown> => {
  const indici = Object.entries(entita.indici ?? {}).flatMap(([indice, sortKey]) => [
    [`${indice}pk`, partizioneIndice(codmin, entita, record.uid)],
    [`${indice}sk`, sortKey(record)],
  ]);
  const perTutte = entita.perTutte?.(record);
  return {
    ...Object.fromEntries(indici),
    ...(perTutte === undefined ? {} : { indice3pk: partizionePerTutte(entita.nome), indice3sk: perTutte }),
  };
};

/** Entries of an item in indexes that its kind has only in a later version; none when the record has moved. */
const addedIndici = <T extends Registrazione>(entita: Entita<T>, letto: Item | undefined, chiave: Chiave): object => {
  if (letto === undefined || letto.pk !== chiave.pk || letto.sk !== chiave.sk) return {};
  const propri = new Set([...Object.keys(entita.indici ?? {}), ...(entita.perTutte ? ['indice3'] : [])]);
  return Object.fromEntries(
    Object.entries(letto).filter(([nome]) => INDICE.test(nome) && !propri.has(nome.slice(0, -2))),
  );
};
const INDICE = /^indice[123][ps]k$/;

/** Fields that only a later version has in the light row of an item. */
const addedRow = <T extends Registrazione>(entita: Entita<T>, letto: Item | undefined): object => {
  if (typeof letto?.riga !== 'object' || letto.riga === null) return {};
  const propria: object = entita.riga?.(readItem(entita, letto)) ?? {};
  return Object.fromEntries(Object.entries(letto.riga).filter(([nome]) => !Object.hasOwn(propria, nome)));
};

/** Names that the store gives a meaning of its own: a field of a record called so is kept under another. */
const riservati = ['pk', 'sk', 'tipo', 'scuola', 'schema', 'riga'] as const;
const riservato = new Map<string, string>(riservati.map((nome) => [nome, `${nome}_`]));
/** What a stored item has and its record has not. */
const diServizio = new Set<string>([
  ...riservati,
  ...[1, 2, 3].flatMap((numero) => [`indice${numero}pk`, `indice${numero}sk`]),
]);
const proprio = new Map([...riservato].map(([nome, conservato]) => [conservato, nome]));

const versionCondition = <T extends Registrazione>(
  entita: Entita<T>,
  prima: T,
): Required<Pick<Operazione, 'condizione' | 'rifiuto'>> => ({
  condizione: asRead({ versione: prima.versione }),
  rifiuto: (trovato) => (trovato === undefined ? nonTrovato('Il record') : superata(readItem(entita, trovato))),
});

/** The 409 of a stale version, with the record as it is now. */
export const superata = (current: object): AppError =>
  new AppError(
    'VERSIONE_SUPERATA',
    'Questi dati sono stati salvati altrove nel frattempo, da un’altra persona o in un’altra scheda del browser. Confrontare le due versioni e scegliere quale tenere.',
    { current: { ...current } },
  );

/** Checks the version a caller sends against the one just read. @throws VERSIONE_SUPERATA */
export const checkVersion = <T extends Registrazione>(record: T, versione: number): void => {
  if (record.versione !== versione) throw superata(record);
};
