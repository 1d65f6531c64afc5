import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileBuilding } from '#lib/bundler.ts';
import { buildCalculator, calculatorBuildOptions } from '#lib/web-calcola.ts';
import { calculatorSizes } from '#support/calcolatrice/peso.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emolumenti-calcola-'));
  await buildCalculator(folder, { minify: true });
});
afterAll(() => rm(folder, { recursive: true }));

test('the first question comes with 30 KB, the first result with 150, as they travel', async () => {
  const { first, whole } = await calculatorSizes(join(folder, 'calcola'));
  expect(first).toBeGreaterThan(2000);
  expect(first).toBeLessThanOrEqual(30 * 1024);
  expect(whole).toBeGreaterThan(first);
  expect(whole).toBeLessThanOrEqual(150 * 1024);
});

test('the page has nothing written in it that its policy refuses, and loads from its own folder alone', async () => {
  const page = await readFile(join(folder, 'calcola', 'index.html'), 'utf8');
  expect(page).not.toMatch(/<style|<script>|\son\w+=|style="/);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => !address?.startsWith('/calcola/'))).toEqual(['/icona.svg']);
});

test('a design token that the package does not have stops the build', async () => {
  const stile = join(folder, 'calcola', 'stile.css');
  await writeFile(stile, 'p{color:var(--color-of-no-token)}');
  const options = calculatorBuildOptions(folder, { minify: true });
  await expect(
    whileBuilding(() => build({ ...options, entryPoints: { stile }, write: false, logLevel: 'silent' })),
  ).rejects.toThrow('--color-of-no-token');
});
