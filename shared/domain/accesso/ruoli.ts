import * as z from 'zod';
import type { Consultazione } from './consultazione.ts';

/** The roles of the product, in the order that decides the first page of who has several. */
export const Ruolo = z.enum([
  'TESTER',
  'GESTORE',
  'ADEMPIMENTI',
  'CEDOLINI',
  'SERVIZI',
  'ASSENZE',
  'PRESIDE',
  'DIPENDENTE',
]);
export type Ruolo = z.infer<typeof Ruolo>;

export const ruoli: readonly Ruolo[] = Ruolo.options;

export const descrizioneRuolo: Readonly<Record<Ruolo, string>> = {
  TESTER: 'Collaudatore',
  GESTORE: 'Gestore',
  ADEMPIMENTI: 'Adempimenti',
  CEDOLINI: 'Cedolini',
  SERVIZI: 'Servizi',
  ASSENZE: 'Assenze',
  PRESIDE: 'Dirigente scolastico',
  DIPENDENTE: 'Dipendente',
};

/** Code of the role at the identity provider and on the invitation. */
export const codiceClienteRuolo = {
  TESTER: 'wws.test',
  GESTORE: 'wws.gest',
  ADEMPIMENTI: 'wws.ademp',
  CEDOLINI: 'wws.ced',
  SERVIZI: 'wws.serv',
  ASSENZE: 'wws.ass',
  PRESIDE: 'wws.pres',
  DIPENDENTE: 'wws.dip',
} as const satisfies Record<Ruolo, string>;

/** The role of a client code; undefined for a code the product does not know. */
export const ruoloDiCodiceCliente = (codice: string): Ruolo | undefined =>
  ruoli.find((ruolo) => codiceClienteRuolo[ruolo] === codice);

const paginaIniziale: Readonly<Record<Ruolo, `/${string}`>> = {
  TESTER: '/dashboard',
  GESTORE: '/dashboard',
  ADEMPIMENTI: '/dashboard',
  CEDOLINI: '/cedolini',
  SERVIZI: '/servizi',
  ASSENZE: '/assenze',
  PRESIDE: '/pannellodirigente',
  DIPENDENTE: '/my-datiContabili',
};

/** The page of an employee whose head teacher does not show the payslips. */
const SENZA_CEDOLINI = '/my-anagrafe';

/** Where the root address leads: the page of the first role in the order above, that of an employee only where its payslips may be read; the unauthorized page without roles. */
export const paginaInizialeDi = (
  posseduti: readonly Ruolo[],
  consultazioni: readonly Consultazione[],
): `/${string}` => {
  const primo = ruoli.find((ruolo) => posseduti.includes(ruolo));
  if (primo === 'DIPENDENTE' && !consultazioni.includes('datiContabili')) return SENZA_CEDOLINI;
  return primo === undefined ? '/error/unauthorized' : paginaIniziale[primo];
};

/** True when at least one role of the user is allowed: the rule of every route and screen. */
export const isAutorizzato = (posseduti: readonly Ruolo[], ammessi: readonly Ruolo[]): boolean =>
  ammessi.some((ruolo) => posseduti.includes(ruolo));
