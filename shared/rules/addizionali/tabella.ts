import type { RegolaDatata, Versione } from '../regola.ts';
import type { AliquoteAddizionale } from './aliquote.ts';

export type RegolaAddizionale = RegolaDatata<AliquoteAddizionale>;

/** Tables of several years as one rule an authority: on the same day a value beats an end, and the beginning of a table loaded later what was before. */
export const perEnte = (regole: readonly RegolaAddizionale[]): ReadonlyMap<string, RegolaAddizionale> => {
  const tabella = new Map<string, RegolaAddizionale>();
  for (const regola of regole) {
    const prima = tabella.get(regola.id);
    tabella.set(regola.id, prima === undefined ? regola : unite(prima, regola));
  }
  return tabella;
};

const unite = (prima: RegolaAddizionale, dopo: RegolaAddizionale): RegolaAddizionale => {
  const perGiorno = new Map<string, Versione<AliquoteAddizionale>>();
  const [inizioDopo, ...altreDopo] = dopo.versioni;
  for (const versione of [...prima.versioni, ...altreDopo]) {
    if (versione.valore !== null || !perGiorno.has(versione.dal)) perGiorno.set(versione.dal, versione);
  }
  // A table that begins without a value says that there is none, whatever was known before.
  perGiorno.set(inizioDopo.dal, inizioDopo);
  const [inizio, ...altre] = [...perGiorno.values()].toSorted((a, b) => (a.dal < b.dal ? -1 : Number(a.dal > b.dal)));
  return inizio === undefined ? dopo : { ...dopo, versioni: [inizio, ...altre] };
};
