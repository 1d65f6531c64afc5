import { chiaveRicerca } from './persona/nominativo.ts';

const CIFRE = /\d+/g;
const LUNGHE = 15;

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** The key by which Italian text stands in order: no case, accents or apostrophes, words apart, numbers by their size ('Sede 2' before 'Sede 10'). */
const chiaveDi = (testo: string): string => chiaveRicerca(testo).replace(CIFRE, (cifre) => cifre.padStart(LUNGHE, '0'));

/** Order of two Italian texts, the same on screens, sheets and prints as in the lists that an index keeps; texts that fold alike stand by their characters. */
export const compareTesti = (a: string, b: string): number =>
  a === b ? 0 : compare(chiaveDi(a), chiaveDi(b)) || compare(a, b);

/** Returns the comparator of rows by an Italian text of theirs; each text is folded once, and those that fold alike are left to who compares on. */
export const byTesto = <T>(testoDi: (riga: T) => string): ((a: T, b: T) => number) => {
  const chiavi = new Map<string, string>();
  const keyOf = (testo: string): string => {
    const nota = chiavi.get(testo);
    if (nota !== undefined) return nota;
    const chiave = chiaveDi(testo);
    chiavi.set(testo, chiave);
    return chiave;
  };
  return (a, b) => {
    const [uno, altro] = [testoDi(a), testoDi(b)];
    return uno === altro ? 0 : compare(keyOf(uno), keyOf(altro));
  };
};

/** Order of two codes, days or keys, character by character: what nobody reads as a word. */
export const compareCodici = compare;
