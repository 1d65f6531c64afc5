import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDimostrative, tipiDiOggi } from '../demo/scuole-dimostrative.ts';
import { startTestHome, type TestHome } from '../home/test-home.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { keptFolder } from './kept-folder.ts';

/** Two closed years, the second with the sends of March. */
const OGGI = '2025-03-20';

/** The sources of the demonstration, which comes from them and from the day it is filled on. */
const SOURCES = ['events', 'functions', 'lib', 'shared', 'tests/support', 'package-lock.json'];

const fill = async (folder: string): Promise<void> => {
  const home = await startTestHome({ oggi: OGGI });
  await fillDimostrative(OGGI);
  await home.stop();
  await cp(home.dataDir, join(folder, 'dati'), { recursive: true });
  await rm(home.dataDir, { recursive: true, force: true });
};

const keptOrFilled = async (): Promise<string> => {
  const name = `${new Date().toISOString().slice(0, 10)}-${tipiDiOggi.join('-')}-${fingerprintOf(SOURCES).slice(0, 16)}`;
  return join(await keptFolder({ kind: 'scuole-dimostrative', name, make: fill }), 'dati');
};

let filled: Promise<string> | null = null;

/** The data folder of the demonstration schools of the day, filled once for these sources and this day, and the date of its business. */
export const demonstration = async (): Promise<{ readonly da: string; readonly oggi: string }> => ({
  da: await (filled ??= keptOrFilled()),
  oggi: OGGI,
});

/** A product on a copy of the demonstration schools of the day, and the date of its business. */
export const startDemonstration = async (): Promise<{ readonly home: TestHome; readonly oggi: string }> => {
  const { da, oggi } = await demonstration();
  return { home: await startTestHome({ oggi, da }), oggi };
};
