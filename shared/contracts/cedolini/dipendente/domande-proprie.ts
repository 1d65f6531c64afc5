import * as z from 'zod';
import { uidDi } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { Risposte } from '../domande.ts';

export const domandeProprieRoutes = {
  getRisposteProprie: defineRoute({
    roles: ['DIPENDENTE'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'proprio',
    consultazione: 'datiContabili',
    method: 'POST',
    path: '/crud/dip/cedolino/domande',
    summary:
      'Questions of the signed-in employee about a payslip that was shown to them, answered from its explanation; it is in the audit trail',
    errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
    body: z.strictObject({ uid: uidDi('CEDOLINO') }),
    response: Risposte,
  }),
} as const;
