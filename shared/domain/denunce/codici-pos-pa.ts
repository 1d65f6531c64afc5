/**
 * Codes of the forms of the public family, with our words. Read in the code tables that programs carry (2022) and in pages about the messages of
 * INPS; nobody has compared them with the technical document in force.
 */

/** First day that a period of the public family may begin: earlier ones were told another way. */
export const PRIMO_GIORNO_POS_PA = '2012-10-01';

export const descrizioneTipoImpiego: Readonly<Record<string, string>> = {
  1: '1 - Tempo indeterminato, tempo pieno',
  2: '2 - A giornata',
  8: '8 - Part time',
  9: '9 - Orario ridotto',
  10: '10 - Tempo definito',
  13: '13 - Supplenti della scuola',
  17: '17 - Tempo determinato, tempo pieno',
  18: '18 - Tempo determinato, part time',
};

/** Kinds of employment that the tables know besides, of bodies that are no school. */
const altriTipiImpiego = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '11',
  '12',
  '14',
  '15',
  '16',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
];
export const tipiImpiegoNoti: readonly string[] = [...Object.keys(descrizioneTipoImpiego), ...altriTipiImpiego];

export const descrizioneRegimeFineServizio: Readonly<Record<string, string>> = {
  1: '1 - TFR',
  2: '2 - TFR per opzione',
  3: '3 - TFS',
};

export const descrizioneTipoPartTime: Readonly<Record<string, string>> = {
  P: 'P - Orizzontale',
  V: 'V - Verticale',
  M: 'M - Misto',
};

export const descrizioneCausaleVariazione: Readonly<Record<string, string>> = {
  1: '1 - Integra dati già comunicati',
  5: '5 - Sostituisce un periodo, o lo comunica per la prima volta',
  6: '6 - Annulla un periodo',
  7: '7 - Conguaglio previdenziale',
};

export const descrizioneMotivoUtilizzo: Readonly<Record<string, string>> = {
  1: '1 - Conguaglio annuale, retribuzioni pagate direttamente',
  2: '2 - Conguaglio annuale, retribuzioni pagate anche da terzi',
  3: '3 - Regolarizzazione da sentenza',
  4: '4 - Regolarizzazione da transazione',
  5: '5 - Regolarizzazione da circolare o messaggio',
  6: "6 - Riduzione dell'imponibile INADEL o ENPAS per recuperi",
  7: '7 - Recupero di competenze di un cessato',
  8: '8 - Eventi con accredito figurativo',
  9: '9 - Contribuzione correlata di lavoratori in esodo',
  10: '10 - Regolarizzazione TFS di Bolzano e Trento',
  11: '11 - Assenza retribuita',
};

export const descrizioneTipoContributo: Readonly<Record<string, string>> = {
  1: '1 - Pensione',
  5: '5 - Contributo aggiuntivo speciale',
  6: '6 - Aggiuntivo 1 % e solidarietà',
  7: '7 - TFS',
  8: '8 - TFR',
  9: '9 - Fondo credito',
  10: '10 - ENPDEP',
};

/** Kinds that are paid by instalments, besides those of a period. */
const contributiARate = ['11', '12', '13', '28', '41'];
export const tipiContributoNoti: readonly string[] = [...Object.keys(descrizioneTipoContributo), ...contributiARate];

export const descrizioneAliquotaVersata: Readonly<Record<string, string>> = {
  1: '1 - Di competenza',
  2: '2 - Di cassa',
};

export const descrizioneOperazione: Readonly<Record<string, string>> = {
  V: 'V - Versamento',
  R: 'R - Rimborso',
  S: 'S - Storno',
};
