import { describe, expect, it } from 'vitest';
import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { sheetOf, text, workbook, zipOf, type Part } from './xlsx-archive.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const heading = `<row r="1">${text('A1', 'Titolo')}${text('B1', 'Altro')}</row>`;
const second = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await readTable(bytes, 'dati.xlsx')).righe[0]?.celle ?? [];
const number = (value: string, code: string): Promise<readonly string[]> => {
  const styles = `<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
  const rows = `${heading}<row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
  return second(
    zipOf(
      workbook([{ name: 'Dati', rows }]).map((part) =>
        part.name === 'xl/styles.xml' ? { ...part, content: styles } : part,
      ),
    ),
  );
};
const changed = (parts: readonly Part[], name: string, from: string, to: string): Part[] =>
  parts.map((part) => (part.name === name ? { ...part, content: String(part.content).replace(from, to) } : part));

describe('a number as it is stored, whatever is shown of it', () => {
  it.each([
    ['258961.62', '#,##0', '258961,62'],
    ['158913.91', '#,##0,', '158913,91'],
    ['1234.5', '&quot;€&quot; #,##0.00', '1234,5'],
    ['3E-3', '0.00E+00', '0,003'],
    ['0.1234567890123456', '0.00', '0,123456789012346'],
  ])('%s in %s is %s', async (value, code, expected) => {
    expect((await number(value, code))[0]).toBe(expected);
  });

  it('with zeros in front that only the format writes: a column of digits has them back', async () => {
    const [written = ''] = await number('184', '00000');
    const cap: Colonna = { campo: 'cap', titolo: 'CAP', tipo: 'testo', cifre: 5, esempio: '00184' };
    expect(readCella(cap, written)).toEqual({ valore: '00184' });
  });

  it('that is a day with its time is no date, unless the time is midnight', async () => {
    const data: Colonna = { campo: 'dal', titolo: 'Dal', tipo: 'data', esempio: '2026-01-01' };
    expect(readCella(data, (await number('44644.9458333', 'dd/mm/yyyy hh:mm'))[0] ?? '')).toEqual({
      errore: expect.stringContaining('non è una data'),
    });
    expect(readCella(data, (await number('44644', 'dd/mm/yyyy hh:mm'))[0] ?? '')).toEqual({ valore: '2022-03-24' });
  });
});

describe('what other readers lose', () => {
  it('has every run of a text, inline or shared', async () => {
    const runs = '<r><t>Before</t></r><r><rPr><b/></rPr><t>Hierarchy</t></r>';
    const rows = `${heading}<row r="2"><c r="A2" t="inlineStr"><is>${runs}</is></c><c r="B2" t="s"><v>0</v></c></row>`;
    expect(await second(sheetOf(rows, [runs]))).toEqual(['BeforeHierarchy', 'BeforeHierarchy']);
  });

  it('keeps the place of the texts after an empty one', async () => {
    const rows = `${heading}<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>2</v></c></row>`;
    const parts = workbook([{ name: 'Dati', rows }], ['<t>zero</t>', '', '<t>due</t>']);
    expect(await second(zipOf(parts))).toEqual(['', 'due']);
    expect(await second(zipOf(changed(parts, 'xl/sharedStrings.xml', '<si></si>', '<si/>')))).toEqual(['', 'due']);
  });

  it('is what is true or false, and a line end inside a text', async () => {
    const rows = `${heading}<row r="2"><c r="A2" t="b"><v>0</v></c>${text('B2', 'uno_x000D_&#10;due')}</row>`;
    const [falso, righe = ''] = await second(sheetOf(rows));
    expect([falso, righe.replaceAll(/\s+/g, ' ')]).toEqual(['FALSO', 'uno due']);
  });
});

describe('what is beside the cells', () => {
  const rows = `${heading}<row r="2">${text('A2', 'uno')}</row>`;
  const usual = workbook([{ name: 'Dati', rows }]);

  it('does not count: cells joined to others', async () => {
    const joined = changed(
      usual,
      'xl/worksheets/sheet1.xml',
      '</sheetData>',
      '</sheetData><mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells>',
    );
    expect(await second(zipOf(joined))).toEqual(['uno', '']);
  });

  it('does not count: a sheet that is a chart, before the first of cells', async () => {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const chart = changed(
      changed(usual, 'xl/workbook.xml', '<sheets>', '<sheets><sheet name="Grafico" sheetId="9" r:id="rId9"/>'),
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      `<Relationship Id="rId9" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
    );
    expect(
      await second(zipOf([...chart, { name: 'xl/chartsheets/sheet1.xml', content: `<chartsheet ${MAIN}/>` }])),
    ).toEqual(['uno', '']);
  });
});
