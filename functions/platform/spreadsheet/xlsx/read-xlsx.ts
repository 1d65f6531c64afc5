import { FileNonLeggibile } from '../file-non-leggibile.ts';
import { Misura } from '../limiti.ts';
import type { Table } from '../tabella.ts';
import { tableOf } from '../table.ts';
import type { CellContext } from './cell-text.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readFormats } from './styles.ts';
import { readWorkbookParts } from './workbook.ts';
import { readRows } from './worksheet.ts';
import { openArchive, type Archive } from './zip.ts';

/**
 * The visible worksheets of an XLSX, at most `only`. Every part is read as it is inflated and let go: what stays is the text of the cells, which has its limits.
 * @throws FileNonLeggibile
 */
export const readXlsx = async (bytes: Uint8Array, only?: number): Promise<(Table & { readonly name: string })[]> => {
  const archive = openArchive(bytes);
  const { worksheets, strings, styles, from1904, staleFormulas } = await readWorkbookParts(archive, only);
  const context: CellContext = {
    strings: strings === undefined ? [] : await readSharedStrings(archive.chunks(strings)),
    formats: styles === undefined ? [] : await readFormats(archive.chunks(styles)),
    from1904,
    staleFormulas,
  };
  const misura = new Misura();
  const tables: (Table & { readonly name: string })[] = [];
  for (const { name, path } of worksheets) {
    const table = await readSheet(archive, path, context, misura, worksheets.length > 1);
    if (table !== undefined) tables.push({ name, ...table });
  }
  return tables;
};

/** @param mayBeEmpty a sheet with nothing in it is left out, as a workbook often has one */
const readSheet = async (
  archive: Archive,
  path: string,
  context: CellContext,
  misura: Misura,
  mayBeEmpty: boolean,
): Promise<Table | undefined> => {
  try {
    const { righe, colonneNascoste } = await readRows(archive.chunks(path), context);
    return tableOf(righe, misura, { colonneNascoste });
  } catch (cause) {
    if (mayBeEmpty && cause instanceof FileNonLeggibile && cause.motivo === 'vuoto') return undefined;
    throw cause;
  }
};
