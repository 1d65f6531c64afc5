import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { testo } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

/** What lists kept by the browser depend on: when a part changes, what was read before is old. */
export const VersioneArchivi = z.strictObject({
  versione: testo(1, 60),
  programma: testo(1, 60),
  riferimento: testo(1, 60),
  scuola: testo(1, 60),
  /** Of the notifications: another when one is added, read or taken away. */
  notifiche: testo(1, 60),
});
export type VersioneArchivi = z.infer<typeof VersioneArchivi>;

/** Asked by every page: apart from what the first page of the office is made of, which the others do not load. */
export const versioneRoutes = {
  getVersioneArchivi: defineRoute({
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/cache/version',
    summary: 'Version of the program, of the reference data, of the tables of the school and of its notifications',
    roles: Ruolo.options,
    effect: 'read',
    errors: [],
    response: VersioneArchivi,
  }),
} as const;
