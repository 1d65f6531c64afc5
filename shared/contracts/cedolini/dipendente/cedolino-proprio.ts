import * as z from 'zod';
import { uidDi } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { CedolinoCalcolato } from '../cedolino-calcolato.ts';
import { CedolinoProprio } from './dati-contabili.ts';

const CedolinoProprioSpiegato = z.strictObject({ ...CedolinoProprio.shape, cedolino: CedolinoCalcolato });
export type CedolinoProprioSpiegato = z.infer<typeof CedolinoProprioSpiegato>;

/** Apart from the list of what was paid, which the bar of every page reads: it loads the whole shape of a payslip. */
export const cedolinoProprioRoutes = {
  getCedolinoProprio: defineRoute({
    roles: ['DIPENDENTE'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'proprio',
    consultazione: 'datiContabili',
    method: 'POST',
    path: '/crud/dip/cedolino',
    summary: 'A payslip shown to the signed-in employee, every figure explained; its opening is in the audit trail',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: CedolinoProprioSpiegato,
  }),
} as const;
