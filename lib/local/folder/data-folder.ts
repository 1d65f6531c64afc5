import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { AvvioNonRiuscito } from '../avvio.ts';
import { ARCHIVIO, IDENTITA, isMark, markFilling, type Riempimento } from './filling.ts';

/** Shape of the data folder; a newer one is refused rather than damaged. */
const FORMATO = 1;
/** Held open while a process works in the folder; the system lets it go when the process dies, however it dies. */
const SERRATURA = 'in-uso';
/** Prefix of the name of a thing that is being removed. */
const TOLTO = 'tolto-';

export interface DataFolder {
  readonly dir: string;
  readonly secret: string;
  readonly nuova: boolean;
  /** Lets another process have the folder. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the folder that keeps everything across restarts, for one process at a time.
 * @param filling mark of a new folder, to be filled with the demonstration
 * @throws AvvioNonRiuscito
 */
export const openDataFolder = (dir: string, filling?: Riempimento): Promise<DataFolder> =>
  whileLocked(dir, async (close) => ({ ...(await identify(dir, filling)), dir, close }));

/**
 * Empties the folder, if it is one of ours and `allowed` does not refuse. @returns the answer of `allowed`, null when the folder was empty
 * @throws AvvioNonRiuscito
 */
export const emptyDataFolder = <T>(dir: string, allowed: () => Promise<T>): Promise<T | null> =>
  whileLocked(dir, async (close) => {
    const found = await readdir(dir);
    const others = found.filter((name) => name !== SERRATURA);
    const ours = others.some((name) => name.startsWith(IDENTITA) || isMark(name));
    if (others.length > 0 && !ours) throw nonNostra(dir);
    const said = others.length === 0 ? null : await allowed();
    // The identity goes last, and each thing goes whole: emptying can be begun again.
    for (const name of others.toSorted((a, b) => Number(a === IDENTITA) - Number(b === IDENTITA))) {
      const removed = join(dir, `${TOLTO}${name}`);
      await rm(removed, { recursive: true, force: true });
      await rename(join(dir, name), removed);
      await rm(removed, { recursive: true, force: true });
    }
    await close();
    return said;
  });

/** Runs `work` with the folder locked; it is unlocked when `work` fails, else by `work` itself. */
const whileLocked = async <T>(dir: string, work: (close: () => Promise<void>) => Promise<T>): Promise<T> => {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const close = await lock(dir);
    try {
      return await work(close);
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw explained(dir, error);
  }
};

/** How long a process that was killed may take to let the folder go, with those that it began. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 100;

const lock = async (dir: string): Promise<() => Promise<void>> => {
  const until = performance.now() + PATIENCE_MS;
  const lock = new ClassicLevel(join(dir, SERRATURA));
  while (!(await isTaken(lock)))
    if (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    else
      throw new AvvioNonRiuscito(
        `I dati in ${dir} sono già in uso da un altro avvio del programma: usare quello, oppure chiuderlo con Ctrl-C e ripetere.`,
      );
  return () => lock.close();
};

/** Takes a lock; false when another process has it. */
const isTaken = async (lock: ClassicLevel): Promise<boolean> => {
  try {
    await lock.open();
    return true;
  } catch (error) {
    if (error instanceof Error && codesOf(error).includes('LEVEL_LOCKED')) return false;
    throw error;
  }
};

const identify = async (dir: string, filling?: Riempimento): Promise<Pick<DataFolder, 'secret' | 'nuova'>> => {
  const mark = join(dir, IDENTITA);
  const found = await readFile(mark, 'utf8').catch(() => undefined);
  if (found !== undefined) return { secret: checkFormat(found, dir), nuova: false };
  const persa = (await readdir(dir)).includes(ARCHIVIO);
  if (persa)
    process.stderr.write(
      `In ${dir} manca ${IDENTITA}: ne è stato scritto un altro, e i dati sono al loro posto. Gli elenchi che erano aperti si riaprono dall'inizio.\n`,
    );
  else if (filling !== undefined) await markFilling(dir, filling);
  const secret = randomBytes(48).toString('base64url');
  await writeFile(`${mark}.tmp`, JSON.stringify({ formato: FORMATO, secret }), { mode: 0o600, flush: true });
  await rename(`${mark}.tmp`, mark);
  return { secret, nuova: !persa };
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

/** @throws AvvioNonRiuscito */
const parsed = (text: string, dir: string): { formato?: unknown; secret?: unknown } => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch (error) {
    throw new AvvioNonRiuscito(
      `In ${dir} il file ${IDENTITA} è danneggiato: rimetterlo da una copia della cartella, oppure cancellarlo e ripetere; il programma ne scrive un altro, e i dati restano.`,
      { cause: error },
    );
  }
};

const checkFormat = (text: string, dir: string): string => {
  const { formato, secret } = parsed(text, dir);
  if (typeof formato !== 'number' || typeof secret !== 'string') throw nonNostra(dir);
  if (formato > FORMATO)
    throw new AvvioNonRiuscito(
      `I dati in ${dir} sono di una versione più nuova del programma: aggiornare il programma oppure usare un'altra cartella con DATA_DIR.`,
    );
  return secret;
};
