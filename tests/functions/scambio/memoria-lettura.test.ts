import { expect, test } from 'vitest';
import * as z from 'zod';
import { importazione } from '#functions/scambio/lavori/importazione/lavoro.ts';
import { processesApart } from '#lib/local/apart/invoke-apart.ts';
import { writeCsv, writeXlsx } from '#platform/spreadsheet.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { odsParts, odsRow, odsSheet, odsText } from '../platform/spreadsheet/ods-archive.ts';
import { record, recordOf, xlsOfRecords } from '../platform/spreadsheet/xls-archive.ts';
import { sheetOf, text, workbook, zipOf } from '../platform/spreadsheet/xlsx-archive.ts';

const MEGABYTE = 1024 ** 2;
const Esito = z.object({ esito: z.string(), picco: z.number() });
const module = new URL('lettura-di-prova.ts', import.meta.url);

/** Reads a file in a process of its own with the memory of the reader; the process is new for each, so that its peak is of that file. */
const legge = async (nome: string, bytes: Uint8Array): Promise<z.infer<typeof Esito>> =>
  Esito.parse(
    await processesApart()(
      { ...importazione.lettore, secondi: 120, module },
      { nome, base64: Buffer.from(bytes).toString('base64') },
    ),
  );

const lettera = (colonna: number): string =>
  (colonna < 26 ? '' : lettera(Math.floor(colonna / 26) - 1)) + String.fromCharCode(65 + (colonna % 26));
const RIGHE = 20_000;
const titoli = (colonne: number) =>
  Array.from({ length: colonne }, (_, n) => ({ titolo: `Colonna ${n}`, tipo: 'testo' as const }));
const valori = (colonne: number) =>
  Array.from({ length: RIGHE }, (_, riga) =>
    Array.from({ length: colonne }, (__, n) => (n % 3 === 0 ? `Prova ${riga} ${n}` : `${n * 100}`)),
  );

test('the largest files that a school sends are read within the memory of the reader', async () => {
  const esportato = { nome: 'Dati', colonne: titoli(8), righe: valori(8) };
  const csv = await legge('a.csv', writeCsv({ colonne: titoli(49), righe: valori(49) }));
  const xlsx = await legge('a.xlsx', await writeXlsx([esportato]));
  const righe = Array.from({ length: RIGHE }, (_, riga) => {
    const celle = Array.from({ length: 49 }, (__, n) => `<c r="${lettera(n)}${riga + 1}"><v>${riga}.25</v></c>`);
    return `<row r="${riga + 1}">${celle.join('')}</row>`;
  });
  const largo = await legge('a.xlsx', sheetOf(righe.join('')));
  expect([csv.esito, xlsx.esito, largo.esito]).toEqual(['20000 × 49', '20000 × 8', '19999 × 49']);
  for (const { picco } of [csv, xlsx, largo]) expect(picco).toBeLessThanOrEqual(importazione.lettore.megabyte);
}, 300_000);

const buona = workbook([{ name: 'Dati', rows: `<row r="1">${text('A1', 'x')}</row>` }]);
const imbottita = (parte: string): Uint8Array =>
  zipOf(
    buona.map((una) =>
      una.name === parte ? { ...una, content: `${String(una.content)}${' '.repeat(99 * MEGABYTE)}` } : una,
    ),
  );
const json = (righe: string): Uint8Array =>
  Buffer.from(`{"formato":"emolumenti-scambio","versione":1,"tipi":[{"tipo":"persone","righe":[${righe}]}]}`);

const repeated = zipOf(
  odsParts(
    odsSheet(
      odsRow(odsText('x', 'table:number-columns-repeated="50"'), 'table:number-rows-repeated="1048576"').repeat(50),
    ),
  ),
);
const paddedOds = zipOf([
  {
    name: 'content.xml',
    content: `${String(odsParts(odsSheet(odsRow(odsText('x'))))[1]?.content)}${' '.repeat(99 * MEGABYTE)}`,
  },
]);
/** An XLS of nearly five megabytes of one record again and again. */
const XLS_BYTES = 4.9 * MEGABYTE;
const again = (one: Buffer): Buffer[] => Array.from({ length: Math.floor(XLS_BYTES / one.length) }, () => one);
const emptyTexts = (): Uint8Array => {
  const pieces = again(recordOf(0x3c, Buffer.alloc(8220)));
  return xlsOfRecords([record(0x27e, 0, 0, 0, 0x02, 0)], [recordOf(0xfc, Buffer.alloc(8)), ...pieces]);
};

const ostili: readonly (readonly [string, string, () => Uint8Array, RegExp])[] = [
  ['a sheet of a hundred megabytes of blanks', 'a.xlsx', () => imbottita('xl/worksheets/sheet1.xml'), /^0 × 1$/],
  ['shared texts of as many', 'a.xlsx', () => imbottita('xl/sharedStrings.xml'), /^0 × 1$/],
  ['an ODS whose rows repeat fifty times a million', 'a.ods', () => repeated, /più di|righe/],
  ['an ODS of a hundred megabytes of blanks', 'a.ods', () => paddedOds, /^0 × 1$/],
  ['an XLS of eight hundred thousand texts', 'a.xls', emptyTexts, /^0 × 1$|danneggiato/],
  [
    'an XLS of hundreds of thousands of cells',
    'a.xls',
    () => xlsOfRecords(again(record(0x27e, 1, 1, 0, 0x02, 0))),
    /×|righe|celle/,
  ],
  ['a CSV of millions of lines', 'a.csv', () => Buffer.from(`Codice\n${'x\n'.repeat(4_500_000)}`), /4\.500\.000 righe/],
  ['millions of empty objects', 'a.json', () => json(`${'{},'.repeat(3_400_000)}0`), /più righe e valori/],
  ['millions of empty lists', 'a.json', () => json(`${'[],'.repeat(3_400_000)}0`), /più righe e valori/],
  ['millions of short texts', 'a.json', () => json(`${'"aè",'.repeat(1_600_000)}0`), /più righe e valori/],
];

/** How many days go by until every hostile file was read. */
const GIORNI = 3;

test.each(sampleOfTheDay(ostili, GIORNI))(
  '%s are read or refused within it',
  { timeout: 120_000 },
  async (_, nome, file, atteso) => {
    const { esito, picco } = await legge(nome, file());
    expect(esito).toMatch(atteso);
    expect(picco).toBeLessThanOrEqual(importazione.lettore.megabyte);
  },
);
