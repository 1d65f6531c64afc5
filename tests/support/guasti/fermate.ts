import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AroundCall } from '#lib/local/around-call.ts';
import { copyFolder, fingerprintOf } from './cartella.ts';
import { differencesOf, type Forma } from './forma.ts';
import { goOn, inCasa, type Giro } from './giro.ts';

/** What a machine that died there has left, and how far the person had come. */
export interface Fermata {
  /** Before or after which call, counted from the first. */
  readonly dove: string;
  readonly passo: number;
  readonly cartella: string;
}

export interface Fermate {
  readonly indisturbata: Forma;
  readonly chiamate: number;
  /** How long it took, in milliseconds. */
  readonly durata: number;
  /** How many different things a death may leave: between two calls that write nothing it leaves the same. */
  readonly stati: number;
  readonly fermate: readonly Fermata[];
}

/** Goes through the flow once and keeps what a death before and after each call would leave; of these states one in so many, from one on. */
export const walk = async (
  giro: Giro,
  folder: string,
  { ogni, da }: { readonly ogni: number; readonly da: number },
): Promise<Fermate> => {
  const dataDir = join(folder, 'madre');
  await cp(giro.base, dataDir, { recursive: true });
  const fermate: Fermata[] = [];
  const seen = new Set<string>();
  let [chiamate, passo, durata, walking] = [0, 0, 0, true];
  const note = (dove: string): void => {
    const stato = `${passo} ${fingerprintOf(dataDir)}`;
    if (!walking || seen.has(stato)) return;
    seen.add(stato);
    if ((seen.size - 1) % ogni !== da % ogni) return;
    const cartella = join(folder, `stato-${seen.size}`);
    copyFolder(dataDir, cartella);
    fermate.push({ dove, passo, cartella });
  };
  const around: AroundCall = async ({ engine, name }, run) => {
    if (!walking) return run();
    chiamate += 1;
    const told = `${chiamate} (${engine} ${name})`;
    note(`before ${told}`);
    try {
      return await run();
    } finally {
      note(`after ${told}`);
    }
  };
  const indisturbata = await inCasa(giro, dataDir, { around, restarts: false }, async ({ atRest }) => {
    const begun = performance.now();
    await goOn(giro, 0, { cartella: dataDir, before: (indice) => (passo = indice) });
    durata = performance.now() - begun;
    const forma = await atRest();
    walking = false;
    return forma;
  });
  return { indisturbata, chiamate, durata, stati: seen.size, fermate };
};

/** Starts the product again where it died: what was interrupted goes on, the person asks again. @returns what differs in the end */
export const resume = async (giro: Giro, { passo, cartella }: Fermata, indisturbata: Forma): Promise<string[]> => {
  const forma = await inCasa(giro, cartella, {}, async ({ atRest }) => {
    await goOn(giro, passo, { cartella });
    return atRest();
  });
  return differencesOf(indisturbata, forma);
};
