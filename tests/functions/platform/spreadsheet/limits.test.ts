import { describe, expect, it } from 'vitest';
import { FileNonLeggibile, readTable, type MotivoFile } from '#platform/spreadsheet.ts';
import { sheetOf } from './xlsx-archive.ts';

const motivoOf = async (bytes: Uint8Array, name: string): Promise<MotivoFile> => {
  const error = await readTable(bytes, name).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FileNonLeggibile)) throw new Error(`Not refused as unreadable: ${String(error)}`);
  expect(error.message).toMatch(/^[A-Z].*[.]$/);
  return error.motivo;
};

const letter = (column: number): string => String.fromCharCode(65 + column);
/** Rows whose cells all name one shared string. */
const naming = (text: string, rows: number, columns: number): Uint8Array =>
  sheetOf(
    Array.from({ length: rows }, (_, row) => {
      const cells = Array.from(
        { length: columns },
        (_, column) => `<c r="${letter(column)}${row + 1}" t="s"><v>0</v></c>`,
      );
      return `<row r="${row + 1}">${cells.join('')}</row>`;
    }).join(''),
    [`<t>${text}</t>`],
  );

describe('what a small file may multiply into', () => {
  it('one shared string named by very many cells', async () => {
    const file = naming('x'.repeat(2000), 2000, 17);
    expect(file.length).toBeLessThan(200_000);
    expect(await motivoOf(file, 'a.xlsx')).toBe('troppo_testo');
    expect((await readTable(naming('x'.repeat(200), 500, 17), 'a.xlsx')).righe).toHaveLength(499);
  });

  it('empty cells, because one row is wide', async () => {
    const csv = `${'a;'.repeat(99)}a\n${'x\n'.repeat(15_000)}`;
    expect(await motivoOf(Buffer.from(csv), 'a.csv')).toBe('troppe_celle');
  });

  it('millions of short rows, of separators, of quotation marks', async () => {
    expect(await motivoOf(Buffer.from('x\n'.repeat(4_000_000)), 'a.csv')).toBe('troppe_righe');
    expect(await motivoOf(Buffer.from(`${';'.repeat(9_000_000)}x`), 'a.csv')).toBe('troppe_colonne');
    expect(await motivoOf(Buffer.from('"'.repeat(9_000_001)), 'a.csv')).toBe('danneggiato');
  }, 60_000);
});

describe('a CSV put together from files of different programs', () => {
  it('has both line ends', async () => {
    const csv = `Codice;Nome\r\nA1;Anna\nB2;"Bea"\r\nC3;Carla\n`;
    expect((await readTable(Buffer.from(csv), 'a.csv')).righe.map(({ celle }) => celle)).toEqual([
      ['A1', 'Anna'],
      ['B2', 'Bea'],
      ['C3', 'Carla'],
    ]);
    expect(await motivoOf(Buffer.from(`Codice\r\n${'x\n'.repeat(4_500_000)}`), 'a.csv')).toBe('troppe_righe');
  }, 30_000);

  it('or that of an old one', async () => {
    expect((await readTable(Buffer.from('Codice;Nome\rA1;Anna\r'), 'a.csv')).righe).toEqual([
      { numero: 2, celle: ['A1', 'Anna'] },
    ]);
  });
});
