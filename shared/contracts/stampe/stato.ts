import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { numero, testo, uid } from '../../domain/campi.ts';
import { FileLavoro, StatoLavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';

/** State of a print; `link` downloads it for 300 seconds. With nothing to print there is no file and `avviso` says so. */
export const StatoStampa = z.strictObject({
  printId: uid(),
  stato: StatoLavoro,
  titolo: testo(1, 300),
  /** Address of the screen the print was made for, with `:printId` in the place of the print. */
  anteprima: testo(1, 200),
  fatti: numero(0, 1_000_000),
  totale: numero(0, 1_000_000),
  avviso: testo(0, 1000).nullable(),
  file: FileLavoro.nullable(),
  link: z.url().max(4000).nullable(),
  /** The parameters that ask for it again with another protocol; absent of a print without one in its heading. */
  protocollabile: z.strictObject({ codice: testo(1, 60), parametri: z.record(z.string(), z.unknown()) }).optional(),
});
export type StatoStampa = z.infer<typeof StatoStampa>;

export const statoStampaRoutes = {
  getStampa: defineRoute({
    method: 'GET',
    path: '/stampe/stato/{printId}',
    summary: 'State of a print and its link; a print made for another screen, or for other roles, is absent',
    roles: Ruolo.options,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    params: z.strictObject({ printId: uid() }),
    query: z.strictObject({ anteprima: testo(1, 200).optional() }),
    response: StatoStampa,
  }),
} as const;
