import * as z from 'zod';
import { tipiNotifica } from '../../domain/accesso/notifiche.ts';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { codiceFiscale, data, flag, numero, scelta, testo, uid } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const chi = ['GESTORE', 'TESTER', 'PRESIDE'] as const satisfies readonly Ruolo[];

/** Old and new data of the person, or whose relative was touched. */
export const DatiNotifica = z.strictObject({
  desCognomeOld: testo(0, 60).optional(),
  desNomeOld: testo(0, 60).optional(),
  datNascitaOld: data().optional(),
  desCfOld: codiceFiscale().optional(),
  desCognome: testo(0, 60).optional(),
  desNome: testo(0, 60).optional(),
  datNascita: data().optional(),
  desCf: codiceFiscale().optional(),
  desParente: testo(0, 130).optional(),
  cosa: testo(0, 300).optional(),
});
export type DatiNotifica = z.infer<typeof DatiNotifica>;

export const Notifica = z.strictObject({
  UID: uid(),
  DAT_CREAZIONE: z.iso.datetime(),
  FLG_LETTA: flag(),
  RIFERIMENTO: testo(0, 200),
  COD_TIPO: scelta(tipiNotifica),
  DES_JSON: DatiNotifica,
});
export type Notifica = z.infer<typeof Notifica>;

/** A news item of the product: shown from its first to its last day. */
export const Novita = z.strictObject({
  codeNews: testo(1, 60),
  title: testo(1, 200),
  text: testo(1, 4000),
  url: testo(0, 500),
  date: data(),
  dateStart: data(),
  dateEnd: data().nullable(),
  appVersion: testo(0, 40),
});
export type Novita = z.infer<typeof Novita>;

export const notificheRoutes = {
  listNotifiche: defineRoute({
    method: 'POST',
    path: '/crud/notifications',
    summary: 'Notifications of the school, newest first',
    roles: chi,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({ limit: numero(1, 200).optional(), offset: numero(0, 1000).optional() }),
    response: z.strictObject({
      righe: z.array(Notifica).max(200),
      totale: numero(0, 100_000),
      nonLette: numero(0, 100_000),
    }),
  }),
  readNotifica: defineRoute({
    method: 'POST',
    path: '/crud/notification/read',
    summary: 'Marks a notification as read; the mandatory ones stay unread',
    roles: chi,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uid() }),
    response: Notifica,
  }),
  removeNotifica: defineRoute({
    method: 'DELETE',
    path: '/crud/notification',
    summary: 'Deletes a notification; a mandatory one must be acted on first',
    roles: chi,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ uid: uid() }),
    response: z.strictObject({ uid: uid() }),
  }),
  listNovita: defineRoute({
    method: 'GET',
    path: '/crud/argonews',
    summary: 'News of the product that the user has not dismissed',
    roles: chi,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    query: z.strictObject({ appVersion: testo(0, 40).optional() }),
    response: z.array(Novita).max(100),
  }),
  dismissNovita: defineRoute({
    method: 'POST',
    path: '/crud/argonews',
    summary: 'Dismisses a news item for the user',
    roles: chi,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ codeNews: testo(1, 60), appVersion: testo(0, 40).optional() }),
    response: z.strictObject({ codeNews: testo(1, 60) }),
  }),
} as const;
