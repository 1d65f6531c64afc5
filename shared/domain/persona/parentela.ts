/** Degrees of kinship: `codParentela`. The codes are the product's own. */
export const codiciParentela = ['CO', 'UC', 'FI', 'FA', 'GE', 'NO', 'SU', 'FR', 'GN', 'NI'] as const;
export type CodiceParentela = (typeof codiciParentela)[number];

export const descrizioneParentela: Readonly<Record<CodiceParentela, string>> = {
  CO: 'Coniuge',
  UC: "Parte dell'unione civile",
  FI: 'Figlio',
  FA: 'Figlio adottivo, affidato o affiliato',
  GE: 'Genitore',
  NO: 'Nonno o altro ascendente',
  SU: 'Suocero',
  FR: 'Fratello o sorella',
  GN: 'Genero o nuora',
  NI: 'Discendente dei figli',
};

/** Which deduction of art. 12 TUIR the relative may give. */
export const detrazioneParentela: Readonly<Record<CodiceParentela, 'CONIUGE' | 'FIGLIO' | 'ALTRI'>> = {
  CO: 'CONIUGE',
  UC: 'CONIUGE',
  FI: 'FIGLIO',
  FA: 'FIGLIO',
  GE: 'ALTRI',
  NO: 'ALTRI',
  SU: 'ALTRI',
  FR: 'ALTRI',
  GN: 'ALTRI',
  NI: 'ALTRI',
};

/** From 2025 only cohabiting ascendants give the deduction for other relatives (L. 207/2024 art. 1 c. 11). */
export const isAscendente = (codice: CodiceParentela): boolean => codice === 'GE' || codice === 'NO';
