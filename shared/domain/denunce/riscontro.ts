/** The comparisons of a year, in the order the auditors read them: one side and the other. */
export const confrontiRiscontro = [
  'F24',
  'UNIEMENS',
  'F24_UNIEMENS',
  'SPT',
  'CU',
  'M770',
  'IRAP',
  'MODELLO_M',
] as const;
export type ConfrontoRiscontro = (typeof confrontiRiscontro)[number];
export const nomeConfronto: Readonly<Record<ConfrontoRiscontro, string>> = {
  F24: 'Cedolini e F24',
  UNIEMENS: 'Cedolini e UniEmens',
  F24_UNIEMENS: 'F24 e UniEmens',
  SPT: 'Cedolini e accessori',
  CU: 'Cedolini e CU',
  M770: 'F24, CU e 770',
  IRAP: 'Cedolini e IRAP',
  MODELLO_M: 'Liquidato e Modello M',
};
export const descrizioneConfronto: Readonly<Record<ConfrontoRiscontro, string>> = {
  F24: 'Quello che i cedolini devono versare = quello che hanno i file F24 inviati, per codice e mese',
  UNIEMENS: 'Contributi e imponibili dei cedolini = quello che dichiarano i file UniEmens inviati, per gestione e mese',
  F24_UNIEMENS:
    'Contributi versati con gli F24 inviati = contributi dichiarati negli UniEmens inviati, per gestione e mese',
  SPT: 'Compensi al personale dello Stato nei cedolini = accessori fuori sistema inviati, per mese di liquidazione',
  CU: 'Ritenute trattenute a ogni persona nell’anno d’imposta = quelle delle sue certificazioni inviate',
  M770: 'Ritenute versate con gli F24 dell’anno = 770 dell’anno d’imposta; certificate con CU e accessori = operate',
  IRAP: 'IRAP dei cedolini = righe IRAP degli F24 inviati, per mese di pagamento',
  MODELLO_M: 'Cedolini pagati = Modello M, per mese di liquidazione',
};

/** The reasons, told by name, for which two sums that are both right differ. */
export const causeRiscontro = [
  'ALTRO_ANNO',
  'ALTRO_MESE',
  'CONGUAGLIO',
  'GENNAIO',
  'NON_PAGATO',
  'DA_INVIARE',
  'RESPINTO',
  'CORREZIONE',
  'RESTITUITO',
  'SENZA_CODICE',
  'INTERESSI',
  'ARROTONDAMENTO',
] as const;
export type CausaRiscontro = (typeof causeRiscontro)[number];
export const descrizioneCausa: Readonly<Record<CausaRiscontro, string>> = {
  ALTRO_ANNO: 'di un altro anno d’imposta',
  ALTRO_MESE: 'dichiarato in un mese e versato in un altro',
  CONGUAGLIO: 'versato dopo la fine dell’anno d’imposta, con il conguaglio',
  GENNAIO: 'pagato dal 1° al 12 gennaio: anno d’imposta prima (nota B del 770)',
  NON_PAGATO: 'liquidato nell’anno e non pagato nell’anno',
  DA_INVIARE: 'da inviare, nei termini',
  RESPINTO: 'respinto da chi l’ha ricevuto, da inviare di nuovo',
  CORREZIONE: 'correzioni chieste e crediti ripresi in un altro F24',
  RESTITUITO: 'imposta di somme che la persona ha restituito nell’anno',
  SENZA_CODICE: 'senza codice di versamento: nessun file lo può contenere',
  INTERESSI: 'interessi di un ravvedimento, nella riga del tributo',
  ARROTONDAMENTO: 'arrotondamento all’euro',
};

interface Confrontato {
  readonly diverse: number;
  readonly riconciliazioni: readonly { readonly causa: CausaRiscontro }[];
}

/** True where a part is not sent yet and still in time: what agrees, agrees up to here. */
export const isInParteDaInviare = ({ riconciliazioni }: Pick<Confrontato, 'riconciliazioni'>): boolean =>
  riconciliazioni.some(({ causa }) => causa === 'DA_INVIARE');

/** Returns the words on how a comparison stands: a side that nobody has sent yet is never said to agree without more. */
export const esitoConfronto = (confronto: Confrontato): string => {
  const { diverse } = confronto;
  if (diverse > 0) return diverse === 1 ? '1 somma non quadra' : `${diverse} somme non quadrano`;
  return isInParteDaInviare(confronto) ? 'Quadra fin qui, da inviare' : 'Quadra';
};

/** Returns the sentence on how a year stands, which the auditors read and sign. */
export const esitoAnno = (anno: number, confronti: readonly Confrontato[]): string => {
  if (confronti.length === 0) return `Nel ${anno} non c’è ancora niente da riscontrare.`;
  const diverse = confronti.reduce((tutte, uno) => tutte + uno.diverse, 0);
  if (diverse > 0)
    return diverse === 1 ? '1 somma resta senza spiegazione.' : `${diverse} somme restano senza spiegazione.`;
  return confronti.some(isInParteDaInviare)
    ? `Il ${anno} quadra fin qui, ma non è chiuso: una parte è ancora da inviare, nei termini.`
    : `Il ${anno} chiude al centesimo: ogni differenza ha il suo nome.`;
};
