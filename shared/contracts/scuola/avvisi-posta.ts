import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { email, flag, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const comune = {
  licences: ['WWS'],
  scope: 'scuola',
  roles: ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[],
} as const;

/** Of what the school tells people by e-mail, besides showing it in the program. */
export const AvvisiPosta = z.strictObject({
  /** Employees, of a payslip that was shown to them: no amount is in the message. */
  cedolini: flag(),
  /** Who must approve what somebody else asked. */
  approvazioni: flag(),
  /** People who may file, on Mondays, of what is due and what went by; absent where nobody chose it. */
  scadenze: flag().exactOptional(),
});
export type AvvisiPosta = z.infer<typeof AvvisiPosta>;

const AvvisiPostaSalvati = z.strictObject({
  ...AvvisiPosta.shape,
  versione: versione(),
  /** The address messages come from; null where the program sends none. */
  mittente: email().nullable(),
});
export type AvvisiPostaSalvati = z.infer<typeof AvvisiPostaSalvati>;

export const avvisiPostaRoutes = {
  getAvvisiPosta: defineRoute({
    ...comune,
    method: 'GET',
    path: '/crud/avvisi-posta',
    summary: 'Of what the school tells people by e-mail, and from which address',
    effect: 'read',
    errors: [],
    response: AvvisiPostaSalvati,
  }),
  saveAvvisiPosta: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/avvisi-posta',
    summary: 'Changes of what the school tells people by e-mail',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({ avvisi: AvvisiPosta, versione: versione() }),
    response: AvvisiPostaSalvati,
  }),
} as const;
