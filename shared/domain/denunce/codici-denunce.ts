/** What declarations ask a code of, besides people: kinds of absence and qualifications. */
export const soggettiDenunce = ['ASSENZA', 'QUALIFICA'] as const;
export type SoggettoDenunce = (typeof soggettiDenunce)[number];

export const descrizioneSoggettoDenunce: Readonly<Record<SoggettoDenunce, string>> = {
  ASSENZA: 'Tipi di assenza',
  QUALIFICA: 'Qualifiche',
};

export const datiDenunce = [
  'servizioPagaIntera',
  'servizioPagaRidotta',
  'servizioSenzaPaga',
  'contratto',
  'qualificaContoAnnuale',
  'qualificaNoipa',
] as const;
export type DatoDenunce = (typeof datiDenunce)[number];

export const descrizioneDatoDenunce: Readonly<Record<DatoDenunce, string>> = {
  servizioPagaIntera: 'Tipo servizio dei giorni a paga intera',
  servizioPagaRidotta: 'Tipo servizio dei giorni a paga ridotta',
  servizioSenzaPaga: 'Tipo servizio dei giorni senza paga',
  contratto: 'Contratto',
  qualificaContoAnnuale: 'Qualifica del conto annuale',
  qualificaNoipa: 'Qualifica NoiPA',
};

/** The codes that each subject has. */
export const datiDelSoggetto: Readonly<Record<SoggettoDenunce, readonly DatoDenunce[]>> = {
  ASSENZA: ['servizioPagaIntera', 'servizioPagaRidotta', 'servizioSenzaPaga'],
  QUALIFICA: ['contratto', 'qualificaContoAnnuale', 'qualificaNoipa'],
};
