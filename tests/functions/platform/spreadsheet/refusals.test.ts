import { describe, expect, it } from 'vitest';
import { FileNonLeggibile, readTable, writeXlsx, type MotivoFile } from '#platform/spreadsheet.ts';
import { sheetOf, text, workbook, zipOf } from './xlsx-archive.ts';

const MEGABYTE = 1024 ** 2;

const refusal = async (bytes: Uint8Array, name: string): Promise<FileNonLeggibile> => {
  const error = await readTable(bytes, name).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FileNonLeggibile))
    throw new Error(`Not refused as unreadable: ${String(error)}`, { cause: error });
  expect(error.message).toMatch(/^[A-Z].*[.]$/);
  return error;
};
const motivoOf = async (bytes: Uint8Array, name: string): Promise<MotivoFile> => (await refusal(bytes, name)).motivo;

const compound = (marker: string): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(marker, 'utf16le'),
    Buffer.alloc(600),
  ]);
const good = (): Promise<Uint8Array> =>
  writeXlsx([
    {
      nome: 'Dati',
      colonne: [{ titolo: 'Nome', tipo: 'testo' }],
      righe: Array.from({ length: 200 }, (_, index) => [`Prova ${index}`]),
    },
  ]);

describe('a file that is not what it should be', () => {
  it('is refused with what to do', async () => {
    expect(await motivoOf(new Uint8Array(), 'a.csv')).toBe('vuoto');
    expect(await motivoOf(Buffer.from(';;\n;\n\n'), 'a.csv')).toBe('vuoto');
    expect(await motivoOf(sheetOf('<row r="1"><c r="A1" s="1"/></row>'), 'a.xlsx')).toBe('vuoto');
    expect(await motivoOf(compound('Workbook'), 'a.xls')).toBe('danneggiato');
    expect(await motivoOf(compound('Workbook'), 'a.xlsx')).toBe('rinominato');
    expect(await motivoOf(Buffer.from('<html><table></table></html>'), 'noipa.xls')).toBe('formato');
    expect(await motivoOf(compound('EncryptedPackage'), 'a.xlsx')).toBe('protetto');
    expect(await motivoOf(Buffer.from('a;b'), 'a.pdf')).toBe('formato');
    expect(await motivoOf(Buffer.from('a;b'), 'senza-estensione')).toBe('formato');
    expect((await refusal(compound('Workbook'), 'a.xls')).message).toContain('.xlsx');
  });

  it('or was renamed', async () => {
    expect(await motivoOf(Buffer.from('a;b\n1;2'), 'a.xlsx')).toBe('rinominato');
    expect(await motivoOf(await good(), 'a.csv')).toBe('rinominato');
    expect(await motivoOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'foto.csv')).toBe(
      'rinominato',
    );
    expect(await motivoOf(Buffer.from('%PDF-1.7\n\u0001\u0002'), 'a.csv')).toBe('rinominato');
    expect(await motivoOf(zipOf([{ name: 'word/document.xml', content: '<x/>' }]), 'a.xlsx')).toBe('rinominato');
    expect(await motivoOf(zipOf([{ name: 'content.xml', content: '<x/>' }]), 'a.xlsx')).toBe('formato');
    expect(await motivoOf(zipOf([{ name: 'xl/workbook.bin', content: '' }]), 'a.xlsx')).toBe('formato');
  });

  it('or was cut short anywhere', async () => {
    const whole = await good();
    for (let length = 10; length < whole.length; length += 97)
      expect(await motivoOf(whole.subarray(0, length), 'a.xlsx')).toBe('danneggiato');
  });

  it('or was changed in any byte of its content: it is refused, or reads the same', async () => {
    const whole = await good();
    const table = await readTable(whole, 'a.xlsx');
    for (let at = 4; at < whole.length; at += 31) {
      const changed = Uint8Array.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const outcome = await readTable(changed, 'a.xlsx').catch((error: unknown) => error);
      if (!(outcome instanceof FileNonLeggibile)) expect(outcome).toEqual(table);
    }
  });

  it('or lacks a part, or has nonsense in one', async () => {
    const parts = workbook([{ name: 'Dati', rows: `<row r="1">${text('A1', 'x')}</row>` }]);
    for (const name of ['xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml'])
      expect(await motivoOf(zipOf(parts.filter((part) => part.name !== name)), 'a.xlsx')).toBe('danneggiato');
    for (const rows of [
      '<row r="1"><c r="A1"',
      '<row r="1"><c r="A0"><v>1</v></c></row>',
      '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>',
    ]) {
      expect(await motivoOf(sheetOf(rows), 'a.xlsx')).toBe('danneggiato');
    }
    expect(await motivoOf(zipOf([...parts, ...parts]), 'a.xlsx')).toBe('danneggiato');
    expect(await motivoOf(zipOf(parts.map((part) => ({ ...part, flags: 1 }))), 'a.xlsx')).toBe('protetto');
  });
});

