import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { startTestHome } from '../home/test-home.ts';
import { SCUOLA_A, SCUOLA_B } from '../home/test-users.ts';
import { fillScuola, openScuola, type Aperti } from '../scuola-piena.ts';
import { root } from '../sources.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';

/** What the first two schools of a filled home hold: A has something for every screen, B nothing. */
export interface Filled {
  readonly dataDir: string;
  readonly piena: Aperti;
  readonly vuota: Aperti;
}

const CACHE = join(root, 'node_modules', '.cache', 'scuola-piena');
/** What the filled folder comes from, beside the month it is filled in. */
const SOURCES = ['functions', 'lib/local', 'shared', 'tests/support', 'package-lock.json'];

const nameOfToday = (): string => `${new Date().toISOString().slice(0, 7)}-${fingerprintOf(SOURCES).slice(0, 16)}`;

const readKept = async (folder: string): Promise<Filled | null> => {
  try {
    const { piena, vuota }: Filled = deserialize(await readFile(join(folder, 'aperti')));
    return { dataDir: join(folder, 'dati'), piena, vuota };
  } catch {
    return null;
  }
};

/** Fills a folder and puts it in its place whole: of two who do it at once, one remains. */
const fill = async (folder: string): Promise<Filled> => {
  const home = await startTestHome();
  const piena = await fillScuola(home, SCUOLA_A);
  const vuota = await openScuola(home, SCUOLA_B);
  await home.stop();
  const nuovo = await mkdtemp(join(CACHE, 'nuovo-'));
  await cp(home.dataDir, join(nuovo, 'dati'), { recursive: true });
  await writeFile(join(nuovo, 'aperti'), serialize({ piena, vuota }));
  await rm(home.dataDir, { recursive: true, force: true });
  await rename(nuovo, folder).catch(() => rm(nuovo, { recursive: true, force: true }));
  const kept = await readKept(folder);
  if (kept === null) throw new Error(`The filled folder is not where it was put: ${folder}`);
  return kept;
};

const keptOrFilled = async (): Promise<Filled> => {
  await mkdir(CACHE, { recursive: true });
  const today = nameOfToday();
  const kept = await readKept(join(CACHE, today));
  if (kept !== null) return kept;
  const old = (await readdir(CACHE)).filter((name) => name !== today && !name.startsWith('nuovo-'));
  await Promise.all(old.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
  return fill(join(CACHE, today));
};

let filled: Promise<Filled> | null = null;

/** The folder of two schools, filled once for these sources and this month: to work on a copy of. */
export const filledData = (): Promise<Filled> => (filled ??= keptOrFilled());
