import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { queryKey, useRoute, useWrite } from '#api/query.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';

const Parametri = z.record(z.string(), z.unknown());
type Parametri = z.infer<typeof Parametri>;

/** What the signed-in user last asked a print with, kept on the server with the preferences of lists. While it cannot be read the print starts from its own. */
export const useUltimiParametri = (codice: string) => {
  const cache = useQueryClient();
  const lista = `stampa-${codice}`;
  const request = { query: { lista } };
  const { data, isPending } = useRoute(sessioneRoutes.getPreferenze, request, {
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { mutate } = useWrite(sessioneRoutes.savePreferenze);
  return {
    pronti: !isPending,
    ultimi: parametriIn(data?.filtri ?? ''),
    save: (parametri: Parametri): void => {
      const body = {
        lista,
        colonne: [],
        righePerPagina: 10,
        righeAlte: true,
        filtri: JSON.stringify(parametri),
        versione: data?.versione ?? 0,
      };
      cache.setQueryData(queryKey(sessioneRoutes.getPreferenze, request), body);
      mutate({ body });
    },
  };
};

const parametriIn = (testo: string): Parametri => {
  try {
    return Parametri.parse(JSON.parse(testo));
  } catch {
    return {};
  }
};
