/** The spreadsheet edges: files that people send in become a `Table` of text, typed rows go out as XLSX or CSV. Pure: bytes in, bytes out. */
export { erroreDelFoglio } from './spreadsheet/errore-cella.ts';
export { FileNonLeggibile, type MotivoFile } from './spreadsheet/file-non-leggibile.ts';
export type { Colonna, Foglio, ValoreCella } from './spreadsheet/foglio.ts';
export { letteraDi } from './spreadsheet/lettera.ts';
export { checkColonne, checkRighe, Misura } from './spreadsheet/limiti.ts';
export { readTable, readWorkbook } from './spreadsheet/read-table.ts';
export { writeCsv } from './spreadsheet/write-csv.ts';
export { writeXlsx } from './spreadsheet/xlsx/write-xlsx.ts';
