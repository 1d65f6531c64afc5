import * as z from 'zod';
import { parti } from '../../domain/accesso/parti.ts';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { email, scelta, testo, uid, uidDi, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const comune = { licences: ['WWS'], scope: 'scuola' } as const;
const scrive = { ...comune, roles: ['GESTORE'], path: '/crud/utenti', effect: 'write' } as const;

const ruoli = () => z.array(Ruolo).min(1, 'Scegliere almeno un ruolo.').max(8);

/** How far somebody is: with access, kept out for now, invited and not yet come, invited too long ago. */
const statiUtente = ['ATTIVO', 'DISABILITATO', 'INVITATO', 'SCADUTO'] as const;

/** Acts on the account that somebody signs in with, and a new try of those left to do. */
const attiSulConto = ['AZZERA', 'DISABILITA', 'RIABILITA', 'RIPROVA'] as const;
export type AttoSulConto = (typeof attiSulConto)[number];

/** Who may enter the school, or is invited to. `versione` is of the user: 1 for an invitation, which never changes. */
export const UtenteScuola = z.strictObject({
  uid: uid(),
  versione: versione(),
  stato: scelta(statiUtente),
  descutente: testo(0, 200),
  user: testo(0, 200),
  ruoli: z.array(Ruolo).max(8),
  /** The record of the registry they are. */
  uidSubAnagrafe: uidDi('PERSONA').nullable(),
  cf: testo(0, 16).nullable(),
  /** The last sign-in in this school; of an invitation null. */
  ultimoAccesso: z.iso.datetime().nullable(),
  /** The name of the user who made an invitation; null of a user, of one made by the administration and of one from before it was kept. */
  invitatoDa: testo(0, 200).nullable(),
  /** Until when an invitation can be used. */
  scade: z.iso.datetime().nullable(),
  /** Where what happens to the access is told; null where nobody has said it. */
  email: email().nullable(),
  /** Act that the account still waits for, in a sentence; null when nothing. */
  daFare: testo(0, 600).nullable(),
});
export type UtenteScuola = z.infer<typeof UtenteScuola>;

/** How many rows of refused calls one answer has. */
export const MASSIMO_RIFIUTATE = 300;

/** Calls of one part of the program that were refused to one user in one hour; `quante`, at least. */
const ChiamateRifiutate = z.strictObject({
  /** Of the user, whoever they are now. */
  utente: testo(1, 100),
  descutente: testo(0, 200),
  user: testo(0, 200),
  parte: scelta(parti),
  code: testo(1, 60),
  ultima: z.iso.datetime(),
  quante: z.int().min(1),
});
export type ChiamateRifiutate = z.infer<typeof ChiamateRifiutate>;

export const InvitoInput = z.strictObject({
  descutente: testo(1, 200),
  user: testo(1, 200),
  ruoli: ruoli(),
  uidSubAnagrafe: uidDi('PERSONA').nullable(),
  email: email().nullable(),
});
export type InvitoInput = z.infer<typeof InvitoInput>;

export const RuoliInput = z.strictObject({ ruoli: ruoli() });

/** Who may enter the school: the school's own people decide, within what they are themselves. */
export const utentiRoutes = {
  listUtenti: defineRoute({
    ...comune,
    roles: ['GESTORE', 'TESTER'],
    method: 'POST',
    path: '/crud/utenti/lista',
    summary: 'Who may enter the school and who is invited',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    /** `conti`: whether the program makes the accounts that people sign in with, or whoever keeps those of an external issuer. */
    response: z.strictObject({ utenti: z.array(UtenteScuola).max(5000), conti: scelta(['PROPRI', 'ESTERNI']) }),
  }),
  inviteUtente: defineRoute({
    ...scrive,
    method: 'PUT',
    summary:
      'Invites somebody: the code is told once. An invitation of the same user that is still open is replaced, which makes the call repeatable',
    idempotency: 'naturale',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA', 'STATO_NON_AMMESSO'],
    body: InvitoInput,
    response: z.strictObject({ codice: testo(10, 200), utente: UtenteScuola }),
  }),
  updateUtente: defineRoute({
    ...scrive,
    method: 'POST',
    summary:
      'Changes the roles of a user in this school; their open sessions follow. One’s own are changed by somebody else',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'OPERAZIONE_NON_CONSENTITA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...RuoliInput.shape, uid: uid(), versione: versione() }),
    response: UtenteScuola,
  }),
  changeConto: defineRoute({
    ...scrive,
    method: 'POST',
    path: '/crud/utenti/conto',
    summary:
      'Resets the second factor, keeps a user out, lets them in again, or tries again what the account still waits for. Not of oneself, nor of who works in other schools too',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ uid: uid(), versione: versione(), atto: scelta(attiSulConto) }),
    response: UtenteScuola,
  }),
  listRifiutate: defineRoute({
    ...comune,
    roles: ['GESTORE', 'TESTER'],
    method: 'POST',
    path: '/crud/utenti/rifiutate',
    summary:
      'What was refused to the users of the school in the last ninety days, by hour and part of the program, the latest first',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.array(ChiamateRifiutate).max(MASSIMO_RIFIUTATE),
  }),
  removeUtente: defineRoute({
    ...scrive,
    method: 'DELETE',
    summary: 'Takes the school away from a user and closes their sessions in it, or takes an invitation back',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ uid: uid(), versione: versione() }),
    response: z.strictObject({ tolto: z.boolean() }),
  }),
} as const;
