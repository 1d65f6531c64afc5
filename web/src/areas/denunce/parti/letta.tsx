import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Attesa } from '#ui/errore-caricamento.tsx';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (dati: T) => ReactNode;
}

/** What was read; while it is on its way, or when it has not come, what says so. */
export const Letta = <T,>({ query, children }: Props<T>) =>
  query.isPending || query.error ? <Attesa errore={query.error} onRiprova={query.refetch} /> : children(query.data);
