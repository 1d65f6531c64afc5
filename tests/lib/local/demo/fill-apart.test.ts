import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillApart } from '#lib/local/demo/fill-apart.ts';
import { markFilling } from '#lib/local/folder/filling.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-riempimento-'));
  // a call that is made finds no engine at port 9
  const settings = { OIDC_ISSUER: 'http://127.0.0.1:9/oidc', OIDC_CLIENT_ID: 'prova', OIDC_USERS: 'prova' };
  const engines = { TABLE_NAME: 'prova', BUCKET_NAME: 'prova', AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' };
  const account = { AWS_REGION: 'eu-south-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  for (const [name, value] of Object.entries({
    ...settings,
    ...engines,
    ...account,
    CURSOR_SECRET: 'segreto di prova',
  }))
    vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const fill = (stop = new AbortController().signal) =>
  fillApart({ dataDir, oggi: '2026-03-10', ripresa: false }, () => undefined, stop);
const mark = () => markFilling(dataDir, { oggi: '2026-03-10', sorgenti: 'prova', iniziato: new Date().toISOString() });

const processes = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

test('the filling of a folder that is not to be filled stops, and says so from its process', async () => {
  expect(await fill()).toBe('FERMATA');
});

test('what keeps the filling from its end is told, with its place', async () => {
  await mark();
  vi.stubEnv('CURSOR_SECRET', undefined);
  await expect(fill()).rejects.toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/CURSOR_SECRET[\s\S]*fill\.ts/) }),
  );
});

test('a filling that is told to stop leaves no process behind', async () => {
  await mark();
  const before = processes();
  const stop = new AbortController();
  const filling = fill(stop.signal);
  expect(processes()).toBe(before + 1);
  setTimeout(() => stop.abort(), 300);
  await expect(filling).rejects.toThrow(/abort/i);
  await expect.poll(processes).toBe(before);
});
