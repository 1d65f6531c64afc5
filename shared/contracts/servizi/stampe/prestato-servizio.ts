import * as z from 'zod';
import { anno, mese } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioPersonale } from '../../uffici.ts';

export const printPrestatoServizio = stampa({
  codice: 'prestato-servizio',
  method: 'POST',
  path: '/stampe/prestato-servizio',
  titolo: 'Prestato servizio',
  summary: 'Prints the short substitutions of a month, with whom the service given in it waits for',
  roles: ufficioPersonale,
  parametri: z.strictObject({ anno: anno(2023), mese: mese(), formato: formato() }),
  anteprima: '/stampe-personale/:printId/preview',
});
