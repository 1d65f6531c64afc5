import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileBuilding } from '#lib/bundler.ts';
import { buildWeb, webBuildOptions } from '#lib/web-build.ts';

let folder: string;
let pages: string;
let wasBuilt: boolean;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emolumenti-pagina-'));
  pages = join(folder, 'pagine');
  wasBuilt = await buildWeb(pages, { minify: true });
});
afterAll(() => rm(folder, { recursive: true }));

test('the page has one style, that which esbuild gives the whole program, and is built once', async () => {
  expect(wasBuilt).toBe(true);
  expect(await buildWeb(pages, { minify: true })).toBe(false);
  const [style = '', ...others] = globSync('{*,parti/**/*}.css', { cwd: pages });
  expect(others).toEqual([]);
  expect(globSync('calcola/index.html', { cwd: pages })).toHaveLength(1);
  expect(await readFile(join(pages, 'index.html'), 'utf8')).toContain(`<link rel="stylesheet" href="/${style}">`);

  const options = { ...webBuildOptions(join(folder, 'intere'), { minify: true }), write: false } as const;
  const { metafile, outputFiles } = await whileBuilding(() => build(options));
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === 'web/src/app/main.tsx');
  const whole = outputFiles.find(({ path }) => path.endsWith(entry?.cssBundle?.split('/').at(-1) ?? 'none'));
  expect((await readFile(join(pages, style), 'utf8')) === whole?.text).toBe(true);
});

test('what the page loads first is a handful of parts, which the page asks for at once and every later page finds there', async () => {
  const index = await readFile(join(pages, 'index.html'), 'utf8');
  const [, script = ''] = /<script type="module" src="\/([^"]+)"/.exec(index) ?? [];
  const early = [...index.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)].map(([, part = '']) => part);
  const read = (file: string) => readFile(join(pages, file), 'utf8');
  const imported = (text: string) =>
    [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, part = '']) => part);
  expect(imported(await read(script))).toEqual(early);
  // the program; the words of Cloudscape in Italian, which it can also load later, and what both need
  expect(early).toHaveLength(3);
  const within = (await Promise.all(early.map(read))).flatMap(imported).map((part) => `parti/${part}`);
  expect(within.filter((part) => !early.includes(part))).toEqual([]);
  const later = globSync('parti/*-page-*.js', { cwd: pages });
  expect(later.length).toBeGreaterThan(80);
  const texts = await Promise.all(later.map(read));
  expect(texts.filter((text) => !text.includes((early[0] ?? 'none').replace('parti/', './')))).toEqual([]);
});
