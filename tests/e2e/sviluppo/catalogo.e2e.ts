import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy, staticFiles } from '#lib/local/static-files.ts';
import { livePage } from '#lib/local/sviluppo/live-page.ts';
import { CHROMIUM_ARGS, chromiumPath } from '#support/home/chromium.ts';
import { accessibilityFindings } from '#support/home/test-browser.ts';

/** The catalogue as the development mode builds it, under the product's own policy of content; nothing of it needs a server. */
let folder: string;
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogo-'));
  const page = await livePage(folder);
  await page.close();
  const answer = staticFiles({ dir: folder, csp: contentSecurityPolicy("'self'", "'self'"), generated: {} });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!page.answer(request, response, pathname)) void answer(response, pathname, { head: false });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/catalogo.html`;
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the catalogue in a window. `problems` gathers what the page complains of. */
const open = async (): Promise<{ readonly page: Page; readonly problems: string[] }> => {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`${page.url()} ${message.text()}`);
  });
  await page.goto(origin);
  await page.getByRole('heading', { name: 'Catalogo delle parti' }).waitFor();
  return { page, problems };
};

const hrefsIn = (page: Page, name: RegExp | string, role: 'navigation' | 'list'): Promise<string[]> =>
  page
    .getByRole(role, { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Goes to an address of the catalogue, and waits for what it shows: a group with its pages of paper drawn, or a window. */
const show = async (page: Page, href: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, href);
  await page.locator(`main[data-indirizzo="${href.slice(1)}"]`).waitFor();
};

const WIDTHS = [1440, 390];

/** How often axe looks again at what it found, in the time that a part takes to follow its window. */
const LOOKS = 5;
const EVERY_MS = 500;

/** Returns the findings of axe that stay once the page has followed its window: a table knows that it scrolls a moment after. */
const settled = async (page: Page): Promise<readonly string[]> => {
  for (let look = 1; look < LOOKS; look += 1) {
    if ((await accessibilityFindings(page, { everyDay: true })).length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return accessibilityFindings(page, { everyDay: true });
};

/** @returns what axe finds in what the page shows, at each width */
const findings = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await settled(page)).map((finding) => `${where} at ${width}: ${finding}`));
  }
  return found;
};

/** Walks all the examples of a group, then its windows one by one. @returns what axe finds, and what drew nothing */
const walkGroup = async (page: Page, href: string): Promise<string[]> => {
  await show(page, href);
  if (href === '#/stampe') await page.getByRole('region', { name: 'Pagina 2 di 2' }).first().waitFor();
  const windows = await hrefsIn(page, 'Finestre', 'list');
  const found = await findings(page, href);

  const empty = await page
    .locator('[data-esempio]')
    .evaluateAll((all) =>
      all.filter((one) => one.childNodes.length < 2).map((one) => one.getAttribute('data-esempio')),
    );
  for (const window of windows) {
    await show(page, window);
    await page.getByRole('dialog').last().waitFor();
    found.push(...(await findings(page, window)));
  }
  return [...found, ...empty.map((one) => `${href} ${one} draws nothing`)];
};

describe('the catalogue of the parts of the pages', () => {
  test('every example is drawn and passes axe, on a wide screen and on a phone', async () => {
    const { page, problems } = await open();
    const groups = await hrefsIn(page, 'Gruppi del catalogo', 'navigation');
    expect(groups.length).toBeGreaterThan(10);
    const second = await open();
    const left = [...groups];
    const walk = async (window: Page): Promise<string[]> => {
      const found: string[] = [];
      for (let group = left.shift(); group !== undefined; group = left.shift())
        found.push(...(await walkGroup(window, group)));
      return found;
    };
    const found = await Promise.all([walk(page), walk(second.page)]);
    expect(found.flat()).toEqual([]);
    expect([...problems, ...second.problems]).toEqual([]);
  });
});
