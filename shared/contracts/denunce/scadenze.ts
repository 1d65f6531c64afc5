import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, flag, mese, numero, scelta, testo, versione } from '../../domain/campi.ts';
import { comeSegnata, statiScadenza } from '../../domain/denunce/scadenze.ts';
import { defineRoute } from '../route.ts';

export type { StatoScadenza } from '../../domain/denunce/scadenze.ts';

/** A word of the office on a deadline: done outside the program, or set aside, by whom, when and why. */
export const SegnoScadenza = z.strictObject({
  adempimento: testo(1, 40),
  mese: mese().nullable(),
  come: scelta(comeSegnata),
  perche: testo(0, 300),
  chi: testo(0, 200),
  il: z.iso.datetime(),
});
export type SegnoScadenza = z.infer<typeof SegnoScadenza>;

/** Something the accounted runs of a month, or of a year, the assignments of a month, or the school year have to be filed, told or done for, and by when. */
export const Scadenza = z.strictObject({
  adempimento: testo(1, 40),
  descrizione: testo(1, 200),
  anno: anno(2000),
  /** Null for what is about the year. */
  mese: mese().nullable(),
  /** Last useful day, moved where offices are closed. */
  giorno: data(),
  stato: scelta(statiScadenza),
  /** How many runs, or assignments, it is about. */
  elaborazioni: numero(1, 100_000),
  norma: testo(1, 400),
  /** False while nobody has read the day in a public source. */
  riscontrata: flag(),
  avvertenza: testo(0, 300),
  segno: SegnoScadenza.omit({ adempimento: true, mese: true }).exactOptional(),
  /** The version of the words on the deadlines of its year: sent back with the next one. */
  versione: versione(),
});
export type Scadenza = z.infer<typeof Scadenza>;

/** A new word on a deadline; APERTA takes back the one before. */
export const SegnoDaScrivere = z
  .strictObject({
    adempimento: testo(1, 40),
    anno: anno(2000),
    mese: mese().nullable(),
    versione: versione(),
    come: scelta([...comeSegnata, 'APERTA']),
    perche: testo(0, 300),
  })
  .refine(({ come, perche }) => come !== 'MESSA_DA_PARTE' || perche.trim() !== '', {
    path: ['perche'],
    error: 'Dire perché è messa da parte: resta scritto con il nome di chi lo fa.',
  });
export type SegnoDaScrivere = z.infer<typeof SegnoDaScrivere>;

export const scadenzeRoutes = {
  listScadenze: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'] satisfies readonly Ruolo[],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/scadenze',
    summary: 'What is due in the next 60 days, and what went by and nobody did or set aside',
    effect: 'read',
    errors: [],
    response: z.array(Scadenza).max(1000),
  }),
  segnaScadenza: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'] satisfies readonly Ruolo[],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'PUT',
    path: '/crud/scadenze',
    summary: 'Notes that a deadline was met outside the program, or is set aside with a reason, or takes that back',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: SegnoDaScrivere,
    response: z.strictObject({ anno: anno(2000), versione: versione() }),
  }),
} as const;
