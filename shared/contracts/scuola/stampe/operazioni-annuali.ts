import * as z from 'zod';
import { anno, scelta } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';

/** The two things that are carried from a school year to the next. */
const tipiOperazione = ['servizi', 'festivita'] as const;

/** `anno` is the school year that is prepared: that of its first day. */
const OperazioneDaStampare = z.strictObject({
  anno: anno(1991, 2099),
  tipo: scelta(tipiOperazione),
  formato: formato(),
});
export type OperazioneDaStampare = z.infer<typeof OperazioneDaStampare>;

export const printOperazioniAnnuali = stampa({
  codice: 'operazioni-annuali',
  method: 'POST',
  path: '/stampe/operazioni-annuali',
  titolo: 'Operazioni annuali',
  summary: 'Prints what was carried into a school year, what is still to be, and what is not and why',
  roles: ['GESTORE', 'TESTER'],
  parametri: OperazioneDaStampare,
  anteprima: '/operazioniAnnuali/:printId/preview',
});
