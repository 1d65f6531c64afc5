import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.ts';

const filesOf = (path: string): readonly string[] =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((file) => statSync(join(root, file)).isFile())
        .toSorted()
    : [path];

/** What tells one state of some files and folders of the project from another. */
export const fingerprintOf = (paths: readonly string[]): string => {
  const sum = createHash('sha256');
  for (const file of paths.flatMap(filesOf))
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return sum.digest('hex');
};
