import * as fc from 'fast-check';
import readAll, { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readTable, writeCsv, writeXlsx, type Colonna, type Foglio, type ValoreCella } from '#platform/spreadsheet.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { recomputedSums } from './recomputed-sums.ts';

const colonne: readonly Colonna[] = [
  { titolo: 'Cognome', tipo: 'testo' },
  { titolo: 'Importo', tipo: 'importo' },
  { titolo: 'Dal', tipo: 'data' },
  { titolo: 'Giorni', tipo: 'intero' },
  { titolo: 'Ore', tipo: 'ore' },
];
const foglio = (righe: Foglio['righe'], nome = 'Cedolini'): Foglio => ({ nome, colonne, righe });

const csvText = (righe: Foglio['righe']): string => Buffer.from(writeCsv(foglio(righe))).toString();

describe('writeCsv', () => {
  it('writes what the Italian Excel opens: mark, semicolons, CRLF, decimal comma, day first', () => {
    expect(
      csvText([
        ['D\'Angelo; "Rossi"', 123_456, '2026-02-10', 30, 3650],
        ['Prova', -5, null, 0, null],
        [null, 100_000_000, '9999-12-31', -1, 5],
      ]),
    ).toBe(
      '\ufeffCognome;Importo;Dal;Giorni;Ore\r\n"D\'Angelo; ""Rossi""";1234,56;10/02/2026;30;36,50\r\nProva;-0,05;;0;\r\n;1000000,00;31/12/9999;-1;0,05\r\n',
    );
  });

  it.each([
    '=1+1',
    '+39 06 1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    "'=1",
    "''+1",
    ' =1+1',
    '\u00a0@x',
    "' -1",
    '＝1+1',
    '＋1',
    '－1',
    ' ＠x',
  ])('puts an apostrophe before %j', (dangerous) => {
    expect(csvText([[dangerous]])).toMatch(new RegExp(`\\r\\n"?'${dangerous.replace(/[+()]/g, '\\$&')}`));
  });

  it.each(["D'Angelo", "'tra apici'", 'a=b', '1-2', 'x@y.example'])('leaves %j alone', (harmless) => {
    expect(csvText([[harmless]])).toContain(`\r\n${harmless};`);
  });

  it('leaves negative amounts alone: they are numbers', () => {
    expect(csvText([[null, -123]])).toContain(';-1,23;');
  });
});

describe('writeXlsx', () => {
  it('writes numbers and dates as such, with their format, and text as text', async () => {
    const bytes = Buffer.from(await writeXlsx([foglio([['=1+1', 123_456, '2026-02-10', 30, 3650]])]));
    expect(await readSheet(bytes)).toEqual([
      ['Cognome', 'Importo', 'Dal', 'Giorni', 'Ore'],
      ['=1+1', 1234.56, new Date('2026-02-10T00:00:00Z'), 30, 36.5],
    ]);
  });

  it('writes every hundredth with exactly its digits', async () => {
    const importi = [1, 5, 10, 29, 57, 101, 1005, 123_456_789, 99_999_999_999, -8_765_432_101];
    const table = await readTable(await writeXlsx([foglio(importi.map((importo) => [null, importo]))]), 'a.xlsx');
    expect(table.righe.map(({ celle }) => Math.round(Number(celle[1]?.replace(',', '.')) * 100))).toEqual(importi);
    expect(
      table.righe.map(({ celle }) => celle[1]?.split(',')[1]?.length ?? 0).every((decimals) => decimals <= 2),
    ).toBe(true);
  });

  it('names its sheets as the format wants, each differently', async () => {
    const names = ['Cedolini [2026/01]', 'Cedolini [2026/01]', '', 'x'.repeat(40), "'apici'"];
    const sheets = await readAll(Buffer.from(await writeXlsx(names.map((nome) => foglio([], nome)))));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Cedolini  2026 01',
      'Cedolini  2026 01 2',
      'Foglio 3',
      'x'.repeat(31),
      'apici',
    ]);
  });

  it('refuses what a cell cannot hold, and values of another type', async () => {
    await expect(writeXlsx([foglio([['x'.repeat(32_768)]])])).rejects.toThrow(RangeError);
    const wrong: ValoreCella[][] = [
      [1],
      [null, '1'],
      [null, 1.5],
      [null, null, '10/02/2026'],
      [null, null, null, Number.NaN],
    ];
    for (const riga of wrong) {
      expect(() => writeCsv(foglio([riga]))).toThrow(TypeError);
      await expect(writeXlsx([foglio([riga])])).rejects.toThrow(TypeError);
    }
  });
});

