import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../sources.ts';

/** A folder that costs much to make and is the same for every test file that works on a copy of it. */
interface Kept {
  /** Its place below the cache: what is there under other names goes away when this one is made. */
  readonly kind: string;
  /** Says all that it comes from: it is made anew for another name only. */
  readonly name: string;
  readonly make: (folder: string) => Promise<void>;
}

const TURN = 'turno';
const ASIDE = 'nuovo-';
const LOOK_AGAIN_MS = 200;

/** Returns the folder, making it when it is not there. Who finds another process at it waits, instead of making it too. */
export const keptFolder = async ({ kind, name, make }: Kept): Promise<string> => {
  const cache = join(root, 'node_modules', '.cache', kind);
  const [folder, turn] = [join(cache, name), join(cache, TURN)];
  await mkdir(cache, { recursive: true });
  while (!existsSync(folder))
    if (await takeTurn(turn))
      try {
        if (!existsSync(folder)) await makeAside(cache, name, make);
      } finally {
        await rm(turn, { force: true });
      }
    else await wait(LOOK_AGAIN_MS);
  return folder;
};

/** Makes the folder aside and puts it in its place whole: one that was cut is never found there. */
const makeAside = async (cache: string, name: string, make: Kept['make']): Promise<void> => {
  const old = (await readdir(cache)).filter((one) => one !== name && one !== TURN);
  await Promise.all(old.map((one) => rm(join(cache, one), { recursive: true, force: true })));
  const aside = await mkdtemp(join(cache, ASIDE));
  try {
    await make(aside);
    await rename(aside, join(cache, name));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
};

/** True when the turn is now of this process: nobody had it, or who had it has died. */
const takeTurn = async (turn: string): Promise<boolean> => {
  try {
    await symlink(String(process.pid), turn);
    return true;
  } catch {
    const whose = Number(await readlink(turn).catch(() => String(process.pid)));
    if (!isAlive(whose)) await rm(turn, { force: true });
    return false;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
