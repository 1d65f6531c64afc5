import * as z from 'zod';
import { AppError } from '../errors.ts';
import type { Item } from './dynamo.ts';
import { partizioneScuola } from './entita.ts';
import type { Operazione } from './modifica.ts';
import { readSenzaSpecie } from './senza-specie.ts';
import type { StoreScuola } from './store-scuola.ts';

/** A record that others use. */
export interface Usato {
  readonly entita: string;
  readonly uid: string;
}
/** A reference moved by a merge: the work that did it and the record used before. */
export interface Spostato {
  readonly lavoro: string;
  readonly da: string;
}
/** A record that uses others, in the words of the message that forbids a deletion: 'il servizio di Rossi Mario dal 01/09/2025'. */
export interface Utilizzatore extends Usato {
  readonly descrizione: string;
}

const NOME = 'USO';
const MOSTRATI = 3;
const CONTATI = 200;

const inizioDi = ({ entita, uid }: Usato): string => `${entita}#${uid}#`;
const chiaveDi = (codmin: string, usato: Usato, chi: Usato) => ({
  pk: `${partizioneScuola(codmin)}#${NOME}`,
  sk: `${inizioDi(usato)}${chi.entita}#${chi.uid}`,
});
const stesso =
  (a: Usato) =>
  (b: Usato): boolean =>
    a.entita === b.entita && a.uid === b.uid;

/**
 * Who uses what: one small item for each pair, so that before a deletion, or for a merge, the users of a record are found in one query.
 * The service that saves the user adds `change` to its own unit of change.
 */
export const riferimenti = (store: StoreScuola) => {
  const { codmin } = store;
  const pagina = (usato: Usato, limit: number) =>
    store.query({ pk: `${partizioneScuola(codmin)}#${NOME}`, begins: inizioDi(usato), limit });
  return {
    /** Operations that bring the references of one user from what it used to what it uses now; `spostato` marks those that a merge moves. */
    change: (chi: Utilizzatore, prima: readonly Usato[], dopo: readonly Usato[], spostato?: Spostato): Operazione[] => [
      ...prima
        .filter((usato) => !dopo.some(stesso(usato)))
        .map((usato): Operazione => ({ tipo: 'delete', chiave: chiaveDi(codmin, usato, chi) })),
      ...dopo
        .filter((usato) => !prima.some(stesso(usato)))
        .map((usato): Operazione => ({
          tipo: 'put',
          chiave: chiaveDi(codmin, usato, chi),
          item: {
            tipo: NOME,
            scuola: codmin,
            schema: 1,
            ...Salvato.parse({
              entita: chi.entita,
              uid: chi.uid,
              descrizione: chi.descrizione,
              ...(spostato ? { spostato } : {}),
            }),
          },
        })),
    ],
    /** Everybody who uses the record, in order of kind and uid. */
    list: async (usato: Usato): Promise<Riferimento[]> =>
      (await store.queryAll({ pk: `${partizioneScuola(codmin)}#${NOME}`, begins: inizioDi(usato) })).map(riferimentoDi),
    /** Returns everybody who uses a child of the record that has this uid. */
    listOfChildren: async ({ entita, uid }: Usato): Promise<Riferimento[]> =>
      (await store.queryAll({ pk: `${partizioneScuola(codmin)}#${NOME}`, begins: `${entita}#${uid}-` })).map(
        riferimentoDi,
      ),
    /** Returns everybody who uses a record of a kind, by the uid of the record. */
    listOfKind: async (entita: string): Promise<ReadonlyMap<string, readonly Riferimento[]>> => {
      const items = await store.queryAll({ pk: `${partizioneScuola(codmin)}#${NOME}`, begins: `${entita}#` });
      const perUsato = Map.groupBy(items, ({ sk }) => String(sk).split('#')[1] ?? '');
      return new Map([...perUsato].map(([uid, suoi]) => [uid, suoi.map(riferimentoDi)]));
    },
    /** Those from one user to another, both included. */
    listBetween: async (usato: Usato, da: Usato, a: Usato): Promise<Riferimento[]> =>
      (
        await store.queryAll({
          pk: `${partizioneScuola(codmin)}#${NOME}`,
          from: chiaveDi(codmin, usato, da).sk,
          to: chiaveDi(codmin, usato, a).sk,
        })
      ).map(riferimentoDi),
    /** Refuses to touch a record that others use, naming the first of them. @throws IN_USO */
    refuseIfUsed: async (usato: Usato, cosa: string): Promise<void> => {
      const { items } = await pagina(usato, CONTATI);
      if (items.length > 0) throw inUso(cosa, items.map(riferimentoDi));
    },
  };
};

const Salvato = z.object({
  entita: z.string(),
  uid: z.string(),
  descrizione: z.string(),
  spostato: z.object({ lavoro: z.string(), da: z.string() }).optional(),
});
export type Riferimento = z.infer<typeof Salvato>;

const riferimentoDi = (item: Item): Riferimento => readSenzaSpecie(Salvato, item);

/** The 409 of a deletion that would leave others without what they use. */
export const inUso = (cosa: string, utilizzatori: readonly Pick<Utilizzatore, 'descrizione'>[]): AppError => {
  const quanti = utilizzatori.length >= CONTATI ? `almeno ${CONTATI}` : String(utilizzatori.length);
  const nomi = utilizzatori
    .slice(0, MOSTRATI)
    .map(({ descrizione }) => descrizione)
    .join('; ');
  const altri = utilizzatori.length > MOSTRATI ? `; in tutto ${quanti} registrazioni` : '';
  return new AppError(
    'IN_USO',
    `${cosa} non si può eliminare perché è in uso: ${nomi}${altri}. Togliere prima questi collegamenti, oppure disattivare o accorpare il record.`,
  );
};
