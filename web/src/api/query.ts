import { useMutation, useQuery, useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { routeKey, type Route, type RouteAnswer, type RouteRequest } from '#shared/contracts/route.ts';
import { ApiError, type Client } from './client.ts';
import { pausaDopo } from './ritmo.ts';

export const ClientContext = createContext<Client | null>(null);

/** The client of the signed-in user. */
export const useClient = (): Client => {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('ClientContext is missing');
  return client;
};

/** Key under which the answer of a route is cached; without a request, of all its answers. */
export const queryKey = <R extends Route>(route: R, request?: RouteRequest<R>): readonly unknown[] =>
  request === undefined ? [routeKey(route)] : [routeKey(route), request];

/** The answer of a read route, cached by its request. What asks again by itself asks more seldom while it is refused. */
export const useRoute = <R extends Route>(
  route: R,
  request: RouteRequest<R>,
  options: Partial<
    Pick<UseQueryOptions<RouteAnswer<R>>, 'enabled' | 'refetchInterval' | 'staleTime' | 'gcTime' | 'placeholderData'>
  > = {},
) => {
  const client = useClient();
  return useQuery<RouteAnswer<R>>({
    queryKey: queryKey(route, request),
    queryFn: ({ signal }) => client(route, request, { signal }),
    ...options,
    refetchInterval: (query) => {
      const { refetchInterval } = options;
      const ogni = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
      const { error } = query.state;
      return typeof ogni === 'number'
        ? pausaDopo(ogni, query.state, error instanceof ApiError ? error.riprovaDopo : null)
        : ogni;
    },
  });
};

/** Changes the cached answer of a route as a write has just changed the data. One that was asked before the write and is still on its way would take it back: it is asked again. */
export const patchAnswer = (
  cache: QueryClient,
  key: readonly unknown[],
  change: (attuale: unknown) => unknown,
): void => {
  const esatta = { queryKey: key, exact: true };
  if (cache.isFetching(esatta) === 0) {
    cache.setQueryData(key, change);
    return;
  }
  void cache.cancelQueries(esatta).then(() => {
    cache.setQueryData(key, change);
    return cache.refetchQueries(esatta);
  });
};

/**
 * Calls a write or start route. One idempotency key per user action: a repeated click or a retry is the same call.
 * `stale` names the read routes whose cached answers the change makes old.
 */
export const useWrite = <R extends Route>(route: R, stale: readonly Route[] = []) => {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteRequest<R>>({
    mutationFn: (request) => client(route, request, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => Promise.all(stale.map((old) => cache.invalidateQueries({ queryKey: queryKey(old) }))),
  });
};
