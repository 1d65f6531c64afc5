import * as z from 'zod';
import { data, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { chiConsulta, chiScrive } from './servizi.ts';
import { Intestatario, Servizio, ServizioInput } from './servizio.ts';

/** Days of an absence for which a substitute is named only with a reason, and the norm that says so. */
export const LimiteSupplenza = z.strictObject({ fino: data(), testo: testo(1, 500), norma: testo(1, 300) });
export type LimiteSupplenza = z.infer<typeof LimiteSupplenza>;

/** An absence to be covered: of whom, its days, and the service of a substitute as the titular's own says it. */
export const SupplenzaProposta = z.strictObject({
  ...Intestatario.shape,
  datInizio: data(),
  datFine: data(),
  servizio: ServizioInput,
  limiti: z.array(LimiteSupplenza).max(4),
});
export type SupplenzaProposta = z.infer<typeof SupplenzaProposta>;

export const supplenzeRoutes = {
  proponiSupplenza: defineRoute({
    method: 'GET',
    path: '/emo/servizi/supplenza/{uid}',
    summary: 'The service of who covers an absence, from that of the titular on its first day',
    roles: chiConsulta,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    params: z.strictObject({ uid: uidDi('ASSENZA') }),
    response: SupplenzaProposta,
  }),
  prorogaSupplenza: defineRoute({
    method: 'POST',
    path: '/emo/servizi/{uid}/proroga',
    summary: 'Extends a substitute to the last day of the absence: a service that begins the day after theirs ends',
    roles: chiScrive,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    params: z.strictObject({ uid: uidDi('SERVIZIO') }),
    response: Servizio,
  }),
} as const;
