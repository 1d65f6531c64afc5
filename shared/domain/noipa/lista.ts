/** What a list pays: the school's fund, the exam of maturità, other exams. */
export const tipiListaNoipa = ['MOF', 'MATURITA', 'ALTRI_ESAMI'] as const;
export type TipoListaNoipa = (typeof tipiListaNoipa)[number];

export const descrizioneTipoListaNoipa: Readonly<Record<TipoListaNoipa, string>> = {
  MOF: "Miglioramento dell'offerta formativa",
  MATURITA: 'Esami di maturità',
  ALTRI_ESAMI: 'Altri esami',
};

/** How NoiPA taxes what a list pays. */
export const tassazioniNoipa = ['CORRENTE', 'SEPARATA'] as const;
export type TassazioneNoipa = (typeof tassazioniNoipa)[number];

export const descrizioneTassazioneNoipa: Readonly<Record<TassazioneNoipa, string>> = {
  CORRENTE: 'Corrente',
  SEPARATA: 'Separata',
};

/** Where a list comes from. */
export const originiListaNoipa = ['MANUALE', 'IMPORTATA', 'DIVISA', 'DUPLICATA', 'MIGRATA'] as const;

/** What came back of a list that was sent. */
export const esitiListaNoipa = ['ACCETTATO', 'SCARTATO_IN_PARTE', 'SCARTATO', 'PAGATO'] as const;
type EsitoListaNoipa = (typeof esitiListaNoipa)[number];

export const descrizioneEsitoListaNoipa: Readonly<Record<EsitoListaNoipa, string>> = {
  ACCETTATO: 'Accettata',
  SCARTATO_IN_PARTE: 'Accettata in parte',
  SCARTATO: 'Scartata',
  PAGATO: 'Pagata',
};
