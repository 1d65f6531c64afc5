import * as z from 'zod';
import { anno } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

export const printModello770 = stampa({
  codice: 'modello-770',
  method: 'POST',
  path: '/stampe/quadratura/770',
  titolo: 'Modello 770',
  summary: 'Prints the working table of the return of who withholds: withheld and paid by code and month',
  roles: ufficioAdempimenti,
  parametri: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), formato: formato() }),
  anteprima: '/quadratura/:printId/preview',
});
