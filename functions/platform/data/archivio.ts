import type { Chiave, Store } from './dynamo.ts';
import {
  chiaveDi,
  chiaveUnico,
  partizioneElenco,
  partizioneRadice,
  type Collocazione,
  type Entita,
  type Registrazione,
  type Unico,
} from './entita.ts';
import { readAll, type Lettore } from './forme/molti.ts';
import { repository, type Repository } from './repository.ts';
import { storeScuola, type StoreScuola } from './store-scuola.ts';

/**
 * What a school keeps: every read and every key is of that school, and another's cannot be said.
 * Whatever is above the archive takes this, never a store and the code of a school.
 */
export interface Archivio extends StoreScuola {
  readonly of: <T extends Registrazione>(entita: Entita<T>) => Repository<T>;
  readonly chiavi: Chiavi;
  /** Reads many items: all of them, or, for what is only shown, those that this version of the program can read. */
  readonly leggi: Lettore;
}

/** The keys of the school. */
export interface Chiavi {
  /** Partition of a small table, or of the index of a kind: `SCUOLA#c#<NOME>`. */
  readonly elenco: (nome: string) => string;
  /** Partition of a root and its children. */
  readonly radice: (nome: string, uid: string) => string;
  readonly record: (entita: Collocazione, uid: string) => Chiave;
  readonly unico: (nome: string, unico: Pick<Unico, 'campo' | 'valore'>) => Chiave;
}

export const archivioDi = (store: Store, codmin: string, leggi: Lettore = readAll): Archivio =>
  archivioSu(storeScuola(store, codmin), leggi);

/** The archive over the table of a school, or over what stands for it while an import is tried. */
export const archivioSu = (store: StoreScuola, leggi: Lettore = readAll): Archivio => {
  const { codmin } = store;
  return {
    ...store,
    of: (entita) => repository(entita, store, leggi),
    leggi,
    chiavi: {
      elenco: (nome) => partizioneElenco(codmin, nome),
      radice: (nome, uid) => partizioneRadice(codmin, nome, uid),
      record: (entita, uid) => chiaveDi(codmin, entita, uid),
      unico: (nome, unico) => chiaveUnico(codmin, nome, unico),
    },
  };
};
