import type { Chiave, Item, Query } from './dynamo.ts';

/** What one key held before and holds after the accepted writes; undefined = nothing. */
export interface Cambio {
  readonly chiave: Chiave;
  readonly prima: Item | undefined;
  readonly dopo: Item | undefined;
}

export const idOf = ({ pk, sk }: Chiave): string => `${pk}\n${sk}`;

type Indice = Query['index'];
const INDICI: readonly Indice[] = [undefined, 'indice1', 'indice2', 'indice3'];

/** Writes that are not in the table, found by key and by the partitions, of the table and of its indexes, that they enter or leave. */
export const strato = () => {
  const items = new Map<string, Item | undefined>();
  const perPartizione = new Map<string, Set<string>>();
  const partizione = (indice: Indice, pk: unknown): string => `${indice ?? ''}|${String(pk)}`;
  const enter = (nome: string, id: string): void => {
    perPartizione.set(nome, (perPartizione.get(nome) ?? new Set()).add(id));
  };
  const idsOf = (query: Query): ReadonlySet<string> =>
    perPartizione.get(partizione(query.index, query.pk)) ?? new Set();
  return {
    has: (chiave: Chiave): boolean => items.has(idOf(chiave)),
    get: (chiave: Chiave): Item | undefined => items.get(idOf(chiave)),
    set: ({ chiave, prima, dopo }: Cambio): void => {
      items.set(idOf(chiave), dopo);
      for (const item of [
        { ...prima, ...chiave },
        { ...dopo, ...chiave },
      ] satisfies Item[]) {
        for (const indice of INDICI) {
          const pk = Object.entries(item).find(([nome]) => nome === `${indice ?? ''}pk`)?.[1];
          if (pk !== undefined) enter(partizione(indice, pk), idOf(chiave));
        }
      }
    },
    touches: (query: Query): boolean => idsOf(query).size > 0,
    /** Rows of the base with those written since in their place, in order of sort key. */
    merge: (righe: readonly Item[], query: Query): Item[] => {
      const ids = idsOf(query);
      if (ids.size === 0) return [...righe];
      const nome = query.index === undefined ? 'sk' : `${query.index}sk`;
      const pkNome = query.index === undefined ? 'pk' : `${query.index}pk`;
      const scritte = [...ids].flatMap((id) => {
        const item = items.get(id);
        return item?.[pkNome] === query.pk && inRange(String(item[nome]), query) ? [item] : [];
      });
      const ferme = righe.filter(({ pk, sk }) => !ids.has(idOf({ pk: String(pk), sk: String(sk) })));
      const ordinate = [...ferme, ...scritte].toSorted((a, b) => (String(a[nome]) < String(b[nome]) ? -1 : 1));
      return query.reverse === true ? ordinate.toReversed() : ordinate;
    },
  };
};

const inRange = (sk: string, { begins, from, to }: Query): boolean =>
  (begins === undefined || sk.startsWith(begins)) &&
  (from === undefined || sk >= from) &&
  (to === undefined || sk <= to);
