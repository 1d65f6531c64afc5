import * as z from 'zod';
import { anno } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../../stampe/uffici.ts';

export const printConguaglio = stampa({
  codice: 'conguaglio',
  method: 'POST',
  path: '/stampe/quadratura/conguaglio',
  titolo: 'Conguaglio',
  summary: 'Prints, of each person taxed in a year, what was withheld against what is due on the sum',
  roles: ufficioAdempimenti,
  parametri: z.strictObject({ anno: anno(2023), formato: formato() }),
  anteprima: '/quadratura/:printId/preview',
});
