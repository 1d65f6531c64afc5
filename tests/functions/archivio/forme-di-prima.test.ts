import { expect, test } from 'vitest';
import { calendarioEntita } from '#archivio/scuola/calendario.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import { codiciDenunceEntita } from '#archivio/tabelle/codici-denunce.ts';
import { commissioneEntita } from '#archivio/tabelle/commissione.ts';
import { codiceInpsEntita } from '#archivio/tabelle/posizioni.ts';
import { voceUtenteEntita } from '#archivio/tabelle/voce-utente.ts';
import { readItem } from '#platform/data/repository.ts';
import { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

const NUOVI = {
  uidCodiceInps: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
  distacco: null,
  maggiorazioni: [],
};
/** A service as it was stored before what declarations ask was kept. */
const suoi = () => {
  const {
    uidCodiceInps: _inps,
    codAssunzione: _da,
    codCessazione: _a,
    codCessazionePrivata: _privata,
    distacco: _altra,
    maggiorazioni: _giorni,
    ...dati
  } = servizioDiProva();
  return {
    ...dati,
    uid: 'persona-servizio',
    versione: 2,
    uidSubAnagrafe: 'persona',
    matricola: 7,
    desCognome: 'INVENTATI',
    desNome: 'Anna',
    contratto: 'TI',
    ruolo: 'DOCENTE',
    profilo: 'DOCENTE_LAUREATO',
  };
};
const diPrima = () => ({
  ...suoi(),
  pk: 'SCUOLA#XXIC00001A#PERSONA#persona',
  sk: 'SERVIZIO#servizio',
  tipo: 'SERVIZIO',
  scuola: 'XXIC00001A',
  schema: 1,
});

test('a service stored before declarations were asked of it is read as one that says nothing of them', () => {
  expect(readItem(servizioEntita, diPrima())).toEqual({ ...suoi(), ...NUOVI });
});

test('its light row is read too', () => {
  const riga = RigaServizio.omit({
    uidCodiceInps: true,
    desTipoNomina: true,
    desTipoServizio: true,
    desQualificaRetributiva: true,
    desClasseOProfilo: true,
  })
    .strip()
    .parse(suoi());
  expect(rigaServizio({ ...diPrima(), riga })).toMatchObject({ ...riga, uidCodiceInps: null });
});

test('a classification stored before it could be a default is the default of nobody', () => {
  const classificazione = {
    uid: 'classe',
    versione: 1,
    descrizione: 'Supplenti',
    qualifica1: '2',
    qualifica2: 'F',
    qualifica3: 'D',
    tipoContribuzione: '71',
    codContratto: 'CPUB',
    tipoLavoratore: '00',
    qualificaCu: '',
    tipoRapportoCu: '',
    flgTempoPieno: true,
    flgAttiva: true,
  };
  const item = { ...classificazione, pk: 'p', sk: 's', tipo: 'CODICE_INPS', scuola: 'XXIC00001A', schema: 1 };
  expect(readItem(codiceInpsEntita, item)).toEqual({ ...classificazione, contratti: [], ruoli: [] });
});

test('an item stored before filings were asked of it says nothing of them', () => {
  const voce = {
    uid: 'voce',
    versione: 3,
    codVoce: 'TEATRO',
    desVoce: 'Progetto teatro',
    unita: 'ORE',
    flgAttivo: true,
    periodi: [{ annoInizio: 2025, meseInizio: 9, annoFine: null, meseFine: null, numValore: 1000 }],
  };
  const item = { ...voce, pk: 'p', sk: 's', tipo: 'VOCE_UTENTE', scuola: 'XXIC00001A', schema: 1 };
  expect(readItem(voceUtenteEntita, item)).toEqual({
    ...voce,
    codTipoSpt: '',
    codCapitolo: '',
    codCompensoNoipa: '',
    desTipoEmolumento: '',
  });
});

test('a commission stored before its exam was asked of it is one of the maturità, without classes and members', () => {
  const commissione = {
    uid: 'commissione',
    versione: 2,
    numAnno: 2024,
    descrizione: 'RMLI02001',
    candidati: 40,
    giorniLavorati: 15,
    flgParitaria: false,
    presidente: 'Inventato Ugo',
  };
  const item = { ...commissione, pk: 'p', sk: 's', tipo: 'COMMISSIONE', scuola: 'XXIC00001A', schema: 1 };
  expect(readItem(commissioneEntita, item)).toEqual({
    ...commissione,
    tipoEsame: 'MATURITA',
    numClassi: 0,
    sede: '',
    articolate: [],
    membri: [],
  });
});

test('codes of declarations stored before items had any say nothing of items', () => {
  const periodo = {
    datInizio: '2025-09-01',
    datFine: null,
    servizioPagaIntera: null,
    servizioPagaRidotta: null,
    servizioSenzaPaga: '42',
    contratto: '',
    qualificaContoAnnuale: '',
    qualificaNoipa: '',
  };
  const codici = { uid: 'codici', versione: 1, soggetto: 'ASSENZA', chiave: 'SCIOPERO', periodi: [periodo] };
  const item = { ...codici, pk: 'p', sk: 's', tipo: 'CODICI_DENUNCE', scuola: 'XXIC00001A', schema: 1 };
  expect(readItem(codiciDenunceEntita, item)).toEqual({
    ...codici,
    periodi: [{ ...periodo, tipoSpt: '', capitolo: '', compensoNoipa: '', tipoEmolumento: '' }],
  });
});

test('a calendar stored with the names of before is of the same year and region', () => {
  const calendario = {
    uid: 'lazio',
    versione: 3,
    descrizione: 'Lazio',
    datInizio: '2025-09-15',
    datFine: '2026-06-08',
    sospensioni: [],
    sedi: [],
  };
  const item = { ...calendario, numAnno: 2025, codRegione: '12', pk: 'SCUOLA#XXIC00001A', sk: 'CALENDARIO#lazio' };
  expect(readItem(calendarioEntita, { ...item, tipo: 'CALENDARIO', scuola: 'XXIC00001A', schema: 1 })).toEqual({
    ...calendario,
    anno: 2025,
    regione: '12',
  });
});
