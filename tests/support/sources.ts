import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** The sources below each folder that was asked for: nothing changes them while the tests of a process run. */
const read = new Map<string, readonly Source[]>();

const readBelow = (folder: string): readonly Source[] => {
  const known = read.get(folder);
  if (known !== undefined) return known;
  const found = filesBelow(join(root, folder)).map((file) => source(relative(root, file), readFileSync(file, 'utf8')));
  read.set(folder, found);
  return found;
};

/** Returns every TypeScript source below the folders, with its imports: project files as paths from the root, packages by name. */
export const sources = (...folders: readonly string[]): Source[] => folders.flatMap(readBelow);

/** Returns a source with its imports: those of its text, found from its place. */
export const source = (path: string, text: string): Source => ({
  path,
  text,
  imports: importsOf(text).map((target) => resolved(path, target)),
});

/** The names of package.json's `imports`, without the star, and the folder that each stands for. */
const aliases = Object.entries(
  z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).imports,
).map(([name, folder]) => [name.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')] as const);

/** Returns the path from the root of what a source imports, or the name of a package. */
const resolved = (path: string, target: string): string => {
  if (target.startsWith('.')) return normalize(join(dirname(path), target));
  const alias = aliases.find(([name]) => target.startsWith(name));
  return alias === undefined ? target : alias[1] + target.slice(alias[0].length);
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const importsOf = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|^import\s+'([^']+)'/gm)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
