import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { CedoliniDaStampare } from './cedolini.ts';

export const printCedoliniDettagli = stampa({
  codice: 'cedolini-dettagli',
  method: 'POST',
  path: '/stampe/cedolini/dettagli',
  titolo: 'Cedolini spiegati',
  summary: 'Prints payslips of a run with the annex that explains every figure',
  roles: ufficioCedolini,
  errors: ['NON_TROVATO'],
  parametri: CedoliniDaStampare,
  anteprima: '/cedolini/:printId/details/preview',
});
