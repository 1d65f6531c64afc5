/** Rules in the notation of publicodes: name → formula. */
export type Regole = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Ramo {
  readonly si: string;
  readonly alors: number | string;
}

/** The value of the first condition that holds, or the last one. */
export const secondo = (
  rami: readonly (readonly [si: string, alors: number | string])[],
  altrimenti: number | string,
): Readonly<Record<string, unknown>> => ({
  variations: [...rami.map(([si, alors]): Ramo => ({ si, alors })), { sinon: altrimenti }],
});

export const formula = (valeur: string): Readonly<Record<string, unknown>> => ({ valeur });

/** A yes or no: every condition holds, or any. */
export const se = (...condizioni: readonly string[]): Readonly<Record<string, unknown>> => ({
  'toutes ces conditions': condizioni,
});
export const seUna = (...condizioni: readonly string[]): Readonly<Record<string, unknown>> => ({
  'une de ces conditions': condizioni,
});

export const minimo = (...valori: readonly (string | number)[]): Readonly<Record<string, unknown>> => ({
  'le minimum de': valori,
});
export const massimo = (...valori: readonly (string | number)[]): Readonly<Record<string, unknown>> => ({
  'le maximum de': valori,
});
export const somma = (...addendi: readonly string[]): Readonly<Record<string, unknown>> => ({ somme: addendi });
