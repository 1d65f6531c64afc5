import type { Fonte, Norma, RegolaDatata, Versione } from './regola.ts';

export interface ValoreAnnuo<T> {
  readonly anno: number;
  readonly valore: T;
  readonly norma: Norma;
  readonly fonte: Fonte;
  readonly verificataIl?: string | null;
}

/**
 * A figure that is set again every year: it ends on 31 December of its last year, because the next one is never assumed equal.
 * The years must follow each other.
 */
export const annuale = <T>(
  id: string,
  descrizione: string,
  verificataIl: string | null,
  anni: readonly [ValoreAnnuo<T>, ...ValoreAnnuo<T>[]],
): RegolaDatata<T> => {
  const [primo, ...altri] = anni;
  const ultimo = altri.at(-1) ?? primo;
  const fine: Versione<T> = {
    dal: `${ultimo.anno + 1}-01-01`,
    valore: null,
    norma: [ultimo.norma],
    fonte: 'fonte',
    nota: `Valore ${ultimo.anno + 1} non ancora caricato`,
  };
  return { id, descrizione, verificataIl, versioni: [versione(primo), ...altri.map(versione), fine] };
};

const versione = <T>({ anno, norma, ...resto }: ValoreAnnuo<T>): Versione<T> => ({
  ...resto,
  dal: `${anno}-01-01`,
  norma: [norma],
});
