import * as z from 'zod';
import { nomiConsultazioni } from '../../domain/accesso/consultazione.ts';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { defineRoute } from '../route.ts';

const tutti = Ruolo.options;
const testo = (massimo: number) => z.string().max(massimo);
const giorno = z.iso.date();
const vuoto = z.strictObject({});

/** A school the user may enter, as the switcher shows it. */
const ScuolaUtente = z.strictObject({
  codmin: testo(10),
  desScuola: testo(200),
  citta: testo(100),
  ruoli: z.array(Ruolo).max(8),
});

const AvvisoLicenza = z.strictObject({
  codice: z.enum(['WARN_LICENSE_EXPIRED', 'WARN_LICENSE_INACTIVE', 'WARN_LICENSE_RENEW']),
  messaggio: testo(400),
  expireDate: giorno,
});

export const Sessione = z.strictObject({
  token: testo(200),
  expiration: z.iso.datetime(),
  subject: testo(300),
  user: testo(200),
  uid: testo(60).nullable(),
  uidSubAnagrafe: testo(60).nullable(),
  codcli: testo(20),
  codmin: testo(10),
  ac: testo(10),
  scuola: testo(10),
  desScuola: testo(200),
  citta: testo(100),
  regione: testo(60),
  provincia: testo(60),
  /** Kind of the school, as its record says it when the session begins. */
  setupType: testo(20),
  flgCcnlIstruzione: z.boolean(),
  descutente: testo(200),
  cf: testo(16).nullable(),
  ruoli: z.array(Ruolo).max(8),
  licenze: z.array(testo(10)).max(20),
  /** The readings that the head teacher leaves on when the session begins: the menu follows them, the server asks again at each call. */
  consultazioni: z.array(z.enum(nomiConsultazioni)).max(3),
  isUtenteAccessibile: z.boolean(),
  minVersion: testo(40),
  wwpAttivo: z.boolean(),
  wwsAttivo: z.boolean(),
  avvisi: z.array(AvvisoLicenza).max(10),
  scuole: z.array(ScuolaUtente).max(200),
  oggi: giorno,
});
export type Sessione = z.infer<typeof Sessione>;

/** Columns, filters and page size of one list, as the user left them. */
export const Preferenza = z.strictObject({
  lista: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]{1,60}$/, "Il nome dell'elenco ha solo lettere minuscole, cifre e trattini."),
  colonne: z.array(testo(60)).max(60),
  righePerPagina: z.int().min(5).max(100),
  righeAlte: z.boolean(),
  filtri: testo(4000),
  versione: z.int().min(0).max(1_000_000_000),
});
export type Preferenza = z.infer<typeof Preferenza>;

const uidSessione = () =>
  z
    .string()
    .max(100)
    .regex(/^[A-Za-z0-9_-]{1,100}$/, "L'accesso non è tra quelli aperti: aggiornare l'elenco.");

/** A session of the user: in which school, since when, until when. Its `uid` opens nothing. */
const SessioneAperta = z.strictObject({
  uid: uidSessione(),
  codmin: z.string().length(10),
  aperta: z.iso.datetime(),
  scade: z.iso.datetime(),
  /** Asked to be remembered: it lasts thirty days, used or not. */
  ricordata: z.boolean(),
  /** The session that asks. */
  questa: z.boolean(),
});
export type SessioneAperta = z.infer<typeof SessioneAperta>;
/** Sessions that one answer tells: the latest. */
const MASSIMO_SESSIONI = 200;

export const sessioneRoutes = {
  login: defineRoute({
    method: 'POST',
    path: '/login',
    summary: 'Token of the identity provider → backend session',
    roles: tutti,
    licences: [],
    effect: 'write',
    scope: 'proprio',
    access: 'token',
    idempotency: 'naturale',
    errors: [
      'ERROR_LICENSE_MISSING',
      'ERROR_LICENSE_INVALID',
      'ERROR_LICENSE_EXPIRED',
      'ERROR_ROLES_MISSING',
      'NON_TROVATO',
      'OPERAZIONE_NON_CONSENTITA',
    ],
    body: z.strictObject({
      codmin: z.string().length(10).optional(),
      ricordami: z.boolean().optional(),
      invito: z.string().min(10).max(200).optional(),
    }),
    response: Sessione,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/logout',
    summary: 'Destroys the backend session',
    roles: tutti,
    licences: [],
    effect: 'write',
    scope: 'proprio',
    access: 'token',
    idempotency: 'naturale',
    errors: [],
    body: vuoto,
    response: z.strictObject({ chiusa: z.boolean() }),
  }),
  switchScuola: defineRoute({
    method: 'POST',
    path: '/crud/sessione/scuola',
    summary: 'Moves the user of several schools to another one',
    roles: tutti,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    idempotency: 'naturale',
    errors: [
      'NON_TROVATO',
      'ERROR_LICENSE_MISSING',
      'ERROR_LICENSE_INVALID',
      'ERROR_LICENSE_EXPIRED',
      'ERROR_ROLES_MISSING',
    ],
    body: z.strictObject({ codmin: z.string().length(10) }),
    response: Sessione,
  }),
  listSessioni: defineRoute({
    method: 'GET',
    path: '/crud/sessione/aperte',
    summary: 'The open sessions of the user, of every school, the latest first',
    roles: tutti,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    response: z.strictObject({ sessioni: z.array(SessioneAperta).max(MASSIMO_SESSIONI) }),
  }),
  closeSessioni: defineRoute({
    method: 'POST',
    path: '/crud/sessione/chiudi',
    summary: 'Closes a session of the user, or all but the one that asks; what is closed already is no error',
    roles: tutti,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    idempotency: 'naturale',
    errors: [],
    body: z.strictObject({ uid: uidSessione().nullable() }),
    response: z.strictObject({ chiuse: z.int().min(0).max(100_000) }),
  }),
  validateCredentials: defineRoute({
    method: 'POST',
    path: '/crud/validate-credentials',
    summary:
      'True when the token comes from a sign-in of the last two minutes by the same user; a password in the body is refused',
    roles: tutti,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({ username: testo(200).optional() }),
    response: z.strictObject({ valide: z.boolean() }),
  }),
  getPreferenze: defineRoute({
    method: 'GET',
    path: '/crud/preferenze',
    summary: 'Preferences of the user for one list, or the defaults',
    roles: tutti,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    query: z.strictObject({ lista: Preferenza.shape.lista }),
    response: Preferenza.nullable(),
  }),
  savePreferenze: defineRoute({
    method: 'PUT',
    path: '/crud/preferenze',
    summary: 'Keeps the preferences of the user for one list; the last write wins',
    roles: tutti,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: [],
    body: Preferenza,
    response: Preferenza,
  }),
} as const;
