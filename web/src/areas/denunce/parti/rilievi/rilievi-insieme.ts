import type { RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { quanti } from '#ui/formati.ts';

/** A finding, or the notice that many records have alike, told once over them. */
export interface RilievoInsieme extends RilievoInRiga {
  readonly uguali: readonly RilievoInsieme[];
}

/** Returns the words that notices told once have alike; nothing of a finding that blocks, each of which is to be mended. */
const chiaveDi = ({ gravita, codice, regola, rimedio, controllo }: RilievoInRiga): string | undefined =>
  gravita === 'AVVISO' ? JSON.stringify([codice, regola, rimedio, controllo ?? '']) : undefined;

/** Returns a finding with no other like it under it. */
export const daSolo = (rilievo: RilievoInRiga): RilievoInsieme => ({ ...rilievo, uguali: [] });

/** Returns the findings with equal notices under one that says of how many records, and of how many people, it is. */
export const rilieviInsieme = (rilievi: readonly RilievoInRiga[]): readonly RilievoInsieme[] => {
  const soli = rilievi.map(daSolo);
  const gruppi = Map.groupBy(soli, chiaveDi);
  return [...gruppi].flatMap(([chiave, suoi]) => {
    const [primo, ...altri] = suoi;
    if (chiave === undefined || primo === undefined || altri.length === 0) return suoi;
    return [insieme(primo, suoi)];
  });
};

const insieme = (primo: RilievoInsieme, suoi: readonly RilievoInsieme[]): RilievoInsieme => {
  const persone = new Set(suoi.flatMap(({ persona }) => persona ?? [])).size;
  return {
    ...primo,
    chiave: null,
    nome: null,
    persona: persone === 0 ? null : quanti(persone, 'persona', 'persone'),
    trovato: `Un avviso per ${quanti(suoi.length, 'riga', 'righe')}`,
    atteso: '',
    uguali: suoi,
  };
};
