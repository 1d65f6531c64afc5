import * as z from 'zod';
import { uidDi } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { Assenza, AssenzaInput, chiConsulta, LimiteAssenza, regoleAssenza } from './assenze.ts';

/** An absence as it would be saved, before it is. */
const AssenzaDaProvare = z
  .strictObject({ ...AssenzaInput.shape, uidSubAnagrafe: uidDi('PERSONA'), uid: uidDi('ASSENZA').optional() })
  .check(acrossFields(regoleAssenza));
export type AssenzaDaProvare = z.infer<typeof AssenzaDaProvare>;

/** What an absence of these days would count for, and what it would do to pay. */
const EffettoProvato = z.strictObject({
  ...Assenza.pick({ numGiorni: true, numOre: true, effetto: true }).shape,
  /** On its last day, with it counted; null where the law sets none. */
  limite: LimiteAssenza.nullable(),
});
export type EffettoProvato = z.infer<typeof EffettoProvato>;

export const effettoAssenzaRoutes = {
  tryAssenza: defineRoute({
    method: 'POST',
    path: '/emo/assenza/effetto',
    summary: 'What the payslip would make of an absence, before it is saved: refused as saving it would be',
    roles: chiConsulta,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: ['NON_TROVATO', 'RIFERIMENTO_NON_VALIDO'],
    body: AssenzaDaProvare,
    response: EffettoProvato,
  }),
} as const;
