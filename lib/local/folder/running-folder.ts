import { realpathSync } from 'node:fs';
import * as z from 'zod';

/** Where the product that runs says which folder it works in, to the other programs of this machine. */
export const FOLDER_PATH = '/cartella.json';

const Said = z.object({ cartella: z.string() });

/** The text that is found at FOLDER_PATH; symbolic links are followed. */
export const runningFolderText = (dir: string): (() => string) => {
  const text = JSON.stringify({ cartella: realpathSync(dir) } satisfies z.infer<typeof Said>);
  return () => text;
};

/** A product that is busy answers late. */
const PATIENCE_MS = 30_000;

/**
 * Returns the folder that the product on a port of this machine works in; undefined where nothing answers, or something that is
 * no product, or one of a release that did not say. @throws where an answer is begun and does not come
 */
export const findRunningFolder = async (port: number): Promise<string | undefined> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${FOLDER_PATH}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return Said.safeParse(await response.json()).data?.cartella;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(
        `Il programma sulla porta ${port} non risponde: riprovare quando ha finito quello che fa, oppure scegliere un'altra porta con PORT.`,
        { cause: error },
      );
    return undefined;
  }
};
