import type { Pagina, Ricerca } from '#shared/contracts/lista.ts';
import type { Colonna } from '../colonna.ts';
import { sortRighe } from '../ordine-righe.ts';
import type { StatoElenco } from '../stato-elenco.ts';

/** The beginning of the name of an order by a column that the server has no order for: none of the server begins so. */
const QUI = 'qui ';

/** The order by a column that the server has no order for. */
export const ordineQui = ({ id }: Pick<Colonna<unknown>, 'id'>): string => `${QUI}${id}`;

/** True of an order that the server does not know. */
export const isQui = (ordine: string | undefined): boolean => ordine?.startsWith(QUI) === true;

/** A request for a whole list, which the server answers when it is not longer than a page can be. */
export const richiestaIntera = { limit: 0 } as const satisfies Ricerca;

/** The order by a column: the server's; else one of here, of a list whose rows are few enough to be counted. */
export const ordineDi =
  (risposta: Pick<Pagina<unknown>, 'totaleEsatto'> | null) =>
  ({ id, ordine }: Pick<Colonna<unknown>, 'id' | 'ordine'>): string | undefined =>
    ordine ?? (risposta?.totaleEsatto === true ? ordineQui({ id }) : undefined);

/** The rows of a page: as the server answers them, or of all of them sorted by the column that an order of here names. */
export const righeMostrate = <R extends object, O extends string>(
  risposta: Pick<Pagina<R>, 'righe'> | null,
  colonne: readonly Colonna<R, O>[],
  { ordine = '', verso, pagina }: Pick<StatoElenco, 'ordine' | 'verso' | 'pagina'>,
  perPagina: number,
): readonly R[] => {
  const righe = risposta?.righe ?? [];
  if (!isQui(ordine)) return righe;
  const ordinate = sortRighe(righe, colonne, { ordine: ordine.slice(QUI.length), verso });
  return ordinate.slice((pagina - 1) * perPagina, pagina * perPagina);
};
