import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError } from '#api/client.ts';
import { cap, data, flag, importo, testo, testoLungo } from '#shared/domain/campi.ts';
import { sources } from '#support/sources.ts';
import {
  scritturaAliquota,
  scritturaData,
  scritturaImporto,
  scritturaIntero,
  scritturaOre,
} from '#ui/modulo/campi/lettura.ts';
import { voceTenuta } from '#ui/modulo/campi/voce-tenuta.ts';
import { differenze, mergeValori } from '#ui/modulo/conflitto.ts';
import { erroriOf, shownError, withMissing } from '#ui/modulo/errori-campi.ts';
import { currentOf, rifiutoOf } from '#ui/modulo/errori-server.ts';
import {
  emptyOf,
  initialValues,
  isFacoltativo,
  maxLengthOf,
  schemaOf,
  submittedValues,
} from '#ui/modulo/schema-modulo.ts';

const Schema = z.strictObject({
  nome: testo(1, 60),
  indirizzo: testo(0, 120),
  cap: cap().nullable(),
  nascita: data(),
  compenso: importo().nullable(),
  attivo: flag(),
  note: testoLungo(500).optional(),
  domicili: z.array(z.strictObject({ dal: data(), via: testo(0, 30) })).max(5),
});

describe('what a form knows of its schema', () => {
  test('an emptied field becomes what the contract takes: null, an empty text, or null that it refuses as missing', () => {
    expect(['cap', 'indirizzo', 'nome', 'nascita'].map((nome) => emptyOf(schemaOf(Schema, nome)))).toEqual([
      null,
      '',
      null,
      null,
    ]);
    expect(schemaOf(Schema, 'nome') && Schema.shape.nome.safeParse(null).error?.issues[0]?.message).toBe(
      'Campo obbligatorio.',
    );
  });
  test('a field is optional when it may stay empty', () => {
    expect(Object.keys(Schema.shape).filter((nome) => isFacoltativo(schemaOf(Schema, nome)))).toEqual([
      'indirizzo',
      'cap',
      'compenso',
      'note',
      'domicili',
    ]);
    expect([z.array(data()), z.array(data()).min(1)].map(isFacoltativo)).toEqual([true, false]);
  });
  test('fields of lists and objects are found by their path', () => {
    expect(isFacoltativo(schemaOf(Schema, 'domicili.3.via'))).toBe(true);
    expect(maxLengthOf(schemaOf(Schema, 'domicili.0.via'))).toBe(30);
    expect(schemaOf(Schema, 'domicili.0.nulla')).toBeUndefined();
  });
  test('a form starts from the fields of the schema, the missing ones empty, the others left out', () => {
    expect(initialValues(Schema, { nome: 'Ada', uid: 'x', versione: 3 })).toEqual({
      nome: 'Ada',
      indirizzo: '',
      cap: null,
      nascita: null,
      compenso: null,
      attivo: false,
      note: '',
      domicili: [],
    });
  });
  test('an empty field that may only be absent is not sent', () => {
    const conFacoltativi = z.strictObject({
      dal: data(),
      al: data().optional(),
      cap: cap().nullable(),
      righe: z.array(z.strictObject({ al: data().optional() })),
    });
    expect(
      submittedValues(conFacoltativi, { dal: null, al: null, cap: null, righe: [{ al: null }, { al: '2026-01-01' }] }),
    ).toEqual({ dal: null, cap: null, righe: [{}, { al: '2026-01-01' }] });
  });
  test('a field that a record may not have begins like the others, and an empty one is not sent', () => {
    const conAssenti = z.strictObject({
      nome: testo(1, 60),
      flgAssente: flag().exactOptional(),
      dal: data().nullable().exactOptional(),
      al: data().exactOptional(),
    });
    expect(initialValues(conAssenti, { nome: 'Ada' })).toEqual({ nome: 'Ada', flgAssente: false, dal: null, al: null });
    for (const nome of ['flgAssente', 'dal', 'al']) expect(isFacoltativo(schemaOf(conAssenti, nome))).toBe(true);
    const inviati = submittedValues(conAssenti, { nome: 'Ada', flgAssente: undefined, dal: null, al: null });
    expect(inviati).toEqual({ nome: 'Ada', dal: null });
    expect(conAssenti.safeParse(inviati).success).toBe(true);
  });
  test('of several kinds of record, a field is that of the kind that has it; a group left empty is not sent', () => {
    const pagato = z.strictObject({
      chi: z
        .discriminatedUnion('tipo', [
          z.strictObject({ tipo: z.literal('SOLO') }),
          z.strictObject({
            tipo: z.literal('ASSICURATO'),
            cap: cap().optional(),
            certificato: z.strictObject({ numero: testo(1, 60), al: data() }).optional(),
          }),
        ])
        .nullable(),
    });
    expect(isFacoltativo(schemaOf(pagato, 'chi.cap'))).toBe(true);
    expect(isFacoltativo(schemaOf(pagato, 'chi.certificato.al'))).toBe(false);
    const vuoto = { numero: null, al: null };
    expect([
      submittedValues(pagato, { chi: { tipo: 'ASSICURATO', cap: null, certificato: vuoto } }),
      submittedValues(pagato, {
        chi: { tipo: 'ASSICURATO', cap: '00100', certificato: { ...vuoto, al: '2026-01-01' } },
      }),
      submittedValues(pagato, { chi: null }),
    ]).toEqual([
      { chi: { tipo: 'ASSICURATO' } },
      { chi: { tipo: 'ASSICURATO', cap: '00100', certificato: { numero: null, al: '2026-01-01' } } },
      { chi: null },
    ]);
  });
});

