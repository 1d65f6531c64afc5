import * as z from 'zod';
import { fileLetto } from '#functions/scambio/file/file-letto.ts';
import { readFile } from '#functions/scambio/file/lettura-file.ts';
import type { Files } from '#platform/files.ts';
import { FileNonLeggibile } from '#platform/spreadsheet.ts';

/** What the reader is asked: keys of the bucket, no name. */
export const Lettura = z.object({
  caricato: z.string(),
  /** With the dot: what the name of the file ends with. */
  estensione: z.string(),
  quali: z.enum(['primo', 'tutti']),
  cartella: z.string(),
});
export type Lettura = z.infer<typeof Lettura>;

/**
 * Reads a file that somebody sent, and does nothing else: it runs apart, with a limit of memory and time, because a file may be made to exhaust who reads it.
 * Called twice it leaves the same.
 */
export const lettore =
  (files: Files) =>
  async (payload: unknown): Promise<object> => {
    const { caricato, estensione, quali, cartella } = Lettura.parse(payload);
    const letto = fileLetto(files, cartella);
    const bytes = await files.get(caricato);
    try {
      if (bytes === undefined) throw new FileNonLeggibile('vuoto', 'Il file non è arrivato: ricaricarlo.');
      await letto.putFogli(await readFile(bytes, `file${estensione}`, quali));
    } catch (error) {
      if (!(error instanceof FileNonLeggibile)) throw error;
      await letto.putIlleggibile(error.message);
    }
    return {};
  };
