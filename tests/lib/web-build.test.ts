import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileBuilding } from '#lib/bundler.ts';
import { buildWeb, webBuildOptions } from '#lib/web-build.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emolumenti-pagina-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the page has one style, that which esbuild gives the whole program, and is built once', async () => {
  const pages = join(folder, 'pagine');
  expect(await buildWeb(pages, { minify: true })).toBe(true);
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
