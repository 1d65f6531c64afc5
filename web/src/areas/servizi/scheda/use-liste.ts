import { useRoute } from '#api/query.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import type { ListeServizio } from '#shared/contracts/servizi/liste-servizio.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';

/** The lists the form of a service is filled in with. */
export interface Liste extends ListeServizio {
  readonly tipoNominaList: RouteAnswer<typeof elenchiScuolaRoutes.listTipiNomina>;
  readonly profiloAtaList: RouteAnswer<typeof elenchiScuolaRoutes.searchProfiliAta>['righe'];
}

/** Reads the lists; `liste` is null until all have come. */
export const useListe = (): {
  readonly liste: Liste | null;
  readonly errore: Error | null;
  readonly riprova: () => void;
} => {
  const liste = useRoute(serviziRoutes.listServizioListe, {}, { staleTime: Infinity });
  const nomine = useRoute(elenchiScuolaRoutes.listTipiNomina, {}, { staleTime: Infinity });
  const profili = useRoute(elenchiScuolaRoutes.searchProfiliAta, { body: { limit: 0 } }, { staleTime: Infinity });
  const risposte = [liste, nomine, profili];
  return {
    liste:
      liste.data && nomine.data && profili.data
        ? { ...liste.data, tipoNominaList: nomine.data, profiloAtaList: profili.data.righe }
        : null,
    errore: risposte.find(({ error }) => error !== null)?.error ?? null,
    riprova: () => {
      for (const { error, refetch } of risposte) if (error) void refetch();
    },
  };
};
