import type { Uid } from '#shared/domain/campi.ts';
import type { ContestoStampa } from './stampa.ts';

/** Whose a print of one's own is. @throws when the print is not of one's own: a defect */
export const proprietario = ({ persona }: ContestoStampa): Uid<'PERSONA'> => {
  if (persona === null) throw new Error('A print of one’s own has no owner');
  return persona;
};
