import { describe, expect, it } from 'vitest';
import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import { readTable, readWorkbook } from '#platform/spreadsheet.ts';
import { odsCell, odsOf, odsParts, odsRow, odsSheet, odsText } from './ods-archive.ts';
import { zipOf } from './xlsx-archive.ts';

const read = (rows: string) => readTable(odsOf(rows), 'dati.ods');
const HEADING = odsRow(odsText('Titolo'));
/** The text of one cell under a heading. */
const shown = async (cell: string): Promise<string> => (await read(HEADING + odsRow(cell))).righe[0]?.celle[0] ?? '';

describe('an ODS', () => {
  it('is read as the same XLSX would be: texts, numbers, dates, hours, percentages', async () => {
    expect(await shown(odsText('Forlì &amp; <text:span>Ros</text:span>si'))).toBe('Forlì & Rossi');
    expect(await shown(odsText('due<text:s text:c="2"/>blanks'))).toBe('due  blanks');
    expect(await shown(odsText('_x0041_'))).toBe('_x0041_');
    expect(await shown(odsCell('float', 'office:value="1234.5"', '1.234,50'))).toBe('1234,5');
    expect(await shown(odsCell('currency', 'office:value="4.22"', '€ 4,22'))).toBe('4,22');
    expect(await shown(odsCell('percentage', 'office:value="0.5"', '50%'))).toBe('50 %');
    expect(await shown(odsCell('date', 'office:date-value="2026-12-31"', '31/12/26'))).toBe('2026-12-31');
    expect(await shown(odsCell('date', 'office:date-value="2026-12-31T08:30:00"', 'x'))).toBe('2026-12-31 08:30');
    expect(await shown(odsCell('time', 'office:time-value="PT08H30M00S"', '8.30'))).toBe('8:30');
    expect(await shown(odsCell('time', 'office:time-value="PT1464H00M00S"', '1464:00'))).toBe('1464:00');
    expect(await shown(odsCell('boolean', 'office:boolean-value="true"', 'VERO'))).toBe('VERO');
  });

  it('has the value of a formula; an error is one of its column', async () => {
    expect(await shown(odsCell('float', 'table:formula="of:=1+1" office:value="2"', '2'))).toBe('2');
    const error =
      '<table:table-cell table:formula="of:=A9" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>';
    const note: Colonna = { campo: 'note', titolo: 'Note', tipo: 'testo', esempio: null };
    expect(readCella(note, await shown(error))).toEqual({ errore: expect.stringContaining('#N/D') });
  });

  it('has lines in a cell, and no notes among them', async () => {
    const lines =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation><text:p>uno</text:p><text:p>due</text:p></table:table-cell>';
    expect(await shown(lines)).toBe('uno\ndue');
  });

  it('repeats rows and columns as often as it says, and keeps their numbers', async () => {
    const rows =
      odsRow(odsText('A') + odsText('B', 'table:number-columns-repeated="2"')) +
      odsRow('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="3"') +
      odsRow('<table:table-cell/>' + odsText('x') + '<table:covered-table-cell/>', 'table:number-rows-repeated="2"') +
      odsRow('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048570"');
    expect(await read(rows)).toMatchObject({
      intestazioni: ['A', 'B', 'B'],
      righe: [
        { numero: 5, celle: ['', 'x', ''] },
        { numero: 6, celle: ['', 'x', ''] },
      ],
    });
  });

  it('shows the first sheet that can be seen, and all of them as a workbook', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style><style:style style:name="ta2"><style:table-properties table:display="true"/></style:style>';
    const sheets =
      odsSheet(odsRow(odsText('Appoggio')), 'table:name="Uno" table:style-name="ta1"') +
      odsSheet(odsRow(odsText('Cognome')), 'table:name="Due &amp; tre" table:style-name="ta2"') +
      odsSheet(odsRow(odsText('Ore')), 'table:name="Quattro"') +
      odsSheet('', 'table:name="Vuoto"');
    const bytes = zipOf(odsParts(sheets, styles));
    expect((await readTable(bytes, 'a.ods')).intestazioni).toEqual(['Cognome']);
    expect((await readWorkbook(bytes, 'a.ods')).map(({ name, intestazioni }) => [name, intestazioni])).toEqual([
      ['Due & tre', ['Cognome']],
      ['Quattro', ['Ore']],
    ]);
  });
});

