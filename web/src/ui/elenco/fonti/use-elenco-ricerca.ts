import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { patchAnswer, queryKey, useRoute } from '#api/query.ts';
import type { Pagina, Ricerca } from '#shared/contracts/lista.ts';
import type { Route, RouteAnswer, RouteRequest } from '#shared/contracts/route.ts';
import type { Colonna } from '../colonna.ts';
import { pageRequest, pagesOf } from '../paginazione.ts';
import { usePreferenze } from '../preferenze.ts';
import { useStatoElenco, type StatoElenco } from '../stato-elenco.ts';
import type { CampoFiltro } from './filtro.ts';
import { uidOf, withoutRiga, withRiga, type FonteElenco } from './fonte.ts';
import { isQui, ordineDi, richiestaIntera, righeMostrate } from './ordine-qui.ts';

type RigaDi<R extends Route> =
  RouteAnswer<R> extends { readonly righe: readonly (infer Riga extends object)[] } ? Riga : never;
type CorpoDi<R extends Route> = RouteRequest<R> extends { readonly body: infer Corpo } ? Corpo : never;
type OrdineDi<R extends Route> = CorpoDi<R> extends { readonly ordine?: infer O } ? Extract<O, string> : never;
type CampoDi<R extends Route> =
  CorpoDi<R> extends { readonly filtri?: infer F }
    ? NonNullable<F> extends readonly { readonly campo: infer C extends string }[]
      ? C
      : never
    : never;

interface Opzioni<R extends Route, Riga extends object> {
  /** Name of the list in the user's preferences: lower case, digits, hyphens. */
  readonly nome: string;
  readonly route: R;
  /** What the search body carries besides page, order and filters. */
  readonly criteri: Omit<CorpoDi<R>, keyof Ricerca>;
  readonly params?: Readonly<Record<string, string>>;
  readonly colonne: readonly Colonna<Riga, OrdineDi<R>>[];
  readonly ordine: OrdineDi<R>;
  readonly verso?: 'ASC' | 'DESC';
  /** Only what the contract declares. */
  readonly filtri?: readonly CampoFiltro<CampoDi<R>>[];
  /** Field that text typed without choosing one filters by. */
  readonly testoLibero?: CampoDi<R>;
  /** The server's indexes answer one clause at a time: a new one takes the place of the old. */
  readonly unFiltroAllaVolta?: boolean;
  readonly chiave?: (riga: Riga) => string;
  readonly enabled?: boolean;
}

/**
 * A list paged, sorted and filtered by its search route: `start` up to row 1,000, the answer's cursor beyond it. By a column that the
 * server has no order for it is read whole and sorted here, as long as it is not too long for that.
 */
export const useElencoRicerca = <R extends Route, Riga extends object = RigaDi<R>>(
  opzioni: Opzioni<R, Riga>,
): FonteElenco<Riga, OrdineDi<R>> => {
  const { nome, colonne, chiave = uidOf } = opzioni;
  const route: Route = opzioni.route;
  const { preferenze, pronte, save } = usePreferenze(nome);
  const iniziale = { pagina: 1, ordine: opzioni.ordine, verso: opzioni.verso ?? 'ASC' } as const;
  const [stato, cambia] = useStatoElenco(`${nome} ${JSON.stringify([opzioni.params, opzioni.criteri])}`, {
    ...iniziale,
    filtri: [],
  });
  const limit = preferenze.righePerPagina;
  const richiesta = richiestaDi(opzioni, stato);
  const { query, risposta, patch } = usePagina<Riga>(route, richiesta, {
    pagina: stato.pagina,
    limit: isQui(stato.ordine) ? null : limit,
    enabled: pronte && (opzioni.enabled ?? true),
  });
  return {
    nome,
    route,
    richiesta,
    colonne,
    chiave,
    tutte: null,
    righe: righeMostrate(risposta, colonne, stato, limit),
    preferenze,
    savePreferenze: save,
    caricamento: query.isPending,
    aggiornamento: query.isFetching,
    errore: query.error,
    ricarica: () => {
      // A list that has become too long to be sorted here goes back to its order.
      if (isQui(stato.ordine)) cambia(iniziale);
      else void query.refetch();
    },
    ...totaleDi(risposta),
    pagina: stato.pagina,
    ...pagesOf(risposta, stato.pagina, limit),
    vai: (pagina) => cambia({ pagina }),
    ordineDi: ordineDi(risposta),
    ordine: stato.ordine,
    verso: stato.verso,
    ordina: (ordine, verso) => cambia({ ordine, verso, pagina: 1 }),
    filtrabili: opzioni.filtri ?? [],
    testoLibero: opzioni.testoLibero,
    filtri: stato.filtri,
    filtra: (filtri) => cambia({ filtri: opzioni.unFiltroAllaVolta ? filtri.slice(-1) : filtri, pagina: 1 }),
    salvata: (riga) =>
      patch(
        (righe) => withRiga(righe, riga, chiave),
        risposta?.righe.some((altra) => chiave(altra) === chiave(riga)) ? 0 : 1,
      ),
    tolta: (riga) => patch((righe) => withoutRiga(righe, riga, chiave), -1),
  };
};

