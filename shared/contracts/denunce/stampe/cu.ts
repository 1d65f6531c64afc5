import * as z from 'zod';
import { codiceFiscale, uidDi } from '#shared/domain/campi.ts';
import { stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';

export const printCu = stampa({
  codice: 'cu',
  method: 'GET',
  path: '/stampe/cu',
  titolo: 'Certificazione Unica',
  summary: 'Prints the certificates of a filing, by their numbered points: of one person, or of everybody',
  roles: ufficioAdempimenti,
  licences: ['WWS', 'CUD'],
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), persona: codiceFiscale().optional() }),
  anteprima: '/cu/:printId/preview',
});