describe('what is typed', () => {
  test('an amount is read with comma or point, and the ambiguous one is asked about', () => {
    expect(scritturaImporto.leggi('1.234,56')).toEqual({ esito: 'valido', valore: 123456 });
    expect(scritturaImporto.leggi('1234.5')).toEqual({ esito: 'valido', valore: 123450 });
    expect(scritturaImporto.leggi('1.234')).toMatchObject({
      esito: 'ambiguo',
      letture: [
        { valore: 123400, testo: '1.234,00 €' },
        { valore: 123, testo: '1,23 €' },
      ],
    });
    expect(scritturaImporto.leggi('dodici')).toMatchObject({ esito: 'errato' });
    expect(scritturaImporto.illeggibile('dodici')).toBeNaN();
  });
  test('a rate is a percentage with at most four decimals', () => {
    expect([scritturaAliquota.leggi('8,80'), scritturaAliquota.leggi('23.3533 %')]).toEqual([
      { esito: 'valido', valore: 88000 },
      { esito: 'valido', valore: 233533 },
    ]);
    expect(scritturaAliquota.leggi('1,23456')).toMatchObject({ esito: 'errato' });
  });
  test('hours are decimal or in minutes, and say when minutes are rounded', () => {
    expect(scritturaOre.leggi('1:30')).toEqual({ esito: 'valido', valore: 150 });
    expect(scritturaOre.leggi('1:20')).toMatchObject({
      esito: 'valido',
      valore: 133,
      nota: expect.stringContaining('1,33') as string,
    });
  });
  test('whole numbers and days', () => {
    expect([scritturaIntero.leggi('1.250'), scritturaIntero.leggi('12,5').esito]).toEqual([
      { esito: 'valido', valore: 1250 },
      'errato',
    ]);
    expect([scritturaData.leggi('1/9/2025'), scritturaData.leggi('31/02/2026').esito]).toEqual([
      { esito: 'valido', valore: '2025-09-01' },
      'errato',
    ]);
  });
  test('what is shown is read back as the same value', () => {
    for (const valore of [0, 5, 99, 123456, -1250, 100000000])
      expect(scritturaImporto.leggi(scritturaImporto.scrivi(valore))).toEqual({ esito: 'valido', valore });
    for (const valore of [0, 88000, 233533, 1000000])
      expect(scritturaAliquota.leggi(scritturaAliquota.scrivi(valore))).toEqual({ esito: 'valido', valore });
    for (const valore of [0, 33, 150, 3000])
      expect(scritturaOre.leggi(scritturaOre.scrivi(valore))).toEqual({ esito: 'valido', valore });
    expect(scritturaData.leggi(scritturaData.scrivi('2025-09-01'))).toEqual({ esito: 'valido', valore: '2025-09-01' });
  });
});

const refused = (code: string, resto: object = {}) =>
  new ApiError(409, {
    code,
    message: 'Non si può salvare.',
    metadata: null,
    fields: [],
    correlationId: 'abcdef0123',
    ...resto,
  });

