import * as z from 'zod';
import { numero, testo, uidDi, versione } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti, diUna } from '../chiamate.ts';
import { CorrezioneF24Input, MASSIMO_CORREZIONI } from '../correzione-f24.ts';
import { Denuncia } from '../denuncia.ts';

const comune = { roles: adempimenti, licences: ['WWS', 'F24'], scope: 'scuola' } as const;
const dellF24 = { uid: uidDi('DENUNCIA'), versione: versione() };

/** Corrections asked of a sent F24: nothing of it changes, the quadratura reads them. */
export const correzioniF24Routes = {
  saveCorrezioneF24: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/f24/correzione',
    summary:
      'Writes a correction that was asked of a row of a sent F24, or, with its number, changes one: what, to whom, what came of it',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({
      ...dellF24,
      numero: numero(1, MASSIMO_CORREZIONI).optional(),
      ...CorrezioneF24Input.shape,
    }),
    response: Denuncia,
  }),
  removeCorrezioneF24: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/f24/correzione',
    summary: 'Takes away a correction of an F24 that was written by mistake, with the reason',
    effect: 'write',
    errors: diUna,
    body: z.strictObject({ ...dellF24, numero: numero(1, MASSIMO_CORREZIONI), perche: testo(1, 300) }),
    response: Denuncia,
  }),
} as const;
