import * as z from 'zod';
import { hashOf } from '#platform/caller/sessione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { partizioneElenco } from '#platform/data/entita.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { Invito, partizioneInviti, Utente, type Iscrizione } from './registro.ts';

/** That a user has entered a school, and when for the last time: from here the school finds its users. What they may do there is the user's own item. */
const Accesso = z.object({ utente: z.string(), ultimo: z.iso.datetime().nullable() });

const partizione = (codmin: string): string => partizioneElenco(codmin, 'ACCESSO');

/** That a user belongs to a school; `ultimo`, when they signed in: null while they have not. */
export const putAccesso = (codmin: string, utente: string, ultimo: string | null): Operazione => ({
  tipo: 'put',
  chiave: { pk: partizione(codmin), sk: utente },
  item: { ...Accesso.parse({ utente, ultimo }), tipo: 'ACCESSO', schema: 1, scuola: codmin },
});

export interface UtenteTrovato {
  readonly uid: string;
  readonly utente: Utente;
  readonly ultimo: string | null;
}
export interface InvitoTrovato {
  readonly uid: string;
  readonly invito: Invito;
}

/** What a user may do in a school. */
export const iscrizioneIn = ({ iscrizioni }: Utente, { codmin }: Pick<Archivio, 'codmin'>): Iscrizione | undefined =>
  iscrizioni.find((una) => una.codmin === codmin);

/** Who may enter one school: its users and its open invitations. A user whose last sign-in was before this was kept is found from the next one on. */
export const utentiScuola = (store: Store, codmin: string) => ({
  /** The users, whose item says what they may do here: a request for the school, one for each hundred of them. */
  list: async (): Promise<UtenteTrovato[]> => {
    const accessi = (await store.queryAll({ pk: partizione(codmin) })).map((item) => readSenzaSpecie(Accesso, item));
    const ultimi = new Map(accessi.map(({ utente, ultimo }) => [utente, ultimo]));
    return (await store.batchGet(accessi.map(({ utente }) => chiaveUtente(utente))))
      .map((item) => foundIn(item, ultimi))
      .filter(({ utente }) => utente.iscrizioni.some((una) => una.codmin === codmin));
  },

  /** A user who belongs to the school; undefined for anybody else. */
  get: async (uid: string): Promise<UtenteTrovato | undefined> => {
    const [accesso, item] = await Promise.all([
      store.get({ pk: partizione(codmin), sk: uid }),
      store.get(chiaveUtente(uid)),
    ]);
    if (accesso === undefined || item === undefined) return undefined;
    const trovato = foundIn(item, new Map([[uid, readSenzaSpecie(Accesso, accesso).ultimo]]));
    return trovato.utente.iscrizioni.some((una) => una.codmin === codmin) ? trovato : undefined;
  },

  removeAccesso: (uid: string): Operazione => ({ tipo: 'delete', chiave: { pk: partizione(codmin), sk: uid } }),

  listInviti: async (user?: string): Promise<InvitoTrovato[]> => {
    const righe = await store.queryAll({
      index: 'indice1',
      pk: partizioneInviti(codmin),
      ...(user === undefined ? {} : { begins: user }),
    });
    return (await store.batchGet(righe.map(({ pk }) => ({ pk: String(pk), sk: 'INVITO' }))))
      .map(invitationIn)
      .filter(({ invito }) => invito.codmin === codmin && (user === undefined || invito.user === user));
  },

  getInvito: async (uid: string): Promise<InvitoTrovato | undefined> => {
    const item = await store.get(chiaveInvito(uid));
    const trovato = item && invitationIn(item);
    return trovato?.invito.codmin === codmin ? trovato : undefined;
  },

  removeInvito: (uid: string): Operazione => ({ tipo: 'delete', chiave: chiaveInvito(uid) }),
});

/** The hash of a user, which their key carries and the school calls them by. */
export const uidUtente = ({ issuer, subject }: Pick<Utente, 'issuer' | 'subject'>): string => hashOf(issuer, subject);

const chiaveUtente = (uid: string) => ({ pk: `UTENTE#${uid}`, sk: 'UTENTE' });
const chiaveInvito = (uid: string) => ({ pk: `INVITO#${uid}`, sk: 'INVITO' });

const foundIn = (item: Item, ultimi: ReadonlyMap<string, string | null>): UtenteTrovato => {
  const utente = readSenzaSpecie(Utente, item);
  const uid = uidUtente(utente);
  return { uid, utente, ultimo: ultimi.get(uid) ?? null };
};

const invitationIn = (item: Item): InvitoTrovato => ({
  uid: String(item.pk).slice('INVITO#'.length),
  invito: readSenzaSpecie(Invito, item),
});
