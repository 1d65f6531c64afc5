import type { AssenzaTenuta, ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { asUid } from '#platform/data/entita.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';

/** The service of a full-time teacher, as a payslip keeps it. */
export const servizioTenuto = (contratto: TipoContratto, datInizio: string, datFine: string): ServizioTenuto => ({
  uid: asUid('persona-servizio'),
  datInizio,
  datFine,
  contratto,
  ruolo: 'DOCENTE',
  profilo: 'DOC_SEC_II',
  codFascia: '0-8',
  prgQualificaRetributiva: 10,
  codTipoOrario: 'F',
  numOreSettimanali: 1800,
  numOreIntere: 1800,
  numOrePartTime: null,
  numGiorniSettimana: 6,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  sedi: [],
  uidCodiceInps: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
});

/** An absence of theirs, as a payslip keeps it. */
export const assenzaTenuta = (codTipoAssenza: string, datInizio: string, datFine: string): AssenzaTenuta => ({
  uid: asUid('persona-assenza'),
  codTipoAssenza,
  codMotivo: null,
  datInizio,
  datFine,
  datNascitaFiglio: null,
});
