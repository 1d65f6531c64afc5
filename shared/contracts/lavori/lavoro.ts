import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { flag, numero, testo, uid, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

/** States of long work, one table for all kinds. FERMATO, FALLITO and COMPLETATO with rejects can be retried; COMPLETATO can be undone where its kind allows it. */
export const StatoLavoro = z.enum(['ATTESA', 'IN_CORSO', 'COMPLETATO', 'FALLITO', 'FERMATO', 'ANNULLATO']);
export type StatoLavoro = z.infer<typeof StatoLavoro>;

/** One record that could not be worked, and why. */
export const EsitoRecord = z.strictObject({
  uid: testo(0, 200),
  descrizione: testo(0, 300),
  messaggio: testo(0, 1000),
});
export type EsitoRecord = z.infer<typeof EsitoRecord>;

/** A file that long work left, downloaded through a link asked for separately. */
export const FileLavoro = z.strictObject({
  nome: testo(1, 200),
  tipo: testo(1, 100),
  dimensione: numero(0, 1_000_000_000),
});

/** Long work as the browser sees it: calculations, prints, imports, exports, merges are kinds of it. */
export const Lavoro = z.strictObject({
  uid: uid(),
  versione: versione(),
  tipo: testo(1, 40),
  area: testo(1, 40),
  stato: StatoLavoro,
  descrizione: testo(1, 300),
  fatti: numero(0, 1_000_000),
  totale: numero(0, 1_000_000),
  scartati: numero(0, 1_000_000),
  tentativo: numero(1, 10_000),
  avviatoDa: testo(0, 200),
  avviatoIl: z.iso.datetime(),
  iniziatoIl: z.iso.datetime().nullable(),
  finitoIl: z.iso.datetime().nullable(),
  motivo: testo(0, 1000).nullable(),
  esiti: z.array(EsitoRecord).max(500),
  file: FileLavoro.nullable(),
  /** What the work is about: the uid of the run, the print, the import. */
  oggetto: testo(0, 200),
  riprovabile: flag(),
  annullabile: flag(),
  correlationId: testo(0, 100),
});
export type Lavoro = z.infer<typeof Lavoro>;

const tutti = Ruolo.options;
const ufficio = [
  'GESTORE',
  'TESTER',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'ADEMPIMENTI',
] as const satisfies readonly Ruolo[];
const params = z.strictObject({ uid: uid() });
const vuoto = z.strictObject({});

export const lavoroRoutes = {
  getLavoro: defineRoute({
    method: 'GET',
    path: '/crud/lavori/{uid}',
    summary: 'State, progress and outcome of long work',
    roles: tutti,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    params,
    response: z.strictObject({ ...Lavoro.shape, link: z.url().max(4000).nullable() }),
  }),
  stopLavoro: defineRoute({
    method: 'POST',
    path: '/crud/lavori/{uid}/ferma',
    summary: 'Stops long work; what is done stays',
    roles: ufficio,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    params,
    body: vuoto,
    response: Lavoro,
  }),
  retryLavoro: defineRoute({
    method: 'POST',
    path: '/crud/lavori/{uid}/riprova',
    summary: 'Works again what failed or was left undone, and only that',
    roles: ufficio,
    licences: ['WWS'],
    effect: 'start',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    params,
    body: vuoto,
    response: Lavoro,
  }),
  undoLavoro: defineRoute({
    method: 'POST',
    path: '/crud/lavori/{uid}/annulla',
    summary: 'Undoes completed work where its kind allows it',
    roles: ufficio,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO', 'IN_USO'],
    params,
    body: vuoto,
    response: Lavoro,
  }),
} as const;
