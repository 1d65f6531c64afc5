/** How the year of a person is settled: by NoiPA or by nobody, at a rate of their own; by a run of the school; by their own payslips. */
export const modiConguaglio = ['ALIQUOTA', 'ELABORAZIONE', 'CEDOLINO'] as const;
export type ModoConguaglio = (typeof modiConguaglio)[number];
export const descrizioneModoConguaglio: Readonly<Record<ModoConguaglio, string>> = {
  ALIQUOTA: 'Aliquota della persona',
  ELABORAZIONE: 'Elaborazione di conguaglio',
  CEDOLINO: 'Ultimo cedolino',
};

/** Whether what was withheld is what was due. RINVIATO: settled, and what nothing allowed to withhold was told. NON_CALCOLABILE: the settlement lacks a datum, and says which. */
export const esitiConguaglio = ['PARI', 'DIVERSO', 'DA_FARE', 'RINVIATO', 'NEL_CEDOLINO', 'NON_CALCOLABILE'] as const;
export type EsitoConguaglio = (typeof esitiConguaglio)[number];
export const descrizioneEsitoConguaglio: Readonly<Record<EsitoConguaglio, string>> = {
  PARI: 'Pari',
  DIVERSO: 'Diverso',
  DA_FARE: 'Da fare',
  RINVIATO: 'Rinviato',
  NEL_CEDOLINO: 'Nel cedolino',
  NON_CALCOLABILE: 'Non calcolabile',
};
