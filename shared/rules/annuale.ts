import type { RegolaDatata, Riscontro, Versione } from './regola.ts';

/** The value of one year, with the text of its norm. */
export interface ValoreAnnuo<T> {
  readonly anno: number;
  readonly valore: T;
  readonly norma: string;
  readonly riscontro: Riscontro | null;
}
type Anni<T> = readonly [ValoreAnnuo<T>, ...ValoreAnnuo<T>[]];

/**
 * A figure that is set again every year: it ends on 31 December of its last year, because the next one is never assumed equal.
 * The years must follow each other.
 */
export const annuale = <T>(id: string, descrizione: string, anni: Anni<T>): RegolaDatata<T> =>
  conFine(id, descrizione, anni.map(versione), ultimo(anni), 1);

/**
 * A figure that the law prints anew each year, when the year has begun: until it is printed the last one serves, with a warning, for one year.
 * The years must follow each other.
 */
export const ristampata = <T>(id: string, descrizione: string, anni: Anni<T>): RegolaDatata<T> =>
  conFine(
    id,
    descrizione,
    anni.map((anno) => ({ ...versione(anno), valeFinoA: `${anno.anno}-12-31` })),
    ultimo(anni),
    2,
  );

const versione = <T>({ anno, valore, norma, riscontro }: ValoreAnnuo<T>): Versione<T> => ({
  dal: `${anno}-01-01`,
  valore,
  norma: [{ testo: norma }],
  fonte: riscontro === null ? 'conoscenza' : 'fonte',
  riscontro,
});

const ultimo = <T>(anni: Anni<T>): ValoreAnnuo<T> => anni.at(-1) ?? anni[0];

const conFine = <T>(
  id: string,
  descrizione: string,
  versioni: readonly Versione<T>[],
  { anno, norma }: ValoreAnnuo<T>,
  anniDopo: 1 | 2,
): RegolaDatata<T> => {
  const fine: Versione<T> = {
    dal: `${anno + anniDopo}-01-01`,
    valore: null,
    norma: [{ testo: norma }],
    fonte: 'conoscenza',
    riscontro: null,
    nota: `Valore ${anno + anniDopo} non ancora caricato`,
  };
  const [prima, ...altre] = [...versioni, fine];
  return { id, descrizione, versioni: [prima, ...altre] };
};
