import { useQueryClient } from '@tanstack/react-query';
import { patchAnswer, queryKey, useRoute } from '#api/query.ts';
import type { Route, RouteAnswer, RouteRequest } from '#shared/contracts/route.ts';
import type { Colonna } from '../colonna.ts';
import type { CampoFiltro } from './filtro.ts';
import { uidOf, withoutRiga, withRiga, type FonteElenco } from './fonte.ts';
import { useElencoLocale } from './use-elenco-locale.ts';

type RigaDi<R extends Route> = RouteAnswer<R> extends readonly (infer Riga extends object)[] ? Riga : never;

interface Opzioni<R extends Route, Riga extends object> {
  /** Name of the list in the user's preferences: lower case, digits, hyphens. */
  readonly nome: string;
  readonly route: R;
  readonly request: RouteRequest<R>;
  readonly colonne: readonly Colonna<Riga>[];
  /** Id of the column that sorts at first. */
  readonly ordine?: string;
  readonly verso?: 'ASC' | 'DESC';
  readonly filtri?: readonly CampoFiltro[];
  readonly chiave?: (riga: Riga) => string;
  readonly enabled?: boolean;
}

/** A list whose route answers every row at once: sorted, filtered and paged here, by every column. */
export const useElencoRighe = <R extends Route, Riga extends object = RigaDi<R>>(
  opzioni: Opzioni<R, Riga>,
): FonteElenco<Riga> => {
  const { nome, colonne, ordine, verso, filtri, chiave = uidOf } = opzioni;
  const cache = useQueryClient();
  const route: Route = opzioni.route;
  const query = useRoute(route, opzioni.request, { enabled: opzioni.enabled ?? true });
  const righe = isRighe<Riga>(query.data) ? query.data : [];
  const locale = useElencoLocale({
    nome,
    righe,
    colonne,
    chiave,
    ordine,
    verso,
    filtri,
    stato: JSON.stringify(opzioni.request),
  });
  const patch = (cambiate: (righe: readonly Riga[]) => Riga[]) => {
    patchAnswer(cache, queryKey(route, opzioni.request), (attuali) =>
      isRighe<Riga>(attuali) ? cambiate(attuali) : attuali,
    );
  };
  return {
    ...locale,
    route,
    richiesta: Object(opzioni.request),
    caricamento: query.isPending || locale.caricamento,
    aggiornamento: query.isFetching,
    errore: query.error,
    ricarica: () => {
      void query.refetch();
    },
    salvata: (riga) => patch((attuali) => withRiga(attuali, riga, chiave)),
    tolta: (riga) => patch((attuali) => withoutRiga(attuali, riga, chiave)),
  };
};

/** The answer comes from the server that has checked it against the route's schema. */
const isRighe = <Riga>(data: unknown): data is readonly Riga[] => Array.isArray(data);
