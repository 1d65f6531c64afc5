import * as z from 'zod';
import { anno, mese } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioPersonale } from '../../uffici.ts';

export const printUnilav = stampa({
  codice: 'schede-unilav',
  method: 'POST',
  path: '/emo/schede-unilav',
  titolo: 'Schede UNILAV',
  summary: 'Prints what the portal of the region is told of each contract begun, extended or ended in a month',
  roles: ufficioPersonale,
  parametri: z.strictObject({ anno: anno(2023), mese: mese(), formato: formato() }),
  anteprima: '/stampe-personale/:printId/preview',
});
