import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import { numero, testo, uid } from '../../domain/campi.ts';
import { FileLavoro, StatoLavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';

const ufficioCedolini = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** Every print of the product: the catalogue of the functions gives each its data and its layout. */
export const codiciStampa = ['cedolini', 'cedolini-dettagli'] as const;
export type CodiceStampa = (typeof codiciStampa)[number];

/** Answer of every call that prints: the print is ready when its state says so. */
export const StampaAvviata = z.strictObject({ printId: uid(), stato: StatoLavoro });
export type StampaAvviata = z.infer<typeof StampaAvviata>;

/** State of a print; `link` downloads it for 300 seconds. With nothing to print there is no file and `avviso` says so. */
export const StatoStampa = z.strictObject({
  printId: uid(),
  stato: StatoLavoro,
  titolo: testo(1, 300),
  area: testo(1, 40),
  fatti: numero(0, 1_000_000),
  totale: numero(0, 1_000_000),
  avviso: testo(0, 1000).nullable(),
  file: FileLavoro.nullable(),
  link: z.url().max(4000).nullable(),
});
export type StatoStampa = z.infer<typeof StatoStampa>;

/** Payslips of a run: those named, or all the computed ones. */
const CedoliniDaStampare = z.strictObject({
  idProcesso: uid(),
  idCedolini: z.array(uid()).min(1, 'Indicare almeno un cedolino.').max(2000).optional(),
});

const avvio = { licences: ['WWS'], effect: 'start', scope: 'scuola' } as const;

export const stampeRoutes = {
  printCedolini: defineRoute({
    ...avvio,
    method: 'POST',
    path: '/stampe/cedolini',
    summary: 'Prints payslips of a run',
    roles: ufficioCedolini,
    errors: ['NON_TROVATO'],
    body: CedoliniDaStampare,
    response: StampaAvviata,
  }),
  printCedoliniDettagli: defineRoute({
    ...avvio,
    method: 'POST',
    path: '/stampe/cedolini/dettagli',
    summary: 'Prints payslips of a run with the annex that explains every figure',
    roles: ufficioCedolini,
    errors: ['NON_TROVATO'],
    body: CedoliniDaStampare,
    response: StampaAvviata,
  }),
  getStampa: defineRoute({
    method: 'GET',
    path: '/stampe/stato/{printId}',
    summary: 'State of a print and its link; a print of another area, or of other roles, is absent',
    roles: Ruolo.options,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO'],
    params: z.strictObject({ printId: uid() }),
    query: z.strictObject({ area: testo(1, 40).optional() }),
    response: StatoStampa,
  }),
} as const;
