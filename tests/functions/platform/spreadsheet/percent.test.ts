import { describe, expect, it } from 'vitest';
import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { text, workbook, zipOf } from './xlsx-archive.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The text of a number in a cell of this format: a number of the built-in ones, or a description of the workbook's own. */
const shown = async (value: string, format: number | string): Promise<string> => {
  const id = typeof format === 'number' ? format : 170;
  const own =
    typeof format === 'number' ? '' : `<numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts>`;
  const styles = `<styleSheet ${MAIN}>${own}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const rows = `<row r="1">${text('A1', 'Titolo')}</row><row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
  const parts = workbook([{ name: 'Dati', rows }]).map((part) =>
    part.name === 'xl/styles.xml' ? { ...part, content: styles } : part,
  );
  return (await readTable(zipOf(parts), 'dati.xlsx')).righe[0]?.celle[0] ?? '';
};

describe('a number in a percent format', () => {
  it.each([
    ['0.5', 9, '50 %'],
    ['1', 9, '100 %'],
    ['0.02', 10, '2 %'],
    ['0.07', '0.0%', '7 %'],
    ['0.3333', '0.00##%', '33,33 %'],
    ['-0.1', '0%;[Red]-0%', '-10 %'],
    ['0', '0%', '0 %'],
    ['1.1', '0 %', '110 %'],
  ])('%s in %s is what the person sees', async (value, format, expected) => {
    expect(await shown(value, format)).toBe(expected);
  });

  it.each([
    ['0.5', '0.00&quot;%&quot;', '0,5'],
    ['0.5', '0.00\\%', '0,5'],
    ['0.5', '0.00', '0,5'],
    ['0.5', 2, '0,5'],
  ])('is a plain number where the sign is only written: %s in %s', async (value, format, expected) => {
    expect(await shown(value, format)).toBe(expected);
  });

  it('is read by a column of percentages as the same percentage typed by hand', async () => {
    const percento: Colonna = { campo: 'quota', titolo: 'Quota', tipo: 'percento', esempio: 500_000 };
    expect(readCella(percento, await shown('0.5', 9))).toEqual({ valore: 500_000 });
    expect(readCella(percento, await shown('0.0225', 10))).toEqual({ valore: 22_500 });
    expect(readCella(percento, '50 %')).toEqual({ valore: 500_000 });
  });

  it('is an error, not another value, in a column that takes no percentage', async () => {
    const importo: Colonna = { campo: 'importo', titolo: 'Importo', tipo: 'importo', esempio: 100 };
    expect(readCella(importo, await shown('0.5', 9))).toHaveProperty('errore');
    expect(readCella({ ...importo, tipo: 'intero' }, await shown('5', 9))).toHaveProperty('errore');
    expect(readCella({ ...importo, tipo: 'ore' }, await shown('5', 9))).toHaveProperty('errore');
  });
});
