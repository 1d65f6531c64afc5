/** Reasons that adjust the taxable income of an earlier month in the monthly declaration. */
export const causaliRettifica = [
  'AUMIMP',
  'DIMIMP',
  'AIMPFI',
  'DIMPFI',
  'FERIE',
  'ROL',
  'IMPNEG',
  'IMNEFI',
  'AUMMAS',
  'DIMMAS',
] as const;
export type CausaleRettifica = (typeof causaliRettifica)[number];

export const descrizioneCausaleRettifica: Readonly<Record<CausaleRettifica, string>> = {
  AUMIMP: "Aumento dell'imponibile",
  DIMIMP: "Diminuzione dell'imponibile",
  AIMPFI: "Aumento dell'imponibile ai soli fini del fondo",
  DIMPFI: "Diminuzione dell'imponibile ai soli fini del fondo",
  FERIE: 'Ferie',
  ROL: "Riduzione dell'orario di lavoro",
  IMPNEG: 'Imponibile negativo',
  IMNEFI: 'Imponibile negativo ai soli fini del fondo',
  AUMMAS: "Aumento dell'imponibile oltre il massimale",
  DIMMAS: "Diminuzione dell'imponibile oltre il massimale",
};

/** What a declaration of a position contains. */
export const composizioniDenuncia = ['CP', 'FP', 'FC', 'NS', 'AN'] as const;
export type ComposizioneDenuncia = (typeof composizioniDenuncia)[number];

export const descrizioneComposizioneDenuncia: Readonly<Record<ComposizioneDenuncia, string>> = {
  CP: 'Completa',
  FP: 'Frazionata',
  FC: 'Completamento della frazionata',
  NS: 'Non specificata',
  AN: 'Anticipata',
};

/** Suspension of the contribution to a fund. The codes are known, their wording is not: it is not invented here. */
export const motiviSospensione = ['002', '003'] as const;
export type MotivoSospensione = (typeof motiviSospensione)[number];

export const descrizioneMotivoSospensione: Readonly<Record<MotivoSospensione, string>> = {
  '002': 'Sospensione, motivo 002',
  '003': 'Sospensione, motivo 003',
};

/** Cessation of the contribution to a fund; same caution. */
export const tipiCessazione = ['001', '002'] as const;
export type TipoCessazione = (typeof tipiCessazione)[number];

export const descrizioneTipoCessazione: Readonly<Record<TipoCessazione, string>> = {
  '001': 'Cessazione, tipo 001',
  '002': 'Cessazione, tipo 002',
};

/** Kinds of withholding of the prints; what each stands for is the school's own description. */
export const tipiRitenuta = ['55', '56', '57', '58', '59', '60'] as const;
export type TipoRitenuta = (typeof tipiRitenuta)[number];

export const descrizioneTipoRitenuta: Readonly<Record<TipoRitenuta, string>> = {
  55: 'Ritenuta 55',
  56: 'Ritenuta 56',
  57: 'Ritenuta 57',
  58: 'Ritenuta 58',
  59: 'Ritenuta 59',
  60: 'Ritenuta 60',
};

/** Forms of the public-administration declaration. */
export const quadriDenuncia = ['D0', 'E0', 'E1', 'F1', 'V1'] as const;
export type QuadroDenuncia = (typeof quadriDenuncia)[number];

export const descrizioneQuadroDenuncia: Readonly<Record<QuadroDenuncia, string>> = {
  D0: 'D0 – Denuncia individuale',
  E0: 'E0 – Periodo del mese corrente',
  E1: 'E1 – Fondo pensione complementare',
  F1: 'F1 – Piani di ammortamento',
  V1: 'V1 – Variazione di periodi precedenti',
};

/** Form on which taxes and contributions are paid. */
export const modelliF24 = ['EP', 'ORDINARIO'] as const;
export type ModelloF24 = (typeof modelliF24)[number];

export const descrizioneModelloF24: Readonly<Record<ModelloF24, string>> = {
  EP: 'F24 enti pubblici (tesoreria unica)',
  ORDINARIO: 'F24 ordinario',
};

/** Who transmits the monthly declaration. */
export const tipiMittente = ['AZIENDA', 'PERSONA'] as const;
export type TipoMittente = (typeof tipiMittente)[number];

export const descrizioneTipoMittente: Readonly<Record<TipoMittente, string>> = {
  AZIENDA: 'La scuola stessa',
  PERSONA: 'Una persona fisica o un consulente per la scuola',
};