/** The whole search, page by page or not: what an export repeats. */
const richiestaDi = (
  {
    params,
    criteri,
    ordine: predefinito,
    verso: versoPredefinito,
  }: {
    readonly params?: Readonly<Record<string, string>>;
    readonly criteri: object;
    readonly ordine: string;
    readonly verso?: 'ASC' | 'DESC';
  },
  { ordine, verso, filtri }: StatoElenco,
) => ({
  ...(params === undefined ? {} : { params }),
  body: {
    ...criteri,
    ...(isQui(ordine) ? { ordine: predefinito, verso: versoPredefinito ?? 'ASC' } : { ordine, verso }),
    ...(filtri.length === 0 ? {} : { filtri }),
  },
});

interface Posto {
  readonly pagina: number;
  /** Rows of a page; null for every row at once. */
  readonly limit: number | null;
  readonly enabled: boolean;
}

/** One page of a search, and how a row written since changes it. The cursors that the answers give lead to the pages after them. */
const usePagina = <Riga extends object>(
  route: Route,
  richiesta: ReturnType<typeof richiestaDi>,
  { pagina, limit, enabled }: Posto,
) => {
  const cache = useQueryClient();
  const cursori = useRef(new Map<string, string>());
  const identita = JSON.stringify([richiesta, limit]);
  const posto =
    limit === null
      ? richiestaIntera
      : { ...pageRequest(pagina, limit, cursori.current.get(`${identita} ${pagina}`)), limit };
  const request = { ...richiesta, body: { ...richiesta.body, ...posto } };
  const query = useRoute(route, request, { enabled, placeholderData: keepPreviousData });
  const risposta = isPagina<Riga>(query.data) ? query.data : null;
  const prossimo = query.isPlaceholderData ? null : (risposta?.cursore ?? null);
  useEffect(() => {
    if (prossimo !== null) cursori.current.set(`${identita} ${pagina + 1}`, prossimo);
  }, [identita, pagina, prossimo]);
  const patch = (cambiate: (righe: readonly Riga[]) => Riga[], differenza: number) => {
    patchAnswer(cache, queryKey(route, request), (attuale) =>
      isPagina<Riga>(attuale) ? patched(attuale, cambiate, differenza) : attuale,
    );
  };
  return { query, risposta, patch };
};

const totaleDi = (risposta: Pagina<unknown> | null): { readonly totale: number; readonly totaleEsatto: boolean } => ({
  totale: risposta?.totale ?? 0,
  totaleEsatto: risposta?.totaleEsatto ?? true,
});

/** The answer comes from the server that has checked it against the route's schema. */
const isPagina = <Riga>(data: unknown): data is Pagina<Riga> =>
  typeof data === 'object' && data !== null && 'righe' in data && Array.isArray(data.righe);

const patched = <Riga>(
  pagina: Pagina<Riga>,
  cambiate: (righe: readonly Riga[]) => Riga[],
  differenza: number,
): Pagina<Riga> => ({ ...pagina, righe: cambiate(pagina.righe), totale: Math.max(0, pagina.totale + differenza) });
