import type { Giorno } from '#shared/domain/tempo/date.ts';
import { ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import type { ValoreCella } from './data.ts';
import type { Elenco } from './elenco.ts';

/** The columns and sections of a list; the print that asks for it adds its title and school. */
export type Prospetto<R> = Pick<Elenco<R>, 'colonne' | 'sezione' | 'sezioni' | 'orientamento'>;

/** Returns the same with its cells read, for a print whose kinds have rows of different sorts. */
export const inCelle = <R>({ colonne, sezioni, ...resto }: Prospetto<R>): Prospetto<readonly ValoreCella[]> => ({
  ...resto,
  colonne: colonne.map((colonna, indice) => ({ ...colonna, valore: (celle) => celle[indice] ?? null })),
  sezioni: sezioni.map((sezione) => ({
    ...sezione,
    righe: sezione.righe.map((riga) => colonne.map(({ valore }) => valore(riga))),
  })),
});

/** The last day of a period, or today while it has not come: the school of the print is that of then. */
export const fineDel = ({ anno, meseA }: { readonly anno: number; readonly meseA: number }, oggi: Giorno): Giorno => {
  const fine = ultimoGiornoDelMese({ anno, mese: meseA });
  return fine < oggi ? fine : oggi;
};
