import type { Usato } from '#platform/data/uso-dei-record.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { posInailEntita, posInpsEntita } from '../tabelle/posizioni.ts';

/** What the records of a school use: its INPS and INAIL positions. */
export const usatiDa = ({ uidPosInps, uidPosInail }: Pick<Scuola, 'uidPosInps' | 'uidPosInail'>): Usato[] => [
  ...(uidPosInps === null ? [] : [{ entita: posInpsEntita.nome, uid: uidPosInps }]),
  ...(uidPosInail === null ? [] : [{ entita: posInailEntita.nome, uid: uidPosInail }]),
];
