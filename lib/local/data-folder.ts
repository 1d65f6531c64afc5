import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { AvvioNonRiuscito } from './avvio.ts';

/** Shape of the data folder; a newer one is refused rather than damaged. */
const FORMATO = 1;
/** Says that the folder is one of ours, and of which shape. */
const IDENTITA = 'formato.json';
/** Held open while a process works in the folder; the system lets it go when the process dies, however it dies. */
const SERRATURA = 'in-uso';
/** Present from the first write of the demonstration to the last: nobody can have signed in before. */
const RIEMPIMENTO = 'riempimento-iniziato';

export interface DataFolder {
  readonly dir: string;
  readonly secret: string;
  readonly nuova: boolean;
  /** Lets another process have the folder. */
  readonly close: () => Promise<void>;
}

/**
 * Opens (or empties first) the folder that keeps everything across restarts, for one process at a time.
 * @throws AvvioNonRiuscito
 */
export const openDataFolder = async (dir: string, reset: boolean): Promise<DataFolder> => {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const close = await lock(dir);
    try {
      const found = await readdir(dir);
      if (reset) await empty(dir, found);
      return { ...(await identify(dir)), dir, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw explained(dir, error);
  }
};

/** True when the filling of the folder with the demonstration was interrupted: it holds nothing else, and is to be emptied and filled again. */
export const isHalfFilled = async (dir: string): Promise<boolean> =>
  access(join(dir, RIEMPIMENTO)).then(
    () => true,
    () => false,
  );

/** Marks the folder until `finished`. */
export const beginFilling = async (dir: string): Promise<{ readonly finished: () => Promise<void> }> => {
  await writeFile(join(dir, RIEMPIMENTO), '', { flush: true });
  return { finished: () => rm(join(dir, RIEMPIMENTO)) };
};

const lock = async (dir: string): Promise<() => Promise<void>> => {
  const lock = new ClassicLevel(join(dir, SERRATURA));
  try {
    await lock.open();
  } catch (error) {
    if (error instanceof Error && codesOf(error).includes('LEVEL_LOCKED'))
      throw new AvvioNonRiuscito(
        `I dati in ${dir} sono già in uso da un altro avvio del programma: usare quello, oppure chiuderlo con Ctrl-C e ripetere.`,
        { cause: error },
      );
    throw error;
  }
  return () => lock.close();
};

/** Everything but the lock, if the folder is ours; the mark of the filling last, so that emptying too can be begun again. */
const empty = async (dir: string, found: readonly string[]): Promise<void> => {
  const others = found.filter((name) => name !== SERRATURA && name !== RIEMPIMENTO);
  if (others.length > 0 && !others.some((name) => name.startsWith(IDENTITA))) throw nonNostra(dir);
  for (const name of others) await rm(join(dir, name), { recursive: true, force: true });
  await rm(join(dir, RIEMPIMENTO), { force: true });
};

const identify = async (dir: string): Promise<Pick<DataFolder, 'secret' | 'nuova'>> => {
  const mark = join(dir, IDENTITA);
  const found = await readFile(mark, 'utf8').catch(() => undefined);
  if (found !== undefined) return { secret: checkFormat(found, dir), nuova: false };
  const secret = randomBytes(48).toString('base64url');
  await writeFile(`${mark}.tmp`, JSON.stringify({ formato: FORMATO, secret }), { mode: 0o600, flush: true });
  await rename(`${mark}.tmp`, mark);
  return { secret, nuova: true };
};

const codesOf = (error: unknown): string[] =>
  error instanceof Error ? ['code' in error ? String(error.code) : '', ...codesOf(error.cause)] : [];

const explained = (dir: string, error: unknown): AvvioNonRiuscito => {
  if (error instanceof AvvioNonRiuscito) return error;
  if (codesOf(error).includes('ENOSPC'))
    return new AvvioNonRiuscito(
      `Il disco di ${dir} è pieno: liberare spazio e ripetere npm start; i dati già salvati non sono toccati.`,
      { cause: error },
    );
  return new AvvioNonRiuscito(
    `La cartella dei dati ${dir} non si può scrivere: controllare i permessi oppure indicarne un'altra con DATA_DIR.`,
    { cause: error },
  );
};

const nonNostra = (dir: string): AvvioNonRiuscito =>
  new AvvioNonRiuscito(
    `La cartella ${dir} non è una cartella di dati di questo programma: indicarne un'altra con DATA_DIR.`,
  );

const checkFormat = (text: string, dir: string): string => {
  const { formato, secret } = JSON.parse(text) as { formato?: unknown; secret?: unknown };
  if (typeof formato !== 'number' || typeof secret !== 'string') throw nonNostra(dir);
  if (formato > FORMATO)
    throw new AvvioNonRiuscito(
      `I dati in ${dir} sono di una versione più nuova del programma: aggiornare il programma oppure usare un'altra cartella con DATA_DIR.`,
    );
  return secret;
};
