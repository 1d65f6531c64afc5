/** Medical reason of a sickness absence: what keeps the accessory pay from the cut of the first ten days. */
export const motiviSanitari = ['0', '3', '4', '6'] as const;
export type MotivoSanitario = (typeof motiviSanitari)[number];

export const descrizioneMotivoSanitario: Readonly<Record<MotivoSanitario, string>> = {
  0: 'Malattia ordinaria',
  3: 'Ricovero ospedaliero',
  4: 'Day hospital',
  6: 'Convalescenza post ricovero',
};

/** Parents who may take a parental leave. */
export const genitoriCongedo = ['MADRE', 'PADRE', 'SOLO'] as const;
type GenitoreCongedo = (typeof genitoriCongedo)[number];

export const descrizioneGenitoreCongedo: Readonly<Record<GenitoreCongedo, string>> = {
  MADRE: 'La madre',
  PADRE: 'Il padre',
  SOLO: 'Un genitore solo',
};

/** Reasons why a short leave was not made up for: pay is lost only for the employee's own. */
export const mancatiRecuperi = ['DIPENDENTE', 'SCUOLA'] as const;
type MancatoRecupero = (typeof mancatiRecuperi)[number];

export const descrizioneMancatoRecupero: Readonly<Record<MancatoRecupero, string>> = {
  DIPENDENTE: 'Per fatto della persona: si trattiene',
  SCUOLA: 'Per fatto della scuola: non si trattiene',
};
