import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { descrizioniRitenuteRoutes } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { startTestHome } from '../home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '../home/test-users.ts';
import { fillScuola, openScuola, type Aperti } from '../scuola-piena.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { keptFolder } from './kept-folder.ts';

/** What the first two schools of a filled home hold: A has something for every screen, B nothing. */
export interface Filled {
  readonly dataDir: string;
  readonly piena: Aperti;
  readonly vuota: Aperti;
}

/** What the filled folder comes from, beside the month it is filled in. */
const SOURCES = ['functions', 'lib/local', 'shared', 'tests/support', 'package-lock.json'];

const fill = async (folder: string): Promise<void> => {
  const home = await startTestHome();
  const piena = await fillScuola(home, SCUOLA_A);
  const ufficio = await home.as(loginOf('GESTORE', SCUOLA_A));
  await ufficio.ok(descrizioniRitenuteRoutes.createDescrizioneRitenuta, {
    body: { genere: 'CESSIONE_QUINTO', DESCRIZIONE: 'Cessioni e deleghe', tipo: null },
  });
  const vuota = await openScuola(home, SCUOLA_B);
  await home.stop();
  await cp(home.dataDir, join(folder, 'dati'), { recursive: true });
  await writeFile(join(folder, 'aperti'), serialize({ piena, vuota }));
  await rm(home.dataDir, { recursive: true, force: true });
};

const keptOrFilled = async (): Promise<Filled> => {
  const name = `${new Date().toISOString().slice(0, 7)}-${fingerprintOf(SOURCES).slice(0, 16)}`;
  const folder = await keptFolder({ kind: 'scuola-piena', name, make: fill });
  const { piena, vuota }: Filled = deserialize(await readFile(join(folder, 'aperti')));
  return { dataDir: join(folder, 'dati'), piena, vuota };
};

let filled: Promise<Filled> | null = null;

/** The folder of two schools, filled once for these sources and this month: to work on a copy of. */
export const filledData = (): Promise<Filled> => (filled ??= keptOrFilled());
