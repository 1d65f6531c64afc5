import * as z from 'zod';
import { chiaveSessione, hashOf, readSession, rewrittenSession, SessioneAttiva } from '#platform/caller/sessione.ts';
import { epochSeconds, instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Chiave, Item, Store } from '#platform/data/dynamo.ts';
import { effettoDi, guardSpecie, type Effetto } from '#platform/data/effetti.ts';
import { asRead, MASSIMO_AZIONI, type Modifica, type Operazione } from '#platform/data/modifica.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { readSenzaSpecie, writeSenzaSpecie } from '#platform/data/senza-specie.ts';
import { AppError } from '#platform/errors.ts';
import { codiceClienteRuolo, Ruolo, ruoli as tuttiIRuoli } from '#shared/domain/accesso/ruoli.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';

/** One licence of a school as the licence office keeps it. */
const LicenzaScuola = z.object({
  licenza: z.string(),
  tenancy: z.string(),
  expireDate: z.iso.date(),
  status: z.string(),
  /** What the licence office writes beside it: contract, number of users. */
  license_details: z.string().max(500).optional(),
});
export type LicenzaScuola = z.infer<typeof LicenzaScuola>;

/** A school of the deployment: its public data, licences and maintenance. */
export const ScuolaRegistrata = z.object({
  codmin: z.string().length(10),
  desScuola: z.string(),
  citta: z.string(),
  regione: z.string(),
  provincia: z.string(),
  setupType: z.enum(setupTypes),
  licenze: z.array(LicenzaScuola),
  inManutenzione: z.boolean(),
  /** The command that closed it for as long as it lasts: one that was cut leaves it so, and the same command reopens it. */
  chiusaPer: z.enum(['copia', 'ripristino']).optional(),
  creata: z.string(),
  versione: z.int(),
});
export type ScuolaRegistrata = z.infer<typeof ScuolaRegistrata>;

/** What a user may do in one school, and which person of the school they are. */
export const Iscrizione = z.object({
  codmin: z.string(),
  ruoli: z.array(Ruolo),
  uid: z.string().brand<'PERSONA'>().nullable(),
  uidSubAnagrafe: z.string().brand<'PERSONA'>().nullable(),
  cf: z.string().nullable(),
  isUtenteAccessibile: z.boolean(),
  /** Fingerprint of the code of the last invitation that was used here: who did not hear that they are in, and uses it again, is. */
  invito: z.string().exactOptional(),
});
export type Iscrizione = z.infer<typeof Iscrizione>;

export const Utente = z.object({
  issuer: z.string(),
  subject: z.string(),
  user: z.string(),
  descutente: z.string(),
  iscrizioni: z.array(Iscrizione),
  versione: z.int(),
  /** Enters no school until an administrator or a manager lets them again. */
  disabilitato: z.literal(true).exactOptional(),
  /** Where what happens to their access is told. */
  email: z.string().exactOptional(),
});
export type Utente = z.infer<typeof Utente>;

export const Invito = z.object({
  codmin: z.string(),
  descutente: z.string(),
  user: z.string(),
  ruoli: z.array(Ruolo),
  uid: z.string().brand<'PERSONA'>().nullable(),
  uidSubAnagrafe: z.string().brand<'PERSONA'>().nullable(),
  cf: z.string().nullable(),
  scade: z.number(),
  /** Hash of the user of the school who made it, and their name. Absent on one made by the administration, or before it was kept. */
  fattoDa: z.object({ utente: z.string(), nome: z.string() }).exactOptional(),
  /** A second person approved that it gives a role whose approval the school asks; absent of the others. */
  approvato: z.literal(true).exactOptional(),
  /** The account of the installation that it is for: `null` until the account is there. Absent where an external issuer makes accounts, and before it was kept. */
  conto: z.object({ subject: z.string().nullable() }).exactOptional(),
  email: z.string().exactOptional(),
});
export type Invito = z.infer<typeof Invito>;

/** Sessions of one user that a change of roles rewrites in its transaction, unless it has room for fewer: the latest ones. Those before are closed. */
const SESSIONI_AGGIORNATE = 50;

/** Closes sessions, however many: in changes of their own, sent before the one that asks for it. */
export const closeSessioni = (chiavi: readonly Chiave[], modifica: Modifica): void => {
  for (let da = 0; da < chiavi.length; da += MASSIMO_AZIONI)
    modifica
      .part()
      .add(...chiavi.slice(da, da + MASSIMO_AZIONI).map((chiave) => ({ tipo: 'delete' as const, chiave })));
};

/** Client code of the first role in the order of the product. */
export const codiceClienteDi = (posseduti: readonly Ruolo[]): string => {
  const primo = tuttiIRuoli.find((ruolo) => posseduti.includes(ruolo));
  return primo === undefined ? '' : codiceClienteRuolo[primo];
};

