import { cose, isOfferta, type ChiE } from '../domain/elaborazione/tipo-scuola.ts';

/** True when a duty is of a school; of one that has not said its kind, all are. */
export const riguarda = (dovere: string, scuola: ChiE | null | undefined): boolean => {
  const cosa = cose.find((una) => una === dovere);
  return cosa === undefined || scuola === null || scuola === undefined || isOfferta(cosa, scuola);
};
