import { byTesto } from '#shared/domain/ordine-testi.ts';
import { codiceDi, isNome } from './chi.ts';
import { textOf, valoreDi, type Colonna } from './colonna.ts';

/** Rows sorted by a column, homonyms by their code, equal ones of another column as they were; all as they were when no column is called so. */
export const sortRighe = <R, O extends string>(
  righe: readonly R[],
  colonne: readonly Colonna<R, O>[],
  { ordine, verso }: { readonly ordine: string | undefined; readonly verso: 'ASC' | 'DESC' },
): readonly R[] => {
  const colonna = colonne.find(({ id }) => id === ordine);
  const segno = verso === 'ASC' ? 1 : -1;
  if (colonna === undefined) return righe;
  const perTesto = byTesto((riga: R) => textOf(valoreDi(colonna, riga)));
  const perCodice = byTesto(codiceDi);
  return righe.toSorted((a, b) => {
    const [uno, altro] = [valoreDi(colonna, a), valoreDi(colonna, b)];
    const suo = typeof uno === 'number' && typeof altro === 'number' ? uno - altro : perTesto(a, b);
    return segno * (suo || (isNome(colonna) ? perCodice(a, b) : 0));
  });
};
