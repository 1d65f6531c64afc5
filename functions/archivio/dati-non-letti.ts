import { campoRifiutato } from '#platform/errors.ts';
import { nonLettiScritti, type SpecieConNonLetti } from '#shared/domain/dati-non-letti.ts';

/** Refuses what a change writes and nothing reads. @throws RIFERIMENTO_NON_VALIDO on the field, with the reason and what to do */
export const refuseNonLetti = (specie: SpecieConNonLetti, prima: object | undefined, dopo: object): void => {
  const [primo] = nonLettiScritti(specie, prima, dopo);
  if (primo !== undefined) throw campoRifiutato('RIFERIMENTO_NON_VALIDO', primo.campo, primo.motivo);
};
