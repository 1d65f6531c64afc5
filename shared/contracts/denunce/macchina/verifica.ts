import * as z from 'zod';
import { flag, forma, numero, scelta, testo } from '#shared/domain/campi.ts';
import { tipiDenuncia } from '#shared/domain/denuncia.ts';
import { defineRoute } from '../../route.ts';
import { Rilievo } from '../rilievo.ts';

/** Bytes of a file that a request can carry; longer ones are for the program. */
export const MASSIMO_BYTE_VERIFICA = 4_000_000;
const CARATTERI = Math.ceil(MASSIMO_BYTE_VERIFICA / 3) * 4;
const MASSIMO_RILIEVI = 5000;

/** The bytes of a file, in base 64. */
export const byteDelFile = () =>
  forma(/^[A-Za-z0-9+/]+={0,2}$/, 'Il file non è leggibile o supera 4 MB.', 1, CARATTERI);

/** What a file of a filing is found to be; nothing of it is stored. */
const Verifica = z.strictObject({
  leggibile: flag(),
  /** Where and why it cannot be read: byte, line or element. */
  perche: testo(0, 2000),
  bloccanti: numero(0, 10_000_000),
  avvisi: numero(0, 10_000_000),
  /** The first ones, what blocks first. */
  rilievi: z.array(Rilievo).max(MASSIMO_RILIEVI),
  tracciato: testo(1, 100),
  riscontrato: flag(),
});
export type Verifica = z.infer<typeof Verifica>;

export const verificaRoutes = {
  verificaFile: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI', 'CEDOLINI'],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'PUT',
    path: '/crud/denunce/verifica',
    summary: 'Reads and checks a file of a filing, whoever made it, with the checks of the program; stores nothing',
    effect: 'read',
    errors: [],
    body: z.strictObject({
      tipo: scelta(tipiDenuncia),
      contenuto: byteDelFile(),
    }),
    response: Verifica,
  }),
} as const;
export const primiRilievi = <R>(rilievi: readonly R[]): R[] => rilievi.slice(0, MASSIMO_RILIEVI);
