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

/** The states that are stored of a filing: ATTESA while something blocks it; COMPLETATO can be sent; INVIATO may only be brought back within a day. */
export const statiDenuncia = ['ATTESA', 'COMPLETATO', 'INVIATO'] as const;
export type StatoDenuncia = (typeof statiDenuncia)[number];

/** The states that a filing is said to be in: IN_CORSO while its file is out and nobody wrote the day it was sent, FALLITO when it was refused whole. */
export const statiUniemens = ['ATTESA', 'COMPLETATO', 'IN_CORSO', 'INVIATO', 'FALLITO'] as const;
/** Those of accessory pay, which is gathered and sent in one place. */
export const statiAccessori = ['DA_INVIARE', 'INVIATO'] as const;
/** Every state of a filing, of whatever kind. */
export const statiDetti = [...statiUniemens, 'DA_INVIARE'] as const;
export type StatoDetto = (typeof statiDetti)[number];

export const descrizioneStatoDetto: Readonly<Record<StatoDetto, string>> = {
  ATTESA: 'Da completare',
  COMPLETATO: 'Completa',
  IN_CORSO: 'In invio',
  INVIATO: 'Inviata',
  FALLITO: 'Fallita',
  DA_INVIARE: 'Da inviare',
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

/** What was refused never took effect: its sums are free for a new filing. */
const REFUSED: readonly EsitoDenuncia[] = ['SCARTATO', 'ANNULLATO', 'STRALCIATO_INCAPIENZA'];

export const isRespinta = (esito: EsitoDenuncia | null): boolean => esito !== null && REFUSED.includes(esito);

/** The part of a filing that says the state it is in. */
interface DiStato {
  readonly tipo: TipoDenuncia;
  readonly versione: number;
  readonly STATUS: StatoDenuncia;
  readonly esito: EsitoDenuncia | null;
  readonly files: readonly { readonly bozza: boolean; readonly versione?: number | undefined }[];
}

/** The state that a filing is said to be in. */
export const statoDetto = ({ tipo, versione, STATUS, esito, files }: DiStato): StatoDetto => {
  if (tipo === 'spt') return STATUS === 'INVIATO' ? 'INVIATO' : 'DA_INVIARE';
  if (STATUS === 'INVIATO') return isRespinta(esito) ? 'FALLITO' : 'INVIATO';
  const file = files.at(-1);
  return STATUS === 'COMPLETATO' && file?.versione === versione && !file.bozza ? 'IN_CORSO' : STATUS;
};

/** The state in words, with what came back of a filing that was sent ('Inviata: accettata') and what accessory pay still lacks. */
export const statoInParole = (denuncia: DiStato): string => {
  const { STATUS, esito } = denuncia;
  const stato = statoDetto(denuncia);
  if (stato === 'DA_INVIARE' && STATUS === 'ATTESA')
    return `${descrizioneStatoDetto.DA_INVIARE}: ${descrizioneStatoDetto.ATTESA.toLowerCase()}`;
  return esito === null
    ? descrizioneStatoDetto[stato]
    : `${descrizioneStatoDetto[stato]}: ${descrizioneEsitoDenuncia[esito].toLowerCase()}`;
};
