import * as z from 'zod';
import { formato, stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { data } from '#shared/domain/campi.ts';

export const printDifferenzeRinnovo = stampa({
  codice: 'differenze-rinnovo',
  method: 'POST',
  path: '/stampe/cedolini/rinnovo',
  titolo: 'Differenze del rinnovo',
  summary:
    'Prints what a renewal owes to each person, line by line of each payslip: as it was paid, as the new tables make it, the difference',
  roles: ufficioCedolini,
  cosa: 'ARR',
  errors: ['OPERAZIONE_NON_CONSENTITA', 'NON_TROVATO'],
  parametri: z.strictObject({ noto: data(), formato: formato() }),
  anteprima: '/cedolini/rinnovo/:printId/preview',
});
