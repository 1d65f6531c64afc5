import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#support/sources.ts';

const git = (...args: readonly string[]): string[] => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error('Without git nobody can say what has changed: run it whole, without --changed.');
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * The files that are not as the last commit has them, or as `since` has them when it is named (a commit, a branch): written, new, and moved;
 * those that are gone are not among them. Paths from the root. @throws where there is no git
 */
export const changedFiles = (since = 'HEAD'): readonly string[] =>
  [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])]
    .filter((path) => existsSync(join(root, path)))
    .toSorted();
