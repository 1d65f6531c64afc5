import { lazy } from 'react';
import { describe, expect, test } from 'vitest';
import type { CampoScambio } from '#shared/contracts/scambio/scambio.ts';
import { formatDimensione, formatDurata, formatIntero, formatIstante, quanti } from '#ui/formati.ts';
import type { Soggetto } from '#ui/frame.tsx';
import { refusalOf } from '#ui/importazione/carica-file.ts';
import { nonAbbinate, problemiMappa, sameLettura, withColonna, withFisso } from '#ui/importazione/mappa.ts';
import { cambiamenti } from '#ui/registro/registro-cambiamenti.ts';
import type { Screen } from '#ui/screen.ts';
import { countIn, firstFrom, fold, occorrenzeDi } from '#ui/visore/ricerca-testo.ts';
import { breadcrumbsOf, personaAt } from '#web/app/breadcrumbs.ts';
import { parolePersona } from '#web/areas/anagrafe/identita/etichette.ts';

test('instants are told in Italian time, summer and winter', () => {
  expect([formatIstante('2026-02-10T09:05:00.000Z'), formatIstante('2026-07-31T23:30:00.000Z')]).toEqual([
    '10/02/2026 10:05',
    '01/08/2026 01:30',
  ]);
});

test('lengths of time, sizes and counts in words', () => {
  expect([formatDurata(0), formatDurata(45), formatDurata(200), formatDurata(7300)]).toEqual([
    '1 secondo',
    '45 secondi',
    '3 minuti',
    '2 ore',
  ]);
  expect([formatDimensione(12), formatDimensione(1536), formatDimensione(10 * 1024 * 1024)]).toEqual([
    '12 byte',
    '1,5 KB',
    '10 MB',
  ]);
  expect([formatIntero(1000), quanti(1, 'riga', 'righe'), quanti(2, 'riga', 'righe')]).toEqual([
    '1.000',
    '1 riga',
    '2 righe',
  ]);
});

test('the audit view shows the fields that changed, not how the record is kept', () => {
  expect(
    cambiamenti(
      { uid: 'a', versione: 1, nome: 'Ada', nascita: '1980-01-31', attivo: true },
      { uid: 'a', versione: 2, nome: 'Ada', nascita: null, attivo: false },
    ),
  ).toEqual([
    { campo: 'nascita', prima: '31/01/1980', dopo: '–' },
    { campo: 'attivo', prima: 'Sì', dopo: 'No' },
  ]);
  expect(cambiamenti(null, { uid: 'a', versione: 1, nome: 'Ada' })).toEqual([
    { campo: 'nome', prima: null, dopo: 'Ada' },
  ]);
});

test('the audit view of a print says which, and none of the keys that it was asked with', () => {
  const stampa = { stampa: 'Cedolino di marzo 2026', idCedolino: 'hacmcubrsmwynq-inventato', spiegazioni: true };
  expect(cambiamenti(null, stampa, parolePersona)).toEqual([
    { campo: 'stampa', prima: null, dopo: 'Cedolino di marzo 2026' },
    { campo: 'spiegazioni', prima: null, dopo: 'Sì' },
  ]);
  expect(parolePersona.etichette).toMatchObject({ stampa: 'Stampa', spiegazioni: 'Con le spiegazioni' });
  expect(
    cambiamenti(null, { uidSettore: 'settore', uidSede: 'sede' }, { etichette: { uidSettore: 'Settore' }, righe: {} }),
  ).toEqual([{ campo: 'uidSettore', prima: null, dopo: 'settore' }]);
});

test('the audit view says codes in words, a town once by its name, and nothing of what a new record leaves empty', () => {
  const nuova = { tipoSoggetto: 'FISICA', flgSesso: 'F', codComuneRes: 'F839', desComuneRes: 'NAPOLI', note: '' };
  expect(cambiamenti(null, { ...nuova, codModPagamento: 'B', desCap: null }, parolePersona)).toEqual([
    { campo: 'tipoSoggetto', prima: null, dopo: 'Persona fisica' },
    { campo: 'flgSesso', prima: null, dopo: 'Femmina' },
    { campo: 'desComuneRes', prima: null, dopo: 'NAPOLI' },
    { campo: 'codModPagamento', prima: null, dopo: 'Bonifico bancario' },
  ]);
  expect(cambiamenti({ codModPagamento: 'B' }, { codModPagamento: null }, parolePersona)).toEqual([
    { campo: 'codModPagamento', prima: 'Bonifico bancario', dopo: '–' },
  ]);
});

