/** The kinds of withholding for a third party, in order of precedence. */
export const generiRitenuta = [
  'PIGNORAMENTO_ORDINARIO',
  'PIGNORAMENTO_TRIBUTI',
  'PIGNORAMENTO_AGENTE_RISCOSSIONE',
  'ALIMENTI',
  'CESSIONE_QUINTO',
  'DELEGAZIONE',
  'PRESTITO_INPS',
  'QUOTA_SINDACALE',
  'ASSICURAZIONE',
  'VERSAMENTO_RISCOSSIONE',
  'ALTRA',
] as const;

/** The numbers by which withholdings were told apart on the prints of before: what each means is the school's to say. */
export const tipiRitenuta = ['55', '56', '57', '58', '59', '60'] as const;

/** The kinds of withholding in words, for the office that pays them. */
export const descrizioneGenereRitenuta: Readonly<Record<(typeof generiRitenuta)[number], string>> = {
  PIGNORAMENTO_ORDINARIO: 'Trattenuta a favore di terzi, crediti ordinari',
  PIGNORAMENTO_TRIBUTI: 'Trattenuta a favore di terzi, tributi',
  PIGNORAMENTO_AGENTE_RISCOSSIONE: 'Trattenuta a favore di terzi, agente della riscossione',
  ALIMENTI: 'Assegno alimentare o di mantenimento',
  CESSIONE_QUINTO: 'Cessione del quinto',
  DELEGAZIONE: 'Delegazione di pagamento',
  PRESTITO_INPS: 'Prestito INPS',
  QUOTA_SINDACALE: 'Quota associativa',
  ASSICURAZIONE: 'Premio di assicurazione',
  VERSAMENTO_RISCOSSIONE: "Versamento all'agente della riscossione",
  ALTRA: 'Altra trattenuta',
};