describe('an ODS that is not one, or is too much', () => {
  const motivo = async (bytes: Uint8Array, name = 'a.ods'): Promise<string> => {
    const error: unknown = await readTable(bytes, name).catch((reason: unknown) => reason);
    return typeof error === 'object' && error !== null && 'motivo' in error ? String(error.motivo) : String(error);
  };

  it('is refused with what to do', async () => {
    expect(await motivo(Buffer.from('a;b'))).toBe('rinominato');
    expect(await motivo(zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]))).toBe('rinominato');
    const document = odsParts('').map((part) => ({
      ...part,
      content: String(part.content).replaceAll('office:spreadsheet', 'office:text'),
    }));
    expect(await motivo(zipOf(document))).toBe('rinominato');
    expect(await motivo(odsOf(HEADING), 'a.xlsx')).toBe('formato');
    const encrypted = odsParts('').map((part) =>
      part.name === 'META-INF/manifest.xml'
        ? { ...part, content: '<manifest:manifest><manifest:encryption-data/></manifest:manifest>' }
        : { ...part, content: Buffer.from([1, 2, 3]) },
    );
    expect(await motivo(zipOf(encrypted))).toBe('protetto');
    expect(await motivo(odsOf(''))).toBe('vuoto');
  });

  it('whose rows and columns repeat beyond measure is refused at once, in little memory', async () => {
    const full = (rows: number, columns: number): Uint8Array =>
      odsOf(
        HEADING +
          odsRow(odsText('x', `table:number-columns-repeated="${columns}"`), `table:number-rows-repeated="${rows}"`),
      );
    const before = process.memoryUsage().rss;
    expect(await motivo(full(1_048_576, 50))).toBe('troppe_righe');
    expect(await motivo(full(1, 16_384))).toBe('troppe_colonne');
    expect(await motivo(full(19_000, 150))).toBe('troppe_celle');
    expect(await motivo(full(20_001, 1))).toBe('troppe_righe');
    expect(await motivo(full(2_000_000, 1))).toBe('danneggiato');
    const many = odsOf(HEADING + odsRow(odsText('x'), 'table:number-rows-repeated="20000"').repeat(50));
    expect(await motivo(many)).toBe('troppe_righe');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
    expect((await readTable(full(20_000, 2), 'a.ods')).righe).toHaveLength(20_000);
  });

  it('or whose text repeats beyond measure', async () => {
    const long = 'x'.repeat(30_000);
    expect(await motivo(odsOf(HEADING + odsRow(odsText(long), 'table:number-rows-repeated="1000"')))).toBe(
      'troppo_testo',
    );
  });

  it('cut short or changed anywhere, is refused or reads the same', async () => {
    const whole = odsOf(HEADING + odsRow(odsText('x')).repeat(100));
    const table = await readTable(whole, 'a.ods');
    for (let at = 10; at < whole.length; at += 41) {
      expect(await motivo(whole.subarray(0, at)), String(at)).toBe('danneggiato');
      const changed = Uint8Array.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const outcome: unknown = await readTable(changed, 'a.ods').catch((error: unknown) => error);
      if (!(outcome instanceof Error)) expect(outcome).toEqual(table);
      else expect(outcome.name).toBe('FileNonLeggibile');
    }
  });
});

it('a page named .xls is told as such', async () => {
  for (const page of ['<html><body><table>', '\ufeff<!DOCTYPE html>', '\r\n<table border="1">'])
    await expect(readTable(Buffer.from(page), 'noipa.xls')).rejects.toThrow(/pagina web/);
  await expect(readTable(Buffer.from('a\tb'), 'dati.xls')).rejects.toThrow(/Excel 97–2003/);
});
