/** What declarations and lists ask a code of, besides people: kinds of absence, qualifications, payslip items of the program. */
export const soggettiDenunce = ['ASSENZA', 'QUALIFICA', 'VOCE'] as const;
export type SoggettoDenunce = (typeof soggettiDenunce)[number];

export const descrizioneSoggettoDenunce: Readonly<Record<SoggettoDenunce, string>> = {
  ASSENZA: 'Tipi di assenza',
  QUALIFICA: 'Qualifiche',
  VOCE: 'Voci del programma',
};

export const datiDenunce = [
  'servizioPagaIntera',
  'servizioPagaRidotta',
  'servizioSenzaPaga',
  'contratto',
  'qualificaContoAnnuale',
  'qualificaNoipa',
  'tipoSpt',
  'capitolo',
  'compensoNoipa',
  'tipoEmolumento',
] as const;
export type DatoDenunce = (typeof datiDenunce)[number];

export const descrizioneDatoDenunce: Readonly<Record<DatoDenunce, string>> = {
  servizioPagaIntera: 'Tipo servizio dei giorni a paga intera',
  servizioPagaRidotta: 'Tipo servizio dei giorni a paga ridotta',
  servizioSenzaPaga: 'Tipo servizio dei giorni senza paga',
  contratto: 'Contratto',
  qualificaContoAnnuale: 'Qualifica del conto annuale',
  qualificaNoipa: 'Qualifica NoiPA',
  tipoSpt: 'Tipo per SPT',
  capitolo: 'Capitolo',
  compensoNoipa: 'Compenso NoiPA',
  tipoEmolumento: 'Tipo di emolumento (Modello M)',
};

/** The codes that each subject has. */
export const datiDelSoggetto: Readonly<Record<SoggettoDenunce, readonly DatoDenunce[]>> = {
  ASSENZA: ['servizioPagaIntera', 'servizioPagaRidotta', 'servizioSenzaPaga'],
  QUALIFICA: ['contratto', 'qualificaContoAnnuale', 'qualificaNoipa'],
  VOCE: ['tipoSpt', 'capitolo', 'compensoNoipa', 'tipoEmolumento'],
};
