import { meseDi } from '#shared/domain/tempo/mese.ts';
import { useSession } from '../session.ts';

/** The year in course. In a file of its own: the bar reads it before any field is loaded. */
export const useAnnoCorrente = (): number => meseDi(useSession().sessione.oggi).anno;
