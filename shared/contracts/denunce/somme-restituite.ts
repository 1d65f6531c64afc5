import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, scelta, testo, uidDi } from '../../domain/campi.ts';
import { tipiDenuncia } from '../../domain/denuncia.ts';
import { defineRoute } from '../route.ts';

/** A sent filing that a restitution touches, and what the office does about it. */
export const DenunciaDellaRestituzione = z.strictObject({
  uid: uidDi('DENUNCIA'),
  tipo: scelta(tipiDenuncia),
  descrizione: testo(1, 150),
  datInvio: data().nullable(),
  rimedio: testo(1, 600),
});
export type DenunciaDellaRestituzione = z.infer<typeof DenunciaDellaRestituzione>;

export const sommeRestituiteRoutes = {
  listDenunceRestituzione: defineRoute({
    roles: ['GESTORE', 'TESTER', 'CEDOLINI', 'ADEMPIMENTI'] satisfies readonly Ruolo[],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/denunce/restituzione',
    summary: 'The sent filings that what a person gave back touches, and what to do about each',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('RESTITUZIONE') }),
    response: z.array(DenunciaDellaRestituzione).max(1000),
  }),
} as const;
