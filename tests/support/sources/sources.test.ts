import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '../sources.ts';

const all = sources('bin', 'lib', 'functions', 'web', 'shared', 'events');

test('every import of ours is followed to its file, whatever name it is imported by', () => {
  const edges = all.flatMap(({ path, imports }) => imports.map((target) => ({ path, target })));
  process.stdout.write(`sources: ${all.length} files, ${edges.length} imports\n`);
  const paths = new Set(all.map(({ path }) => path));
  const ours = edges.filter(({ target }) => /^(?:#|(?:bin|lib|functions|web|shared|events)\/)/.test(target));
  expect(ours.length).toBeGreaterThan(12_000);
  expect(
    ours
      // data, a style or a print are files too
      .filter(({ target }) => !paths.has(target) && !existsSync(join(root, target)))
      .map(({ path, target }) => `${path} → ${target}`),
  ).toEqual([]);
});

test('an import that leaves the neighbourhood of its folder goes by a name of package.json', () => {
  const far = [...all, ...sources('tests')].filter(({ text }) => /(?:from |import\()'(?:\.\.\/){3}/.test(text));
  expect(far.map(({ path }) => path)).toEqual([]);
});
