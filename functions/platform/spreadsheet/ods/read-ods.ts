import { fileDanneggiato, FileNonLeggibile } from '../file-non-leggibile.ts';
import { Misura } from '../limiti.ts';
import type { Table } from '../tabella.ts';
import { tableOf } from '../table.ts';
import { readXml } from '../xlsx/xml.ts';
import { openArchive, type Archive } from '../xlsx/zip.ts';
import { OdsSheets } from './ods-sheets.ts';

const CONTENT = 'content.xml';
const MANIFEST = 'META-INF/manifest.xml';
const MAX_SHEETS = 60;

const notASheet = (): FileNonLeggibile =>
  new FileNonLeggibile(
    'rinominato',
    'Il file non è un foglio di LibreOffice, anche se il nome finisce in .ods: scegliere il file giusto oppure salvarlo in formato .xlsx.',
  );

/** @throws FileNonLeggibile when its parts are encrypted */
const refuseEncrypted = async (archive: Archive): Promise<void> => {
  if (!archive.has(MANIFEST)) return;
  const encrypted = new Set<string>();
  await readXml(archive.chunks(MANIFEST), {
    open: (name) => {
      if (name === 'encryption-data') encrypted.add(name);
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (encrypted.size > 0)
    throw new FileNonLeggibile(
      'protetto',
      'Il file è protetto da una password: toglierla (in LibreOffice: File, Salva con nome, senza «Salva con password») e ricaricarlo.',
    );
};

/**
 * The visible sheets of an ODS (OpenDocument 1.3), at most `only`; those with nothing in them are left out, unless there is no other. What repeats is counted before it is laid out.
 * @throws FileNonLeggibile
 */
export const readOds = async (
  bytes: Uint8Array,
  only = MAX_SHEETS,
): Promise<readonly (Table & { readonly name: string })[]> => {
  const archive = openArchive(bytes);
  if (!archive.has(CONTENT)) throw notASheet();
  await refuseEncrypted(archive);
  const misura = new Misura();
  const sheets = new OdsSheets(only, misura);
  await readXml(archive.chunks(CONTENT), sheets);
  if (!sheets.isSpreadsheet) throw notASheet();
  const found = sheets.found();
  if (found.length === 0) throw fileDanneggiato();
  const full = found.filter(({ righe }) => righe.length > 0);
  return (full.length === 0 ? found.slice(0, 1) : full).map(({ name, righe, colonneNascoste }) => ({
    name,
    ...tableOf(righe, misura, { colonneNascoste }),
  }));
};
