import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKey, useRoute } from '../../api/query.ts';
import { compareValori, valoreDi, type Colonna } from './colonna.ts';
import { filterRighe, OVUNQUE, type CampoFiltro } from './filtro.ts';
import { uidOf, withoutRiga, withRiga, type FonteElenco } from './fonte.ts';
import { usePreferenze } from './preferenze.ts';
import { useStatoElenco } from './stato-elenco.ts';
import type { Route, RouteAnswer, RouteRequest } from '../../../../shared/contracts/route.ts';

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
export const useElencoRighe = <R extends Route, Riga extends object = RigaDi<R>>(opzioni: Opzioni<R, Riga>): FonteElenco<Riga> => {
  const { nome, colonne, chiave = uidOf } = opzioni;
  const cache = useQueryClient();
  const route: Route = opzioni.route;
  const query = useRoute(route, opzioni.request, { enabled: opzioni.enabled ?? true });
  const { preferenze, pronte, save } = usePreferenze(nome);
  const [stato, cambia] = useStatoElenco(`${nome} ${JSON.stringify(opzioni.request)}`, { pagina: 1, ordine: opzioni.ordine ?? colonne[0]?.id, verso: opzioni.verso ?? 'ASC', filtri: [] });
  const tutte = useMemo(() => isRighe<Riga>(query.data) ? query.data : [], [query.data]);
  const trovate = useMemo(() => sortRighe(filterRighe(tutte, stato.filtri, colonne), colonne, stato), [tutte, colonne, stato]);
  const pagine = Math.max(1, Math.ceil(trovate.length / preferenze.righePerPagina));
  const pagina = Math.min(stato.pagina, pagine);
  const patch = (cambiate: (righe: readonly Riga[]) => Riga[]) => {
    cache.setQueryData(queryKey(route, opzioni.request), (attuali: unknown) => isRighe<Riga>(attuali) ? cambiate(attuali) : attuali);
  };
  return {
    nome, route, richiesta: Object(opzioni.request), colonne, chiave, tutte: trovate, pagina, pagine, continua: false, preferenze, savePreferenze: save,
    righe: trovate.slice((pagina - 1) * preferenze.righePerPagina, pagina * preferenze.righePerPagina),
    caricamento: query.isPending || !pronte, aggiornamento: query.isFetching, errore: query.error, ricarica: () => { void query.refetch(); },
    totale: trovate.length, totaleEsatto: true,
    vai: (scelta) => cambia({ pagina: scelta }),
    ordineDi: ({ id }) => id, ordine: stato.ordine, verso: stato.verso, ordina: (ordine, verso) => cambia({ ordine, verso, pagina: 1 }),
    filtrabili: opzioni.filtri ?? colonne.map(({ id, titolo }) => ({ campo: id, etichetta: titolo, operatori: ['contiene', 'inizia', 'uguale', 'diverso'] })),
    testoLibero: OVUNQUE, filtri: stato.filtri, filtra: (filtri) => cambia({ filtri, pagina: 1 }),
    salvata: (riga) => patch((righe) => withRiga(righe, riga, chiave)),
    tolta: (riga) => patch((righe) => withoutRiga(righe, riga, chiave)),
  };
};

/** The answer comes from the server that has checked it against the route's schema. */
const isRighe = <Riga>(data: unknown): data is readonly Riga[] => Array.isArray(data);

const sortRighe = <R>(righe: readonly R[], colonne: readonly Colonna<R>[], { ordine, verso }: { readonly ordine: string | undefined; readonly verso: 'ASC' | 'DESC' }): readonly R[] => {
  const colonna = colonne.find(({ id }) => id === ordine);
  const segno = verso === 'ASC' ? 1 : -1;
  return colonna ? righe.toSorted((a, b) => segno * compareValori(valoreDi(colonna, a), valoreDi(colonna, b))) : righe;
};
