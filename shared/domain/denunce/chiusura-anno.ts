/** What closes a year of payments, in the order it is done. */
export const passiChiusura = [
  'ELABORAZIONI',
  'F24',
  'UNIEMENS',
  'SPT',
  'CONGUAGLIO',
  'CU',
  'CONSEGNA_CU',
  'CONTROLLO_770',
  'MODELLO_M',
  'IRAP',
  'MODELLO_770',
] as const;
export type PassoChiusura = (typeof passiChiusura)[number];

/** Steps that are done outside the program, or may be: the office says when. */
export const passiSegnabili = ['CONGUAGLIO', 'MODELLO_M', 'IRAP', 'MODELLO_770'] as const;
export type PassoSegnabile = (typeof passiSegnabili)[number];
export const isSegnabile = (passo: PassoChiusura): passo is PassoSegnabile =>
  passiSegnabili.some((uno) => uno === passo);

/** NIENTE: the year has nothing of it. */
export const statiPasso = ['FATTO', 'DA_FARE', 'SCADUTO', 'NIENTE'] as const;
export type StatoPasso = (typeof statiPasso)[number];

interface Descrizione {
  readonly titolo: string;
  readonly cosa: string;
  /** What is counted, one and many. */
  readonly conta: readonly [string, string];
}

export const descrizionePasso: Readonly<Record<PassoChiusura, Descrizione>> = {
  ELABORAZIONI: {
    titolo: 'Contabilizzare le elaborazioni',
    cosa: "Quelle rimaste aperte si contabilizzano, si eliminano o, se non servono più, si tolgono dall'elenco: le denunce leggono solo le contabilizzate. Di una sola persona da lasciare fuori si elimina il cedolino, e le altre si contabilizzano.",
    conta: ['elaborazione', 'elaborazioni'],
  },
  F24: {
    titolo: 'Inviare gli F24',
    cosa: 'Ogni elaborazione con qualcosa da versare sta in un F24 inviato e non scartato.',
    conta: ['elaborazione', 'elaborazioni'],
  },
  UNIEMENS: {
    titolo: 'Inviare gli UniEmens',
    cosa: 'Ogni elaborazione con contributi da denunciare sta in un UniEmens inviato e non scartato.',
    conta: ['elaborazione', 'elaborazioni'],
  },
  SPT: {
    titolo: 'Comunicare a NoiPA gli accessori fuori sistema',
    cosa: 'Chi ha lo stipendio da NoiPA e ha avuto compensi dalla scuola entra nel conguaglio e nella CU di NoiPA.',
    conta: ['persona', 'persone'],
  },
  CONGUAGLIO: {
    titolo: 'Fare il conguaglio di chi è pagato dalla scuola',
    cosa: 'Collaboratori e revisori con una elaborazione di conguaglio. Chi è conguagliato altrove lo segna l’ufficio.',
    conta: ['persona', 'persone'],
  },
  CU: {
    titolo: 'Inviare le Certificazioni Uniche',
    cosa: 'Chi è certificato dalla scuola sta in una CU inviata.',
    conta: ['persona', 'persone'],
  },
  CONSEGNA_CU: {
    titolo: 'Consegnare le Certificazioni Uniche',
    cosa: 'A ognuno la sua, con il giorno della consegna.',
    conta: ['persona', 'persone'],
  },
  CONTROLLO_770: {
    titolo: 'Controllare ritenute, versamenti e certificazioni',
    cosa: 'I confronti del modello 770 dicono se le ritenute sono tutte versate e tutte certificate.',
    conta: ['confronto', 'confronti'],
  },
  MODELLO_M: {
    titolo: 'Allegare il Modello M al conto consuntivo',
    cosa: 'Si stampa dall’anno chiuso. L’ufficio segna quando è fatto.',
    conta: ['', ''],
  },
  IRAP: {
    titolo: 'Inviare la dichiarazione IRAP',
    cosa: 'La tabella di lavoro è nella schermata. L’ufficio segna quando è fatto.',
    conta: ['', ''],
  },
  MODELLO_770: {
    titolo: 'Inviare il modello 770',
    cosa: 'La tabella di lavoro è nella quadratura. L’ufficio segna quando è fatto.',
    conta: ['', ''],
  },
};
