import { describe, expect, test } from 'vitest';
import { controlliFile } from '#functions/denunce/formati/f24/controlli/file.ts';
import { controlliModello } from '#functions/denunce/formati/f24/controlli/modello.ts';
import { controlliOrdinario } from '#functions/denunce/formati/f24/controlli/ordinario.ts';
import { controlliRighe } from '#functions/denunce/formati/f24/controlli/righe.ts';
import { f24Ordinario } from '#functions/denunce/formati/f24/f24ordinario.ts';
import type { ModelloF24Ordinario, RigaF24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { fileOrdinario, rigaOrdinaria, righeGiuste } from '#support/denunce/f24-ordinario-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();

const { F, I, R, S, Q } = righeGiuste;

const trovati = (righe: readonly RigaF24Ordinario[], cambi: Partial<ModelloF24Ordinario> = {}) =>
  f24Ordinario
    .parse(fileOrdinario(righe, cambi))
    .check(RIFERIMENTI)
    .map(({ codice, gravita, campo }) => [codice, gravita, campo]);

test('a right file has nothing wrong', () => {
  expect(trovati([F, I, R, S, Q])).toEqual([]);
});

/** What is changed in the front of a form, the code found, the field it is found in. */
const FRONTE: readonly (readonly [Partial<ModelloF24Ordinario>, string, string])[] = [
  [{ contribuente: '80012345679', titolareConto: '80012345679' }, 'f24.contribuente', 'contribuente'],
  [{ denominazione: 'SCUOLA "PROVA' }, 'f24.denominazione', 'denominazione'],
  [{ comune: '' }, 'f24.domicilio', 'comune'],
  [{ cap: '' }, 'f24.domicilio', 'cap'],
  [{ iban: 'IT61X0542811101000000123456' }, 'f24.iban', 'iban'],
  [{ titolareConto: '80012345684' }, 'f24.titolare-conto', 'titolareConto'],
];
test.each(FRONTE)('one fault in the front is found with its code, and nothing else: %j', (cambi, codice, campo) => {
  expect(trovati([F], cambi)).toEqual([[codice, 'BLOCCANTE', `modelli.0.${campo}`]]);
});

test('a head without its domicile is found, where the forms have theirs', () => {
  const rilievi = f24Ordinario.parse({ ...fileOrdinario([F]), cap: '' }).check(RIFERIMENTI);
  expect(rilievi.map(({ codice, campo }) => [codice, campo])).toEqual([['f24.domicilio', 'cap']]);
});

/** A right row, what is changed in it, the code found, the column it is found in. */
const RIGHE: readonly (readonly [RigaF24Ordinario, Partial<RigaF24Ordinario>, string, keyof RigaF24Ordinario])[] = [
  [F, { sezione: 'S' }, 'f24.sezione', 'sezione'],
  [F, { debito: 0 }, 'f24.importo', 'debito'],
  [F, { estremi: 'X' }, 'f24.estremi', 'estremi'],
  [F, { riferimentoA: '0013' }, 'f24.riferimento-a', 'riferimentoA'],
  [I, { riferimentoB: '' }, 'f24.riferimento-b', 'riferimentoB'],
  [R, { ente: '22' }, 'f24.ente', 'ente'],
  // Abolished: who is paid lives in what it became.
  [S, { ente: 'A042' }, 'f24.ente', 'ente'],
  [Q, { altroEnte: '0004' }, 'f24.altro-ente', 'altroEnte'],
  [F, { altroEnte: '0003' }, 'f24.altro-ente', 'altroEnte'],
];
test.each(RIGHE)(
  'one fault in a row is found with its code, and nothing else: %j %j',
  (giusta, cambi, codice, campo) => {
    expect(trovati([{ ...giusta, ...cambi }])).toEqual([[codice, 'BLOCCANTE', `modelli.0.righe.0.${campo}`]]);
  },
);

const credito = (centesimi: number) => rigaOrdinaria({ codice: '1701', debito: 0, credito: centesimi });
/** Faults that show only beside another row or on another day: the rows, the code found and where. */
const INSIEMI: readonly {
  readonly codice: string;
  readonly gravita: 'BLOCCANTE' | 'AVVISO';
  readonly campo: string;
  readonly righe: readonly RigaF24Ordinario[];
  readonly cambi?: Partial<ModelloF24Ordinario>;
}[] = [
  {
    codice: 'f24.codice-sconosciuto',
    gravita: 'AVVISO',
    campo: 'righe.0.codice',
    righe: [rigaOrdinaria({ codice: '9999' })],
  },
  {
    codice: 'f24.codice-altro-modello',
    gravita: 'BLOCCANTE',
    campo: 'righe.0.codice',
    righe: [rigaOrdinaria({ codice: '100E' })],
  },
  {
    codice: 'f24.lato',
    gravita: 'AVVISO',
    campo: 'righe.0.debito',
    righe: [rigaOrdinaria({ codice: '1701' })],
  },
  {
    codice: 'f24.periodo-futuro',
    gravita: 'AVVISO',
    campo: 'righe.0.riferimentoA',
    righe: [rigaOrdinaria({ riferimentoA: '0012' })],
  },
  {
    codice: 'f24.codice-non-in-vigore',
    gravita: 'BLOCCANTE',
    campo: 'righe.0.codice',
    righe: [rigaOrdinaria({ codice: '1704', riferimentoB: '2024' })],
    cambi: { dataPagamento: '2024-12-16' },
  },
  {
    codice: 'f24.credito',
    gravita: 'BLOCCANTE',
    campo: 'righe.1.credito',
    righe: [F, rigaOrdinaria({ riferimentoA: '0002', debito: 0, credito: 1 })],
  },
  {
    codice: 'f24.riga-doppia',
    gravita: 'AVVISO',
    campo: 'righe.1.codice',
    righe: [F, rigaOrdinaria({ debito: 1 })],
  },
  // Six rows of the Treasury a record: the second has nothing but a credit.
  {
    codice: 'f24.saldo-record',
    gravita: 'BLOCCANTE',
    campo: 'righe',
    righe: [
      F,
      ...Array.from({ length: 6 }, (_, n) =>
        rigaOrdinaria({ codice: '1701', riferimentoA: `000${n + 1}`, debito: 0, credito: 1 }),
      ),
    ],
  },
  // The balance of the form is positive, that of its section is not.
  { codice: 'f24.segno', gravita: 'AVVISO', campo: 'righe', righe: [F, credito(12_000), R] },
];
test.each(INSIEMI)('$codice', ({ codice, gravita, campo, righe, cambi }) => {
  expect(trovati(righe, cambi)).toEqual([[codice, gravita, `modelli.0.${campo}`]]);
});
test('a form with more credits than debits is blocked, and its section is warned of', () => {
  expect(trovati([credito(1)])).toEqual([
    ['f24.saldo', 'BLOCCANTE', 'modelli.0.righe'],
    ['f24.segno', 'AVVISO', 'modelli.0.righe'],
  ]);
});

test('every rule over the records has its fault', () => {
  // They have tests of their own, below.
  const provati = new Set([
    'f24.saldo',
    'f24.periodo',
    'f24.periodo-dm10',
    ...FRONTE.map(([, codice]) => codice),
    ...RIGHE.map(([, , codice]) => codice),
    ...INSIEMI.map(({ codice }) => codice),
  ]);
  const regole = [...controlliModello, ...controlliRighe('ORDINARIO'), ...controlliOrdinario];
  expect(regole.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
});

test('a period begins before it ends; a number of the employer may have both ends of its month, and is warned of', () => {
  const diI = (codice: string, cambi: Partial<RigaF24Ordinario>) =>
    f24Ordinario
      .parse(fileOrdinario([{ ...righeGiuste.I, codice, ...cambi }]))
      .check(RIFERIMENTI)
      .map((rilievo) => [rilievo.codice, rilievo.gravita, rilievo.campo]);
  expect(diI('CXX', { riferimentoA: '032026', riferimentoB: '022026' })).toContainEqual([
    'f24.periodo',
    'BLOCCANTE',
    'modelli.0.righe.0.riferimentoB',
  ]);
  const dm10 = { estremi: '1234567890', riferimentoA: '022026' };
  expect(diI('DM10', { ...dm10, riferimentoB: '' })).toEqual([]);
  expect(diI('DM10', { ...dm10, riferimentoB: '022026' })).toEqual([
    ['f24.periodo-dm10', 'AVVISO', 'modelli.0.righe.0.riferimentoB'],
  ]);
  expect(diI('DM10', { ...dm10, riferimentoB: '012026' })).toContainEqual([
    'f24.riferimento-b',
    'BLOCCANTE',
    'modelli.0.righe.0.riferimentoB',
  ]);
});

test('a day of payment on which banks are closed is warned of', () => {
  const al = (dataPagamento: string) =>
    f24Ordinario
      .parse(fileOrdinario(undefined, { dataPagamento }))
      .check(RIFERIMENTI)
      .map(({ codice, campo }) => [codice, campo]);
  expect(al('2026-04-18')).toEqual([['f24.giorno-non-lavorativo', 'modelli.0.dataPagamento']]);
  expect(al('2026-04-06')).toEqual([['f24.giorno-non-lavorativo', 'modelli.0.dataPagamento']]);
  expect(al('2026-04-16')).toEqual([]);
});

describe('one fault in the totals and counts of a file is found with its code, and nothing else', () => {
  const scritto = Buffer.from(f24Ordinario.parse(fileOrdinario([F, R])).write()).toString('latin1');
  /** In which record, from which of its characters, what is written over. */
  const GUASTI = [
    { record: 3, posizione: 453 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.0.recordV.0.erario' },
    { record: 3, posizione: 989 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.0.recordV.0.regioni' },
    { record: 3, posizione: 1793 + 14, caratteri: '9', codice: 'f24.totali', campo: 'modelli.0.recordV.0.saldoFinale' },
    { record: 2, posizione: 1873, caratteri: '1', codice: 'f24.saldo-addebito', campo: 'modelli.0.saldo' },
    { record: 4, posizione: 16, caratteri: '000000002', codice: 'f24.conteggi', campo: 'conteggi.recordV' },
    {
      record: 3,
      posizione: 18,
      caratteri: '00000002',
      codice: 'f24.progressivo',
      campo: 'modelli.0.recordV.0.progressivo',
    },
    {
      record: 3,
      posizione: 2,
      caratteri: '80012345684',
      codice: 'f24.contribuente-diverso',
      campo: 'modelli.0.recordV.0.contribuente',
    },
    {
      record: 3,
      posizione: 1808,
      caratteri: '17042026',
      codice: 'f24.data-diversa',
      campo: 'modelli.0.recordV.0.dataPagamento',
    },
    { record: 3, posizione: 483, caratteri: 'N', codice: 'f24.totali', campo: 'modelli.0.recordV.0.erario' },
    {
      record: 3,
      posizione: 483,
      caratteri: 'X',
      codice: 'f24.segno-sezione',
      campo: 'modelli.0.recordV.0.erarioSegno',
    },
  ];
  test.each(GUASTI)('$campo → $codice', ({ record, posizione, caratteri, codice, campo }) => {
    const da = (record - 1) * 1900 + posizione - 1;
    const guasto = `${scritto.slice(0, da)}${caratteri}${scritto.slice(da + caratteri.length)}`;
    const { rilievi } = f24Ordinario.read(Buffer.from(guasto, 'latin1'), RIFERIMENTI);
    expect(rilievi.map((uno) => [uno.codice, uno.campo])).toEqual([[codice, campo]]);
  });
  test('every rule over the file has its fault', () => {
    // The form of public bodies has one section a record: there the others are tried.
    const provati = new Set(['f24.atto-diverso', 'f24.record-in-credito', ...GUASTI.map(({ codice }) => codice)]);
    expect(controlliFile.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
  });
});
