import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { root, sources } from '#support/sources.ts';

const packageJson = z
  .object({ dependencies: z.record(z.string(), z.string()), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const dependencies = Object.keys(packageJson.dependencies);

const { PRODUCT } = z
  .object({ PRODUCT: z.array(z.string()) })
  .parse(await import(pathToFileURL(join(root, 'bin/installation.mjs')).href));

const all = new Map(
  sources('bin', 'lib', 'functions', 'shared', 'events', 'web/src').map((source) => [source.path, source]),
);

/** Sources that the programs load by their path, and the pages they build. */
const LOADED = /^(functions\/.*\/handler\.ts|web\/src\/(app|catalogo)\/main\.tsx)$/;

/** The sources that these lead to by their imports, themselves among them. */
const reachedFrom = (entries: readonly string[]): readonly string[] => {
  const reached = new Set(entries);
  for (const path of reached)
    for (const target of all.get(path)?.imports ?? []) if (all.has(target)) reached.add(target);
  return [...reached];
};

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isPackage = (name: string): boolean =>
  /^(@[a-z]|[a-z])/.test(name) && !all.has(name) && !name.startsWith('node:');

const OURS = /^(bin|lib|functions|shared|events|web|tests)\//;

/** The packages that some sources import, or read a file of by its name. */
const packagesOf = (paths: readonly string[]): Set<string> => {
  const named = paths.flatMap((path) => {
    const { imports = [], text = '' } = all.get(path) ?? {};
    const asFiles = dependencies.filter((name) => text.includes(`'${name}/`));
    return [...imports.filter((target) => isPackage(target) && !OURS.test(target)).map(packageOf), ...asFiles];
  });
  return new Set(named);
};

const entries = [...PRODUCT, ...[...all.keys()].filter((path) => LOADED.test(path))];
/** The Node that runs everything. */
const RUNTIME = 'node';

test('every package that the programs of the product, their functions and their pages use is installed with them', () => {
  const missing = [...packagesOf(reachedFrom(entries))].filter((name) => !dependencies.includes(name));
  expect(missing).toEqual([]);
});

test('nothing is installed with the product that it does not use', () => {
  const used = packagesOf(reachedFrom(entries));
  expect(dependencies.filter((name) => !used.has(name) && name !== RUNTIME)).toEqual([]);
});

test('each program of the product is started by a command', () => {
  const started = Object.values(packageJson.scripts).flatMap((line) => line.match(/\bbin\/\w+\.ts/g) ?? []);
  expect(PRODUCT.filter((program) => !started.includes(program))).toEqual([]);
});
