import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { flag, giorni, numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';
import { numAnno } from '../scuola/elenchi-scuola.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** A commission of the State exams: what its members' fees are measured on. */
export const CommissioneInput = z.strictObject({
  numAnno: numAnno(),
  descrizione: testo(1, 100),
  candidati: numero(0, 500),
  giorniLavorati: giorni(120),
  /** The commission sits in a private school. */
  flgParitaria: flag(),
  presidente: testo(0, 120),
});
export type CommissioneInput = z.infer<typeof CommissioneInput>;
export const Commissione = z.strictObject({
  ...CommissioneInput.shape,
  uid: uidDi('COMMISSIONE'),
  versione: versione(),
});
export type Commissione = z.infer<typeof Commissione>;

const comune = { roles, licences: ['WWS'], scope: 'scuola' } as const;

export const commissioniRoutes = {
  listCommissioni: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/commesami/lista',
    summary: 'Exam commissions of some school years; of all without years, or with -1',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anni: z.array(numero(-1, 2100)).max(60).optional() }),
    response: z.array(Commissione).max(1000),
  }),
  createCommissione: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/commesami',
    summary: 'Creates an exam commission',
    effect: 'write',
    errors: ['DUPLICATO'],
    body: CommissioneInput,
    response: Commissione,
  }),
  updateCommissione: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/commesami',
    summary: 'Changes an exam commission',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    body: Commissione,
    response: Commissione,
  }),
  removeCommissione: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/commesami',
    summary: 'Deletes an exam commission that no payment uses',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject({ uid: uidDi('COMMISSIONE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('COMMISSIONE') }),
  }),
} as const;
