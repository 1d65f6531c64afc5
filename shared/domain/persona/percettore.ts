import type { TipoElaborazione } from '../elaborazione/elaborazione.ts';

/** Contract of who works for a school, as pay tells them apart. */
export const contrattiDipendente = ['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'] as const;
export type ContrattoDipendente = (typeof contrattiDipendente)[number];

export const descrizioneContratto: Readonly<Record<ContrattoDipendente, string>> = {
  TI: 'Tempo indeterminato',
  TD_31_8: 'Tempo determinato al 31/08',
  TD_30_6: 'Tempo determinato al 30/06',
  SUPPLENTE_BREVE: 'Supplenza breve e saltuaria',
};

export const ruoliDipendente = ['DOCENTE', 'EDUCATORE', 'ATA', 'DSGA', 'DS', 'IRC'] as const;
export type RuoloDipendente = (typeof ruoliDipendente)[number];

export const descrizioneRuoloDipendente: Readonly<Record<RuoloDipendente, string>> = {
  DOCENTE: 'Docente',
  EDUCATORE: 'Personale educativo',
  ATA: 'Personale ATA',
  DSGA: 'DSGA',
  DS: 'Dirigente scolastico',
  IRC: 'Insegnante di religione cattolica',
};

/** Kinds of payee: each is taxed in its own way. */
export const tipiPercettore = [
  'DIPENDENTE',
  'FORMATORE',
  'OCCASIONALE',
  'PROFESSIONISTA',
  'NON_RESIDENTE',
  'COCOCO',
  'COMMISSARIO_ESTERNO',
  'ALTRA_AMMINISTRAZIONE',
  'SOCIETA',
  'EREDE',
  'STUDENTE',
  'REVISORE',
  'ASSISTENTE_LINGUA',
  'AUTORE',
  'LAVORATORE_SPORTIVO',
] as const;
export type TipoPercettore = (typeof tipiPercettore)[number];

export const descrizionePercettore: Readonly<Record<TipoPercettore, string>> = {
  DIPENDENTE: 'Dipendente della scuola',
  FORMATORE: 'Formatore del personale',
  OCCASIONALE: 'Lavoratore autonomo occasionale',
  PROFESSIONISTA: 'Professionista con partita IVA',
  NON_RESIDENTE: 'Non residente',
  COCOCO: 'Collaboratore coordinato e continuativo',
  COMMISSARIO_ESTERNO: 'Commissario esterno',
  ALTRA_AMMINISTRAZIONE: 'Dipendente di altra amministrazione',
  SOCIETA: 'Società o associazione',
  EREDE: 'Erede',
  STUDENTE: 'Studente',
  REVISORE: 'Revisore dei conti',
  ASSISTENTE_LINGUA: 'Assistente di lingua straniera',
  AUTORE: "Autore, per diritti d'autore",
  LAVORATORE_SPORTIVO: 'Lavoratore sportivo',
};

/** Payees that each type of run may pay, the usual one first. */
export const percettoriAmmessi: Readonly<Record<TipoElaborazione, readonly [TipoPercettore, ...TipoPercettore[]]>> = {
  ACC: ['DIPENDENTE', 'ALTRA_AMMINISTRAZIONE', 'EREDE'],
  FOR: ['FORMATORE'],
  EST: [
    'OCCASIONALE',
    'PROFESSIONISTA',
    'NON_RESIDENTE',
    'COMMISSARIO_ESTERNO',
    'ALTRA_AMMINISTRAZIONE',
    'SOCIETA',
    'EREDE',
    'STUDENTE',
    'ASSISTENTE_LINGUA',
    'AUTORE',
    'LAVORATORE_SPORTIVO',
  ],
  COC: ['COCOCO', 'REVISORE'],
  ARR: ['DIPENDENTE', 'EREDE'],
  FER: ['DIPENDENTE', 'EREDE'],
  SUP: ['DIPENDENTE'],
  CON: ['COCOCO', 'REVISORE', 'DIPENDENTE'],
};

/** VAT of an invoice: added by who issues it, owed by the school instead (reverse charge), or none. */
export const iveFattura = ['ORDINARIA', 'RIDOTTA_10', 'RIDOTTA_5', 'RIDOTTA_4', 'INVERSIONE', 'ESENTE'] as const;
export type IvaFattura = (typeof iveFattura)[number];

export const descrizioneIva: Readonly<Record<IvaFattura, string>> = {
  ORDINARIA: 'Ordinaria',
  RIDOTTA_10: 'Ridotta, 10 %',
  RIDOTTA_5: 'Ridotta, 5 %',
  RIDOTTA_4: 'Ridotta, 4 %',
  INVERSIONE: 'Inversione contabile: la versa la scuola',
  ESENTE: 'Esente o fuori campo',
};

/** What a professional adds for social security: the INPS charge, the fund, or one on top of the other. */
export const previdenzeFattura = [
  'NESSUNA',
  'RIVALSA_INPS',
  'CASSA_2',
  'CASSA_4',
  'CASSA_5',
  'RIVALSA_E_CASSA_2',
  'RIVALSA_E_CASSA_4',
] as const;
export type PrevidenzaFattura = (typeof previdenzeFattura)[number];

export const descrizionePrevidenzaFattura: Readonly<Record<PrevidenzaFattura, string>> = {
  NESSUNA: 'Nessuna',
  RIVALSA_INPS: 'Rivalsa INPS 4 %',
  CASSA_2: 'Cassa 2 %',
  CASSA_4: 'Cassa 4 %',
  CASSA_5: 'Cassa 5 %',
  RIVALSA_E_CASSA_2: 'Rivalsa INPS 4 % e cassa 2 %',
  RIVALSA_E_CASSA_4: 'Rivalsa INPS 4 % e cassa 4 %',
};

/** Class of the Gestione separata of an outsider. */
export const classiGestioneSeparata = ['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA'] as const;
export type ClasseGestioneSeparata = (typeof classiGestioneSeparata)[number];

export const descrizioneClasseGestioneSeparata: Readonly<Record<ClasseGestioneSeparata, string>> = {
  CON_DIS_COLL: 'Aliquota piena con DIS-COLL',
  SENZA_DIS_COLL: 'Aliquota piena senza DIS-COLL',
  ALTRA_COPERTURA: 'Con altra copertura previdenziale o pensionato',
};

/** Who came to live in Italia from 2024 (art. 5 D.Lgs. 209/2023): how much of the income counts. */
export const impatriati = ['SENZA_FIGLI', 'CON_FIGLI'] as const;
export const descrizioneImpatriato: Readonly<Record<(typeof impatriati)[number], string>> = {
  SENZA_FIGLI: 'Senza figli minori: conta metà del reddito',
  CON_FIGLI: 'Con un figlio minore: conta il 40 %',
};
