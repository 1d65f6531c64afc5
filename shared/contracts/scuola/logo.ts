import * as z from 'zod';
import { forma, scelta, versione } from '../../domain/campi.ts';
import { MASSIMO_BYTE_LOGO, tipiLogo } from '../../domain/logo.ts';
import { defineRoute } from '../route.ts';
import { ufficioCedolini, ufficioPersonale } from '../uffici.ts';

const CARATTERI = Math.ceil(MASSIMO_BYTE_LOGO / 3) * 4;
const contenuto = () =>
  forma(/^[A-Za-z0-9+/]+={0,2}$/, 'Scegliere un’immagine PNG o JPEG fino a 100 KB.', 1, CARATTERI);

/** The logo of the school, bytes in base 64; null while there is none. */
export const Logo = z.strictObject({
  versione: versione(),
  immagine: z.strictObject({ tipo: scelta(tipiLogo), contenuto: contenuto() }).nullable(),
});
export type Logo = z.infer<typeof Logo>;

const base = { path: '/emo/scuola/logo', licences: ['WWS'], scope: 'scuola' } as const;

export const logoRoutes = {
  getLogo: defineRoute({
    ...base,
    method: 'GET',
    summary: 'The logo that prints have in their heading',
    roles: ufficioPersonale,
    effect: 'read',
    errors: [],
    response: Logo,
  }),
  saveLogo: defineRoute({
    ...base,
    method: 'PUT',
    summary: 'Keeps a logo in the place of the one there was; its kind is read from its bytes',
    roles: ufficioCedolini,
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({ versione: versione(), contenuto: contenuto() }),
    response: Logo,
  }),
  removeLogo: defineRoute({
    ...base,
    method: 'DELETE',
    summary: 'Takes the logo away from prints',
    roles: ufficioCedolini,
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    query: z.strictObject({ versione: versione() }),
    response: Logo,
  }),
} as const;
