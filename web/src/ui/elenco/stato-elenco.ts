import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Clausola } from '#shared/contracts/lista.ts';

/** Where the user is in a list. */
export interface StatoElenco {
  readonly pagina: number;
  readonly ordine: string | undefined;
  readonly verso: 'ASC' | 'DESC';
  readonly filtri: readonly Clausola[];
}

/** The state of a list, kept while the program is open: coming back from a record finds the same page, order and filter. */
export const useStatoElenco = (
  chiave: string,
  iniziale: StatoElenco,
): readonly [StatoElenco, (cambio: Partial<StatoElenco>) => void] => {
  const cache = useQueryClient();
  const queryKey = ['stato-elenco', chiave];
  const { data } = useQuery({
    queryKey,
    queryFn: () => iniziale,
    initialData: iniziale,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [
    data,
    (cambio) => {
      cache.setQueryData<StatoElenco>(queryKey, (attuale = iniziale) => ({ ...attuale, ...cambio }));
    },
  ];
};
