import * as z from 'zod';
import { uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';

export const printProspettoF24 = stampa({
  codice: 'prospetto-f24',
  method: 'GET',
  path: '/stampe/f24/prospetto',
  titolo: 'Prospetto F24',
  summary: 'Prints an F24: its front, its rows, what the office wrote over them, and what came of its sending',
  roles: ufficioAdempimenti,
  licences: ['WWS', 'F24'],
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), formato: formato() }),
  anteprima: '/invia-F24/:printId/preview',
});
