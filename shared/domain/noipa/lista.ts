/** What a list pays: the school's fund, the exam of maturità, other exams. */
export const tipiListaNoipa = ['MOF', 'MATURITA', 'ALTRI_ESAMI'] as const;
export type TipoListaNoipa = (typeof tipiListaNoipa)[number];

/** The code of each kind, as other programs number them. */
export const codiciTipoListaNoipa: Readonly<Record<string, TipoListaNoipa>> = {
  1: 'MOF',
  2: 'MATURITA',
  3: 'ALTRI_ESAMI',
};

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
type OrigineListaNoipa = (typeof originiListaNoipa)[number];

export const descrizioneOrigineListaNoipa: Readonly<Record<OrigineListaNoipa, string>> = {
  MANUALE: 'Scritta a mano',
  IMPORTATA: 'Importata da un file',
  DIVISA: 'Divisa da un’altra lista',
  DUPLICATA: 'Copiata da un’altra lista',
  MIGRATA: 'Portata da un altro programma',
};

/** What came back of a list that was sent. */
export const esitiListaNoipa = ['ACCETTATO', 'SCARTATO_IN_PARTE', 'SCARTATO', 'PAGATO'] as const;
type EsitoListaNoipa = (typeof esitiListaNoipa)[number];

export const descrizioneEsitoListaNoipa: Readonly<Record<EsitoListaNoipa, string>> = {
  ACCETTATO: 'Accettata',
  SCARTATO_IN_PARTE: 'Accettata in parte',
  SCARTATO: 'Scartata',
  PAGATO: 'Pagata',
};

/** What a compensation of an exam pays: the fee, the exempt travel, the preliminary exams; of other exams what is taxed and what is not. */
export const quoteEsame = ['FUNZIONE', 'TRASFERTA', 'PRELIMINARI', 'IMPONIBILE', 'NON_IMPONIBILE'] as const;
export type QuotaEsame = (typeof quoteEsame)[number];

/** By what a list is divided: the commission, or the chapter with its plan. */
export const divisioniLista = ['COMMISSIONE', 'CAPITOLO'] as const;
export type DivisioneLista = (typeof divisioniLista)[number];
export const descrizioneDivisioneLista: Readonly<Record<DivisioneLista, string>> = {
  COMMISSIONE: 'Commissione',
  CAPITOLO: 'Capitolo e piano gestionale',
};

/** What the address of a print calls each kind of list. */
export const tipiStampaNoipa = ['mof', 'maturita', 'altriesami'] as const;
export const tipoStampaNoipa: Readonly<Record<TipoListaNoipa, (typeof tipiStampaNoipa)[number]>> = {
  MOF: 'mof',
  MATURITA: 'maturita',
  ALTRI_ESAMI: 'altriesami',
};
