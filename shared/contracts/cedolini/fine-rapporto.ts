import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { data, flag, numero, scelta, uidDi } from '#shared/domain/campi.ts';
import { passiFineRapporto, statiFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import { defineRoute } from '../route.ts';

/** The end of what a person is engaged for, as the steps that close it. */
export const fineRapportoRoutes = {
  getFineRapporto: defineRoute({
    roles: ufficioCedolini,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'POST',
    path: '/crud/cedolini/fine-rapporto',
    summary:
      'The steps that close the engagements of a person, and how each stands: last pay, leave, settlement, filings, certificate; none while some go on beyond thirty days',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA') }),
    response: z.strictObject({
      /** The last day of all of them; null while one has no end within thirty days. */
      fine: data().nullable(),
      passi: z
        .array(z.strictObject({ passo: scelta(passiFineRapporto), stato: scelta(statiFineRapporto) }))
        .max(passiFineRapporto.length),
      /** Something of a settlement is still to be taken: there is a letter to give. */
      resto: flag(),
      daFare: numero(0, passiFineRapporto.length),
    }),
  }),
} as const;
