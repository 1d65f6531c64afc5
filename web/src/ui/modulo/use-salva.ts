import type * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Route } from '#shared/contracts/route.ts';

/** A route that takes a body of fields V and answers the record as it is saved. */
type Scrive<V, R extends z.ZodType> = Route & { readonly body: z.ZodType<unknown, V>; readonly response: R };

/** A route that changes a record of fields V: it names it in the address or in the body, as the contract says. */
type Aggiorna<V, R extends z.ZodType> =
  | (Scrive<V & { versione: number }, R> & { readonly params: z.ZodObject<{ uid: z.ZodType<unknown, string> }> })
  | (Scrive<V & { uid: string; versione: number }, R> & { readonly params?: never });

/** What the office may change of a record, by the route that changes it. */
type Campi<A extends { readonly body: z.ZodType }> = Omit<z.input<A['body']>, 'uid' | 'versione'>;

/** How a form saves: creates when there is no record, changes the record at the version it was read otherwise. For the `salva` of `useModulo`. */
export const useSalva = <A extends Route & { readonly body: z.ZodType }, R extends z.ZodType>(
  crea: Scrive<Campi<A>, R>,
  aggiorna: A & Aggiorna<Campi<A>, R>,
  record: { readonly uid: string } | undefined,
  stale: readonly Route[] = [],
) => useSalvaDi({}, crea, aggiorna, record, stale);

/** As `useSalva`, for a record that belongs to another: `di` names its owner, and only a new record carries it. */
export const useSalvaDi = <A extends Route & { readonly body: z.ZodType }, D extends object, R extends z.ZodType>(
  di: D,
  crea: Scrive<Campi<A> & D, R>,
  aggiorna: A & Aggiorna<Campi<A>, R>,
  record: { readonly uid: string } | undefined,
  stale: readonly Route[] = [],
) => {
  const nuovo = useWrite(crea, stale);
  const modifica = useWrite<Aggiorna<Campi<A>, R>>(aggiorna, stale);
  return (valori: Campi<A>, versione: number | undefined): Promise<z.output<R>> => {
    if (!record || versione === undefined) return nuovo.mutateAsync({ body: { ...valori, ...di } });
    const { uid } = record;
    const richiesta =
      aggiorna.params === undefined
        ? { body: { ...valori, uid, versione } }
        : { params: { uid }, body: { ...valori, versione } };
    return modifica.mutateAsync(richiesta);
  };
};
