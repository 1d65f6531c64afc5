import * as z from 'zod';

/** Every way to fill the fields of a schema with the values that are known by their names; those that may be absent are tried so too. */
export const riempimenti = (
  schema: z.ZodType | undefined,
  candidati: Readonly<Record<string, readonly unknown[]>>,
): readonly Readonly<Record<string, unknown>>[] => {
  if (schema === undefined) return [{}];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (prime, [nome, campo]) => {
      const valori = (candidati[nome] ?? []).filter((valore) => campo.safeParse(valore).success);
      const scelti = campo.safeParse(undefined).success ? [undefined, ...valori] : valori;
      return prime.flatMap((prima) =>
        scelti.map((valore) => (valore === undefined ? prima : { ...prima, [nome]: valore })),
      );
    },
    [{}],
  );
};
