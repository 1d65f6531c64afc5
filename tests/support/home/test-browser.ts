import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildWeb } from '../../../lib/web-build.ts';
import type { Ruolo } from '../../../shared/domain/accesso/ruoli.ts';
import { accesso } from '../../e2e/pages/accesso.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { startTestHome, type TestHome } from './test-home.ts';
import { loginOf, type ScuolaDiProva } from './test-users.ts';

/** The whole product and a browser for one test file. */
export interface BrowserHome {
  readonly home: TestHome;
  readonly browser: Browser;
  /** A new window in which the user of that login has signed in. `problems` gathers what the page complains of. */
  readonly enter: (login: string) => Promise<{ readonly page: Page; readonly problems: readonly string[] }>;
  /** A new window of who has that role in that school (the first one when not said), on a screen. */
  readonly open: (
    path: string,
    ruolo?: Ruolo,
    scuola?: ScuolaDiProva,
  ) => Promise<{
    readonly page: Page;
    readonly problems: readonly string[];
    readonly vaiA: (path: string) => Promise<void>;
  }>;
  readonly close: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the product with the built SPA and a Chromium. */
export const startBrowserHome = async (): Promise<BrowserHome> => {
  const webDir = process.env.WEB_DIR ?? join(root, 'node_modules', '.cache', 'emolumenti-web');
  await buildWeb(webDir, { minify: true });
  const home = await startTestHome({ webDir });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const enter: BrowserHome['enter'] = async (login) => {
    const context = await browser.newContext({
      viewport: { width: 1400, height: 900 },
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text());
    });
    await accesso(page, home.origin).entra(login, 'prova');
    return { page, problems };
  };
  return {
    home,
    browser,
    enter,
    open: async (path, ruolo = 'GESTORE', scuola) => {
      const { page, problems } = await enter(loginOf(ruolo, scuola));
      const { vaiA } = accesso(page, home.origin);
      await vaiA(path);
      return { page, problems, vaiA };
    },
    close: async () => {
      await browser.close();
      await home.close();
    },
  };
};

const REGOLE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds serious or critical in the page as it is now, one line each. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  // Half-faded text has no contrast to speak of.
  await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { violations } = await (window as Window & typeof globalThis & { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, REGOLE);
};
