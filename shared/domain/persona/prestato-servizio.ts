/** The steps of the service that a short substitute gave in a month, on its way to NoiPA. */
export const statiPrestato = ['DA_INSERIRE', 'ATTESA_DSGA', 'ATTESA_DIRIGENTE', 'ATTESA_FONDI', 'AUTORIZZATO'] as const;
export type StatoPrestato = (typeof statiPrestato)[number];

export const descrizionePrestato: Readonly<Record<StatoPrestato, string>> = {
  DA_INSERIRE: 'Da inserire a SIDI',
  ATTESA_DSGA: 'Attende il DSGA',
  ATTESA_DIRIGENTE: 'Attende il dirigente',
  ATTESA_FONDI: 'Attende i fondi',
  AUTORIZZATO: 'Autorizzato',
};
