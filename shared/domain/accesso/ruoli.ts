import * as z from 'zod';

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
  DIPENDENTE: '/my-anagrafe',
};

/** Where the root address leads: the page of the first role in the order above; the unauthorized page without roles. */
export const paginaInizialeDi = (posseduti: readonly Ruolo[]): `/${string}` => {
  const primo = ruoli.find((ruolo) => posseduti.includes(ruolo));
  return primo === undefined ? '/error/unauthorized' : paginaIniziale[primo];
};

/** True when at least one role of the user is allowed: the rule of every route and screen. */
export const isAutorizzato = (posseduti: readonly Ruolo[], ammessi: readonly Ruolo[]): boolean =>
  ammessi.some((ruolo) => posseduti.includes(ruolo));
