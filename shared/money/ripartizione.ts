import type { Centesimi } from './centesimi.ts';

/**
 * Shares of an amount by weights, summing to it exactly: each share is truncated, the cents left over go to the largest
 * remainders, to the earlier part among equals ("metodo dei maggiori resti"). Weights may be negative (a recovery beside
 * a payment); where they sum to zero there is no proportion, and the last part takes the whole.
 * @throws RangeError when an operand is not a safe integer: a bug of the caller, not data
 */
export const maggioriResti = (totale: Centesimi, pesi: readonly number[]): readonly Centesimi[] => {
  const somma = pesi.reduce((parziale, peso) => parziale + BigInt(peso), 0n);
  if (somma === 0n) return pesi.map((_, indice) => (indice === pesi.length - 1 ? totale : 0));
  const parti = pesi.map((peso, indice) => ({ indice, ...divisa(BigInt(totale) * BigInt(peso), somma) }));
  const daAssegnare = totale - parti.reduce((parziale, { intero }) => parziale + intero, 0);
  const premiate = new Set(
    parti
      .toSorted((a, b) => Number(b.resto > a.resto) - Number(b.resto < a.resto) || a.indice - b.indice)
      .slice(0, daAssegnare)
      .map(({ indice }) => indice),
  );
  return parti.map(({ intero, indice }) => intero + (premiate.has(indice) ? 1 : 0));
};

/** Quotient rounded down and what is left of it, never negative, for a divisor of either sign. */
const divisa = (numeratore: bigint, denominatore: bigint): { readonly intero: number; readonly resto: bigint } => {
  const [n, d] = denominatore < 0n ? [-numeratore, -denominatore] : [numeratore, denominatore];
  const resto = ((n % d) + d) % d;
  return { intero: Number((n - resto) / d), resto };
};
