import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';

/** A page of a table kept in memory; `limit` 0 asks for everything from `start` on. */
export interface PaginaRiferimento<V> {
  readonly righe: readonly V[];
  readonly totale: number;
}

export const paginate = <V>(voci: readonly V[], start = 0, limit = 25): PaginaRiferimento<V> => ({
  righe: limit === 0 ? voci.slice(start) : voci.slice(start, start + limit),
  totale: voci.length,
});

/** Entries with a text whose words, folded, begin with every word looked for: 'scien nat' finds 'Scienze naturali'. */
export const searchVoci = <V>(
  voci: readonly V[],
  testiDi: (voce: V) => readonly string[],
  criteria: string,
): readonly V[] => {
  const cercate = chiaveRicerca(criteria)
    .split(' ')
    .filter((parola) => parola !== '');
  if (cercate.length === 0) return voci;
  return voci.filter((voce) => {
    const parole = testiDi(voce).flatMap((testo) => chiaveRicerca(testo).split(' '));
    return cercate.every((cercata) => parole.some((parola) => parola.startsWith(cercata)));
  });
};
