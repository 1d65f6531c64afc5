/**
 * What a stored record of the filing is: a worker of an INPS position, an earlier month that is lowered of them, the position itself, a collaborator; in the public family the front
 * page of a list, a worker, a period of the month, a pension fund, an instalment, an earlier period.
 */
export const QUADRI = {
  individuale: 'I',
  variazione: 'R',
  aziendale: 'A',
  collaboratore: 'C',
  frontespizio: 'P',
  lavoratore: 'D',
  e0: 'E0',
  e1: 'E1',
  f1: 'F1',
  v1: 'V1',
} as const;
export type NomeQuadro = keyof typeof QUADRI;
export type Quadro = (typeof QUADRI)[NomeQuadro];

/** Whether a record, by its key, is of a kind. */
export const isChiaveDi = (quadro: NomeQuadro, chiave: string): boolean => chiave.startsWith(`${QUADRI[quadro]}|`);
