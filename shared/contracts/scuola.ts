import * as z from 'zod';
import { testo, uid, versione } from '../domain/campi.ts';
import { defineRoute } from './route.ts';
import type { Ruolo } from '../domain/ruoli.ts';

const chiLegge = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI', 'ASSENZE', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
const chiScrive = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** A sector that groups the staff of the school (didactic, administrative, a laboratory …). */
export const SettoreInput = z.strictObject({ codice: testo(1, 10), descrizione: testo(1, 100) });
export type SettoreInput = z.infer<typeof SettoreInput>;
export const Settore = z.strictObject({ ...SettoreInput.shape, uid: uid(), versione: versione() });
export type Settore = z.infer<typeof Settore>;

export const scuolaRoutes = {
  listSettori: defineRoute({
    method: 'GET', path: '/emo/settore', summary: 'Sector types of the school', roles: chiLegge, licences: ['WWS'], effect: 'read', scope: 'scuola', errors: [],
    response: z.array(Settore).max(1000),
  }),
  createSettore: defineRoute({
    method: 'POST', path: '/emo/settore', summary: 'Creates a sector type', roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola', errors: ['DUPLICATO'],
    body: SettoreInput, response: Settore,
  }),
  updateSettore: defineRoute({
    method: 'PUT', path: '/emo/settore/{uid}', summary: 'Changes a sector type', roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola', errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    params: z.strictObject({ uid: uid() }), body: z.strictObject({ ...SettoreInput.shape, versione: versione() }), response: Settore,
  }),
  removeSettore: defineRoute({
    method: 'DELETE', path: '/emo/settore/{uid}', summary: 'Deletes a sector type', roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola', errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params: z.strictObject({ uid: uid() }), query: z.strictObject({ versione: versione() }), response: z.strictObject({ uid: uid() }),
  }),
} as const;
