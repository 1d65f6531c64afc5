import type { Giorno } from '../../../shared/domain/tempo/date.ts';
import { asUid } from '../../platform/data/entita.ts';

/** The work of one kind on one day: a school has it once. */
export const uidProgrammato = (tipo: string, giorno: Giorno) => asUid(`${tipo}-${giorno}`);
