import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readCella, type Colonna } from '#functions/colonne/colonna.ts';
import { readTable, readWorkbook } from '#platform/spreadsheet.ts';
import { RECORD } from '#platform/spreadsheet/xls/records.ts';
import { readSheetRows } from '#platform/spreadsheet/xls/sheet-rows.ts';
import { sharedTexts } from '#platform/spreadsheet/xls/texts.ts';
import { record, recordOf, xlsOfRecords } from './xls-archive.ts';

/** An XLS as another program writes it. */
const xlsOf = (book: WorkBook, bookType: 'biff8' | 'biff5' = 'biff8'): Buffer =>
  Buffer.from(write(book, { type: 'buffer', bookType }));
const bookOf = (sheets: Readonly<Record<string, WorkSheet>>): WorkBook => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return book;
};
const sheet = (rows: readonly (readonly unknown[])[]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => [...row]));
const read = (rows: readonly (readonly unknown[])[]) => readTable(xlsOf(bookOf({ Dati: sheet(rows) })), 'dati.xls');

describe('an XLS of Excel 97–2003', () => {
  it('is read as the same XLSX would be: texts, numbers, dates, hours, percentages', async () => {
    const rows = sheet([
      ['Titolo', 'Numero', 'Data', 'Ore', 'Quota', 'Si', 'Nota'],
      ['Forlì & Rossi', 1234.5, 0, 0, 0, true, 'Łódź 😜'],
      ['', -7, 0, 0, 0, false, '31/12/2026'],
    ]);
    const set = (cell: string, v: number, z: string): void => void (rows[cell] = { t: 'n', v, z });
    set('C2', 46387, 'dd/mm/yyyy');
    set('C3', 46387.354166666664, 'dd/mm/yyyy hh:mm');
    set('D2', 0.75, 'h:mm');
    set('D3', 1.5208333333333333, '[h]:mm');
    set('E2', 0.5, '0%');
    set('E3', 0.3333, '0.00%');
    expect(await readTable(xlsOf(bookOf({ Dati: rows })), 'dati.xls')).toMatchObject({
      intestazioni: ['Titolo', 'Numero', 'Data', 'Ore', 'Quota', 'Si', 'Nota'],
      righe: [
        { numero: 2, celle: ['Forlì & Rossi', '1234,5', '2026-12-31', '18:00', '50 %', 'VERO', 'Łódź 😜'] },
        { numero: 3, celle: ['', '-7', '2026-12-31 08:30', '36:30', '33,33 %', 'FALSO', '31/12/2026'] },
      ],
    });
  });

  it('has texts of every length', async () => {
    const long = Array.from({ length: 400 }, (_, row) => [
      `${'è'.repeat(row % 7)}${'Ł'.repeat(row % 90)}${row}`,
      'x'.repeat(row % 250),
    ]);
    const { righe } = await read([['A', 'B'], ...long]);
    expect(righe.map(({ celle }) => celle)).toEqual(long);
  });

  it('has the value of a formula; an error, and a number that is no date, are errors of their column', async () => {
    const rows = sheet([
      ['A', 'B', 'C', 'D'],
      ['x', 'y', 'z', 'w'],
    ]);
    rows['A2'] = { t: 'n', v: 2, f: '1+1' };
    rows['B2'] = { t: 's', v: 'due', f: 'T("due")' };
    rows['C2'] = { t: 'e', v: 0x2a };
    rows['D2'] = { t: 'n', v: 99_999_999, z: 'dd/mm/yyyy' };
    const { righe } = await readTable(xlsOf(bookOf({ Dati: rows })), 'dati.xls');
    expect(righe[0]?.celle).toEqual(['2', 'due', '#N/D', '#SENZA DATA!']);
    const note: Colonna = { campo: 'note', titolo: 'Note', tipo: 'testo', esempio: null };
    for (const testo of righe[0]?.celle.slice(2) ?? [])
      expect(readCella(note, testo)).toEqual({ errore: expect.stringMatching(/#N\/D|nessuna data/) });
  });

  it('shows the first sheet that can be seen, and all of them as a workbook', async () => {
    const dati = sheet([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]);
    dati['!rows'] = [{}, { hidden: true }];
    dati['!cols'] = [{}, { hidden: true }];
    const book = bookOf({ Appoggio: sheet([['x']]), Dati: dati, Altri: sheet([['C'], ['5']]) });
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    const file = xlsOf(book);
    expect((await readTable(file, 'dati.xls')).intestazioni).toEqual(['A', 'B']);
    expect((await readWorkbook(file, 'dati.xls')).map(({ name }) => name)).toEqual(['Dati', 'Altri']);
  });

  it('counts dates from 1904 where it says so', async () => {
    const rows = sheet([['Data'], [0]]);
    rows['A2'] = { t: 'n', v: 44_925, z: 'dd/mm/yyyy' };
    const book = bookOf({ Dati: rows });
    book.Workbook = { WBProps: { date1904: true } };
    expect((await readTable(xlsOf(book), 'dati.xls')).righe[0]?.celle).toEqual(['2026-12-31']);
  });
});

describe('its records', () => {
  it('are found in the sectors of the file that holds them', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) =>
      record(RECORD.shortNumber, row, 0, 0, 0x02 | ((row % 9000) << 2), 0),
    );
    const { righe } = await readTable(xlsOfRecords(rows), 'a.xls');
    expect([righe.length, righe.at(-1)]).toEqual([2999, { numero: 3000, celle: ['2999'] }]);
  });

  it('may multiply one text, or leave empty cells, as far as every file may', async () => {
    const text = Buffer.concat([
      Buffer.from('0000000001000000', 'hex'),
      Buffer.from('0020', 'hex'),
      Buffer.from('00', 'hex'),
      Buffer.alloc(8192, 'x'),
    ]);
    text.writeUInt16LE(8192, 8);
    const naming = Array.from({ length: 5000 }, (_, row) => record(RECORD.sharedLabel, row, 0, 0, 0, 0));
    const strings = recordOf(RECORD.strings, text);
    await expect(readTable(xlsOfRecords(naming, [strings]), 'a.xls')).rejects.toMatchObject({ motivo: 'troppo_testo' });
    const far = Array.from({ length: 15_000 }, (_, row) => record(RECORD.shortNumber, row, 199, 0, 0x02, 0));
    await expect(readTable(xlsOfRecords(far), 'a.xls')).rejects.toMatchObject({ motivo: 'troppe_celle' });
    const beyond = [record(RECORD.shortNumber, 60_000, 0, 0, 0x02, 0)];
    await expect(readTable(xlsOfRecords(beyond), 'a.xls')).rejects.toMatchObject({ motivo: 'troppe_righe' });
  });

  it('say which rows and columns are hidden, and what a formula of no writer gives', () => {
    const stream = Buffer.concat([
      record(RECORD.begin, 0x06_00, 0x10),
      record(RECORD.columns, 1, 3, 0, 0, 1, 0),
      record(RECORD.row, 1, 0, 2, 0, 0, 0, 0x20, 0),
      record(RECORD.row, 2, 0, 2, 0, 0, 0, 0, 0),
      record(RECORD.shortNumber, 1, 0, 0, 0x02 | (7 << 2), 0),
      record(RECORD.severalNumbers, 2, 0, 0, 0x03 | (25 << 2), 0, 0, 0x02 | (9 << 2), 0, 1),
      record(RECORD.formula, 3, 0, 0, 0, 0, 0, 0, 0x03, 0, 0),
      record(RECORD.formulaOf4, 3, 1, 0, 2, 0, 0, 0xff_ff, 0, 0, 0),
      record(RECORD.begin, 0x06_00, 0x20),
      record(RECORD.shortNumber, 4, 0, 0, 0x02, 0),
      record(RECORD.end),
      record(RECORD.end),
    ]);
    const context = { strings: [], formats: ['number'], from1904: false, staleFormulas: false } as const;
    expect(readSheetRows(stream, 0, context)).toEqual({
      righe: [
        { numero: 2, celle: ['7'], nascosta: true },
        { numero: 3, celle: ['0,25', '9'] },
        { numero: 4, celle: ['#SENZA VALORE!', '#NULLO!'] },
      ],
      colonneNascoste: [1, 2, 3],
    });
  });

  it('go on in others, which say anew how wide their letters are', () => {
    const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
    expect(
      sharedTexts({
        kind: RECORD.strings,
        data: Buffer.concat([bytes('0200000002000000'), bytes('050000'), Buffer.from('ab')]),
        more: [
          Buffer.concat([
            bytes('01'),
            Buffer.from('Łòd', 'utf16le'),
            bytes('0100080100'),
            Buffer.from('x'),
            bytes('0000'),
          ]),
          bytes('0000'),
        ],
      }),
    ).toEqual(['abŁòd', 'x']);
  });
});

