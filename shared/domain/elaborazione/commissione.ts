/** Exams whose commissions are paid by quotas. */
export const tipiEsame = ['MATURITA', 'PRIMO_CICLO', 'ABILITAZIONE', 'ALTRO'] as const;
export type TipoEsame = (typeof tipiEsame)[number];
export const descrizioneTipoEsame: Readonly<Record<TipoEsame, string>> = {
  MATURITA: 'Maturità',
  PRIMO_CICLO: 'Conclusivo del primo ciclo',
  ABILITAZIONE: 'Abilitazione o qualifica professionale',
  ALTRO: 'Altro esame',
};

/** What a member does in a commission. */
export const funzioniCommissione = [
  'PRESIDENTE',
  'SOSTITUTO_PRESIDENTE',
  'COMMISSARIO_ESTERNO',
  'COMMISSARIO_INTERNO',
  'ESPERTO',
] as const;
export type FunzioneCommissione = (typeof funzioniCommissione)[number];
export const descrizioneFunzioneCommissione: Readonly<Record<FunzioneCommissione, string>> = {
  PRESIDENTE: 'Presidente',
  SOSTITUTO_PRESIDENTE: 'Commissario e sostituto del presidente',
  COMMISSARIO_ESTERNO: 'Commissario esterno',
  COMMISSARIO_INTERNO: 'Commissario interno',
  ESPERTO: 'Esperto',
};

/** Bands of the travel quota, from the nearest: how many minutes each goes to is a rule. */
export const fasceTrasferta = ['1', '2', '3', '4'] as const;
export type FasciaTrasferta = (typeof fasceTrasferta)[number];
export const descrizioneFasciaTrasferta: Readonly<Record<FasciaTrasferta, string>> = {
  1: 'Prima fascia, la più vicina, o stesso comune',
  2: 'Seconda fascia',
  3: 'Terza fascia',
  4: 'Quarta fascia, la più lontana',
};
