import { openLuogo } from './luogo.ts';
import { follow, prove, type Vicolo } from './passeggiata.ts';

/**
 * Follows the advice of refusals for so many seconds, from the attempt of a seed on, on one school.
 * @returns how many attempts were made, and the refusals that do not lead out
 */
export const followFor = async (
  secondi: number,
  seme: number,
): Promise<{ readonly tentate: number; readonly vicoli: readonly Vicolo[] }> => {
  const vicoli: Vicolo[] = [];
  let tentate = 0;
  if (secondi <= 0) return { tentate, vicoli };
  const until = performance.now() + secondi * 1000;
  const luogo = await openLuogo();
  try {
    while (tentate < prove.length && performance.now() < until) {
      const prova = prove[(seme + tentate) % prove.length];
      const vicolo = prova === undefined ? null : await follow(luogo, prova, (detto) => detto);
      if (vicolo !== null) vicoli.push(vicolo);
      tentate += 1;
    }
  } finally {
    await luogo.home.close();
  }
  return { tentate, vicoli };
};
