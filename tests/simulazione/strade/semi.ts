import { openMondo, stati, type Stato } from './mondo.ts';
import { pagamenti, type Pagamento } from './pagamenti.ts';
import { searchVicoli, type Vicolo } from './ricerca.ts';

/** Searches one state, on a school of its own. */
export const searchStato = async (
  stato: Stato,
  quali: readonly Pagamento[] = pagamenti,
): Promise<readonly Vicolo[]> => {
  const mondo = await openMondo(stato);
  try {
    return await searchVicoli(mondo, quali);
  } finally {
    await mondo.home.close();
  }
};

/**
 * Searches the states one after the other for so many seconds, from that of a seed on; each is finished once begun.
 * @returns the states searched, and the payments without a road
 */
export const searchFor = async (
  secondi: number,
  seme: number,
): Promise<{ readonly cercati: number; readonly vicoli: readonly Vicolo[] }> => {
  const until = performance.now() + secondi * 1000;
  const daQui = [...stati.slice(seme % stati.length), ...stati.slice(0, seme % stati.length)];
  const vicoli: Vicolo[] = [];
  let cercati = 0;
  for (const stato of daQui) {
    if (performance.now() >= until) break;
    vicoli.push(...(await searchStato(stato)));
    cercati += 1;
  }
  return { cercati, vicoli };
};
