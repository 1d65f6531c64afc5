import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AvvioNonRiuscito, danneggiata } from '../../avvio.ts';
import { openBlobs, type Blobs } from './blobs.ts';
import { openMetadata, type Metadata } from './metadata.ts';

/** Number of the layout on disk; raise it when a file written by this version could not be read by the one before. */
const FORMAT = 1;

const checkFormat = async (folder: string): Promise<void> => {
  const path = join(folder, 'format');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) {
    await writeFile(`${path}.new`, `${FORMAT}\n`, { flush: true });
    await rename(`${path}.new`, path);
  } else if (!(Number(text) <= FORMAT)) {
    throw new AvvioNonRiuscito(
      `La cartella dei file ${folder} è stata scritta da una versione più recente del programma: aggiornare il programma oppure indicare un'altra cartella con DATA_DIR.`,
    );
  }
};

const codesOf = (error: unknown): string[] =>
  error instanceof Error ? ['code' in error ? String(error.code) : '', ...codesOf(error.cause)] : [];

const reasonsOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [reasonsOf(error.cause)])].join(': ')
    : String(error);

const explained = (folder: string, error: unknown): AvvioNonRiuscito => {
  if (error instanceof AvvioNonRiuscito) return error;
  const codes = codesOf(error);
  const options = { cause: error };
  if (codes.includes('LEVEL_LOCKED')) {
    return new AvvioNonRiuscito(
      `La cartella dei file ${folder} è già in uso da un altro avvio del programma: chiuderlo prima di riprovare.`,
      options,
    );
  }
  if (codes.includes('ENOSPC'))
    return new AvvioNonRiuscito(
      `Il disco della cartella dei file ${folder} è pieno: liberare spazio e riprovare.`,
      options,
    );
  const reason = reasonsOf(error);
  const danno = danneggiata(folder, reason);
  if (danno !== undefined) return danno;
  return new AvvioNonRiuscito(
    `La cartella dei file ${folder} non si può leggere o scrivere (${reason}): controllarne i permessi oppure indicare un'altra cartella con DATA_DIR.`,
    options,
  );
};

const openFolder = async (folder: string): Promise<{ blobs: Blobs; metadata: Metadata }> => {
  await mkdir(folder, { recursive: true });
  await checkFormat(folder);
  const metadata = await openMetadata(join(folder, 'metadata'));
  try {
    const blobs = await openBlobs(folder);
    await blobs.sweep(await metadata.referencedBlobs());
    return { blobs, metadata };
  } catch (error) {
    await metadata.close();
    throw error;
  }
};

/**
 * Opens the folder and removes what a crash left in it.
 * @throws AvvioNonRiuscito when it cannot be used, is in use, or was written by a newer version
 */
export const openDataFolder = (folder: string): Promise<{ blobs: Blobs; metadata: Metadata }> =>
  openFolder(folder).catch((error: unknown) => {
    throw explained(folder, error);
  });
