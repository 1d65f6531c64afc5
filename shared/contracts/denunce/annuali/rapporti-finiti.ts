import * as z from 'zod';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { anno, data, flag, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { passiFineRapporto, statiFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import { defineRoute } from '../../route.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

/** A person whose last engagement ended, and the acts that close it. */
const RapportoFinito = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  fine: data(),
  passi: z
    .array(z.strictObject({ passo: scelta(passiFineRapporto), stato: scelta(statiFineRapporto) }))
    .max(passiFineRapporto.length),
  daFare: numero(0, passiFineRapporto.length),
});
export type RapportoFinito = z.infer<typeof RapportoFinito>;

/** The engagements that ended in a year, where the school pays the salary. */
export const rapportiFinitiRoutes = {
  listRapportiFiniti: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'] satisfies readonly Ruolo[],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/rapporti-finiti',
    summary:
      'People whom the school pays a salary and whose last engagement ended in a year: reason of cessation, last pay, leave, settlement, and which are missing',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
    response: z.strictObject({
      /** False of a school whose staff others pay: it has nobody to follow. */
      paga: flag(),
      righe: z.array(RapportoFinito).max(10_000),
      /** People that still lack one of the acts. */
      mancano: numero(0, 10_000),
    }),
  }),
} as const;
