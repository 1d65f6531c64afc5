import { describe, expect, it } from 'vitest';
import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import { FileNonLeggibile, readTable } from '#platform/spreadsheet.ts';
import { sheetOf, text, workbook, zipOf, type Part } from './xlsx-archive.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const ROWS = `<row r="1">${text('A1', 'Cognome')}${text('B1', 'Ore')}</row><row r="2">${text('A2', 'Prova')}<c r="B2"><v>5</v></c></row>`;
const EXPECTED = { intestazioni: ['Cognome', 'Ore'], righe: [{ numero: 2, celle: ['Prova', '5'] }] };
const usual = workbook([{ name: 'Dati', rows: ROWS }]);
const read = (parts: readonly Part[], name = 'dati.xlsx') => readTable(zipOf(parts), name);
const renamed = (name: (part: string) => string): Part[] => usual.map((part) => ({ ...part, name: name(part.name) }));

describe('a workbook of another writer reads as that of Excel', () => {
  it('as a template or a workbook with macros, whose macros are left alone', async () => {
    expect(await read([...usual, { name: 'xl/vbaProject.bin', content: 'x' }], 'dati.XLSM')).toEqual(EXPECTED);
  });

  it('with backslashes in the names of its parts', async () => {
    expect(await read(renamed((name) => name.replaceAll('/', '\\')))).toEqual(EXPECTED);
  });

  it('with names in other letters', async () => {
    const parts = renamed((name) => name.replace('sharedStrings', 'SharedStrings').replace('sheet1', 'Sheet1'));
    expect(await read(parts)).toEqual(EXPECTED);
  });

  it.each([
    ['/cartella/libro.xml', 'cartella'],
    ['cartella/dentro/libro.xml', 'cartella/dentro'],
    ['libro.xml', ''],
  ])('with the workbook at %s', async (target, folder) => {
    const at = (rest: string): string => (folder === '' ? rest : `${folder}/${rest}`);
    const parts = renamed((name) =>
      name
        .replace(/^xl\/workbook\.xml$/, at('libro.xml'))
        .replace(/^xl\/_rels\/workbook\.xml\.rels$/, at('_rels/libro.xml.rels'))
        .replace(/^xl\//, at('')),
    );
    const root = `<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="${target}"/></Relationships>`;
    expect(await read([...parts, { name: '_rels/.rels', content: root }])).toEqual(EXPECTED);
  });

  it('with parts named from a folder above', async () => {
    const parts = usual.map((part) => ({
      ...part,
      content: String(part.content).replace('Target="worksheets', 'Target="../xl/./worksheets'),
    }));
    expect(await read(parts)).toEqual(EXPECTED);
  });

  it('with cells, or cells and rows, that do not say where they are', async () => {
    const cells = ROWS.replaceAll(/<c r="[A-Z]\d"/g, '<c');
    expect(await readTable(sheetOf(cells), 'dati.xlsx')).toEqual(EXPECTED);
    expect(await readTable(sheetOf(cells.replaceAll(/<row r="\d"/g, '<row')), 'dati.xlsx')).toEqual(EXPECTED);
    const gap = `<row><c t="inlineStr"><is><t>a</t></is></c></row><row><c/><c r="C2"><v>1</v></c><c><v>2</v></c></row>`;
    expect((await readTable(sheetOf(gap), 'dati.xlsx')).righe).toEqual([{ numero: 2, celle: ['', '', '1', '2'] }]);
  });

  it('with a sheet whose state is of no format', async () => {
    const parts = usual.map((part) => ({
      ...part,
      content: String(part.content).replace('sheetId=', 'state="show" sheetId='),
    }));
    expect(await read(parts)).toEqual(EXPECTED);
  });
});

/** The text of a number with a style that the workbook describes at this identifier, or that every program knows. */
const shown = async (value: string, id: number, code?: string, properties = ''): Promise<string> => {
  const own = code === undefined ? '' : `<numFmts count="1"><numFmt numFmtId="${id}" formatCode="${code}"/></numFmts>`;
  const styles = `<styleSheet ${MAIN}>${own}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const rows = `<row r="1">${text('A1', 'Titolo')}</row><row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
  const parts = workbook([{ name: 'Dati', rows }], [], properties).map((part) =>
    part.name === 'xl/styles.xml' ? { ...part, content: styles } : part,
  );
  return (await read(parts)).righe[0]?.celle[0] ?? '';
};

describe('a format that the workbook describes', () => {
  it.each([5, 8, 14, 37, 44, 59, 60, 71, 82, 99, 164])('is its own at number %i', async (id) => {
    expect(await shown('44986', id, '[$-010409]dd-mmm-yyyy')).toBe('2023-03-01');
    expect(await shown('0.75', id, 'h:mm')).toBe('18:00');
    expect(await shown('18', id, '0.00')).toBe('18');
    expect(await shown('0.5', id, '0%')).toBe('50 %');
  });

  it('is that of every program where it says nothing', async () => {
    expect(await shown('44986', 14, '')).toBe('2023-03-01');
    expect(await shown('0.75', 20)).toBe('18:00');
  });
});

const DATE_1904 = '<workbookPr date1904="1"/>';
const ORE: Colonna = { campo: 'ore', titolo: 'Ore', tipo: 'ore', esempio: 100 };
const IMPORTO: Colonna = { campo: 'importo', titolo: 'Importo', tipo: 'importo', esempio: 100 };

describe('hours', () => {
  it.each([
    ['1', '[h]:mm', '24:00'],
    ['1.5', '[h]:mm', '36:00'],
    ['60.999305555555555', '[h]:mm', '1463:59'],
    ['61', '[h]:mm', '1464:00'],
    ['61', '[hh]:mm:ss', '1464:00'],
    ['10.632060185185185', '[h]:mm:ss', '255:10:10'],
    ['0.3541666666666667', 'h:mm', '8:30'],
    ['0.3541666666666667', 'mm:ss', '8:30'],
  ])('%s as %s is %s, whatever day the workbook counts from', async (value, code, expected) => {
    expect(await shown(value, 170, code)).toBe(expected);
    expect(await shown(value, 170, code, DATE_1904)).toBe(expected);
  });

  it('beyond 62 days are read by a column of hours', async () => {
    expect(readCella(ORE, await shown('61', 46))).toEqual({ valore: 146_400 });
  });
});

describe('a number of a cell', () => {
  it.each(['1.234', '12.345', '123.456', '-1.234', '0.1', '0.30000000000000004', '1234.565', '-0', '1E-5', '4.229'])(
    '%s is never one of two',
    async (value) => {
      const written = await shown(value, 0);
      for (const colonna of [IMPORTO, ORE])
        expect(JSON.stringify(readCella(colonna, written)), written).not.toContain('oppure');
    },
  );

  it('with more decimals than an amount has is refused as such', async () => {
    expect(readCella(IMPORTO, await shown('4.229', 2))).toEqual({ errore: 'Un importo ha al massimo due decimali.' });
    expect(readCella(IMPORTO, await shown('4.22', 2))).toEqual({ valore: 422 });
  });
});

/** The text of the cell B2 of a sheet, and what a column of text makes of it. */
const cell = async (content: string, properties = ''): Promise<string> =>
  (
    await readTable(
      sheetOf(
        `<row r="1">${text('A1', 'Nome')}${text('B1', 'Età')}</row><row r="2">${text('A2', 'x')}${content}</row>`,
        [],
        properties,
      ),
      'dati.xlsx',
    )
  ).righe[0]?.celle[1] ?? '';
const TESTO: Colonna = { campo: 'note', titolo: 'Note', tipo: 'testo', esempio: null };

describe('a formula', () => {
  it.each([
    ['with a value', '<c r="B2"><f>SUM(A1:A9)</f><v>10</v></c>', '10'],
    ['with a text', '<c r="B2" t="str"><f>A2</f><v>due</v></c>', 'due'],
    ['with an empty text', '<c r="B2" t="str"><f>A2</f><v></v></c>', ''],
    ['that others share', '<c r="B2"><f t="shared" si="0"/><v>7</v></c>', '7'],
    ['of many cells', '<c r="B2"><f t="array" ref="B2:B3">A1:A2</f><v>3</v></c>', '3'],
    ['with a date', '<c r="B2" s="1"><f>TODAY()</f><v>46387</v></c>', '2026-12-31'],
  ])('%s is the value that the file holds', async (_what, content, expected) => {
    expect(await cell(content)).toBe(expected);
  });

  it.each([
    ['without a value', '<c r="B2"><f>A2</f></c>', ''],
    ['with nothing in it', '<c r="B2"><f>A2</f><v/></c>', ''],
    [
      'to be worked out when it is opened',
      '<c r="B2"><f>A2</f><v>0</v></c>',
      '<calcPr calcId="1" fullCalcOnLoad="1"/>',
    ],
  ])('%s is an error of the columns that take it, and of no others', async (_what, content, properties) => {
    const written = await cell(content, properties);
    for (const colonna of [TESTO, IMPORTO, ORE])
      expect(readCella(colonna, written)).toEqual({ errore: expect.stringContaining('formula') });
  });

  it.each([
    ['#N/A', '#N/D'],
    ['#REF!', '#RIF!'],
    ['#VALUE!', '#VALORE!'],
    ['#DIV/0!', '#DIV/0!'],
  ])('that came to %s is the same error', async (value, shownAs) => {
    const written = await cell(`<c r="B2" t="e"><f>X</f><v>${value}</v></c>`);
    expect(written).toBe(shownAs);
    expect(readCella(TESTO, written)).toEqual({ errore: expect.stringContaining(shownAs) });
  });
});

describe('a number without a format, a time alone, an old date', () => {
  it('is an error of its cell', async () => {
    expect(readCella(TESTO, await cell('<c r="B2" s="77"><v>1</v></c>'))).toHaveProperty('errore');
  });

  it.each([
    ['10:10:10', '10:10:10'],
    ['08:30:00', '8:30'],
    ['1850-03-02', '1850-03-02'],
  ])('%s is read', async (written, expected) => {
    expect(await cell(`<c r="B2" t="d"><v>${written}</v></c>`)).toBe(expected);
  });
});

describe('the letters of a CSV', () => {
  const csv = (bytes: Uint8Array) => readTable(bytes, 'dati.csv');

  it('of UTF-8 with a foreign byte are refused with their row, never read in another way', async () => {
    const joined = Buffer.concat([
      Buffer.from('Nome;Città\nNicolò;Forlì\nÈva;Mondovì\n'),
      Buffer.from('Nicol\u00f2;x\n', 'latin1'),
    ]);
    const refused: unknown = await csv(joined).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileNonLeggibile);
    expect(String(refused)).toMatch(/Alla riga 4 .*Nicol/);
  });

  it('of Windows-1252 are read, and those of UTF-16 without a mark', async () => {
    const content = 'Nome;Città\nNicolò;Forlì\n';
    const expected = [{ numero: 2, celle: ['Nicolò', 'Forlì'] }];
    for (const bytes of [
      Buffer.from(content, 'latin1'),
      Buffer.from(content, 'utf16le'),
      Buffer.from(content, 'utf16le').swap16(),
    ])
      expect((await csv(bytes)).righe).toEqual(expected);
  });

  it.each([
    ['Nicol\x95;Citt\x85;Forl\x8d;Perch\x82', ['Nicolò', 'Città', 'Forlì', 'Perché']],
    ['NICCOL\xe3;CITT\xb7;MONDOV\xde;PERCH\x90', ['NICCOLÒ', 'CITTÀ', 'MONDOVÌ', 'PERCHÉ']],
    ['M\x81ller;Citt\x85 n\xf8 1;\xd5 5;x', ['Müller', 'Città n° 1', '€ 5', 'x']],
    ['Nicol\xf2;ecc\x85;D\x92Alba;\x80 5', ['Nicolò', 'ecc…', 'D’Alba', '€ 5']],
    ['Select\x85\x85\x85;a;b;c', ['Select………', 'a', 'b', 'c']],
    ['Shkod\xebr;Jo\xe3o;\x93Uno\x94;ecc\x85', ['Shkodër', 'João', '“Uno”', 'ecc…']],
  ])('of code page 850 are told from those of Windows: %j', async (row, celle) => {
    expect((await csv(Buffer.from(`A;B;C;D\n${row}\n`, 'latin1'))).righe).toEqual([{ numero: 2, celle }]);
  });
});
