import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { ProcessoDaCalcolare } from '#functions/cedolini/calcolo/composizione.ts';
import type { Ambiente } from '#functions/cedolini/calcolo/persona-composta.ts';
import { asUid } from '#platform/data/entita.ts';
import { fiscaliPredefiniti, type Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { elaborazione } from '#support/cedolini.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

export const UID = asUid<'PERSONA'>('personadiprova');

/** An invented person with nothing on record but what is given. */
export const dati = (cambi: Partial<DatiPersona> = {}): DatiPersona => {
  const { matricola: _matricola, ...persona } = personaDiProva(1);
  return {
    persona: {
      ...persona,
      uid: asUid(UID),
      uidSubAnagrafe: asUid(UID),
      versione: 1,
      prgAnagrafe: 1,
      matricola: 1,
      uidPortale: null,
    },
    fiscali: [],
    servizi: [],
    assenze: [],
    soggettive: [],
    particolarita: [],
    vociPersona: [],
    attivita: [],
    incarichi: [],
    saldiApertura: [],
    restituzioni: [],
    familiari: [],
    famFiscali: [],
    pagamenti: [],
    ...cambi,
  };
};

export const fiscali = (cambi: Partial<Fiscali> = {}): Fiscali => ({
  ...fiscaliPredefiniti(2026),
  uid: asUid(`${UID}-2026`),
  uidSubAnagrafe: asUid(UID),
  versione: 1,
  ...cambi,
});

export const processo = (cambi: Partial<ProcessoInput & ProcessoDaCalcolare> = {}): ProcessoDaCalcolare => ({
  ...elaborazione(),
  uid: asUid('processodiprova'),
  setupType: 'SCUOLA',
  opzioni: { arrotondamentoNetto: false, residuoLordoStato: 'DIFFERENZA' },
  ...cambi,
});

/** Nothing accounted before, the rules of today, a school that has said nothing of whom it pays to. */
export const ambiente = (cambi: Partial<Ambiente> = {}): Ambiente => ({
  contabilizzati: new Set(),
  regole: regoleCorrenti(),
  versamenti: { scuole: [], posizioni: [] },
  vociScuola: [],
  ...cambi,
});

export const servizio = (cambi: Partial<Servizio> = {}): Servizio => ({
  uid: asUid(`${UID}-servizio`),
  uidSubAnagrafe: asUid(UID),
  versione: 1,
  matricola: 1,
  desCognome: 'Inventati',
  desNome: 'Prova',
  datInizio: '2025-09-01',
  datFine: '2026-06-30',
  codTipoPersonale: 'D',
  codTipoNomina: 'N',
  codTipoServizio: 'S',
  codAutoritaNomina: null,
  numProtocollo: '',
  datProtocollo: null,
  prgQualificaRetributiva: 1,
  codQualificaServizio: null,
  codFascia: '0-8',
  codTipoOrario: 'F',
  numOreSettimanali: 1800,
  numOreIntere: 1800,
  numOrePartTime: null,
  numOreContribuite: null,
  numGiorniSettimana: 6,
  codTipoAttivita: null,
  codTipoCattedra: null,
  codTipoPosto: null,
  codTipoLaboratorio: null,
  codClasseConcorso: null,
  codProfiloAta: null,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  codScuolaTitolarita: null,
  uidSettore: null,
  sedi: [],
  numAssegnoPersonale: 0,
  desSentenzaRpdCia: null,
  uidCodiceInps: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
  distacco: null,
  maggiorazioni: [],
  note: '',
  contratto: 'TD_30_6',
  ruolo: 'DOCENTE',
  profilo: 'DOCENTE_LAUREATO',
  ...cambi,
});

export const figlio = (uid: string, datNascita: string): Familiare => ({
  uid: asUid(uid),
  uidSubAnagrafe: asUid(UID),
  versione: 1,
  codParentela: 'FI',
  desCognome: 'Inventati',
  desNome: 'Figlio',
  flgSesso: 'F',
  datNascita,
  codComuneNascita: 'H501',
  desComuneNascita: 'ROMA',
  desCf: 'NVNFGL05A41H501X',
  flgCfConfermato: true,
  flgConvivente: true,
  note: '',
});

export const carico = (uidParente: string, datDecorrenza: string, cambi: Partial<FamFiscale> = {}): FamFiscale => ({
  uid: asUid(`${uidParente}-${datDecorrenza}`),
  uidParente: asUid(uidParente),
  uidSubAnagrafe: asUid(UID),
  versione: 1,
  datDecorrenza,
  flgCarico: true,
  flgDisabile: false,
  numMisura: 1_000_000,
  ...cambi,
});

export const pagamento = (idProcesso: string, cambi: Partial<PagamentoSalvato> = {}): PagamentoSalvato => ({
  uid: `${UID}-${idProcesso}`,
  versione: 1,
  idProcesso: asUid(idProcesso),
  annoFiscale: 2026,
  dataPagamento: '2026-02-20',
  percettore: 'DIPENDENTE',
  lordoDipendente: 100_000,
  netto: 60_000,
  imponibileContributivo: 100_000,
  imponibileIrpef: 90_000,
  irpef: 30_000,
  imponibileSostitutiva: 0,
  imponibileGestioneSeparata: 0,
  giorniPagati: 0,
  trattamentoIntegrativo: 0,
  sommaIntegrativa: 0,
  arrotondamentoDaRiportare: 0,
  trattenute: [],
  ...cambi,
});
