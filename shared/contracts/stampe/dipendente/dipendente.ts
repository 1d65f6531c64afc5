import * as z from 'zod';
import { anno, flag, uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../stampa.ts';

/** What an employee prints of their own: whose it is, the session says. */
const propria = {
  method: 'POST',
  roles: ['DIPENDENTE'],
  scope: 'proprio',
  consultazione: 'datiContabili',
  errors: ['NON_TROVATO', 'OPERAZIONE_NON_CONSENTITA'],
  anteprima: '/my-datiContabili/:printId/preview',
} as const;

export const printCedolinoProprio = stampa({
  ...propria,
  codice: 'dipendente-cedolino',
  path: '/stampe/dip/cedolino',
  titolo: 'Cedolino',
  summary: 'Prints a payslip shown to the signed-in employee, with the annex that explains it when asked',
  parametri: z.strictObject({ idCedolino: uidDi('CEDOLINO'), spiegazioni: flag().optional() }),
});

export const printCuPropria = stampa({
  ...propria,
  codice: 'dipendente-cu',
  path: '/stampe/dip/cu',
  titolo: 'Certificazione Unica',
  summary: 'Prints a certificate that was handed over to the signed-in employee',
  parametri: z.strictObject({ uid: uidDi('DENUNCIA') }),
});

export const printElencoCompensi = stampa({
  ...propria,
  codice: 'dipendente-elenco-compensi',
  path: '/stampe/dip/elenco-compensi',
  titolo: 'Elenco dei compensi',
  summary: 'Prints what was paid to the signed-in employee in a tax year, by the school and through NoiPA',
  parametri: z.strictObject({ anno: anno(2013), formato: formato() }),
});
