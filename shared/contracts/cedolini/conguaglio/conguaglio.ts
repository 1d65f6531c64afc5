import * as z from 'zod';
import { anno, importo, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { esitiConguaglio, modiConguaglio } from '#shared/domain/elaborazione/conguaglio.ts';
import { defineRoute } from '../../route.ts';

/** The ordinary tax of a person in a tax year: what was withheld against what is due on all that was paid. Cents. */
const RigaConguaglio = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  modo: scelta(modiConguaglio),
  cedolini: numero(1, 10_000),
  imponibile: importo(),
  /** IRPEF less the trattamento integrativo that was given. */
  trattenuto: importo(),
  /** Null when nothing computes it: the note says why. */
  dovuto: importo().nullable(),
  /** Due less withheld: positive what is still to be withheld, negative what is to be given back. */
  differenza: importo().nullable(),
  esito: scelta(esitiConguaglio),
  nota: testo(0, 1000),
});
export type RigaConguaglio = z.infer<typeof RigaConguaglio>;

const Conguaglio = z.strictObject({ anno: anno(2023), righe: z.array(RigaConguaglio).max(20_000) });
export type Conguaglio = z.infer<typeof Conguaglio>;

export const conguaglioRoutes = {
  getConguaglio: defineRoute({
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/conguaglio',
    summary:
      'Of each person taxed in a year, what was withheld against what is due on the sum of their accounted payslips; nothing is written',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(2023) }),
    response: Conguaglio,
  }),
} as const;
