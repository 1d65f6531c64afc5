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
/** The content of a declaration where the office says nothing else. */
export const COMPOSIZIONE_PREDEFINITA: ComposizioneDenuncia = 'CP';

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

/** Form on which taxes and contributions are paid. */
export const modelliF24 = ['EP', 'ORDINARIO'] as const;
export type ModelloF24 = (typeof modelliF24)[number];

export const descrizioneModelloF24: Readonly<Record<ModelloF24, string>> = {
  EP: 'F24 enti pubblici (tesoreria unica)',
  ORDINARIO: 'F24 ordinario',
};

/** Messages that a bank takes payments by: that of Europe, that of the Italian banks. */
export const tracciatiBonifici = ['EUROPEO', 'ITALIANO'] as const;
export type TracciatoBonifici = (typeof tracciatiBonifici)[number];

export const descrizioneTracciatoBonifici: Readonly<Record<TracciatoBonifici, string>> = {
  EUROPEO: 'SEPA (pain.001.001.03)',
  ITALIANO: 'CBI (CBIPaymentRequest.00.04.01)',
};

/** Who transmits the monthly declaration. */
export const tipiMittente = ['AZIENDA', 'PERSONA'] as const;
export type TipoMittente = (typeof tipiMittente)[number];

export const descrizioneTipoMittente: Readonly<Record<TipoMittente, string>> = {
  AZIENDA: 'La scuola stessa',
  PERSONA: 'Una persona fisica o un consulente per la scuola',
};
