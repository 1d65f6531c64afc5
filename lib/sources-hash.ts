import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What tells one state of some folders and files of the project, with the packages they use, from another. */
export const sourcesHash = async (...paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex');
};

/** The release of what runs behind the calls: another as soon as a line of it is. */
export const releaseHash = async (): Promise<string> => (await sourcesHash('functions', 'shared')).slice(0, 16);

const addTo = async (hash: Hash, path: string): Promise<void> => {
  const place = join(root, path);
  if (!(await stat(place)).isDirectory()) {
    hash.update(path).update(await readFile(place));
    return;
  }
  for (const name of (await readdir(place)).toSorted()) await addTo(hash, `${path}/${name}`);
};
