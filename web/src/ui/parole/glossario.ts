import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { daAaL } from './da-a-a-l.ts';
import { daMaZ } from './da-m-a-z.ts';
import type { Parola } from './parola.ts';

/** The words that an office may not know, in alphabetical order. */
export const glossario: readonly Parola[] = [...daAaL, ...daMaZ];

const chiavi = glossario.map((voce) => ({
  voce,
  dette: [voce.parola, ...(voce.anche ?? [])].map((detta) => ` ${chiaveRicerca(detta)} `),
}));

/** The word that a label names; the longest of those it names, undefined when it names none. */
export const parolaIn = (etichetta: string): Parola | undefined => {
  const cercata = ` ${chiaveRicerca(etichetta)} `;
  return chiavi
    .flatMap(({ voce, dette }) => dette.filter((detta) => cercata.includes(detta)).map((detta) => ({ voce, detta })))
    .toSorted((a, b) => b.detta.length - a.detta.length)[0]?.voce;
};
