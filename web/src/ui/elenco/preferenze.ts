import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useRoute, useWrite } from '#api/query.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { filtriToText, readFiltri, type FiltroSalvato } from './filtri-salvati.ts';

export const RIGHE_PER_PAGINA = [10, 25, 50, 100] as const;

/** The choices of the user for a list: visible columns in their order (none = the list's own), rows a page, wrapped text, the filters kept by name. */
export interface PreferenzeElenco {
  readonly colonne: readonly string[];
  readonly righePerPagina: number;
  readonly righeAlte: boolean;
  readonly filtriSalvati: readonly FiltroSalvato[];
}

/** Height in pixels of a window that would stay half empty under ten rows. */
const FINESTRA_ALTA = 700;

/** Not of the session: the browser keeps it, as the look of the pages. */
const CHIAVE = 'righe';

/** Returns the rows a page that the user wants of every list; undefined of who wants as many as fill the window. */
export const keptRighe = (): number | undefined =>
  RIGHE_PER_PAGINA.find((quante) => String(quante) === localStorage.getItem(CHIAVE));

/** Keeps how many rows a page every list has, where nobody chose otherwise of one; undefined goes back to the window. */
export const keepRighe = (quante: number | undefined): void => {
  if (quante === undefined) localStorage.removeItem(CHIAVE);
  else localStorage.setItem(CHIAVE, String(quante));
};

/** The look of a list until the user chooses: as many rows as they want of all, else as fill the window, every word of them. */
const predefinite = (): PreferenzeElenco => ({
  colonne: [],
  righePerPagina: keptRighe() ?? RIGHE_PER_PAGINA[window.innerHeight < FINESTRA_ALTA ? 0 : 1],
  righeAlte: true,
  filtriSalvati: [],
});

/** Preferences of the signed-in user for one list, kept on the server. While they cannot be read the list works with its defaults. */
export const usePreferenze = (lista: string) => {
  const cache = useQueryClient();
  const request = { query: { lista } };
  const { data, isPending } = useRoute(sessioneRoutes.getPreferenze, request, {
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { mutate } = useWrite(sessioneRoutes.savePreferenze);
  return {
    pronte: !isPending,
    preferenze: data ? { ...data, filtriSalvati: readFiltri(data.filtri) } : predefinite(),
    save: (scelte: PreferenzeElenco): void => {
      const body = {
        lista,
        colonne: [...scelte.colonne],
        righePerPagina: scelte.righePerPagina,
        righeAlte: scelte.righeAlte,
        filtri: filtriToText(scelte.filtriSalvati) ?? data?.filtri ?? '',
        versione: data?.versione ?? 0,
      };
      cache.setQueryData(queryKey(sessioneRoutes.getPreferenze, request), body);
      mutate({ body });
    },
  };
};
