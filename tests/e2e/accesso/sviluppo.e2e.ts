import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CHROMIUM_ARGS, chromiumPath } from '#support/home/chromium.ts';
import { freePortBlock } from '#support/home/ports.ts';
import { root } from '#support/sources.ts';
import { accesso } from '../pages/accesso.ts';
import { breakpointInFunctions, breakpointInPage } from '../pages/punti-di-arresto.ts';

/** A copy of the sources, to be changed while the program runs on them. */
let copy: string;
let program: ChildProcess;
let browser: Browser;
let page: Page;
let port: number;
let said = '';

const SOURCES = ['bin', 'lib', 'functions', 'shared', 'events', 'web', 'package.json', 'package-lock.json'];
const PAGE = 'web/src/areas/aiuto/leggimi-page.tsx';
const SERVICE = 'functions/platform/http/api-handler.ts';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'sviluppo-'));
  for (const name of SOURCES) await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  port = await freePortBlock();
  program = spawn(join(root, 'node_modules/.bin/node'), ['bin/local.ts', '--sviluppo'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'dati') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  await vi.waitUntil(() => said.includes('Ctrl-C per chiudere.'), { timeout: 120_000 });
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  page = await browser.newPage();
  await accesso(page, origin()).entra('gestore', 'demo', '/leggimi');
});
afterAll(async () => {
  await browser.close();
  program.kill('SIGKILL');
  await once(program, 'exit');
  await rm(copy, { recursive: true, force: true });
});

const origin = (): string => `http://127.0.0.1:${port}`;

const change = async (path: string, from: string, to: string): Promise<number> => {
  const text = await readFile(join(copy, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, path), text.replace(from, to));
  return performance.now();
};

const refusal = async (): Promise<string> => {
  const answer = await fetch(`${origin()}/emo/searchanag`, {
    method: 'POST',
    headers: { authorization: 'Bearer non-valido', 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.text();
};

test('a page that changes is seen changed where it is open, by the person who is signed in', async () => {
  const at = await change(PAGE, 'Le versioni del programma', 'Le versioni cambiate del programma');
  await page.getByText('Le versioni cambiate del programma').waitFor();
  process.stdout.write(`sviluppo: page seen after ${Math.round(performance.now() - at)} ms\n`);
  await page.getByRole('navigation').first().waitFor();
});

test('the catalogue of the parts is served beside the page', async () => {
  const catalogue = await browser.newPage();
  await catalogue.goto(`${origin()}/catalogo.html#/celle`);
  await catalogue.getByRole('heading', { name: 'ImportoCell: sotto zero' }).waitFor();
  await catalogue.close();
});

test('a page that cannot be built says so, and the next change mends it', async () => {
  await change(PAGE, 'export const LeggimiPage = () => {', 'export const LeggimiPage = () => {{{');
  await page.getByText('leggimi-page.tsx').waitFor();
  expect(said).toContain('Pagina non rifatta');
  await change(PAGE, 'export const LeggimiPage = () => {{{', 'export const LeggimiPage = () => {');
  await page.getByText('Le versioni cambiate del programma').waitFor();
});

test('a service that changes answers changed, and who was signed in still is', async () => {
  expect(await refusal()).toContain('scaduto o non è valido');
  const at = await change(SERVICE, 'scaduto o non è valido', 'scaduto o sbagliato');
  await expect.poll(refusal, { interval: 50 }).toContain('scaduto o sbagliato');
  process.stdout.write(`sviluppo: service answers after ${Math.round(performance.now() - at)} ms\n`);
  await page.reload();
  await page.getByRole('navigation').first().waitFor();
});

test('a breakpoint in a line of a page and one in a line of a service are hit', async () => {
  const inPage = await breakpointInPage(page, join(copy, PAGE), 'useSession()');
  const reloaded = page.reload();
  expect(await inPage.hit()).toContain('leggimi-page.tsx');
  await reloaded;
  const inService = await breakpointInFunctions(
    port + 4,
    join(copy, SERVICE),
    "throw new AppError('TOKEN_NON_VALIDO', 'Il token",
  );
  const answered = refusal();
  expect(await inService.hit()).toContain('api-handler.ts');
  expect(await answered).toContain('scaduto o sbagliato');
});