/** Partition of the index by which a school finds its invitations. */
export const partizioneInviti = (codmin: string): string => `INVITI#${codmin}`;

const chiaveUtente = (issuer: string, subject: string) => ({ pk: `UTENTE#${hashOf(issuer, subject)}`, sk: 'UTENTE' });
const chiaveInvito = (codice: string) => ({ pk: `INVITO#${hashOf(codice)}`, sk: 'INVITO' });
const chiaveScuola = (codmin: string) => ({ pk: 'SCUOLE', sk: codmin });

const NUOVO = { versione: 0 };

guardSpecie('UTENTE');

/** The roles that a user has in one school and had not. */
const ruoliDati = (prima: Utente | undefined, { iscrizioni }: Utente): readonly Effetto[] =>
  iscrizioni.flatMap(({ codmin, ruoli }) => {
    const avuti = prima?.iscrizioni.find((una) => una.codmin === codmin)?.ruoli ?? [];
    const dati = ruoli.filter((ruolo) => !avuti.includes(ruolo));
    return dati.length === 0 ? [] : [effettoDi('RUOLI', codmin, dati)];
  });

const versionata = (prima: { versione: number } | undefined): Required<Pick<Operazione, 'condizione' | 'rifiuto'>> => ({
  condizione: asRead(prima && { versione: prima.versione }),
  rifiuto: () =>
    new AppError('VERSIONE_SUPERATA', "I dati di accesso sono cambiati nel frattempo: ripetere l'operazione."),
});

const keyOf = ({ pk }: Item): Chiave => ({ pk: String(pk), sk: 'SESSIONE' });
/** The open sessions of a user, of one school where it is said, the latest first. */
const openSessions = async (store: Store, utente: string, codmin?: string): Promise<Item[]> => {
  const righe = await store.queryAll({ index: 'indice1', pk: `UTENTE#${utente}#SESSIONI` });
  return (await store.batchGet(righe.map(keyOf)))
    .filter((item) => codmin === undefined || item.codmin === codmin)
    .toSorted((a, b) => (String(a.creata) < String(b.creata) ? 1 : -1));
};

/** The line of the registry about the school itself. */
export const scuolaRegistrata = async (archivio: Archivio): Promise<ScuolaRegistrata | undefined> => {
  const item = await archivio.get(chiaveScuola(archivio.codmin));
  return item && readSenzaSpecie(ScuolaRegistrata, item);
};

/**
 * The global items, and the only place that reads or writes them: users, sessions, invitations, the registry of schools.
 * Sessions are found again by user (`indice1`) and by school (`indice2`), so that a changed role, licence or maintenance reaches them.
 */
