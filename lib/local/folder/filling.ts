import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Says that a data folder is one of ours, and of which shape. */
export const IDENTITA = 'formato.json';
/** Where the database of a data folder is. */
export const ARCHIVIO = 'dynamodb';

/** File that is there from before the first write of the demonstration until after the last. */
const SEGNO = 'dimostrazione-da-finire';
/** The same file of earlier versions, which emptied the folder and began again: their filling cannot go on. */
const SEGNO_ANTICO = 'riempimento-iniziato';

/** A filling of the folder with the demonstration: its business date, its sources, its beginning. */
const Riempimento = z.object({
  oggi: z.iso.date(),
  sorgenti: z.string(),
  iniziato: z.iso.datetime(),
});
export type Riempimento = z.infer<typeof Riempimento>;

/** Marks a folder as one to fill, before anything else is written in it. */
export const markFilling = async (dir: string, riempimento: Riempimento): Promise<void> => {
  const file = join(dir, SEGNO);
  await writeFile(`${file}.tmp`, JSON.stringify(Riempimento.parse(riempimento)), { flush: true });
  await rename(`${file}.tmp`, file);
};

/** Returns the filling that did not end: `null` when there is none, `illeggibile` when its mark does not say how to go on. */
export const readFilling = async (dir: string): Promise<Riempimento | 'illeggibile' | null> => {
  if (existsSync(join(dir, SEGNO_ANTICO))) return 'illeggibile';
  const text = await readFile(join(dir, SEGNO), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return Riempimento.parse(JSON.parse(text));
  } catch {
    return 'illeggibile';
  }
};

/** True as long as the folder is to be filled. */
export const isFilling = (dir: string): boolean => existsSync(join(dir, SEGNO));

/** Returns what throws once the folder is not to be filled any more. */
export const checkOf = (dir: string) => (): void => {
  if (!isFilling(dir)) throw new Error('The folder is not to be filled any more');
};

/** True of a folder that a start fills, or goes on filling: one that has nothing yet is, unless it is to stay empty. */
export const isToFill = (dir: string, vuoto: boolean): boolean =>
  isFilling(dir) || (!vuoto && !existsSync(join(dir, IDENTITA)) && !existsSync(join(dir, ARCHIVIO)));

/** Ends the filling for good: the records stay as they are. */
export const endFilling = async (dir: string): Promise<void> => {
  for (const name of [SEGNO, SEGNO_ANTICO]) await rm(join(dir, name), { force: true });
};

/** True of the name of a mark. */
export const isMark = (name: string): boolean => name.startsWith(SEGNO) || name === SEGNO_ANTICO;
