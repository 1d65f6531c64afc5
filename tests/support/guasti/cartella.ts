import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What says nothing of what is stored: LevelDB's locks and logs of its own doings, the pulse of a living process. */
const BESIDE = /(^|\/)(LOCK|LOG|LOG\.old|pulse)$/;
/** Written once and never changed: two folders may have it in common. */
const FINAL = /(\.ldb$|\/blobs\/)/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** The same text as long as nothing is written in a data folder. */
export const fingerprintOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder).filter((name) => !BESIDE.test(name))) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (found) hash.update(`${file} ${found.size} ${found.mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** A file may go while one looks: what the system removes for this process, it removes beside it. */
const unlessGone = (act: () => void): void => {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
};

/** A copy of a data folder as it is in this instant, as a kill of the process that works in it would leave it. Nothing else of this process runs meanwhile. */
export const copyFolder = (from: string, to: string): void => {
  for (const file of filesOf(from)) {
    if (/(^|\/)LOCK$/.test(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    unlessGone(() =>
      FINAL.test(file) ? linkSync(join(from, file), join(to, file)) : copyFileSync(join(from, file), join(to, file)),
    );
  }
};
