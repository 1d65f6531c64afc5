import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, as they travel, of what the calculator loads before its first question is drawn, and of all that it loads before its first result. */
export const calculatorSizes = async (folder: string): Promise<{ readonly first: number; readonly whole: number }> => {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.map'));
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
  const first = new Set(['index.html']);
  for (const name of first)
    for (const imported of namedIn(files.get(name) ?? '', name)) if (files.has(imported)) first.add(imported);
  const sizeOf = (some: Iterable<string>): number =>
    [...some].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
  return { first: sizeOf(first), whole: sizeOf(names) };
};

/** The files that a page names, or that a script imports when it starts. */
const namedIn = (text: string, name: string): readonly string[] => {
  const named = name.endsWith('.html') ? /"\/calcola\/([^"]+)"/g : /(?:from|import)\s*"\.\/([^"]+)"/g;
  return [...text.matchAll(named)].map(([, file = '']) => file);
};
