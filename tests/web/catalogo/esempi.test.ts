import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { webBuildOptions } from '#lib/web-build.ts';
import { sources, type Source } from '#support/sources.ts';
import { exportedFunctions } from '#support/sources/exported-functions.ts';

const web = sources('web');
const below = (folder: string): Source[] => web.filter(({ path }) => path.startsWith(folder));
const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/** The components that `web/src/ui` gives to the pages. */
const components = below('web/src/ui/')
  .filter(({ path }) => path.endsWith('.tsx'))
  .flatMap((source) => exportedFunctions(source))
  .filter(({ name }) => isComponent(name));

/** The parts that a file of the catalogue shows: the keys of its constants of type `Esempi`, with the file. */
const shownIn = (source: Source) =>
  ts
    .createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type?.getText() === 'Esempi')
    .flatMap(({ initializer }) =>
      initializer !== undefined && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [],
    )
    .map(({ name }) => ({ name: name?.getText() ?? '', source }));

const shown = below('web/src/catalogo/esempi/').flatMap(shownIn);

describe('the catalogue of the parts of the pages', () => {
  test('has an example of every component of ui, and of nothing else', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(shown.map(({ name }) => name).toSorted()).toEqual(components.map(({ name }) => name).toSorted());
  });
  test.each(shown)('the example of $name draws it from where it is', ({ name, source }) => {
    const home = components.find((component) => component.name === name);
    expect(source.imports).toContain(home?.path);
    expect(source.text).toMatch(new RegExp(`<${name}[\\s>]`));
  });
  test('weighs nothing on the product, whose build begins with its own page and leads to no file of the catalogue', () => {
    expect(webBuildOptions('', { minify: true }).entryPoints).toEqual({ app: 'web/src/app/main.tsx' });
    const reached = new Set<string>();
    const follow = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      web.find((source) => source.path === path)?.imports.forEach(follow);
    };
    follow('web/src/app/main.tsx');
    expect(reached.size).toBeGreaterThan(300);
    expect([...reached].filter((path) => path.startsWith('web/src/catalogo/'))).toEqual([]);
  });
});
