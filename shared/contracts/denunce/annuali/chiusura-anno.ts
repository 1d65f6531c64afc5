import * as z from 'zod';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { anno, data, flag, numero, scelta, testo, versione } from '#shared/domain/campi.ts';
import { passiChiusura, passiSegnabili, statiPasso } from '#shared/domain/denunce/chiusura-anno.ts';
import { defineRoute } from '../../route.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

const comune = {
  roles: ['GESTORE', 'TESTER'] as const satisfies readonly Ruolo[],
  licences: ['WWS'],
  scope: 'scuola',
} as const;

/** A word of the office on a step: done or set aside, by whom, when and why. */
export const Segno = z.strictObject({
  passo: scelta(passiChiusura),
  chi: testo(0, 200),
  il: z.iso.datetime(),
  perche: testo(0, 300).optional(),
});

/** A step of the closing: of how many things it is about, how many are missing. */
const Passo = z.strictObject({
  passo: scelta(passiChiusura),
  stato: scelta(statiPasso),
  totale: numero(0, 1_000_000),
  mancano: numero(0, 1_000_000),
  /** Last day of the law; null for what has none of its own. */
  scadenza: data().nullable(),
  segno: Segno.nullable(),
});
export type Passo = z.infer<typeof Passo>;

const ChiusuraAnno = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  versione: versione(),
  passi: z.array(Passo).length(passiChiusura.length),
});
export type ChiusuraAnno = z.infer<typeof ChiusuraAnno>;

/** Closing a year of payments: what is to be done, in which order, what is missing. */
export const chiusuraAnnoRoutes = {
  getChiusuraAnno: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/chiusura-anno',
    summary: 'The steps that close a year of payments, in their order: how many things are missing in each, by when',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: ChiusuraAnno,
  }),
  segnaPasso: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/chiusura-anno',
    summary: 'Notes that a step done outside the program is done, or takes it back',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({
      anno: anno(PRIMO_ANNO_DENUNCE),
      versione: versione(),
      passo: scelta(passiSegnabili),
      fatto: flag(),
    }),
    response: z.strictObject({
      anno: anno(PRIMO_ANNO_DENUNCE),
      versione: versione(),
      segni: z.array(Segno).max(passiChiusura.length),
    }),
  }),
} as const;
