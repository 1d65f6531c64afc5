import * as z from 'zod';
import { anno } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

export const printIrapAnnuale = stampa({
  codice: 'irap-annuale',
  cosa: 'IRAP',
  method: 'POST',
  path: '/stampe/wir',
  titolo: "IRAP dell'anno",
  summary: 'Prints the working table of the IRAP return: months, base by kind of payee, tax, paid',
  roles: ufficioAdempimenti,
  licences: ['WWS', 'WIR'],
  parametri: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), formato: formato() }),
  anteprima: '/wir/:printId/preview',
});
