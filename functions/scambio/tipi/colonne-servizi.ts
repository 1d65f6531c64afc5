import { fasceAnzianita } from '../../../shared/domain/fasce.ts';
import { descrizioneTipoOrario } from '../../../shared/domain/situazione.ts';
import type { Colonna } from '../colonna.ts';

/** The columns of services besides those of the person, by the spec's names; codes are those of the fourteen lists. */
export const colonneServizi: readonly Colonna[] = [
  { campo: 'datInizio', titolo: 'Data inizio', tipo: 'data', obbligatoria: true, sinonimi: ['Dal', 'Inizio', 'Decorrenza'], esempio: '2025-09-01' },
  { campo: 'progressivo', titolo: 'Progressivo', tipo: 'intero', vuoto: 1, sinonimi: ['Prog'], esempio: 1, aiuto: 'Distingue i servizi della stessa persona che iniziano lo stesso giorno: 1, 2, …' },
  { campo: 'datFine', titolo: 'Data fine', tipo: 'data', sinonimi: ['Al', 'Fine', 'Scadenza'], esempio: '2026-08-31' },
  { campo: 'codTipoPersonale', titolo: 'Tipo personale', tipo: 'testo', vuoto: '', sinonimi: ['Codice tipo personale'], esempio: 'D' },
  { campo: 'codTipoNomina', titolo: 'Tipo nomina', tipo: 'testo', vuoto: '', sinonimi: ['Codice tipo nomina', 'Nomina'], esempio: 'I' },
  { campo: 'codTipoServizio', titolo: 'Tipo servizio', tipo: 'testo', vuoto: '', sinonimi: ['Codice tipo servizio'], esempio: null },
  { campo: 'codAutoritaNomina', titolo: 'Autorità di nomina', tipo: 'testo', esempio: null },
  { campo: 'numProtocollo', titolo: 'Protocollo', tipo: 'testo', vuoto: '', sinonimi: ['Numero protocollo'], esempio: null },
  { campo: 'datProtocollo', titolo: 'Data protocollo', tipo: 'data', esempio: null },
  { campo: 'prgQualificaRetributiva', titolo: 'Qualifica retributiva', tipo: 'intero', sinonimi: ['Progressivo qualifica', 'Codice qualifica'], esempio: null },
  { campo: 'codQualificaServizio', titolo: 'Qualifica di servizio', tipo: 'testo', esempio: null },
  { campo: 'codFascia', titolo: 'Fascia di anzianità', tipo: 'scelta', scelte: Object.fromEntries(fasceAnzianita.map((fascia) => [fascia, fascia])), sinonimi: ['Fascia', 'Classe stipendiale'], esempio: '0-8' },
  { campo: 'codTipoOrario', titolo: 'Orario', tipo: 'scelta', scelte: descrizioneTipoOrario, sinonimi: ['Tipo orario'], esempio: 'F' },
  { campo: 'numOreSettimanali', titolo: 'Ore settimanali', tipo: 'ore', sinonimi: ['Ore'], esempio: 1800 },
  { campo: 'numOreIntere', titolo: 'Ore dell\'orario intero', tipo: 'ore', sinonimi: ['Ore intere', 'Orario intero'], esempio: 1800 },
  { campo: 'numOrePartTime', titolo: 'Ore part time', tipo: 'ore', esempio: null },
  { campo: 'numOreContribuite', titolo: 'Ore contribuite', tipo: 'ore', esempio: null },
  { campo: 'numGiorniSettimana', titolo: 'Giorni alla settimana', tipo: 'intero', vuoto: 6, sinonimi: ['Giorni settimana'], esempio: 6 },
  { campo: 'codTipoAttivita', titolo: 'Tipo attività', tipo: 'testo', esempio: null },
  { campo: 'codTipoCattedra', titolo: 'Tipo cattedra', tipo: 'testo', sinonimi: ['Cattedra'], esempio: null },
  { campo: 'codTipoPosto', titolo: 'Tipo posto', tipo: 'testo', sinonimi: ['Posto'], esempio: null },
  { campo: 'codTipoLaboratorio', titolo: 'Laboratorio', tipo: 'testo', esempio: null },
  { campo: 'codClasseConcorso', titolo: 'Classe di concorso', tipo: 'testo', sinonimi: ['Cl Concorso', 'CdC'], esempio: null },
  { campo: 'codProfiloAta', titolo: 'Profilo ATA', tipo: 'testo', sinonimi: ['Profilo'], esempio: null },
  { campo: 'codSituazionePrevidenziale', titolo: 'Situazione previdenziale', tipo: 'testo', vuoto: '', esempio: null },
  { campo: 'flgEnam', titolo: 'ENAM', tipo: 'si_no', vuoto: false, esempio: false },
  { campo: 'codScuolaTitolarita', titolo: 'Scuola di titolarità', tipo: 'testo', forma: 'codice', sinonimi: ['Titolarità'], esempio: null },
  { campo: 'codSettore', titolo: 'Settore', tipo: 'testo', sinonimi: ['Codice settore'], esempio: 'DID' },
  { campo: 'sedi', titolo: 'Sedi', tipo: 'testo', sinonimi: ['Sede', 'Sedi di servizio'], esempio: 'PRINCIPALE 18,00', aiuto: 'Codice della sede e ore, separate da un punto e virgola: PRINCIPALE 12,00; XXAA00001X 6,00.' },
  { campo: 'numAssegnoPersonale', titolo: 'Assegno personale', tipo: 'importo', vuoto: 0, esempio: 0 },
  { campo: 'desSentenzaRpdCia', titolo: 'Sentenza RPD o CIA', tipo: 'testo', esempio: null },
  { campo: 'note', titolo: 'Note', tipo: 'testo', vuoto: '', esempio: null },
];
