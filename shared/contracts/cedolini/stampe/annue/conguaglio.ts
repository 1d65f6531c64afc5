import * as z from 'zod';
import { formato, stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioAdempimenti } from '#shared/contracts/uffici.ts';
import { anno } from '#shared/domain/campi.ts';

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
