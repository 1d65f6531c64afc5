/** One field on which the user and the archive disagree. `toccato`: the user changed it in this form. */
export interface Differenza {
  readonly nome: string;
  readonly mio: unknown;
  readonly attuale: unknown;
  readonly toccato: boolean;
}

/** Fields whose value in the form differs from the record as it is now; `base` is the record as the form opened it. */
export const differenze = (
  base: Readonly<Record<string, unknown>>,
  mio: Readonly<Record<string, unknown>>,
  attuale: Readonly<Record<string, unknown>>,
): readonly Differenza[] =>
  Object.keys(mio)
    .filter((nome) => !same(mio[nome], attuale[nome]))
    .map((nome) => ({ nome, mio: mio[nome], attuale: attuale[nome], toccato: !same(mio[nome], base[nome]) }));

/** The values to save: the user's for the chosen fields, the archive's for every other. */
export const mergeValori = (
  mio: Readonly<Record<string, unknown>>,
  attuale: Readonly<Record<string, unknown>>,
  tenuti: ReadonlySet<string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(mio).map((nome) => [
      nome,
      tenuti.has(nome) || !Object.hasOwn(attuale, nome) ? mio[nome] : attuale[nome],
    ]),
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
