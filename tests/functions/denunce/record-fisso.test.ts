import { expect, test } from 'vitest';
import { NonLetto } from '#functions/denunce/macchina/non-letto.ts';
import {
  giorno,
  gruppo,
  importoScritto,
  lunghezzaDi,
  numero,
  posizioniDi,
  readRecord,
  sempre,
  testo,
  vuoto,
  writeRecord,
  type RecordFisso,
} from '#functions/denunce/macchina/record-fisso.ts';

const record: RecordFisso = [
  sempre('X'),
  testo('nome', 6),
  vuoto(2),
  numero('quanti', 4),
  giorno('quando', '-'),
  giorno('fine', ''),
  importoScritto('saldo', 8),
  gruppo('righe', 2, [testo('codice', 2), numero('importo', 5)]),
];
const valori = {
  nome: 'ADA',
  quanti: 12,
  quando: '2026-03-05',
  fine: '2026-12-31',
  saldo: 123_456,
  righe: [{ codice: 'A1', importo: 990 }],
};

test('writes each field in its place and reads it back, groups that were not given as empty ones', () => {
  const scritto = writeRecord(record, valori);
  expect(scritto).toBe('XADA     001205-03-2026311220261.234,56A100990  00000');
  expect(scritto.length).toBe(lunghezzaDi(record));
  expect(posizioniDi(record)).toEqual({ nome: 2, quanti: 10, quando: 14, fine: 24, saldo: 32, righe: 40 });
  expect(readRecord(record, scritto, { posto: 'record 1' })).toEqual({
    valori: { ...valori, righe: [...valori.righe, { codice: '', importo: 0 }] },
    diversi: [],
  });
});

test('an amount that does not fit loses its points', () => {
  expect(writeRecord([importoScritto('saldo', 10)], { saldo: 123_456_789 })).toBe('1234567,89');
});

test.each([
  ['a text too long', { nome: 'ADALGISA' }, 'Campo "nome", posizione 2: "ADALGISA" supera 6 caratteri.'],
  ['a character no reader takes', { nome: 'ADÈ' }, 'Campo "nome", posizione 2: il carattere "È" non si può scrivere.'],
  ['a negative number', { quanti: -1 }, 'Campo "quanti", posizione 10: "-1" non è un numero intero.'],
  ['a number too long', { quanti: 12_345 }, 'Campo "quanti", posizione 10: "12345" supera 4 caratteri.'],
  [
    'too many groups',
    { righe: [1, 2, 3].map(() => ({ codice: 'A', importo: 1 })) },
    'Campo "righe", posizione 40: 3 righe, al massimo 2.',
  ],
  [
    'a field of a group',
    {
      righe: [
        { codice: 'A1', importo: 1 },
        { codice: 'LUNGO', importo: 1 },
      ],
    },
    'Campo "codice", posizione 47: "LUNGO" supera 2 caratteri.',
  ],
])('refuses to write %s, with the field and its place', (_cosa, cambi, messaggio) => {
  expect(() => writeRecord(record, { ...valori, ...cambi })).toThrow(messaggio);
});

test('refuses to write a record that misses a value', () => {
  expect(() => writeRecord([testo('nome', 3)], {})).toThrow('Campo "nome", posizione 1: manca il valore.');
});

const buono = writeRecord(record, valori);
const letto = (scritto: string) => readRecord(record, scritto, { posto: 'record 1' });

test.each([
  ['another constant', `Y${buono.slice(1)}`, { posizione: 1, atteso: 'X', trovato: 'Y' }],
  [
    'a blank written over in its middle',
    `${buono.slice(0, 8)}!${buono.slice(9)}`,
    { posizione: 9, atteso: '', trovato: '!' },
  ],
  ['something in a blank', `${buono.slice(0, 7)}!${buono.slice(8)}`, { posizione: 8, atteso: '', trovato: '!' }],
])('%s is told with its place, and the fields are read', (_cosa, scritto, diverso) => {
  expect(letto(scritto)).toEqual({ ...letto(buono), diversi: [diverso] });
});

test.each([
  ['a day without its zeros', buono.replace('05-03-2026', '5-03-2026 '), 'quando', '5-03-2026'],
  ['letters for digits', `${buono.slice(0, 9)}00A2${buono.slice(13)}`, 'quanti', '00A2'],
  ['a day that does not exist', `${buono.slice(0, 13)}30-02-2026${buono.slice(23)}`, 'quando', '30-02-2026'],
  ['words for an amount', `${buono.slice(0, 31)}mille   ${buono.slice(39)}`, 'saldo', 'mille'],
])('%s stays as it was written, and the other fields are read', (_cosa, scritto, campo, trovato) => {
  const { valori: trovati, diversi } = letto(scritto);
  expect(diversi).toEqual([]);
  expect(trovati).toEqual({ ...letto(buono).valori, [campo]: expect.any(NonLetto) });
  expect(trovati[campo]).toMatchObject({ scritto: trovato, detto: false });
});
