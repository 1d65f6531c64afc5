import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { numero, scelta, testo } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const comune = { licences: ['WWS'], scope: 'scuola', roles: ['GESTORE'], method: 'POST' } as const;

/** Rows of a sheet of users: more than a school has people. */
export const MASSIMO_RIGHE = 300;
/** Users that one sheet changes or takes away: they are one transaction, which whoever changed one of them meanwhile refuses whole. */
export const MASSIMO_CAMBI = 14;

/** A row of a sheet of users, as its cells say: what they mean is judged with the users of the school. */
export const RigaUtenti = z.strictObject({
  /** As the spreadsheet numbers it. */
  numero: numero(1, 1_048_576),
  descutente: testo(0, 200),
  user: testo(0, 200),
  /** Names of roles, with commas between them. */
  ruoli: testo(0, 300),
  cf: testo(0, 40),
  azione: testo(0, 60),
});
export type RigaUtenti = z.infer<typeof RigaUtenti>;

/** What a row does: an invitation, other roles, the school taken away, nothing; or it is wrong. */
const esitiRigaUtenti = ['INVITO', 'RUOLI', 'REVOCA', 'UGUALE', 'ERRATA'] as const;

export const EsitoRigaUtenti = z.strictObject({
  numero: numero(1, 1_048_576),
  descutente: testo(0, 200),
  user: testo(0, 200),
  esito: scelta(esitiRigaUtenti),
  prima: z.array(Ruolo).max(8),
  dopo: z.array(Ruolo).max(8),
  errori: z.array(testo(1, 400)).max(10),
  /** Of an invitation that was made: its code, told once. */
  codice: testo(10, 200).nullable(),
});
export type EsitoRigaUtenti = z.infer<typeof EsitoRigaUtenti>;

const righe = z
  .array(RigaUtenti)
  .min(1, 'Il file non ha righe.')
  .max(MASSIMO_RIGHE, `Un file porta al massimo ${MASSIMO_RIGHE} utenti: dividerlo.`);
const esiti = z.array(EsitoRigaUtenti).max(MASSIMO_RIGHE);

/** The users of a school from a spreadsheet. The file itself is read by the importer of the product, as every file that somebody sends is. */
export const elencoUtentiRoutes = {
  previewElencoUtenti: defineRoute({
    ...comune,
    path: '/crud/utenti/elenco/anteprima',
    summary: 'What each row of a sheet of users would do, or all that is wrong with it',
    effect: 'read',
    errors: [],
    body: z.strictObject({ righe }),
    /** `visto` stands for the users as the preview found them. */
    response: z.strictObject({ esiti, visto: testo(1, 100) }),
  }),
  applyElencoUtenti: defineRoute({
    ...comune,
    path: '/crud/utenti/elenco',
    summary:
      'Invites, changes and takes away as a sheet of users says: refused whole when a row is wrong, or the users are no longer as the preview found them. Changes are one transaction, invitations follow fifteen at a time: of a call that was cut the next preview says what is left',
    effect: 'write',
    idempotency: 'naturale',
    errors: ['VERSIONE_SUPERATA', 'OPERAZIONE_NON_CONSENTITA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ righe, visto: testo(1, 100) }),
    response: z.strictObject({ esiti }),
  }),
} as const;