describe('what is no XLS that can be read', () => {
  const good = xlsOf(bookOf({ Dati: sheet([['A'], ['1']]) }));
  const refused = (bytes: Uint8Array, name = 'dati.xls') => readTable(bytes, name).then(() => null, String);

  it('is refused in words that say what it is', async () => {
    expect(await refused(xlsOf(bookOf({ Dati: sheet([['A'], ['1']]) }), 'biff5'))).toMatch(/Excel 95/);
    expect(await refused(good, 'dati.xlsx')).toMatch(/ridarle il nome \.xls/);
    expect(await refused(Buffer.from('PK\u0003\u0004'), 'dati.xls')).toMatch(/ridarle il nome \.xlsx/);
    expect(await refused(Buffer.from('<html><table>'), 'dati.xls')).toMatch(/pagina web/);
    expect(await refused(Buffer.from('A\tB'), 'dati.xls')).toMatch(/non è una cartella di Excel 97–2003/);
    expect(await refused(Buffer.concat([good, Buffer.alloc(6 * 1024 ** 2)]))).toMatch(/supera 5 MB/);
  });

  it('is refused wherever it is cut, and never read without end', async () => {
    for (let length = 0; length < good.length; length += 97)
      expect((await refused(good.subarray(0, length))) ?? 'letto').toMatch(/FileNonLeggibile|letto/);
  });

  it('is read or refused with any of its bytes changed', async () => {
    for (let place = 8; place < good.length; place += 13) {
      const changed = Buffer.from(good);
      changed[place] = (changed[place] ?? 0) ^ 0xff;
      expect((await refused(changed)) ?? 'letto', String(place)).toMatch(/FileNonLeggibile|letto/);
    }
  });
});
