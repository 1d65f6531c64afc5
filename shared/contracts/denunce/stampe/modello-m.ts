import * as z from 'zod';
import { anno } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

const comune = {
  method: 'GET',
  titolo: 'Modello M',
  roles: ufficioAdempimenti,
  anteprima: '/modello-m/:printId/preview',
} as const;

export const printModelloM = stampa({
  ...comune,
  codice: 'modello-m',
  cosa: 'MODELLO_M',
  path: '/stampe/modello-m/pdf',
  summary: 'Prints the Modello M of a year: what was liquidated by month and by kind of emolument or contract',
  parametri: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE) }),
});

export const printModelloMFoglio = stampa({
  ...comune,
  codice: 'modello-m-foglio',
  cosa: 'MODELLO_M',
  path: '/stampe/modello-m/xls',
  summary: 'The Modello M of a year as a spreadsheet',
  parametri: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), formato: formato() }),
  ammessi: { predefiniti: { formato: 'xlsx' } },
});
