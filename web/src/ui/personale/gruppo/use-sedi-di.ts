import { useQueries } from '@tanstack/react-query';
import { queryKey, useClient } from '#api/query.ts';
import { situazioniRoutes } from '#shared/contracts/anagrafe/situazione.ts';
import type { Uid } from '#shared/domain/campi.ts';

const ALLA_VOLTA = 100;

/** The sites where people serve today, by name; of who serves in none but the school itself, the school. A call for each hundred people. */
export const useSediDi = (
  persone: readonly Uid<'PERSONA'>[],
  scuola: string,
): { readonly sedi: ReadonlyMap<string, readonly string[]>; readonly inCorso: boolean } => {
  const client = useClient();
  const uids = [...new Set(persone)];
  const gruppi = Array.from({ length: Math.ceil(uids.length / ALLA_VOLTA) }, (_, indice) =>
    uids.slice(indice * ALLA_VOLTA, (indice + 1) * ALLA_VOLTA),
  );
  const risposte = useQueries({
    queries: gruppi.map((gruppo) => {
      const request = { body: { uids: gruppo } };
      return {
        queryKey: queryKey(situazioniRoutes.listSituazioni, request),
        queryFn: () => client(situazioniRoutes.listSituazioni, request),
        staleTime: 60_000,
      };
    }),
  });
  const sedi = new Map(
    risposte.flatMap(({ data = [] }) =>
      data.flatMap(({ uid, servizio }) =>
        servizio === null ? [] : [[uid, servizio.sedi.length === 0 ? [scuola] : servizio.sedi] as const],
      ),
    ),
  );
  return { sedi, inCorso: risposte.some(({ isPending }) => isPending) };
};
