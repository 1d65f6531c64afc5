import * as z from 'zod';
import { uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioCedolini } from '../../uffici.ts';

export const printElencoNoipa = stampa({
  codice: 'elenco-noipa',
  cosa: 'LISTE_NOIPA',
  method: 'GET',
  path: '/stampe/noipa/elenco',
  titolo: 'Elenco della lista NoiPA',
  summary:
    'Prints a list of NoiPA, a section a compensation: who, hours, rate, amount, days, where the amount comes from; as a sheet it is what the portal is written from',
  roles: ufficioCedolini,
  licences: ['WWS'],
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ idProcesso: uidDi('LISTA_NOIPA'), formato: formato() }),
  anteprima: '/noipa/:printId/preview',
});
