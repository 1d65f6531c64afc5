import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HomeOptions } from '#lib/local/home.ts';
import { openCasa, type Casa, type Dove } from './casa.ts';
import type { Flusso, Passo } from './flusso.ts';
import type { Forma } from './forma.ts';
import { handsAt, type Modo } from './gesto.ts';
import { seedIds, type Semi } from './semi.ts';

/** A flow ready to be gone through, as often as one likes. */
export interface Giro extends Dove {
  readonly nome: string;
  /** The data folder it begins from: nobody writes in it. */
  readonly base: string;
  readonly passi: readonly Passo[];
  readonly semi: Semi;
  readonly close: () => Promise<void>;
}

export const prepareGiro = async ({ nome, ripetute = () => false, prepare }: Flusso): Promise<Giro> => {
  const { home, oggi, passi } = await prepare();
  await home.stop();
  const semi = seedIds();
  return {
    nome,
    port: home.port,
    oggi,
    base: home.dataDir,
    passi,
    ripetute,
    semi,
    close: async () => {
      semi.stop();
      await rm(home.dataDir, { recursive: true, force: true });
    },
  };
};

interface Regia {
  /** Told each step before it is done, and their number in the end. */
  readonly before?: (passo: number) => void;
  /** Has the product draw its ids from a word: one in this process unless said. */
  readonly sow?: (word: string) => Promise<void> | void;
}

/** Does the steps from one on, in a product that is open. */
export const goOn = async (
  { nome, passi, semi }: Giro,
  from: number,
  { before = () => undefined, sow = semi.sow, ...modo }: Modo & Regia,
): Promise<void> => {
  for (const [indice, passo] of [...passi.entries()].slice(from)) {
    const step = `${nome.replaceAll(' ', '-')}-passo-${indice}`;
    before(indice);
    await sow(step);
    await passo(handsAt(step, modo));
  }
  before(passi.length);
};

/** Does something in a product opened on a folder, then closes it and removes the folder. */
export const inCasa = async <T>(
  giro: Giro,
  dataDir: string,
  options: Parameters<typeof openCasa>[2],
  work: (casa: Casa) => Promise<T>,
): Promise<T> => {
  const casa = await openCasa(giro, dataDir, options);
  try {
    return await work(casa);
  } finally {
    await casa.close();
  }
};

export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'giro-guasto-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The whole flow on a copy of its beginning. @returns what is stored at the end, read by a product that works well */
export const goThrough = (
  giro: Giro,
  { faults, ...rest }: Parameters<typeof openCasa>[2] & { readonly faults?: HomeOptions['faults'] } = {},
  modo: Omit<Modo, 'cartella'> = {},
): Promise<Forma> =>
  inFolder(async (folder) => {
    await cp(giro.base, folder, { recursive: true });
    await inCasa(giro, folder, { ...rest, ...(faults && { faults }) }, async () =>
      goOn(giro, 0, { ...modo, cartella: folder }),
    );
    return inCasa(giro, folder, {}, ({ atRest }) => atRest());
  });
