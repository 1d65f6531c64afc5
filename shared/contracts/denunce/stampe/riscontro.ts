import * as z from 'zod';
import { anno } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

export const printRiscontro = stampa({
  codice: 'riscontro-annuale',
  method: 'POST',
  path: '/stampe/quadratura/riscontro',
  titolo: 'Riscontro annuale per i revisori',
  summary: 'Prints whether a year closes to the cent, comparison by comparison, for the auditors to minute',
  roles: ufficioAdempimenti,
  parametri: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), formato: formato() }),
  anteprima: '/quadratura/:printId/preview',
});
