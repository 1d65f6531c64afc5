import { useMemo } from 'react';
import type { Colonna } from '../colonna.ts';
import { sortRighe } from '../ordine-righe.ts';
import { usePreferenze } from '../preferenze.ts';
import { useStatoElenco } from '../stato-elenco.ts';
import { filterRighe, OVUNQUE, type CampoFiltro } from './filtro.ts';
import type { FonteElenco } from './fonte.ts';

interface Opzioni<Riga extends object> {
  /** Name of the list in the user's preferences: lower case, digits, hyphens. */
  readonly nome: string;
  readonly righe: readonly Riga[];
  readonly colonne: readonly Colonna<Riga>[];
  readonly chiave: (riga: Riga) => string;
  /** Id of the column that sorts at first. */
  readonly ordine?: string | undefined;
  readonly verso?: 'ASC' | 'DESC' | undefined;
  readonly filtri?: readonly CampoFiltro[] | undefined;
  /** Tells apart the states of lists of the same name. */
  readonly stato?: string;
}

/** A list whose rows are all here: sorted, filtered and paged by every column. Whoever owns the rows writes them. */
export const useElencoLocale = <Riga extends object>({
  nome,
  righe,
  colonne,
  chiave,
  ordine,
  verso,
  filtri,
  stato: quale = '',
}: Opzioni<Riga>): FonteElenco<Riga> => {
  const { preferenze, pronte, save } = usePreferenze(nome);
  const [stato, cambia] = useStatoElenco(`${nome} ${quale}`, {
    pagina: 1,
    ordine: ordine ?? colonne[0]?.id,
    verso: verso ?? 'ASC',
    filtri: [],
  });
  const trovate = useMemo(
    () => sortRighe(filterRighe(righe, stato.filtri, colonne), colonne, stato),
    [righe, colonne, stato],
  );
  const pagine = Math.max(1, Math.ceil(trovate.length / preferenze.righePerPagina));
  const pagina = Math.min(stato.pagina, pagine);
  return {
    nome,
    route: null,
    richiesta: {},
    colonne,
    chiave,
    tutte: trovate,
    pagina,
    pagine,
    continua: false,
    preferenze,
    savePreferenze: save,
    righe: trovate.slice((pagina - 1) * preferenze.righePerPagina, pagina * preferenze.righePerPagina),
    caricamento: !pronte,
    aggiornamento: false,
    errore: null,
    ricarica: () => undefined,
    totale: trovate.length,
    totaleEsatto: true,
    vai: (scelta) => cambia({ pagina: scelta }),
    ordineDi: ({ id }) => id,
    ordine: stato.ordine,
    verso: stato.verso,
    ordina: (scelto, senso) => cambia({ ordine: scelto, verso: senso, pagina: 1 }),
    filtrabili: filtri ?? colonne.map(filtroDi),
    testoLibero: OVUNQUE,
    filtri: stato.filtri,
    filtra: (scelti) => cambia({ filtri: scelti, pagina: 1 }),
    salvata: () => undefined,
    tolta: () => undefined,
  };
};

/** What a column that is here whole may be filtered by. */
const filtroDi = ({ id, titolo }: { readonly id: string; readonly titolo: string }): CampoFiltro => ({
  campo: id,
  etichetta: titolo,
  operatori: ['contiene', 'inizia', 'uguale', 'diverso'],
});
