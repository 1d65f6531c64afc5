import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { useRoute } from './query.ts';

const OGNI_CINQUE_MINUTI = 5 * 60_000;

/** The version of what this browser has read: the one question that a page in front asks again by itself, every five minutes where it is `watched`. */
export const useVersioneArchivi = ({ watched = false } = {}) =>
  useRoute(
    versioneRoutes.getVersioneArchivi,
    {},
    { refetchInterval: watched ? OGNI_CINQUE_MINUTI : false, staleTime: OGNI_CINQUE_MINUTI },
  );
