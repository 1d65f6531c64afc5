/**
 * How far a figure of the law may be trusted, in the only words the product uses for it: read in a public place on a day, not read yet,
 * or obtained by arithmetic from figures that were read.
 */
export type Marca = 'RISCONTRATO' | 'DA_RISCONTRARE' | 'DEDOTTO';

export const descrizioneMarca: Readonly<Record<Marca, string>> = {
  RISCONTRATO: 'riscontrato',
  DA_RISCONTRARE: 'da riscontrare',
  DEDOTTO: 'dedotto',
};

/** The mark of a figure: `riscontro` is null while nobody has read it in a public place. */
export const marcaDi = (figura: { readonly riscontro: object | null; readonly dedotto?: boolean }): Marca => {
  if (figura.riscontro !== null) return 'RISCONTRATO';
  return figura.dedotto === true ? 'DEDOTTO' : 'DA_RISCONTRARE';
};
