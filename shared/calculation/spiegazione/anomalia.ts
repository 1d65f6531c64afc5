/** Something that stops a payslip, or that whoever approves it must know: what happened, where, what to do, in Italian. */
export interface Anomalia {
  readonly codice: CodiceAnomalia;
  readonly campo?: string;
  readonly messaggio: string;
}

export const CODICI_ANOMALIA = [
  'SITUAZIONE_NON_VALIDA',
  'PERIODO_INVERTITO',
  'LIQUIDAZIONE_FUORI_PERIODO',
  'PERCETTORE_NON_AMMESSO',
  'CANALE_NOIPA',
  'NESSUNA_VOCE',
  'REGOLA_MANCANTE',
  'ALIQUOTA_ADDIZIONALE_MANCANTE',
  'ALIQUOTA_MASSIMA_MANCANTE',
  'ALIQUOTA_MASSIMA_SUPERATA',
  'DATO_MANCANTE',
  'ANNO_FISCALE_MISTO',
  'NETTO_NEGATIVO',
  'LORDO_NEGATIVO',
  'IMPORTO_FUORI_LIMITI',
  'PROFILO_SCONOSCIUTO',
  'ASSENZA_SCONOSCIUTA',
  'VOCE_NON_AMMESSA',
  'PERIODI_SOVRAPPOSTI',
  'ORE_FUORI_LIMITI',
  'REGOLA_NON_VERIFICATA',
  'VALORE_DA_AGGIORNARE',
  'COMPETENZA_FUTURA',
  'DATO_PRESUNTO',
  'LETTURA_CONTROVERSA',
  'LIMITE_RAGGIUNTO',
  'DIFFERENZA_LORDO_STATO',
  'BOLLO_SULLA_RICEVUTA',
  'VERIFICA_INADEMPIMENTI',
  'INAIL_A_PARTE',
  'COLLABORAZIONE_PLURIMA',
  'CERTIFICATO_A1',
  'RIMBORSO_IMPONIBILE',
  'RECUPERO_AL_NETTO',
  'RECUPERO_DA_RIPORTARE',
  'CONGUAGLIO_INCAPIENTE',
  'CONGUAGLIO_TARDIVO',
  'PAGAMENTO_AGLI_EREDI',
  'SOSTITUTIVA_A_CONFRONTO',
  'ERRORE_DEL_CALCOLO',
] as const;
export type CodiceAnomalia = (typeof CODICI_ANOMALIA)[number];

/** Stops the payslip being computed; caught where a payslip begins, never seen outside the engine. */
export class CalcoloImpossibile extends Error {
  readonly anomalie: readonly [Anomalia, ...Anomalia[]];
  constructor(...anomalie: readonly [Anomalia, ...Anomalia[]]) {
    super(anomalie.map((anomalia) => anomalia.messaggio).join(' '));
    this.name = 'CalcoloImpossibile';
    this.anomalie = anomalie;
  }
}

/** Stops the payslip for one reason. */
export const impossibile = (codice: CodiceAnomalia, messaggio: string, campo?: string): CalcoloImpossibile =>
  new CalcoloImpossibile(campo === undefined ? { codice, messaggio } : { codice, campo, messaggio });