describe('a file that is too much', () => {
  it('in bytes', async () => {
    expect(await motivoOf(Buffer.alloc(10 * MEGABYTE + 1, 'a;b\n'), 'a.csv')).toBe('troppo_grande');
    expect((await readTable(Buffer.alloc(MEGABYTE, 'a'.repeat(MEGABYTE)), 'a.csv')).righe).toEqual([]);
  });

  it('in rows: 20,000 pass, 20,001 do not', async () => {
    const csv = (rows: number): Uint8Array => Buffer.from(`Codice\n${'x\n'.repeat(rows)}`);
    expect((await readTable(csv(20_000), 'a.csv')).righe).toHaveLength(20_000);
    expect((await refusal(csv(20_001), 'a.csv')).message).toContain('20.001');
    const xlsx = (rows: number): Uint8Array =>
      sheetOf(
        Array.from(
          { length: rows + 1 },
          (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
        ).join(''),
      );
    expect((await readTable(xlsx(20_000), 'a.xlsx')).righe).toHaveLength(20_000);
    expect(await motivoOf(xlsx(20_001), 'a.xlsx')).toBe('troppe_righe');
    expect(await motivoOf(csv(50_000), 'a.csv')).toBe('troppe_righe');
  });

  it('in columns', async () => {
    expect(await motivoOf(Buffer.from(`${'a;'.repeat(200)}b`), 'a.csv')).toBe('troppe_colonne');
    expect(await motivoOf(sheetOf('<row r="1"><c r="GS1"><v>1</v></c></row>'), 'a.xlsx')).toBe('troppe_colonne');
    expect((await readTable(sheetOf('<row r="1"><c r="GR1"><v>1</v></c></row>'), 'a.xlsx')).intestazioni).toHaveLength(
      200,
    );
  });

  it('when it is laid out in memory', async () => {
    const lonely = (cell: string, row: number): Uint8Array =>
      sheetOf(`<row r="1">${text('A1', 'x')}</row><row r="${row}"><c r="${cell}"><v>1</v></c></row>`);
    expect(await motivoOf(lonely('A1048576', 1_048_576), 'a.xlsx')).toBe('troppe_righe');
    expect(await motivoOf(lonely('XFD2', 2), 'a.xlsx')).toBe('troppe_colonne');
    expect(await motivoOf(sheetOf('<row r="999999999999"><c r="A1"><v>1</v></c></row>'), 'a.xlsx')).toBe('danneggiato');
    const formattedToTheEnd = sheetOf(
      `<row r="1">${text('A1', 'x')}</row><row r="1048576"><c r="XFD1048576" s="1"/></row>`,
    );
    expect(await readTable(formattedToTheEnd, 'a.xlsx')).toEqual({ intestazioni: ['x'], righe: [] });
  });

  it('when it is inflated: by what it declares, and by what it hides', async () => {
    const bomb = Buffer.alloc(101 * MEGABYTE, ' ');
    const parts = workbook([{ name: 'Dati', rows: `<row r="1">${text('A1', 'x')}</row>` }]);
    expect(await motivoOf(zipOf([...parts, { name: 'xl/bomba.xml', content: bomb }]), 'a.xlsx')).toBe('troppo_grande');
    const lying = zipOf(
      parts.map((part) =>
        part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: bomb, declaredSize: 500 } : part,
      ),
    );
    expect(lying.length).toBeLessThan(MEGABYTE);
    expect(await motivoOf(lying, 'a.xlsx')).toBe('danneggiato');
  });

  it('when it declares entities', async () => {
    const parts = workbook([{ name: 'Dati', rows: '' }]).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? {
            ...part,
            content:
              '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>',
          }
        : part,
    );
    const outcome = await readTable(zipOf(parts), 'a.xlsx').catch((error: unknown) => error);
    expect(JSON.stringify(outcome)).not.toContain('aaaaaaaaaa');
  });
});
