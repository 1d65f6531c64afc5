import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { riferimento } from '#functions/casa/versione/archivi.calcolato.ts';
import { bundleHandlers } from '#lib/cloud/bundle.ts';

const out = mkdtempSync(join(tmpdir(), 'emolumenti-bundle-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the stack of an error thrown inside a bundle names the line of the source', async () => {
  const handler = 'functions/lavori/programmati/handler.ts';
  const folder = (await bundleHandlers([handler], out))[handler] ?? '';
  const script = `const { handler } = await import(${JSON.stringify(pathToFileURL(join(folder, 'index.mjs')).href)});
    try { await handler({ tipo: 1 }); } catch (error) { console.log(error.stack); }`;
  const stack = execFileSync(process.execPath, ['--enable-source-maps', '--input-type=module', '-e', script], {
    env: { AWS_REGION: 'eu-south-1', TABLE_NAME: 't', STATE_MACHINE_PREFIX: 'arn:x:' },
    encoding: 'utf8',
  });
  expect(stack).toMatch(/functions\/lavori\/programmati\/handler\.ts:\d+/);
});

test('a bundle has the values that are computed when it is made', async () => {
  const handler = 'functions/casa/handler.ts';
  const folder = (await bundleHandlers([handler], join(out, 'casa')))[handler] ?? '';
  const files = globSync(join(folder, '*.mjs')).map((file) => readFileSync(file, 'utf8'));
  expect(files.filter((file) => file.includes(riferimento))).toHaveLength(1);
});