test('the audit view says an account whole, as people write it, and not in the parts that it is kept in', () => {
  const conto = {
    codPaese: 'IT',
    codCinEuro: '60',
    codCin: 'X',
    codAbi: '05428',
    codCab: '11101',
    codCc: '000000123456',
  };
  const nessuno = { codPaese: 'IT', codCinEuro: null, codCin: null, codAbi: null, codCab: null, codCc: null };
  expect(cambiamenti({ ...conto, codCc: '000000999999', codCinEuro: '11' }, conto, parolePersona)).toEqual([
    { campo: 'iban', prima: 'IT11 X054 2811 1010 0000 0999 999', dopo: 'IT60 X054 2811 1010 0000 0123 456' },
  ]);
  expect(cambiamenti(nessuno, conto, parolePersona)).toEqual([
    { campo: 'iban', prima: '–', dopo: 'IT60 X054 2811 1010 0000 0123 456' },
  ]);
  expect(cambiamenti(conto, conto, parolePersona)).toEqual([]);
});

test('the audit view says the lists of a record in words: the lines that left and those that joined', () => {
  const roma = { dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' };
  const milano = { dal: '2025-03-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' };
  expect(cambiamenti({ domicili: [roma] }, { domicili: [roma, milano] }, parolePersona)).toEqual([
    { campo: 'domicili', tolte: [], aggiunte: ['dal 01/03/2025 MILANO'] },
  ]);
  expect(cambiamenti({ domicili: [roma] }, { domicili: [] }, parolePersona)).toEqual([
    { campo: 'domicili', tolte: ['dal 01/01/2020 ROMA'], aggiunte: [] },
  ]);
  expect(cambiamenti(null, { domicili: [] }, parolePersona)).toEqual([]);
  expect(
    cambiamenti(
      null,
      { sedi: [{ uid: 'x', codScuola: 'RMIC00000X', ore: null }], altro: { desCf: 'ABC' } },
      parolePersona,
    ),
  ).toEqual([
    { campo: 'sedi', tolte: [], aggiunte: ['codScuola RMIC00000X · ore –'] },
    { campo: 'altro', prima: null, dopo: 'Codice fiscale ABC' },
  ]);
});

describe('the search in a print', () => {
  test('finds words whatever their case and accents, across blanks', () => {
    expect(fold('  Città\nDi   PROVA')).toBe(' citta di prova');
    expect([countIn('Città, CITTA e città', 'citta'), countIn('aaaa', 'aa'), countIn('abc', ' ')]).toEqual([3, 2, 0]);
  });
  test('goes on from the page being read, and around at the end', () => {
    const occorrenze = occorrenzeDi([2, 0, 1]);
    expect(occorrenze).toEqual([
      { pagina: 1, indice: 0 },
      { pagina: 1, indice: 1 },
      { pagina: 3, indice: 0 },
    ]);
    expect([firstFrom(occorrenze, 2), firstFrom(occorrenze, 4), firstFrom([], 1)]).toEqual([2, 0, -1]);
  });
});

describe('imports', () => {
  const campo = (nome: string, obbligatorio: boolean): CampoScambio => ({
    campo: nome,
    titolo: nome.toUpperCase(),
    tipo: 'testo',
    obbligatorio,
    aiuto: '',
    esempio: '',
  });
  const campi = [campo('cognome', true), campo('cap', false)];
  test('a file is refused before it travels when it is of another kind, empty or too large', () => {
    expect(refusalOf({ name: 'persone.xlsx', size: 10 })).toBeNull();
    expect(
      [
        refusalOf({ name: 'persone.pdf', size: 10 }),
        refusalOf({ name: 'a.csv', size: 0 }),
        refusalOf({ name: 'a.CSV', size: 10 * 1024 * 1024 + 1 }),
      ].map((rifiuto) => rifiuto !== null),
    ).toEqual([true, true, true]);
  });
  test('the mapping names what it lacks and what it takes twice', () => {
    expect(problemiMappa(campi, { mappa: [{ campo: 'cognome', colonna: 0 }], fissi: [] })).toEqual([]);
    expect(problemiMappa(campi, { mappa: [{ campo: 'cap', colonna: 0 }], fissi: [] })).toEqual([
      'Abbinare una colonna a: COGNOME.',
    ]);
    expect(
      problemiMappa(campi, {
        mappa: [
          { campo: 'cognome', colonna: 0 },
          { campo: 'cap', colonna: 0 },
        ],
        fissi: [],
      }),
    ).toEqual(["Una colonna del file è abbinata a più campi: scegliere un'altra colonna per CAP."]);
  });
  test('two ways of reading a file are the same with their columns in whatever order', () => {
    const mappa = withColonna(withColonna([], 'cognome', 0), 'cap', 3);
    const come = { mappa, fissi: [], rigaIntestazioni: 1, vuoteCancellano: false, senzaNascoste: false };
    expect(sameLettura(come, { ...come, mappa: mappa.toReversed() })).toBe(true);
    expect(sameLettura(come, { ...come, mappa: withColonna(mappa, 'cap', null) })).toBe(false);
    expect(sameLettura(come, { ...come, fissi: withFisso([], 'cognome', 'ROSSI') })).toBe(false);
    expect(sameLettura(come, { ...come, rigaIntestazioni: 2 })).toBe(false);
    expect(sameLettura(come, { ...come, vuoteCancellano: true })).toBe(false);
    expect(sameLettura(come, { ...come, senzaNascoste: true })).toBe(false);
  });
  test('a value of a whole column does for a field that must be there; columns that go nowhere are told', () => {
    const fissi = withFisso([], 'cognome', 'ROSSI');
    expect(problemiMappa(campi, { mappa: [], fissi })).toEqual([]);
    expect(withFisso(fissi, 'cognome', null)).toEqual([]);
    const colonna = { lettera: 'A', intestazione: 'x', esempi: ['1'] };
    const colonne = [
      { ...colonna, colonna: 0 },
      { ...colonna, colonna: 1 },
      { ...colonna, colonna: 2, esempi: [] },
    ];
    expect(nonAbbinate(colonne, [{ campo: 'cognome', colonna: 0 }]).map(({ colonna: una }) => una)).toEqual([1]);
  });
});

describe('the way to a screen', () => {
  const screen = (path: `/${string}`, titolo: string): Screen => ({
    path,
    titolo,
    ruoli: [],
    page: lazy(async () => ({ default: () => null })),
  });
  const screens = [
    screen('/anagrafe', 'Anagrafe'),
    screen('/anagrafe/scheda/:id', 'Scheda'),
    screen('/anagrafe/scheda/:id/:nome', 'Dati'),
    screen('/ana', 'Altro'),
    screen('/ana/nucleo/:id/:dipendente', 'Nucleo'),
  ];
  const at = (indice: number) => screens[indice] ?? screen('/', '');
  test('the person that the page names, and never the name of the address, stands before the screen that is theirs and leads to the record', () => {
    const [prima, nucleo] = [
      { text: 'Altro', href: '#/ana' },
      { text: 'Nucleo', href: '#/ana/nucleo/u1/ROSSI%20Prova' },
    ];
    const way = (nome?: string) =>
      breadcrumbsOf(screens, at(4), '/ana/nucleo/u1/ROSSI%20Prova', nome === undefined ? null : { nome, dentro: null });
    expect(way()).toEqual([prima, nucleo]);
    expect(way('ROSSI Prova Maria')).toEqual([
      prima,
      { text: 'ROSSI Prova Maria', href: '#/anagrafe?persona=u1' },
      nucleo,
    ]);
    expect(personaAt(at(4), '/ana/nucleo/u1/ROSSI%20Prova')).toEqual({ uid: 'u1', dipendente: 'ROSSI Prova' });
    expect(personaAt(at(0), '/anagrafe')).toBeNull();
  });
  test('what a list has opened in its own place stands last', () => {
    const di = (nome: string, dentro: Soggetto['dentro'] = null) =>
      breadcrumbsOf(screens, at(0), '/anagrafe', { nome, dentro }).map(({ text }) => text);
    expect(di('Marzo')).toEqual(['Anagrafe', 'Marzo']);
    expect(di('Cedolino', { text: 'Marzo', href: '#/a' })).toEqual(['Anagrafe', 'Marzo', 'Cedolino']);
  });
  test('it is made of the screens above it, with the values of the address', () => {
    expect(breadcrumbsOf(screens, at(2), "/anagrafe/scheda/x1/D'Angelo%2FRossi")).toEqual([
      { text: 'Anagrafe', href: '#/anagrafe' },
      { text: 'Scheda', href: '#/anagrafe/scheda/x1' },
      { text: 'Dati', href: "#/anagrafe/scheda/x1/D'Angelo%2FRossi" },
    ]);
  });
});
