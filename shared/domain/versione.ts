/** The version of these sources: that of package.json, the latest of the list at `/leggimi` and in README. */
export const VERSIONE = '0.6.0';

/** Order of two versions of the program, part by part as numbers: negative when the first comes before. What is no number counts as zero. */
export const compareVersioni = (a: string, b: string): number => {
  const [prima, seconda] = [partiDi(a), partiDi(b)];
  const diversa = [0, 1, 2].find((posto) => prima[posto] !== seconda[posto]);
  return diversa === undefined ? 0 : (prima[diversa] ?? 0) - (seconda[diversa] ?? 0);
};

const partiDi = (versione: string): readonly number[] => {
  const [maggiore = '', minore = '', correzione = ''] = versione.split('.', 3);
  return [maggiore, minore, correzione].map((parte) => Number.parseInt(parte, 10) || 0);
};
