import { expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { fieldsOf } from '#support/schema-fields.ts';
import { sources } from '#support/sources.ts';

// A record that names a place, a code, a body or an office of a list that changes in time says what happens on the last day of it.

/** The fields that name something with a last day. */
const A_TERMINE =
  /(?:^|\.)(?:codComune\w*|codStato\w*|codCittadinanza|codRegione\w*|regione|provincia\w*|codClasseConcorso|codFondo|codSede\w*|codUfficio\w*|codUnivocoUfficio|codTipoScuola|codScuola\w*|uidSede|uidPosInps|uidPosInail|uidCodiceInps|firmatari\.codFiscale)$/;

/** The file that tells it, or moves it, on its last day, and words of it that must be there. */
type Detto = readonly [file: string, parole: RegExp];
const LUOGHI = 'functions/casa/letture/luoghi-finiti.ts';
const SCUOLA = 'functions/casa/mancanze/controllo-dati.ts';
const SERVIZIO = 'functions/archivio/servizi/controllo-servizio.ts';
const DETTI: Readonly<Record<string, Detto>> = {
  'PERSONA codComuneRes': [LUOGHI, /comuneFinito\(comuni, codComuneRes, oggi\)/],
  'PERSONA domicili.codComuneDomf': [LUOGHI, /domicilioAl\(persona, oggi\)\?\.codComuneDomf/],
  'PERSONA codStatoEstero': [LUOGHI, /statoFinito\(codStatoEstero, oggi\)/],
  'PERSONA codCittadinanza': [LUOGHI, /statoFinito\(codCittadinanza, oggi\)/],
  'SCUOLA codComune': [SCUOLA, /comuniFiniti\[uid\]/],
  'SCUOLA dati.firmatari.codFiscale': [
    'functions/casa/mancanze/chi-firma.ts',
    /firmatarioAl\(scuola, ruolo, addGiorni\(oggi, 1\)\)/,
  ],
  'SERVIZIO codClasseConcorso': [SERVIZIO, /classeConcorsoAl\(input\.codClasseConcorso, input\.datInizio\)/],
};

const DI_ALLORA = 'it says how things were then, and stays';
const COL_COMUNE = 'it comes with the town, whose last day is told';
const SENZA_LISTA = 'a number that INPS, INAIL, MEF or the index of offices gave: no list of their last days is public';
const DELLA_SCUOLA = 'a record of the school: while another names it it is not deleted, and it is closed by hand';
const PERCHE_NO: Readonly<Record<string, string>> = {
  'PERSONA codComuneNascita': DI_ALLORA,
  'FAMILIARE codComuneNascita': DI_ALLORA,
  'SCUOLA dati.identitaPrecedenti.codComune': DI_ALLORA,
  'SCUOLA dati.identitaPrecedenti.provincia': DI_ALLORA,
  'PERSONA provinciaRes': COL_COMUNE,
  'PERSONA domicili.codRegioneDomf': COL_COMUNE,
  'SCUOLA provincia': COL_COMUNE,
  'SCUOLA dati.altriDati.provinciaInpdap': SENZA_LISTA,
  'SCUOLA dati.altriDati.codRegioneFiscale': 'the regions of taxes have had no end',
  'CALENDARIO regione': 'the regions have had no end',
  'SCUOLA_ITALIA codComune': 'the national list is loaded anew, as a whole',
  'PERSONA codUfficioNoipa': SENZA_LISTA,
  'SCUOLA dati.codUnivocoUfficio': SENZA_LISTA,
  'SCUOLA dati.altriDati.codSedeInps': SENZA_LISTA,
  'SCUOLA dati.altriDati.codUfficioNoipa': SENZA_LISTA,
  'POS_INPS codSede': SENZA_LISTA,
  'POS_INAIL codSede': SENZA_LISTA,
  'SCUOLA codTipoScuola': 'it follows from the code of the school',
  'PERSONA espero.codFondo': 'the fund of an adhesion as it was signed',
  'SOGGETTIVA piano.codFondo': 'a plan is read by the fund it was made with, also when no more are',
  'SERVIZIO codScuolaTitolarita': 'the code of the school as the contract says it',
  'SERVIZIO sedi.uidSede': DELLA_SCUOLA,
  'SERVIZIO uidCodiceInps': DELLA_SCUOLA,
  'SCUOLA uidPosInps': DELLA_SCUOLA,
  'SCUOLA uidPosInail': DELLA_SCUOLA,
};

const aTermine = specie.flatMap(({ nome, schema }) =>
  [...new Set(fieldsOf(schema).map(([posto]) => posto.slice(1).replaceAll('[]', '')))]
    .filter((campo) => A_TERMINE.test(campo))
    .map((campo) => `${nome} ${campo}`),
);

test('each reference to what may end says what happens on its last day', () => {
  expect(aTermine.length).toBeGreaterThan(25);
  expect(aTermine.filter((uno) => !Object.hasOwn(DETTI, uno) && !Object.hasOwn(PERCHE_NO, uno))).toEqual([]);
  expect([...Object.keys(DETTI), ...Object.keys(PERCHE_NO)].filter((uno) => !aTermine.includes(uno))).toEqual([]);
});

test('what tells it is where the table says', () => {
  const tutti = sources('functions');
  const testo = (file: string): string => tutti.find(({ path }) => path === file)?.text ?? '';
  expect(
    Object.entries(DETTI)
      .filter(([, [file, parole]]) => !parole.test(testo(file)))
      .map(([uno]) => uno),
  ).toEqual([]);
});
