import { descrizioneTipoRapporto, type TipoRapporto } from '#shared/domain/persona/valori-ammessi.ts';
import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** A kind of appointment: what contract it is for pay, and the day it cannot go beyond ('MM-DD' of the year the school year ends in). */
export interface TipoNomina extends Voce {
  readonly tipoRapporto: TipoRapporto;
  readonly scadenza: '08-31' | '06-30' | null;
}

export const tipiNomina: Tabella<TipoNomina> = {
  id: 'tipi-nomina',
  descrizione: 'Tipi di nomina',
  origine: daConoscenza(
    'L. 124/1999 art. 4; D.M. sulle supplenze; L. 186/2003 per la religione cattolica',
    'I codici sono del prodotto.',
  ),
  voci: [
    { codice: 'TI', descrizione: descrizioneTipoRapporto.INDETERMINATO, tipoRapporto: 'INDETERMINATO', scadenza: null },
    { codice: 'AN', descrizione: descrizioneTipoRapporto.ANNUALE, tipoRapporto: 'ANNUALE', scadenza: '08-31' },
    {
      codice: 'TA',
      descrizione: descrizioneTipoRapporto.TERMINE_ATTIVITA,
      tipoRapporto: 'TERMINE_ATTIVITA',
      scadenza: '06-30',
    },
    { codice: 'SB', descrizione: descrizioneTipoRapporto.BREVE, tipoRapporto: 'BREVE', scadenza: null },
    {
      codice: 'AA',
      descrizione: "Supplenza fino alla nomina dell'avente titolo",
      tipoRapporto: 'BREVE',
      scadenza: null,
    },
    {
      codice: 'IR',
      descrizione: 'Incarico annuale di religione cattolica',
      tipoRapporto: 'ANNUALE',
      scadenza: '08-31',
    },
    {
      codice: 'IS',
      descrizione: 'Incarico di religione con trattamento equiparato al ruolo',
      tipoRapporto: 'ANNUALE',
      scadenza: '08-31',
    },
    {
      codice: 'PR',
      descrizione: 'Contratto finalizzato al ruolo (anno di prova)',
      tipoRapporto: 'ANNUALE',
      scadenza: '08-31',
    },
    {
      codice: 'PN',
      descrizione: 'Incarico temporaneo su fondi dedicati (PNRR, Agenda Sud)',
      tipoRapporto: 'TERMINE_ATTIVITA',
      scadenza: '06-30',
    },
  ],
};
