import { describe, expect, it } from 'vitest';
import { readTable, type FileNonLeggibile } from '#platform/spreadsheet.ts';
import { odsParts, odsRow, odsSheet, odsText } from './ods-archive.ts';
import { text, workbook, zipOf } from './xlsx-archive.ts';

const csv = (content: string) => readTable(Buffer.from(content), 'dati.csv');

/** An XLSX with these rows of texts; hidden ones by their number, hidden columns before them. */
const xlsx = (rows: readonly (readonly string[])[], hidden: readonly number[] = [], columns = '') => {
  const xml = rows
    .map((cells, index) => {
      const row = index + 1;
      const inside = cells.map((cell, at) => (cell === '' ? '' : text(`${'ABCDEFG'.charAt(at)}${row}`, cell))).join('');
      return `<row r="${row}"${hidden.includes(row) ? ' hidden="1"' : ''}>${inside}</row>`;
    })
    .join('');
  const parts = workbook([{ name: 'Dati', rows: xml }]).map((part) => ({
    ...part,
    content: String(part.content).replace('<sheetData>', `${columns}<sheetData>`),
  }));
  return readTable(zipOf(parts), 'dati.xlsx');
};

const HEADINGS = ['Codice fiscale', 'Cognome', 'Nome', 'Ore'];
const DATA = [
  ['X', 'Prova', 'Anna', '5'],
  ['Y', 'Esempio', 'Luca', '6'],
];

describe('titles above the headings', () => {
  it.each([
    ['one', [['Elenco del personale']]],
    ['several, with an empty row', [['Istituto di prova'], ['Elenco al', '31/12/2026'], [], ['Tutti']]],
  ])('are left out and told: %s', async (_what, titles) => {
    for (const table of [
      await xlsx([...titles, HEADINGS, ...DATA]),
      await csv([...titles, HEADINGS, ...DATA].map((row) => row.join(';')).join('\n')),
    ]) {
      expect(table.intestazioni).toEqual(HEADINGS);
      expect(table.righe.map(({ celle }) => celle)).toEqual(DATA);
      expect(table.righe[0]?.numero).toBe(titles.length + 2);
      expect(table.avvisi).toEqual([expect.stringContaining('sopra le intestazioni')]);
    }
  });

  it('are not the headings of few columns, nor the only rows of a wide one', async () => {
    expect((await xlsx([['Codice', 'Ore'], ...DATA.map(([cf = '', , , ore = '']) => [cf, ore])])).intestazioni).toEqual(
      ['Codice', 'Ore'],
    );
    expect((await xlsx([['Titolo'], ['a', 'b', 'c', 'd']])).intestazioni[0]).toBe('Titolo');
    expect((await csv('Codice\nA;B;C;D\n')).intestazioni[0]).toBe('Codice');
  });
});

describe('rows and columns that are hidden', () => {
  it('are read, marked and counted, in XLSX and ODS', async () => {
    const table = await xlsx([HEADINGS, ...DATA, ...DATA], [3, 5], '<cols><col min="2" max="3" hidden="1"/></cols>');
    expect(table.righe.map(({ nascosta }) => nascosta === true)).toEqual([false, true, false, true]);
    expect(table.avvisi).toEqual([
      expect.stringMatching(/^2 righe del foglio sono nascoste/),
      expect.stringMatching(/^Le colonne B, C del foglio sono nascoste/),
    ]);
    const rows = [HEADINGS, ...DATA].map((row, index) =>
      odsRow(row.map((cell) => odsText(cell)).join(''), index === 1 ? 'table:visibility="filter"' : ''),
    );
    const hidden = '<table:table-column table:visibility="collapse"/><table:table-column/>';
    const ods = await readTable(
      zipOf(odsParts(odsSheet(rows.join('')).replace('<table:table-column/>', hidden))),
      'dati.ods',
    );
    expect(ods.righe.map(({ nascosta }) => nascosta === true)).toEqual([true, false]);
    expect(ods.avvisi).toEqual([
      expect.stringMatching(/^Una riga del foglio è nascosta/),
      expect.stringMatching(/^La colonna A del foglio è nascosta/),
    ]);
  });
});

describe('a row wider than the headings', () => {
  it('of a CSV is an error of the row: the comma of an amount was taken for a separator', async () => {
    const { righe } = await csv('Nome,Importo\nAda,1234,56\nEva,12\nIda,"3,50"\n');
    expect(righe.map(({ errore }) => errore)).toEqual([expect.stringContaining('«56»'), undefined, undefined]);
  });

  it('of a sheet is told, with where it is', async () => {
    const table = await xlsx([HEADINGS, ...DATA, ['Z', 'Terzi', 'Ugo', '1', 'nota']]);
    expect(table.avvisi).toEqual([expect.stringMatching(/colonna E .* alla riga 4 .*«nota»/)]);
  });
});

it('headings that are double are told with their columns', async () => {
  const table = await csv('Nome;Importo;Note;importo\na;1;b;2\n');
  expect(table.avvisi).toEqual([expect.stringMatching(/«Importo» \(B, D\)/)]);
});

it('a plain table has nothing to be told', async () => {
  expect(await xlsx([HEADINGS, ...DATA])).not.toHaveProperty('avvisi');
  const refused = csv('').catch((error: FileNonLeggibile) => error.motivo);
  expect(await refused).toBe('vuoto');
});
