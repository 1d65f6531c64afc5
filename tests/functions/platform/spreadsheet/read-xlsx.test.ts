import { describe, expect, it } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { sheetOf, text, workbook, zipOf } from './xlsx-archive.ts';

/** The second row of a sheet whose first row has one heading for each of these cells. */
const cellsOf = async (cells: string, properties?: string): Promise<readonly string[]> => {
  const table = await readTable(
    sheetOf(`<row r="1">${text('A1', 'Titolo')}</row><row r="2">${cells}</row>`, [], properties),
    'dati.xlsx',
  );
  return table.righe[0]?.celle ?? [];
};

const number = (value: string, style = 0): Promise<readonly string[]> =>
  cellsOf(`<c r="A2" s="${style}"><v>${value}</v></c>`);

describe('text of an XLSX', () => {
  it('is trimmed, whole and in its columns, with the row numbers of the file', async () => {
    const rows = `<row r="3"><c r="A3" t="s"><v>0</v></c>${text('C3', ' Nome ')}</row><row r="5"><c r="A5" t="s"><v>1</v></c><c r="D5" t="b"><v>1</v></c></row>
      <row r="6">${text('A6', '   ')}</row><row r="9">${text('C9', '&lt;b&gt; &amp; è 😀')}</row><row r="10"><c r="Z10" s="1"/></row>`;
    expect(
      await readTable(
        sheetOf(rows, ['<t>Cognome</t>', '<r><t xml:space="preserve">Di </t></r><r><t>Prova</t></r>']),
        'dati.XLSX',
      ),
    ).toMatchObject({
      intestazioni: ['Cognome', '', 'Nome', ''],
      righe: [
        { numero: 5, celle: ['Di Prova', '', '', 'VERO'] },
        { numero: 9, celle: ['', '', '<b> & è 😀', ''] },
      ],
    });
  });

  it('stays what was written, whatever it looks like', async () => {
    const cells = [
      '31/12/2026',
      '1-9-2026',
      '1.9.2026',
      '31/02/2026',
      '31/12/26',
      '=1+1',
      '+39 06',
      '-',
      '@nome',
      '007',
    ]
      .map((content, index) => text(`${'ABCDEFGHIJ'.charAt(index)}2`, content))
      .join('');
    expect(await cellsOf(cells)).toEqual([
      '31/12/2026',
      '1-9-2026',
      '1.9.2026',
      '31/02/2026',
      '31/12/26',
      '=1+1',
      '+39 06',
      '-',
      '@nome',
      '007',
    ]);
  });
});

describe('numbers of an XLSX', () => {
  it.each([
    ['1234.56', '1234,56'],
    ['1234.5599999999999', '1234,56'],
    ['0.30000000000000004', '0,3'],
    ['1.1000000000000001', '1,1'],
    ['-0.1', '-0,1'],
    ['0', '0'],
    ['-0', '0'],
    ['1234', '1234'],
    ['80012345678', '80012345678'],
    ['1.5E+3', '1500'],
    ['1E-3', '0,001'],
    ['1.2345E+15', '1234500000000000'],
    ['123456789012345', '123456789012345'],
  ])('%s is %s', async (value, expected) => {
    expect(await number(value, 2)).toEqual([expected]);
  });

  it('are dates or times when their cell is formatted so', async () => {
    expect(await number('46387', 1)).toEqual(['2026-12-31']);
    expect(await number('45351', 5)).toEqual(['2024-02-29']);
    expect(await number('61', 1)).toEqual(['1900-03-01']);
    expect(await number('2958465', 1)).toEqual(['9999-12-31']);
    expect(await number('46387.354166666664', 1)).toEqual(['2026-12-31 08:30']);
    expect(await number('0.35416666666666669', 3)).toEqual(['8:30']);
    expect(await number('1.5208333333333333', 4)).toEqual(['36:30']);
    expect(await cellsOf('<c r="A2" s="1"><v>44925</v></c>', '<workbookPr date1904="1"/>')).toEqual(['2026-12-31']);
    for (const written of ['2026-12-31', '2026-12-31T00:00:00', '2026-12-31T00:00:00Z'])
      expect(await cellsOf(`<c r="A2" t="d"><v>${written}</v></c>`)).toEqual(['2026-12-31']);
    await expect(cellsOf(`<c r="A2" t="d"><v>${'T'.repeat(300_000)}Z</v></c>`)).rejects.toMatchObject({
      motivo: 'danneggiato',
    });
  });

  it('that are not numbers make the file unreadable; one that is no date is a fault of its cell', async () => {
    await expect(number('abc', 2)).rejects.toMatchObject({ motivo: 'danneggiato' });
    expect(await number('99999999', 1)).toEqual(['#SENZA DATA!']);
  });
});

describe('what a document may have besides elements', () => {
  it('is left out, or is text', async () => {
    const cells = `<!-- <c r="A2"> --><c r="A2" t="inlineStr"><is><t><![CDATA[a < b & c]]></t><rPh sb="0" eb="1"><t>x</t></rPh></is></c>${text('B2', '_x0041_&#x42;&#67;')}`;
    expect(await cellsOf(cells)).toEqual(['a < b & c', 'ABC']);
  });

  it('is refused when it is not closed, in its place, or in order', async () => {
    for (const cells of [
      '<c r="A2"><v>1</c></v>',
      '<c r="A2"><v>1</v>',
      '<c r="A2"><!-- <v>1</v></c>',
      '<c r="A2"><c r="B2"/></c>',
      '<c r="A3"><v>1</v></c>',
      '<row r="2"/>',
      `<c ${'a="1" '.repeat(2000)}/>`,
      `${'<x>'.repeat(100)}${'</x>'.repeat(100)}`,
      '</row><row r="2">',
      `<c r="A2"><v>${'1'.repeat(600_000)}</v></c>`,
    ])
      await expect(cellsOf(cells), cells.slice(0, 40)).rejects.toMatchObject({ motivo: 'danneggiato' });
  });
});

describe('the sheet that is read', () => {
  const rows = (content: string): string => `<row r="1">${text('A1', content)}</row>`;
  const formula = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>';

  it('is the first that can be seen, whatever the others hold', async () => {
    const archive = zipOf(
      workbook([
        { name: 'Appoggio', rows: formula, state: 'hidden' },
        { name: 'Personale', rows: rows('Cognome') },
        { name: 'Conti', rows: formula },
      ]),
    );
    expect((await readTable(archive, 'dati.xlsx')).intestazioni).toEqual(['Cognome']);
  });

  it('is found with prefixed names and absolute paths too', async () => {
    const parts = workbook([{ name: 'Dati', rows: '' }]).map((part) => ({
      ...part,
      content:
        part.name === 'xl/worksheets/sheet1.xml'
          ? '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Cognome</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'
          : String(part.content).replace('Target="worksheets', 'Target="/xl/worksheets'),
    }));
    expect((await readTable(zipOf(parts), 'dati.xlsx')).intestazioni).toEqual(['Cognome']);
  });
});
