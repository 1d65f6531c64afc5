/** Kinds of filing a school stores. */
export const tipiDenuncia = ['f24ep', 'f24', 'uniemens', 'spt', 'cu'] as const;
export type TipoDenuncia = (typeof tipiDenuncia)[number];

/** What the file of each is called: the program reads and checks it, whoever made it. */
export const descrizioneTipoDenuncia: Readonly<Record<TipoDenuncia, string>> = {
  f24ep: 'F24 enti pubblici (T24)',
  f24: 'F24 ordinario (T24)',
  uniemens: 'UniEmens (XML)',
  cu: 'Certificazione Unica (CUR)',
  spt: 'Accessori fuori sistema (XML)',
};

/** Kinds of file whose layout a school may map or confirm: the filings, and the lists that NoiPA pays. */
export const tipiTracciato = [...tipiDenuncia, 'noipa'] as const;
export type TipoTracciato = (typeof tipiTracciato)[number];

export const descrizioneTipoTracciato: Readonly<Record<TipoTracciato, string>> = {
  ...descrizioneTipoDenuncia,
  noipa: 'Liste NoiPA (XML)',
};

/** ATTESA while something blocks it; COMPLETATO can be sent; INVIATO may only be brought back within a day. */
export const statiDenuncia = ['ATTESA', 'COMPLETATO', 'INVIATO'] as const;
export type StatoDenuncia = (typeof statiDenuncia)[number];

export const descrizioneStatoDenuncia: Readonly<Record<StatoDenuncia, string>> = {
  ATTESA: 'Da completare',
  COMPLETATO: 'Completa',
  INVIATO: 'Inviata',
};

/** True of an F24 that only gives back: nothing is sent, and its credit is in the next one. */
export const isSoloCredito = ({
  righe,
  riporti = [],
}: {
  readonly righe: number;
  readonly riporti?: readonly unknown[] | undefined;
}): boolean => righe === 0 && riporti.length > 0;

/** What came back of a filing that was sent. */
export const esitiDenuncia = [
  'IN_ATTESA',
  'ACCETTATO',
  'SCARTATO',
  'SCARTATO_IN_PARTE',
  'ANNULLATO',
  'STRALCIATO_INCAPIENZA',
] as const;
export type EsitoDenuncia = (typeof esitiDenuncia)[number];

/** Of a filing that pays nothing by itself: no account can lack the money for it. */
const SENZA_ADDEBITO = ['IN_ATTESA', 'ACCETTATO', 'SCARTATO', 'ANNULLATO'] as const;

/** Of a filing whose people are taken or refused one by one. */
const PERSONA_PER_PERSONA = ['IN_ATTESA', 'ACCETTATO', 'SCARTATO', 'SCARTATO_IN_PARTE', 'ANNULLATO'] as const;

/** What may come back of each kind; where people are judged one by one, those refused are sent again alone. */
export const esitiDi: Readonly<Record<TipoDenuncia, readonly EsitoDenuncia[]>> = {
  f24ep: esitiDenuncia,
  f24: esitiDenuncia,
  uniemens: PERSONA_PER_PERSONA,
  cu: SENZA_ADDEBITO,
  spt: ['IN_ATTESA', 'ACCETTATO', 'SCARTATO', 'SCARTATO_IN_PARTE'],
};

export const descrizioneEsitoDenuncia: Readonly<Record<EsitoDenuncia, string>> = {
  IN_ATTESA: 'In attesa di esito',
  ACCETTATO: 'Accettata',
  SCARTATO: 'Scartata',
  SCARTATO_IN_PARTE: 'Scartata in parte',
  ANNULLATO: 'Annullata',
  STRALCIATO_INCAPIENZA: 'Stralciata per incapienza',
};

/** The state in words, with what came back of a filing that was sent: 'Inviata: accettata'. */
export const statoInParole = ({
  STATUS,
  esito,
}: {
  readonly STATUS: StatoDenuncia;
  readonly esito: EsitoDenuncia | null;
}): string =>
  esito === null
    ? descrizioneStatoDenuncia[STATUS]
    : `${descrizioneStatoDenuncia[STATUS]}: ${descrizioneEsitoDenuncia[esito].toLowerCase()}`;

/** What was refused never took effect: its sums are free for a new filing. */
const REFUSED: readonly EsitoDenuncia[] = ['SCARTATO', 'ANNULLATO', 'STRALCIATO_INCAPIENZA'];

export const isRespinta = (esito: EsitoDenuncia | null): boolean => esito !== null && REFUSED.includes(esito);
