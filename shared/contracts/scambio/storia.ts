import * as z from 'zod';
import { flag, forma, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { ufficioScambio } from './ufficio.ts';

/** DA_CONFERMARE was checked and never applied · DA_CORREGGERE has wrong rows, or could not be read · FERMO stopped halfway, and can be taken up again. */
export const EsitoScambio = scelta([
  'IN_CORSO',
  'RIUSCITO',
  'DA_CONFERMARE',
  'DA_CORREGGERE',
  'FERMO',
  'FALLITO',
  'ANNULLATO',
]);
export type EsitoScambio = z.infer<typeof EsitoScambio>;

/** What came in or went out: an import, an export, a print. */
export const Scambio = z.strictObject({
  genere: scelta(['IMPORTAZIONE', 'ESPORTAZIONE', 'STAMPA']),
  /** Uid of the import, or of the long work of an export or a print. */
  uid: testo(1, 200),
  descrizione: testo(1, 300),
  nomeFile: testo(0, 200),
  avviatoDa: testo(0, 200),
  avviatoIl: z.iso.datetime(),
  esito: EsitoScambio,
  dettaglio: testo(0, 2000),
  /** The long work to download the file from, or to undo. */
  lavoro: testo(1, 200).nullable(),
  scaricabile: flag(),
  annullabile: flag(),
  /** The import whose errors can be downloaded. */
  conErrori: uidDi('IMPORTAZIONE').nullable(),
  /** The kind of an import that was checked and not applied: it is taken up again from its preview. */
  riprendibile: testo(1, 40).nullable(),
});
export type Scambio = z.infer<typeof Scambio>;

/** How far back the list goes. */
export const GIORNI_STORIA = 90;

export const storiaRoutes = {
  listScambi: defineRoute({
    roles: ufficioScambio,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/scambi/lista',
    summary: 'Imports, exports and prints of the last 90 days that the user may see, newest first',
    effect: 'read',
    errors: [],
    body: z.strictObject({
      /** Where the page before ended. */
      da: forma(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z#[\w-]+$/, 'Il segno di dove riprendere non è valido.', 20, 250).optional(),
      limit: numero(1, 100).optional(),
    }),
    response: z.strictObject({
      righe: z.array(Scambio).max(100),
      /** Where the next page begins; null when there is none. */
      seguito: testo(1, 250).nullable(),
    }),
  }),
} as const;