export const registro = (store: Store) => ({
  getScuola: async (codmin: string): Promise<ScuolaRegistrata | undefined> => {
    const item = await store.get(chiaveScuola(codmin));
    return item && readSenzaSpecie(ScuolaRegistrata, item);
  },
  /** Of the codes given, the schools that are registered, by code: a request for each hundred. */
  getScuole: async (codici: readonly string[]): Promise<ScuolaRegistrata[]> =>
    (await store.batchGet(codici.map(chiaveScuola)))
      .map((item) => readSenzaSpecie(ScuolaRegistrata, item))
      .toSorted((a, b) => (a.codmin < b.codmin ? -1 : 1)),
  listScuole: async (): Promise<ScuolaRegistrata[]> =>
    (await store.queryAll({ pk: 'SCUOLE' })).map((item) => readSenzaSpecie(ScuolaRegistrata, item)),
  putScuola: (prima: ScuolaRegistrata | undefined, scuola: ScuolaRegistrata): Operazione => ({
    tipo: 'put',
    chiave: chiaveScuola(scuola.codmin),
    item: {
      ...writeSenzaSpecie(ScuolaRegistrata, { ...scuola, versione: nextVersion(prima ?? NUOVO) }),
      tipo: 'SCUOLE',
      schema: 1,
    },
    ...versionata(prima),
  }),
  getUtente: async (issuer: string, subject: string): Promise<Utente | undefined> => {
    const item = await store.get(chiaveUtente(issuer, subject));
    return item && readSenzaSpecie(Utente, item);
  },
  putUtente: (prima: Utente | undefined, utente: Utente): Operazione => ({
    tipo: 'put',
    chiave: chiaveUtente(utente.issuer, utente.subject),
    item: {
      ...writeSenzaSpecie(Utente, { ...utente, versione: nextVersion(prima ?? NUOVO) }),
      tipo: 'UTENTE',
      schema: 1,
    },
    effetti: ruoliDati(prima, utente),
    ...versionata(prima),
  }),
  /** That a user is still as it was read. */
  checkUtente: ({ issuer, subject, versione }: Utente, rifiuto: () => AppError): Operazione => ({
    tipo: 'check',
    chiave: chiaveUtente(issuer, subject),
    condizione: asRead({ versione }),
    rifiuto,
  }),
  getInvito: async (codice: string): Promise<Invito | undefined> => {
    const item = await store.get(chiaveInvito(codice));
    return item && readSenzaSpecie(Invito, item);
  },
  putInvito: (codice: string, invito: Invito): Operazione => ({
    tipo: 'put',
    chiave: chiaveInvito(codice),
    item: {
      ...Invito.parse(invito),
      tipo: 'INVITO',
      schema: 1,
      ttl: invito.scade,
      indice1pk: partizioneInviti(invito.codmin),
      indice1sk: invito.user,
    },
  }),
  /** Binds an invitation, by the fingerprint of its code, to the account that was made for it. One that was used or taken back meanwhile is left so. */
  bindInvito: (uid: string, subject: string): Operazione => ({
    tipo: 'update',
    chiave: { pk: `INVITO#${uid}`, sk: 'INVITO' },
    cambi: { expression: 'SET conto = :conto', values: { ':conto': { subject } } },
    condizione: { expression: 'attribute_exists(pk)' },
    rifiuto: () => new AppError('NON_TROVATO', "L'invito è stato usato o ritirato nel frattempo."),
  }),
  /** Uses up an invitation: the second use fails. */
  consumeInvito: (codice: string): Operazione => ({
    tipo: 'delete',
    chiave: chiaveInvito(codice),
    condizione: { expression: 'attribute_exists(pk)' },
    rifiuto: () =>
      new AppError('NON_TROVATO', "L'invito è già stato usato: chiederne un altro a chi amministra il programma."),
  }),
  putSessione: (token: string, sessione: SessioneAttiva): Operazione => ({
    tipo: 'put',
    chiave: chiaveSessione(token),
    item: {
      ...SessioneAttiva.parse(sessione),
      tipo: 'SESSIONE',
      schema: 1,
      ttl: sessione.scade,
      indice1pk: `UTENTE#${sessione.utente}#SESSIONI`,
      indice1sk: sessione.creata,
      indice2pk: `SCUOLA#${sessione.codmin}#SESSIONI`,
      indice2sk: sessione.creata,
      riga: { chiave: chiaveSessione(token).pk },
    },
  }),
  /** The open sessions of a user, of every school, the latest first, each with its key. */
  listSessioni: async (utente: string): Promise<readonly (SessioneAttiva & { readonly chiave: Chiave })[]> =>
    (await openSessions(store, utente)).map((item) => ({ ...readSession(item), chiave: keyOf(item) })),
  removeSessione: (token: string): Operazione => ({ tipo: 'delete', chiave: chiaveSessione(token) }),
  sessionsOfScuola: async (codmin: string): Promise<Chiave[]> =>
    (await store.queryAll({ index: 'indice2', pk: `SCUOLA#${codmin}#SESSIONI` })).map(keyOf),
  sessionsOfUtente: async (utente: string, codmin?: string): Promise<Chiave[]> =>
    (await openSessions(store, utente, codmin)).map(keyOf),
  /** The user's open sessions of the school of a membership follow what it now allows: the latest at once, the others by signing in again. */
  updateSessioni: async (
    utente: string,
    { codmin, ruoli, uid, uidSubAnagrafe, cf }: Iscrizione,
    modifica: Modifica,
    quante = SESSIONI_AGGIORNATE,
  ): Promise<void> => {
    const sessioni = await openSessions(store, utente, codmin);
    closeSessioni(sessioni.slice(quante).map(keyOf), modifica);
    modifica.add(
      ...sessioni.slice(0, quante).map((item): Operazione => ({
        tipo: 'put',
        chiave: keyOf(item),
        item: rewrittenSession(item, { ruoli, codcli: codiceClienteDi(ruoli), uid, uidSubAnagrafe, cf }),
        condizione: { expression: 'attribute_exists(pk)' },
        rifiuto: () =>
          new AppError('VERSIONE_SUPERATA', "I dati di accesso sono cambiati nel frattempo: ripetere l'operazione."),
      })),
    );
  },
});

/** Takes a school out of the registry, once nothing else of it is left. */
export const removeScuola = (codmin: string): Operazione => ({ tipo: 'delete', chiave: chiaveScuola(codmin) });

/** Removes a user as it was read. */
export const removeUtente = (utente: Utente): Operazione => ({
  tipo: 'delete',
  chiave: chiaveUtente(utente.issuer, utente.subject),
  effetti: [],
  ...versionata(utente),
});

/** How long a session lives: the working day, or thirty days for who asked to be remembered. */
export const expiryOf = (adesso: Date, ricordami: boolean): { scade: number; expiration: string } => {
  const scade = epochSeconds(adesso) + (ricordami ? 30 * 86_400 : 12 * 3600);
  return { scade, expiration: instant(new Date(scade * 1000)) };
};
