import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKey, useClient } from '#api/query.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { useSession } from '#ui/session.ts';

const SCUOLA_PRONTA = 'emolumenti.scuola-pronta';

/**
 * Prepares the school at its first access, asked once for each session and school; harmless when it fails: the checks of the first page say
 * what is missing.
 * @returns whether it has been asked: before, the record of the school may be about to be created
 */
export const useScuolaPronta = (): boolean => {
  const client = useClient();
  const cache = useQueryClient();
  const { codmin } = useSession().sessione;
  const { isFetched } = useQuery({
    queryKey: ['scuola pronta', codmin],
    queryFn: async () => {
      if (sessionStorage.getItem(SCUOLA_PRONTA) === codmin) return true;
      try {
        const { creati } = await client(casaRoutes.initScuola, { body: {} });
        sessionStorage.setItem(SCUOLA_PRONTA, codmin);
        // the first page may have been read before, or be on its way
        if (creati.length > 0) void cache.resetQueries({ queryKey: queryKey(casaRoutes.getCruscotto) });
        return true;
      } catch {
        return false;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return isFetched;
};