describe('what the server refuses', () => {
  const isCampo = (nome: string) => nome === 'nome';
  test('an error of a field on the form goes to it, the others are told', () => {
    expect(
      rifiutoOf(
        refused('DUPLICATO', {
          fields: [
            { path: 'nome', code: 'archivio', message: 'Esiste già.' },
            { path: 'altro', code: 'x', message: 'Manca.' },
          ],
        }),
        isCampo,
      ),
    ).toEqual({ campi: [{ nome: 'nome', messaggio: 'Esiste già.' }], altri: ['Manca. (altro)'] });
  });
  test('an error without fields is one message; a defect carries the code for the assistance', () => {
    expect(rifiutoOf(refused('STATO_NON_AMMESSO'), isCampo).altri).toEqual(['Non si può salvare.']);
    expect(rifiutoOf(new ApiError(500, { ...refused('ERRORE_INTERNO').errore }), isCampo).altri).toEqual([
      'Non si può salvare. (codice abcdef01)',
    ]);
    expect(rifiutoOf(new Error('Il server non risponde'), isCampo).altri).toEqual(['Il server non risponde']);
  });
  test('only a stale version carries the record to compare with', () => {
    expect(currentOf(refused('VERSIONE_SUPERATA', { current: { nome: 'La sua' } }))).toEqual({ nome: 'La sua' });
    expect(currentOf(refused('DUPLICATO', { current: { nome: 'x' } }))).toBeNull();
  });
});

test('of two versions the fields that differ are shown, and the ones not touched here follow the archive', () => {
  const base = { nome: 'Ada', cap: null, note: 'x' };
  const mio = { nome: 'Ada Maria', cap: null, note: 'x' };
  const attuale = { nome: 'Ada', cap: '00100', note: 'x' };
  expect(differenze(base, mio, attuale)).toEqual([
    { nome: 'nome', mio: 'Ada Maria', attuale: 'Ada', toccato: true },
    { nome: 'cap', mio: null, attuale: '00100', toccato: false },
  ]);
  expect(mergeValori(mio, attuale, new Set(['nome']))).toEqual({ nome: 'Ada Maria', cap: '00100', note: 'x' });
});

test('errors are gathered from every depth of the form', () => {
  expect(
    erroriOf({
      nome: { type: 'too_small', message: 'Manca' },
      domicili: [undefined, { dal: { type: 'x', message: 'Data non valida.' } }],
      elenco: { root: { type: 'y', message: 'Troppi' } },
    }),
  ).toEqual([
    { nome: 'nome', messaggio: 'Manca' },
    { nome: 'domicili.1.dal', messaggio: 'Data non valida.' },
    { nome: 'elenco', messaggio: 'Troppi' },
  ]);
});

test('a field that the form asks for is refused when it is empty, also where the contract takes it so; what is wrong already stays', () => {
  const campi = new Map([
    ['nome', { obbligatorio: true }],
    ['conto.iban', { obbligatorio: true }],
    ['note', { obbligatorio: false }],
    ['sede', { obbligatorio: true }],
  ]);
  const valori = { nome: '', conto: { iban: null }, note: '', sede: '7000' };
  expect(withMissing({ nome: { type: 'x', message: 'Manca' } }, valori, campi)).toEqual({
    nome: { type: 'x', message: 'Manca' },
    conto: { iban: { type: 'required', message: 'Campo obbligatorio.' } },
  });
  expect(withMissing({}, { nome: 'Ada', conto: { iban: 'IT' }, note: '', sede: '7000' }, campi)).toEqual({});
});

test('a list shows what its field holds, also when it is none of its choices; a key of a record is not shown', () => {
  const voci = [{ codice: '11', descrizione: 'Riscatto' }];
  expect(['11', '1', 'zbsdfghjklmnpq', '', null].map((valore) => voceTenuta(valore, voci)?.descrizione)).toEqual([
    'Riscatto',
    '1: non è tra le voci',
    'Una voce che non c’è più',
    undefined,
    undefined,
  ]);
  expect(voceTenuta('11', [])).toBeUndefined();
});

test('a row just added is not red: its fields complain once left empty or sent, and then of being empty', () => {
  const nato = { valore: '', toccato: false, inviato: false };
  const messaggi = ['Data non valida.', 'Il codice catastale ha una lettera e 3 cifre.', 'Indicare il comune.'];
  expect(messaggi.map((messaggio) => shownError(messaggio, nato))).toEqual([undefined, undefined, undefined]);
  for (const dopo of [
    { ...nato, toccato: true },
    { ...nato, inviato: true },
  ])
    expect(messaggi.map((messaggio) => shownError(messaggio, dopo))).toEqual([
      'Campo obbligatorio.',
      'Campo obbligatorio.',
      'Indicare il comune.',
    ]);
  expect(messaggi.map((messaggio) => shownError(messaggio, { ...nato, valore: '31/02' }))).toEqual(messaggi);
  expect(shownError(undefined, { ...nato, inviato: true })).toBeUndefined();
});

test('no field cuts what is typed or pasted: a text that is too long is told', () => {
  const cut = sources('web/src').filter(({ text }) => /\bmaxLength[:=]/i.test(text));
  expect(cut.map(({ path }) => path)).toEqual([]);
});
