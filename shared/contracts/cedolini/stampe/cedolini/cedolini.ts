import * as z from 'zod';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { uidDi } from '#shared/domain/campi.ts';

/** Payslips of a run: those named, or all the computed ones. */
export const CedoliniDaStampare = z.strictObject({
  idProcesso: uidDi('PROCESSO'),
  idCedolini: z.array(uidDi('CEDOLINO')).min(1, 'Indicare almeno un cedolino.').max(2000).optional(),
});
export type CedoliniDaStampare = z.infer<typeof CedoliniDaStampare>;

export const printCedolini = stampa({
  codice: 'cedolini',
  method: 'POST',
  path: '/stampe/cedolini',
  titolo: 'Cedolini',
  summary: 'Prints payslips of a run',
  roles: ufficioCedolini,
  errors: ['NON_TROVATO'],
  parametri: CedoliniDaStampare,
  anteprima: '/cedolini/:printId/preview',
});
