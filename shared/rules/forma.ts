/**
 * True when a value read from outside has the shape of at least one of the examples: same kinds of primitives, same keys,
 * lists of the same elements. Values of rules are plain JSON, so this is all a stored value can differ in.
 */
export const hasStessaForma = <T>(esempi: readonly T[], valore: unknown): valore is T =>
  esempi.some((esempio) => stessaForma(esempio, valore));

/** True when each entry of a table read from outside has the shape of at least one entry of the examples, whatever its name. */
export const hasVociDellaStessaForma = <T>(esempi: readonly T[], valore: unknown): valore is T => {
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return false;
  const voci = esempi.flatMap((esempio): readonly unknown[] => Object.values(Object(esempio)));
  return Object.values(valore).every((voce: unknown) => hasStessaForma(voci, voce));
};

const stessaForma = (esempio: unknown, valore: unknown): boolean => {
  if (esempio === null || valore === null) return esempio === null || valore === null;
  if (Array.isArray(esempio))
    return (
      Array.isArray(valore) &&
      valore.every((elemento) => esempio.length === 0 || esempio.some((modello) => stessaForma(modello, elemento)))
    );
  if (typeof esempio !== 'object' || typeof valore !== 'object') return typeof esempio === typeof valore;
  const atteso = new Map(Object.entries(esempio));
  const letto = new Map(Object.entries(valore));
  return [...atteso].every(([chiave, modello]) => letto.has(chiave) && stessaForma(modello, letto.get(chiave)));
};
