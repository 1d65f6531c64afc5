import { relative } from 'node:path';
import { root, sources } from '#support/sources.ts';
import { changedFiles } from './changed-files.ts';
import { program, summary, vitest, type Part } from './parts.ts';
import { reachedBy, within } from './reached.ts';
import { secondsByFile } from './times.ts';

/** Seconds of two workers in the two minutes and a half that are left beside the check. */
const BUDGET = 300;
/** Seconds of a file whose time no whole run has told here. */
const UNKNOWN = 2;
/** The rules of the sources read every file: no import leads to them. */
const RULES = ['architecture', 'assertions', 'comments', 'one-place', 'rooms', 'sentences', 'vocabulary'].map(
  (name) => `tests/${name}.test.ts`,
);

/** Runs the check of what changed since a commit (the last unless said) and the tests that it can reach, the nearest first, as many as fit; the browser and what did not fit are left to `npm test`. @returns the exit code */
export const testChanged = (since?: string): number => {
  const changed = changedFiles(since);
  if (changed.length === 0) {
    process.stdout.write('Nothing has changed.\n');
    return 0;
  }
  const seconds = secondsByFile(root);
  const reached = reachedBy(changed, sources('bin', 'events', 'functions', 'lib', 'shared', 'tests', 'web')).filter(
    ({ path }) => !RULES.includes(path),
  );
  const tried = within(BUDGET, reached, (path) => seconds.get(path) ?? UNKNOWN).map(({ path }) => path);
  const left = reached.length - tried.length;
  const parts: Part[] = [
    program('check', 'bin/check.ts', ['--changed', ...(since === undefined ? [] : [`--da=${since}`])]),
  ];
  if (tried.length > 0)
    parts.push(vitest({ name: 'reached', options: [], files: tried.map((path) => relative('.', path)) }));
  return summary(parts, [
    `${changed.length} files changed, ${reached.length} test files reached${left > 0 ? `, ${left} of them left to npm test` : ''}; the browser is npm test's`,
  ]);
};
