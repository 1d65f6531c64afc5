import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, importoPositivo, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { annunciabili } from '../../domain/elaborazione/valore-annunciato.ts';
import { defineRoute } from '../route.ts';

const campi = {
  quale: scelta(annunciabili),
  anno: anno(2024, 2100),
  importo: importoPositivo(),
  /** Where it was read: circular, page. */
  fonte: testo(3, 200),
  letto: data(),
};

/** A figure of INPS for a year that the program does not know yet, as the school has read it. */
export const ValoreAnnunciatoInput = z.strictObject(campi);
export type ValoreAnnunciatoInput = z.infer<typeof ValoreAnnunciatoInput>;
const conIdentita = { ...campi, uid: uidDi('VALORE_ANNUNCIATO'), versione: versione() };
export const ValoreAnnunciato = z.strictObject(conIdentita);
export type ValoreAnnunciato = z.infer<typeof ValoreAnnunciato>;

const comune = { licences: ['WWS'], scope: 'scuola', path: '/crud/valori-annunciati' } as const;
const chiScrive = ['GESTORE', 'TESTER'] as const satisfies readonly Ruolo[];
const chiLegge = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

export const valoriAnnunciatiRoutes = {
  listValoriAnnunciati: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/valori-annunciati/lista',
    summary: 'Figures of INPS that the school has entered before the program knew them',
    roles: chiLegge,
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.array(ValoreAnnunciato).max(1000),
  }),
  createValoreAnnunciato: defineRoute({
    ...comune,
    method: 'PUT',
    summary: 'Enters a figure of a year that the program does not know yet',
    roles: chiScrive,
    effect: 'write',
    errors: ['DUPLICATO'],
    body: ValoreAnnunciatoInput,
    response: ValoreAnnunciato,
  }),
  updateValoreAnnunciato: defineRoute({
    ...comune,
    method: 'POST',
    summary: 'Changes an announced figure: payslips computed later read the new one',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    body: ValoreAnnunciato,
    response: ValoreAnnunciato,
  }),
  removeValoreAnnunciato: defineRoute({
    ...comune,
    method: 'DELETE',
    summary: 'Takes an announced figure away',
    roles: chiScrive,
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('VALORE_ANNUNCIATO'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('VALORE_ANNUNCIATO') }),
  }),
} as const;
