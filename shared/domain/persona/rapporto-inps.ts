/**
 * Codes of the social-security declaration about a service. Read in the code tables of the technical document as one payroll program
 * carries them; nobody has compared them with the document in force.
 */

/** Why a service begins: the private declaration (TipoAssunzione). */
export const tipiAssunzione = ['1', '2', '3', '3E', '3S', '9'] as const;
export type TipoAssunzione = (typeof tipiAssunzione)[number];
export const descrizioneTipoAssunzione: Readonly<Record<TipoAssunzione, string>> = {
  1: 'Assunzione',
  2: 'Variazione societaria con cambio di matricola INPS',
  3: 'Rientro da sospensione',
  '3E': 'Rientro da aspettativa elettorale',
  '3S': 'Rientro da aspettativa sindacale',
  9: 'Altre motivazioni',
};

/** Why a service ends: the declaration of public staff (CodiceCessazione). */
export const codiciCessazione = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '9',
  '12',
  '13',
  '14',
  '17',
  '18',
  '25',
  '29',
  '30',
  '31',
  '32',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '48',
] as const;
export type CodiceCessazione = (typeof codiciCessazione)[number];
export const descrizioneCodiceCessazione: Readonly<Record<CodiceCessazione, string>> = {
  1: 'Decesso',
  2: 'Dimissioni volontarie o recesso del dipendente',
  3: 'Limiti di età',
  4: 'Limiti di servizio',
  5: 'Dispensa per inabilità permanente alle mansioni',
  6: 'Dispensa per invalidità (L. 335/1995, art. 2 c. 12)',
  9: 'Destituzione',
  12: 'Dimissioni volontarie, fino a gennaio 2013',
  13: 'Passaggio ad altra amministrazione',
  14: 'Licenziamento',
  17: 'Dispensa per inabilità assoluta e permanente a qualsiasi lavoro',
  18: 'Fine incarico',
  25: 'Trasformazione in tempo parziale (DM 331/1997)',
  29: 'Risoluzione consensuale per i dirigenti',
  30: 'Perdita della cittadinanza',
  31: 'Prosecuzione oltre i limiti di età (L. 186/2004)',
  32: 'Sospensione di un periodo utile',
  34: 'Collocamento a riposo oltre i limiti di età',
  35: 'Trattamento di mobilità',
  36: "Aspettativa per mandato amministrativo, con onere a carico dell'amministrazione locale",
  37: "Aspettativa per mandato amministrativo, con onere a carico dell'iscritto",
  38: 'Aspettativa per incarico di direttore in aziende sanitarie',
  39: 'Aspettativa per mandato politico elettivo (L. 300/1970, art. 31)',
  40: 'Aspettativa sindacale non retribuita (L. 300/1970, art. 31)',
  41: 'Aspettativa per cooperazione con Paesi in via di sviluppo',
  42: 'Sospensione cautelare',
  43: 'Cassa integrazione ordinaria',
  44: 'Cassa integrazione straordinaria',
  45: 'Cassa integrazione speciale',
  46: 'Aspettativa per incarico di direttore generale di amministrazioni pubbliche',
  47: 'Cessazione per esodo (L. 92/2012)',
  48: 'Cambio del tipo di impiego',
};

/** Why a relation ends in the private declaration (TipoCessazione). */
export const tipiCessazionePrivata = ['1A', '1B', '1C', '1D', '2', '3', '3E', '3S', '4', '9'] as const;
export type TipoCessazionePrivata = (typeof tipiCessazionePrivata)[number];
export const descrizioneCessazionePrivata: Readonly<Record<TipoCessazionePrivata, string>> = {
  '1A': 'Licenziamento',
  '1B': 'Dimissioni',
  '1C': 'Fine del contratto',
  '1D': 'Licenziamento per giusta causa o giustificato motivo soggettivo',
  2: 'Variazione societaria con cambio di matricola INPS',
  3: 'Sospensione',
  '3E': 'Sospensione per aspettativa elettorale',
  '3S': 'Sospensione per aspettativa sindacale',
  4: 'Decesso',
  9: 'Altre motivazioni',
};

/** The reason of the private declaration that goes with that of public staff: deduced by us from their words, where the office says no other. */
export const cessazionePrivata: Readonly<Record<CodiceCessazione, TipoCessazionePrivata>> = {
  1: '4',
  2: '1B',
  3: '9',
  4: '9',
  5: '9',
  6: '9',
  9: '1A',
  12: '1B',
  13: '9',
  14: '1A',
  17: '9',
  18: '1C',
  25: '9',
  29: '9',
  30: '9',
  31: '9',
  32: '3',
  34: '9',
  35: '9',
  36: '3',
  37: '3',
  38: '3',
  39: '3E',
  40: '3S',
  41: '3',
  42: '3',
  43: '3',
  44: '3',
  45: '3',
  46: '3',
  47: '9',
  48: '9',
};

/** Service for another body: seconded or assigned there, or otherwise (TipologiaServizio). */
export const tipiDistacco = ['1', '2'] as const;
export type TipoDistacco = (typeof tipiDistacco)[number];
export const descrizioneTipoDistacco: Readonly<Record<TipoDistacco, string>> = {
  1: 'Comando o distacco',
  2: 'Altro servizio presso altra amministrazione',
};

/** Bonuses of service that a school can meet (CodMaggiorazione). */
export const codiciMaggiorazione = ['005', '006', '007', '008', '042', '043'] as const;
export type CodiceMaggiorazione = (typeof codiciMaggiorazione)[number];
export const descrizioneMaggiorazione: Readonly<Record<CodiceMaggiorazione, string>> = {
  '005': "Servizio all'estero in sedi particolarmente disagiate",
  '006': "Servizio all'estero in sedi disagiate",
  '007': "Servizio scolastico all'estero (007)",
  '008': "Servizio scolastico all'estero (008)",
  '042': 'Lavoratori sordomuti e invalidi (L. 388/2000, art. 80 c. 3)',
  '043': 'Servizio scolastico con particolari finalità (L. 312/1980, art. 63)',
};
