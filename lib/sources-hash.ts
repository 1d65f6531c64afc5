import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What tells one state of some folders and files of the project, with the packages they use, from another. */
export const sourcesHash = async (...paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
};

/** The release of what runs behind the calls: another as soon as a line of it is. */
export const releaseHash = async (): Promise<string> => (await sourcesHash('functions', 'shared')).slice(0, 16);

/** Adds a file, or all that is below a folder. At once: a thousand files one after the other, each waited for, take ten times as long. */
const addTo = (hash: Hash, path: string): void => {
  const place = join(root, path);
  if (!statSync(place).isDirectory()) {
    hash.update(path).update(readFileSync(place));
    return;
  }
  for (const name of readdirSync(place).toSorted()) addTo(hash, `${path}/${name}`);
};
