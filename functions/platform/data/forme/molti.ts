import type * as z from 'zod';
import type { Item } from '../dynamo.ts';
import { isVersionePiuRecente, readForma } from './lettura.ts';
import { nomeDi } from './nome.ts';

/** Reads each of many items, and knows those it has left out until now. */
export interface Lettore {
  <R>(items: readonly Item[], read: (item: Item) => R): R[];
  readonly nonLetti: ReadonlySet<string>;
}

/** Refuses all of them for one that only a later version can read: a calculation and a write leave nobody out. */
export const readAll: Lettore = Object.assign(
  <R>(items: readonly Item[], read: (item: Item) => R): R[] => items.map((item) => read(item)),
  { nonLetti: new Set<string>() },
);

/** A reader that leaves out what only a later version can read, by name: a list that is shown is told which are missing. */
export const readLeggibili = (): Lettore => {
  const nonLetti = new Set<string>();
  return Object.assign(
    <R>(items: readonly Item[], read: (item: Item) => R): R[] =>
      items.flatMap((item) => {
        try {
          return [read(item)];
        } catch (error) {
          if (!isVersionePiuRecente(error)) throw error;
          nonLetti.add(nomeDi(item));
          return [];
        }
      }),
    { nonLetti },
  );
};

/** The light row of an item, written by this or by another version. @throws VERSIONE_PIU_RECENTE */
export const readRiga = <T>(schema: z.ZodType<T>, item: Item): T => readForma(schema, item.riga, { cosa: item });
