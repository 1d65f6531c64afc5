import { intestatario, nomiAnagrafe } from './anagrafe.ts';
import { campoDiSezione, type SezioneAltra } from './campo-di-sezione.ts';
import type { NomiDeiCampi, NomiDelleColonne } from './nomi.ts';
import { nomiServizio } from './servizio.ts';

const nomiDatiFiscali: NomiDeiCampi = {
  numAnno: ['Anno fiscale', 'Anno d imposta'],
  numAliquotaMassima: ['Aliquota massima', 'Aliquota'],
  desAliquotaLettaDa: ['Cedolino'],
  tipo: ['Percettore'],
};

const inSezione = (sezione: SezioneAltra, nomi: NomiDeiCampi): NomiDeiCampi =>
  Object.fromEntries(Object.entries(nomi).map(([campo, suoi]) => [campoDiSezione(sezione, campo), suoi]));

/** Headings that the one sheet of the staff has: those of the registry, of a service, of tax data, where they cannot be taken for one another. */
const nomiPersonale: NomiDeiCampi = {
  ...nomiAnagrafe,
  ...inSezione('domicilio', {
    dal: ['Domicilio fiscale dal', 'Decorrenza domicilio', 'Decorrenza domicilio fiscale'],
    codComuneDomf: ['Codice comune domicilio fiscale', 'Belfiore domicilio'],
    desComuneDomf: ['Domicilio fiscale', 'Comune domicilio fiscale', 'Comune di domicilio fiscale'],
  }),
  ...inSezione('servizio', nomiServizio),
  ...inSezione('fiscali', {
    ...nomiDatiFiscali,
    numAliquotaMassima: [
      'Aliquota massima',
      'Aliquota',
      'Aliquota massima %',
      'Aliquota IRPEF',
      'Aliquota massima IRPEF',
    ],
    numRedditoPresunto: ['Reddito presunto', 'Reddito annuo presunto'],
    numAltreDetrazioni: ['Altre detrazioni'],
  }),
};

/** Headings that files have for what hangs from a person. */
export const nomiDiPersone: NomiDelleColonne = {
  persone: nomiAnagrafe,
  personale: nomiPersonale,
  domicili: {
    ...intestatario,
    dal: ['Decorrenza', 'Data inizio'],
    codComuneDomf: ['Belfiore', 'Codice comune'],
    desComuneDomf: ['Domicilio fiscale', 'Comune domicilio fiscale'],
  },
  espero: {
    ...intestatario,
    dal: ['Decorrenza', 'Data inizio'],
    al: ['Data fine'],
    datAdesione: ['Data adesione Espero', 'Sottoscrizione'],
    comparto: ['Linea'],
    aliquotaAggiuntiva: ['Quota aggiuntiva aderente'],
    quotaTfr: ['TFR al fondo'],
  },
  servizi: { ...intestatario, ...nomiServizio },
  assenze: {
    ...intestatario,
    datInizio: ['Dal', 'Inizio'],
    codTipoAssenza: ['Codice assenza', 'Assenza', 'Codice tipo assenza'],
    datFine: ['Al', 'Fine'],
    codMotivo: ['Motivo'],
    datNascitaFiglio: ['Nascita figlio'],
    numCertificato: ['Numero certificato', 'Protocollo certificato'],
  },
  attivita: {
    ...intestatario,
    codTipoAttivita: ['Attività', 'Tipo attività'],
    datInizio: ['Dal', 'Inizio'],
    datFine: ['Al', 'Fine'],
    numImporto: ['Compenso'],
    desIncarico: ['Lettera di incarico'],
  },
  familiari: {
    ...intestatario,
    cfFamiliare: ['CF familiare', 'Codice fiscale del familiare'],
    codParentela: ['Grado di parentela', 'Codice parentela'],
    desCognome: ['Cognome'],
    desNome: ['Nome'],
    datNascita: ['Nato il', 'Data nascita'],
    codComuneNascita: ['Codice comune nascita'],
    desComuneNascita: ['Luogo di nascita'],
  },
  datiFiscaliFamiliari: {
    ...intestatario,
    cfFamiliare: ['CF familiare', 'Codice fiscale del familiare'],
    datDecorrenza: ['Dal', 'Data decorrenza'],
    flgCarico: ['Carico'],
    numMisura: ['Misura', 'Percentuale'],
  },
  datiFiscali: { ...intestatario, ...nomiDatiFiscali },
  cuAltri: {
    ...intestatario,
    numAnno: ['Anno fiscale', 'Anno d imposta'],
    cfDatore: ['CF datore'],
    desDatore: ['Datore'],
  },
  risultati730: { ...intestatario, numAnno: ['Anno fiscale', 'Anno d imposta'] },
  documentiFiscali: { ...intestatario, numAnno: ['Anno fiscale', 'Anno d imposta'] },
  soggettive: {
    ...intestatario,
    codVoce: ['Codice voce'],
    desRiferimento: ['Documento'],
    desCreditore: ['A favore di'],
    ibanCreditore: ['IBAN'],
    desAtto: ['Ordinanza'],
    datAtto: ['Data ordinanza', 'Data atto'],
    datInizio: ['Dal', 'Decorrenza'],
    datFine: ['Al', 'Scadenza'],
    numImporto: ['Importo', 'Rata'],
    numTotale: ['Totale'],
  },
  vociPersona: { ...intestatario, codVoce: ['Voce'], numValore: ['Importo'] },
  particolarita: {
    ...intestatario,
    codParticolarita: ['Codice particolarità'],
    datInizio: ['Dal', 'Decorrenza'],
    datFine: ['Al', 'Scadenza'],
  },
  saldiApertura: {
    ...intestatario,
    percettore: ['Percettore'],
    numLordo: ['Lordo dipendente', 'Compenso'],
    numImponibileContributivo: ['Imponibile previdenziale'],
    numImponibileIrpef: ['Imponibile fiscale'],
    numIrpef: ['Ritenuta IRPEF', "Ritenuta d'acconto"],
    numGiorniPagati: ['Giorni pagati'],
  },
  incarichi: {
    ...intestatario,
    numIncarico: ['Numero', 'Numero contratto'],
    datIncarico: ['Data contratto', 'Data'],
    desOggetto: ['Prestazione'],
    datInizio: ['Dal', 'Inizio'],
    datFine: ['Al', 'Fine'],
    numImporto: ['Importo', 'Compenso'],
    flgForfettario: ['Forfettario'],
  },
};
