import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AvvioNonRiuscito } from './avvio.ts';

/** Shape of the data folder; a newer one is refused rather than damaged. */
const FORMATO = 1;

export interface DataFolder {
  readonly dir: string;
  readonly secret: string;
  readonly nuova: boolean;
}

/** Opens (or empties first) the folder that keeps everything across restarts. @throws AvvioNonRiuscito */
export const openDataFolder = async (dir: string, reset: boolean): Promise<DataFolder> => {
  const mark = join(dir, 'formato.json');
  try {
    if (reset) await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const found = await readFile(mark, 'utf8').catch(() => undefined);
    if (found !== undefined) return { dir, secret: checkFormat(found, dir), nuova: false };
    const secret = randomBytes(48).toString('base64url');
    await writeFile(`${mark}.tmp`, JSON.stringify({ formato: FORMATO, secret }), { mode: 0o600 });
    await rename(`${mark}.tmp`, mark);
    return { dir, secret, nuova: true };
  } catch (error) {
    if (error instanceof AvvioNonRiuscito) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new AvvioNonRiuscito(
        `Il disco di ${dir} è pieno: liberare spazio e ripetere npm start; i dati già salvati non sono toccati.`,
      );
    throw new AvvioNonRiuscito(
      `La cartella dei dati ${dir} non si può scrivere: controllare i permessi oppure indicarne un'altra con DATA_DIR.`,
      { cause: error },
    );
  }
};

const checkFormat = (text: string, dir: string): string => {
  const { formato, secret } = JSON.parse(text) as { formato?: unknown; secret?: unknown };
  if (typeof formato !== 'number' || typeof secret !== 'string')
    throw new AvvioNonRiuscito(
      `La cartella ${dir} non è una cartella di dati di questo programma: indicarne un'altra con DATA_DIR.`,
    );
  if (formato > FORMATO)
    throw new AvvioNonRiuscito(
      `I dati in ${dir} sono di una versione più nuova del programma: aggiornare il programma oppure usare un'altra cartella con DATA_DIR.`,
    );
  return secret;
};
