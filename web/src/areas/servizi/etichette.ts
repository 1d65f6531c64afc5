import type { ServizioInput } from '../../../../shared/contracts/servizi.ts';

/** The fields of a service as the form and the audit view name them. */
export const etichetteServizio: Readonly<Record<keyof ServizioInput, string>> = {
  datInizio: 'Inizio', datFine: 'Fine', codTipoPersonale: 'Tipo di personale', codTipoNomina: 'Tipo di nomina', codTipoServizio: 'Tipo di servizio', codAutoritaNomina: 'Autorità che nomina',
  numProtocollo: 'Protocollo del contratto', datProtocollo: 'Data del protocollo',
  prgQualificaRetributiva: 'Qualifica retributiva', codQualificaServizio: 'Qualifica di servizio', codFascia: 'Fascia di anzianità',
  codTipoOrario: 'Orario', numOreSettimanali: 'Ore settimanali', numOreIntere: 'Ore dell\'orario intero', numOrePartTime: 'Ore di part time', numOreContribuite: 'Ore contribuite', numGiorniSettimana: 'Giorni della settimana',
  codTipoAttivita: 'Tipo di attività', codTipoCattedra: 'Tipo di cattedra', codTipoPosto: 'Tipo di posto', codTipoLaboratorio: 'Area di laboratorio', codClasseConcorso: 'Classe di concorso', codProfiloAta: 'Profilo ATA',
  codSituazionePrevidenziale: 'Situazione previdenziale', flgEnam: 'Ritenuta ENAM', codScuolaTitolarita: 'Scuola di titolarità', uidSettore: 'Settore', sedi: 'Sedi di servizio',
  numAssegnoPersonale: 'Assegno personale mensile', desSentenzaRpdCia: 'Sentenza che riconosce RPD o CIA', note: 'Note',
};
