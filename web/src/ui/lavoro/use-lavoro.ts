import { useEffect, useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { isFermo, isInCorso, observe, pausa, secondiRimasti, type Osservazione } from './andamento.ts';

/** Long work followed until it ends: its state, the time left, what can be done to it. */
export const useLavoro = (uid: string) => {
  const request = { params: { uid } };
  const [inizio] = useState(() => Date.now());
  const [viste, setViste] = useState<readonly Osservazione[]>([]);
  const [adesso, setAdesso] = useState(inizio);
  const query = useRoute(lavoroRoutes.getLavoro, request, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || isInCorso(state.data) ? pausa(Date.now() - inizio) : false,
  });
  const { data: lavoro, dataUpdatedAt } = query;
  useEffect(() => {
    if (lavoro === undefined) return;
    setAdesso(dataUpdatedAt);
    setViste((prima) => observe(prima, { quando: dataUpdatedAt, fatti: lavoro.fatti }));
  }, [lavoro, dataUpdatedAt]);
  const ferma = useWrite(lavoroRoutes.stopLavoro, [lavoroRoutes.getLavoro]);
  const riprova = useWrite(lavoroRoutes.retryLavoro, [lavoroRoutes.getLavoro]);
  const annulla = useWrite(lavoroRoutes.undoLavoro, [lavoroRoutes.getLavoro]);
  return {
    lavoro,
    errore: query.error,
    verifica: async () => {
      await query.refetch();
    },
    rimasti: lavoro && isInCorso(lavoro) ? secondiRimasti(viste, lavoro.totale, adesso) : null,
    fermo: lavoro !== undefined && isInCorso(lavoro) && isFermo(viste, adesso),
    ferma: () => ferma.mutateAsync({ params: { uid }, body: {} }),
    riprova: async () => {
      setViste([]);
      return riprova.mutateAsync({ params: { uid }, body: {} });
    },
    annulla: () => annulla.mutateAsync({ params: { uid }, body: {} }),
  };
};

export type LavoroSeguito = ReturnType<typeof useLavoro>;
