import * as z from 'zod';
import { data, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { Intestatario } from '../servizi/servizio.ts';
import { chiConsulta } from './assenze.ts';

/** A service that covers an absence: of the substitute, and its days. */
export const Supplente = z.strictObject({
  ...Intestatario.shape,
  uid: uidDi('SERVIZIO'),
  uidAssenza: uidDi('ASSENZA'),
  datInizio: data(),
  datFine: data().nullable(),
});
export type Supplente = z.infer<typeof Supplente>;

export const supplentiRoutes = {
  listSupplenti: defineRoute({
    method: 'GET',
    path: '/emo/assenza/supplenti/{uid}',
    summary: 'Services that cover the absences of a person, oldest first',
    roles: chiConsulta,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    params: z.strictObject({ uid: uidDi('PERSONA') }),
    response: z.array(Supplente).max(5000),
  }),
} as const;