const text = fc.string({ unit: fc.constantFrom(...'abzè€😀=+-@＝＠\t\r\n\'";,|_x0041 &<>\u0001\u0085') });
/** Text as `readTable` gives it back: trimmed, without control characters. */
const kept = (value: string): string => value.replace(/[^\P{Cc}\t\n\r\u0085]/gu, '').trim();
const common = fc.constantFrom(
  '=1+1',
  "'=1",
  '-',
  '+39 06',
  '_x0041_',
  'constructor',
  '__proto__',
  'toString',
  'a\r\nb',
  '€ 1.234,56',
  '007',
);
const hundredths = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const riga = fc.tuple(
  fc.oneof(text, common),
  fc.option(hundredths),
  fc.option(day),
  fc.option(fc.integer()),
  fc.option(hundredths),
);

/** A decimal with comma, without the zeros at its end that a number does not keep. */
const shown = (value: number | null): string => (value === null ? '' : String(value / 100).replace('.', ','));
const canonical = (cell: string | undefined): string => (cell ?? '').replace(/(,\d*?)0+$/, '$1').replace(/,$/, '');

describe('what is written is read back', () => {
  const expected = (
    righe: readonly (readonly [string, number | null, string | null, number | null, number | null])[],
    shownDay = (giorno: string): string => giorno,
  ): string[][] =>
    righe
      .map(([testo, importo, data, intero, ore]) => [
        kept(testo),
        shown(importo),
        data === null ? '' : shownDay(data),
        intero === null ? '' : String(intero),
        shown(ore),
      ])
      .filter((celle) => celle.some((cella) => cella !== ''));
  const comparable = (celle: readonly string[]): string[] => [
    celle[0] ?? '',
    canonical(celle[1]),
    celle[2] ?? '',
    celle[3] ?? '',
    canonical(celle[4]),
  ];

  it('from CSV, text that was neutralised included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(riga, { maxLength: 8 }), async (righe) => {
        const table = await readTable(writeCsv(foglio(righe)), 'a.csv');
        expect(table.intestazioni).toEqual(colonne.map(({ titolo }) => titolo));
        expect(table.righe.map(({ celle }) => comparable(celle))).toEqual(expected(righe, formatGiorno));
      }),
      { numRuns: 200 },
    );
  });

  it('from XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(riga, { maxLength: 8 }), async (righe) => {
        const table = await readTable(await writeXlsx([foglio(righe)]), 'a.xlsx');
        expect(table.intestazioni).toEqual(colonne.map(({ titolo }) => titolo));
        expect(table.righe.map(({ celle }) => comparable(celle))).toEqual(expected(righe));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sums of a sheet', () => {
  it('are formulas under the rows, in the columns that ask for them, that come to the sum of their cells', async () => {
    const sommate = colonne.map((colonna) =>
      colonna.tipo === 'importo' ? { ...colonna, somma: true as const } : colonna,
    );
    const righe = [12_345, -45, 100_000_000].map((importo) => ['Prova', importo, null, 1, 2] as const);
    expect(recomputedSums(await writeXlsx([{ nome: 'Somme', colonne: sommate, righe }]))).toEqual([
      12_345 - 45 + 100_000_000,
    ]);
    expect(recomputedSums(await writeXlsx([{ nome: 'Vuoto', colonne: sommate, righe: [] }]))).toEqual([]);
    expect(recomputedSums(await writeXlsx([foglio([['Prova', 1, null, 1, 2]])]))).toEqual([]);
  });
});
