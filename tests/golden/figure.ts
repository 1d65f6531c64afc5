import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';

/** A figure inside the value of a version, and the value with that figure wrong. */
export interface FiguraSbagliata {
  readonly figura: string;
  readonly valore: unknown;
}

/** Wrong by a tenth, at least by one; a zero becomes an amount that is seen. */
const sbagliati = (figura: number | boolean): readonly (number | boolean)[] => {
  if (typeof figura === 'boolean') return [!figura];
  if (figura === 0) return [1_000_000];
  const scarto = Math.max(1, Math.ceil(Math.abs(figura) / 10));
  return [figura + scarto, figura - scarto];
};

/** The same value with each of its figures wrong, one at a time, above and below. Words, which choose a way of counting, are not figures. */
export const figureSbagliate = (valore: unknown, percorso = ''): readonly FiguraSbagliata[] => {
  if (typeof valore === 'number' || typeof valore === 'boolean')
    return sbagliati(valore).map((altro) => ({
      figura: `${percorso === '' ? '' : `${percorso} `}${valore} → ${altro}`,
      valore: altro,
    }));
  if (typeof valore !== 'object' || valore === null) return [];
  return Object.entries(valore).flatMap(([chiave, dentro]) =>
    figureSbagliate(dentro, percorso === '' ? chiave : `${percorso}.${chiave}`).map(({ figura, valore: altro }) => ({
      figura,
      valore: Array.isArray(valore)
        ? valore.map((elemento: unknown, indice) => (String(indice) === chiave ? altro : elemento))
        : { ...valore, [chiave]: altro },
    })),
  );
};

/** The rule with another value in one of its versions. */
export const conValore = (
  regola: RegolaDatata<unknown>,
  versione: Versione<unknown>,
  valore: unknown,
): RegolaDatata<unknown> => {
  const [prima, ...altre] = regola.versioni.map((una) => (una === versione ? { ...una, valore } : una));
  return prima === undefined ? regola : { ...regola, versioni: [prima, ...altre] };
};
