import * as z from 'zod';
import { anno, mese, uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioCedolini } from '../../uffici.ts';

/** The contracts of short substitutes that begin in a month; one alone, whatever it is, where it is named. */
const SchedaDaStampare = z.strictObject({
  anno: anno(2000),
  mese: mese(),
  uidServizio: uidDi('SERVIZIO').optional(),
  formato: formato(),
});
export type SchedaDaStampare = z.infer<typeof SchedaDaStampare>;

export const printSchedaSidi = stampa({
  codice: 'scheda-sidi',
  method: 'POST',
  path: '/stampe/scheda-sidi',
  titolo: 'Schede per SIDI',
  summary:
    'Prints what SIDI asks of the contracts of substitutes: the person, the titular, the absence, the post, the days',
  roles: ufficioCedolini,
  parametri: SchedaDaStampare,
  anteprima: '/scheda-sidi/:printId/preview',
});
