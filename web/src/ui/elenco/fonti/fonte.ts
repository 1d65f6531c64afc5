import type { Clausola } from '#shared/contracts/lista.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { Colonna } from '../colonna.ts';
import type { PreferenzeElenco } from '../preferenze.ts';
import type { CampoFiltro } from './filtro.ts';

/** What `Elenco` shows and asks for, whether the pages come from the server or from rows already loaded. */
export interface FonteElenco<R extends object, O extends string = string> {
  readonly nome: string;
  /** The route that answers the rows (null when the page itself holds them), and the request of the whole search: what an export repeats. */
  readonly route: Route | null;
  readonly richiesta: object;
  readonly colonne: readonly Colonna<R, O>[];
  readonly chiave: (riga: R) => string;
  /** Rows of the page shown. */
  readonly righe: readonly R[];
  /** Every row, when they are all here. */
  readonly tutte: readonly R[] | null;
  readonly caricamento: boolean;
  readonly aggiornamento: boolean;
  readonly errore: Error | null;
  readonly ricarica: () => void;
  readonly totale: number;
  readonly totaleEsatto: boolean;
  readonly pagina: number;
  readonly pagine: number;
  /** More pages follow the last known one. */
  readonly continua: boolean;
  readonly vai: (pagina: number) => void;
  readonly ordineDi: (colonna: Colonna<R, O>) => string | undefined;
  readonly ordine: string | undefined;
  readonly verso: 'ASC' | 'DESC';
  readonly ordina: (ordine: string, verso: 'ASC' | 'DESC') => void;
  readonly filtrabili: readonly CampoFiltro[];
  /** Field a free text filters by; undefined = no free text. */
  readonly testoLibero: string | undefined;
  readonly filtri: readonly Clausola[];
  readonly filtra: (filtri: readonly Clausola[]) => void;
  readonly preferenze: PreferenzeElenco;
  readonly savePreferenze: (preferenze: PreferenzeElenco) => void;
  /** Shows a row just written without asking the server again: in its place if it was there, first if it is new. */
  readonly salvata: (riga: R) => void;
  /** Takes away a row just deleted. */
  readonly tolta: (riga: R) => void;
}

/** The uid of a row, for the lists that do not say another key. */
export const uidOf = (riga: object): string =>
  'uid' in riga && typeof riga.uid === 'string' ? riga.uid : JSON.stringify(riga);

/** Rows with one written: replaced in its place, or first when it was not there. */
export const withRiga = <R>(righe: readonly R[], riga: R, chiave: (riga: R) => string): R[] => {
  const presente = righe.some((altra) => chiave(altra) === chiave(riga));
  return presente ? righe.map((altra) => (chiave(altra) === chiave(riga) ? riga : altra)) : [riga, ...righe];
};

export const withoutRiga = <R>(righe: readonly R[], riga: R, chiave: (riga: R) => string): R[] =>
  righe.filter((altra) => chiave(altra) !== chiave(riga));
