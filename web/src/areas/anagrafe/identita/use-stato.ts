import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';

/** The state of a code: the record keeps only that. */
export const useStato = (codComune: string | null) => {
  const { data } = useRoute(
    elenchiScuolaRoutes.searchComuni,
    { body: { criteria: codComune ?? '', criteriaProv: 'EE', flagestinto: true, limit: 1 } },
    { enabled: codComune !== null, staleTime: Infinity },
  );
  return { codComune, desComune: data?.righe[0]?.desComune ?? '', provincia: null };
};
