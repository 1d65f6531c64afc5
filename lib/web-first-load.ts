import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Gives what the page loads first as one script instead of a hundred: a part that comes later is reached through a module that imports the entry
 * too, so that esbuild, which puts together what the same parts share, finds the modules of the first load shared by all of them.
 * The entry is named from the root of the project.
 */
export const firstLoadTogether = (root: string, entry: string): Plugin => ({
  name: 'first-load-together',
  setup: ({ onResolve, onLoad, resolve }) => {
    onResolve({ filter: laterParts(root) }, async ({ path, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await resolve(path, { kind: 'import-statement', importer, resolveDir });
      return found.errors.length > 0 ? found : { path: relative(root, found.path), namespace: 'later' };
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({ contents: beside(entry, path), resolveDir: root }));
  },
});

/** The names by which sources ask for a part later. esbuild chooses by name alone, and asking about every import would take it as long as the build. */
const laterParts = (root: string): RegExp => {
  const texts = globSync('{web,shared}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const asked = texts.flatMap((text) => [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name));
  const names = [...new Set(asked)].toSorted().map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${names.join('|')})$`);
};

const beside = (entry: string, part: string): string => {
  const name = JSON.stringify(`./${part}`);
  return `import ${JSON.stringify(`./${entry}`)};
import * as part from ${name};
export * from ${name};
export default part.default;`;
};
