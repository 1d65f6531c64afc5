import * as z from 'zod';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { forma, numero, scelta, testo, uidDi, versione } from '#shared/domain/campi.ts';
import { esitiDenuncia } from '#shared/domain/denuncia.ts';
import { defineRoute } from '../../route.ts';
import { Denuncia, respinti } from '../denuncia.ts';

/** Bytes of a receipt. */
export const MASSIMO_BYTE_RICEVUTA = 2_000_000;
const CARATTERI = Math.ceil(MASSIMO_BYTE_RICEVUTA / 3) * 4;

const comune = {
  roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI', 'CEDOLINI'] satisfies readonly Ruolo[],
  licences: ['WWS'],
  scope: 'scuola',
} as const;

/** What comes back of a filing that was sent, of whatever kind. */
export const esitoRoutes = {
  setEsito: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/denunce/esito',
    summary:
      'What came back of a filing that was sent, who was refused of it, its receipt; the runs of a refused one are free for another',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      uid: uidDi('DENUNCIA'),
      versione: versione(),
      /** One of those its kind may have. */
      esito: scelta(esitiDenuncia),
      motivo: testo(0, 300),
      /** Who was refused, of a filing refused in part. */
      respinti: respinti().optional(),
      /** Of the receipt, when it comes after the sending. */
      protocollo: testo(0, 60).optional(),
      /** What the body answered: its name, its bytes in base 64. */
      ricevuta: z
        .strictObject({
          nome: testo(1, 200),
          contenuto: forma(/^[A-Za-z0-9+/]+={0,2}$/, 'La ricevuta non è leggibile o supera 2 MB.', 1, CARATTERI),
        })
        .optional(),
    }),
    response: Denuncia,
  }),
  linkRicevuta: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/denunce/ricevuta',
    summary: 'A link that downloads a receipt of a filing for 300 s',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uid: uidDi('DENUNCIA'), numero: numero(1, 100) }),
    response: z.strictObject({ link: z.url().max(4000) }),
  }),
} as const;
