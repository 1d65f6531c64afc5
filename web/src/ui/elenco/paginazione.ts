import type { Pagina } from '#shared/contracts/lista.ts';
import { formatIntero } from '../formati.ts';

/** Last row that `start` reaches: beyond it a list goes on by cursor. */
const ULTIMO_START = 1000;

/** How a page is asked for: by row number as far as the server allows, then by the cursor of the page before. */
export const pageRequest = (
  pagina: number,
  limit: number,
  cursore: string | undefined,
): { readonly start: number } | { readonly cursore: string } => {
  const start = (pagina - 1) * limit;
  return start > ULTIMO_START && cursore !== undefined ? { cursore } : { start: Math.min(start, ULTIMO_START) };
};

/** Pages to show for an answer: all of them when the total is exact, otherwise the ones that can be reached from here. */
export const pagesOf = (
  risposta: Pick<Pagina<unknown>, 'totale' | 'totaleEsatto' | 'cursore'> | null,
  pagina: number,
  limit: number,
): { readonly pagine: number; readonly continua: boolean } => {
  if (risposta === null) return { pagine: Math.max(1, pagina), continua: false };
  const pagine = Math.max(1, Math.ceil(risposta.totale / limit));
  if (risposta.totaleEsatto) return { pagine, continua: false };
  const seguente = risposta.cursore === null ? pagina : pagina + 1;
  return { pagine: Math.max(pagine, seguente), continua: risposta.cursore !== null };
};

interface Conteggio {
  readonly totale: number;
  readonly totaleEsatto: boolean;
  /** Rows ticked. */
  readonly scelte?: number;
  /** Whether a filter leaves rows out. */
  readonly filtrate?: boolean;
}

/** The count beside the title: '(24)', '(oltre 1.000)', with a selection '(3/24)', of a part '(1 con il filtro)'. */
export const counterText = ({ totale, totaleEsatto, scelte = 0, filtrate = false }: Conteggio): string => {
  const quante = totaleEsatto ? formatIntero(totale) : `oltre ${formatIntero(totale)}`;
  return `(${scelte > 0 ? `${scelte}/` : ''}${quante}${filtrate ? ' con il filtro' : ''})`;
};

interface Intervallo {
  /** Number of the first row shown, from 1, and of the last: before the first when no row is shown. */
  readonly firstIndex: number;
  readonly lastIndex: number;
  readonly totalItemsCount?: number;
}

/** The rows shown, said to who does not see them: 'Righe da 11 a 20 di 24'. */
export const rangeText = ({ firstIndex, lastIndex, totalItemsCount = 0 }: Intervallo): string => {
  if (lastIndex < firstIndex) return 'Nessuna riga';
  return `Righe da ${firstIndex} a ${lastIndex}${totalItemsCount > 0 ? ` di ${totalItemsCount}` : ''}`;
};
