import { rmSync } from 'node:fs';
import { fillScuola, openScuola, type Aperti } from '../scuola-piena.ts';
import { startBrowserHome, type BrowserHome } from './test-browser.ts';
import { startTestHome } from './test-home.ts';
import { SCUOLA_A, SCUOLA_B } from './test-users.ts';

/** What the first two schools of a filled home hold: A has something for every screen, B nothing. */
interface Filled {
  readonly dataDir: string;
  readonly piena: Aperti;
  readonly vuota: Aperti;
}
export type FilledHome = BrowserHome & Omit<Filled, 'dataDir'>;

const fill = async (): Promise<Filled> => {
  const home = await startTestHome();
  const piena = await fillScuola(home, SCUOLA_A);
  const vuota = await openScuola(home, SCUOLA_B);
  await home.stop();
  process.on('exit', () => rmSync(home.dataDir, { recursive: true, force: true }));
  return { dataDir: home.dataDir, piena, vuota };
};

let filled: Promise<Filled> | null = null;

/** As startBrowserHome, on a copy of two schools that are filled once for the files that share this process. */
export const startFilledHome = async (): Promise<FilledHome> => {
  filled ??= fill();
  const { dataDir, ...aperti } = await filled;
  return { ...(await startBrowserHome({ da: dataDir })), ...aperti };
};
