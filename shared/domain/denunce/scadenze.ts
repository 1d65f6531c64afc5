/** How what is due stands; DA_SEGUIRE: the program does not keep its sending, the office does. */
export const statiScadenza = [
  'DA_FARE',
  'SCADUTA',
  'FATTA',
  'FATTA_IN_RITARDO',
  'DA_SEGUIRE',
  'MESSA_DA_PARTE',
] as const;
export type StatoScadenza = (typeof statiScadenza)[number];

/** Words that the office may say of a deadline. */
export const comeSegnata = ['FATTA', 'MESSA_DA_PARTE'] as const;
