import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { REGOLE_PROVATE } from '#lib/accessibilita.ts';
import { buildWeb } from '#lib/web-build.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { accesso } from '#tests/e2e/pages/accesso.ts';
import { isOfTheDay } from '../sample-of-the-day.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { markNewColours, TO_LOOK_AT } from './colours.ts';
import { signInBeforehand } from './signed-in.ts';
import { startTestHome, type TestHome, type TestHomeOptions } from './test-home.ts';
import { loginOf, type ScuolaDiProva } from './test-users.ts';

/** The whole product for one test file, and the browser of the worker. */
export interface BrowserHome {
  readonly home: TestHome;
  readonly browser: Browser;
  /**
   * The window of the user of that login, on a screen: signed in the first time, and from then on the same window whose
   * program starts afresh. `problems` gathers what the page complains of from here on.
   */
  readonly enter: (
    login: string,
    path?: string,
  ) => Promise<{ readonly page: Page; readonly problems: readonly string[] }>;
  /** A window in which nobody has signed in. */
  readonly stranger: () => Promise<Page>;
  /** The window of who has that role in that school (the first one when not said), on a screen. */
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

/** Chromium is started once for the files that share this process, which end it with themselves. */
let started: Promise<Browser> | null = null;
export const sharedBrowser = (): Promise<Browser> => {
  started ??= chromiumPath().then((executablePath) => chromium.launch({ executablePath, args: CHROMIUM_ARGS }));
  return started;
};

const webDir = process.env.WEB_DIR ?? join(root, 'node_modules', '.cache', 'emolumenti-web');
let built: Promise<boolean> | null = null;
/** Builds the pages, or finds that they are of these sources, once for the files that share this process. */
const webBuilt = (): Promise<boolean> => (built ??= buildWeb(webDir, { minify: true }));

/** Starts the product with the built SPA; `da` is a folder of data to work on a copy of, `fornitore` another issuer, `oggi` and `scuole` another day and other schools, `aroundCall` what becomes of its calls. */
export const startBrowserHome = async (
  options: Pick<TestHomeOptions, 'da' | 'fornitore' | 'oggi' | 'scuole' | 'aroundCall'> = {},
): Promise<BrowserHome> => {
  await webBuilt();
  const home = await startTestHome({ webDir, ...options });
  const browser = await sharedBrowser();
  const windows = new Map<string, UserWindow>();
  const enter: BrowserHome['enter'] = async (login, path = '/') => {
    const known = windows.get(login);
    if (known) return known.restart(path);
    const opened = await openWindow(browser);
    windows.set(login, opened);
    if (options.fornitore === undefined) {
      await signInBeforehand(opened.page, home, login);
      await accesso(opened.page, home.origin).apri(path);
    } else await accesso(opened.page, home.origin).entra(login, 'prova', path);
    return opened;
  };
  return {
    home,
    browser,
    enter,
    stranger: async () => (await openWindow(browser)).page,
    open: async (path, ruolo = 'GESTORE', scuola) => {
      const { page, problems } = await enter(loginOf(ruolo, scuola), path);
      const { arriva, vaiA } = accesso(page, home.origin);
      await arriva();
      return { page, problems, vaiA };
    },
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await home.close();
    },
  };
};

interface UserWindow {
  readonly page: Page;
  readonly problems: readonly string[];
  /** The program loaded again on a screen: nothing that the test before did to the page or left open in it remains. */
  readonly restart: (path: string) => Promise<{ readonly page: Page; readonly problems: readonly string[] }>;
}

const openWindow = async (browser: Browser): Promise<UserWindow> => {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  // a guard against what never comes, not a measure: the machine may be busy
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return {
    page,
    problems,
    restart: async (path) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await accesso(page, '').ricomincia(path);
      problems = [];
      return { page, problems };
    },
  };
};

const CONTRAST = 'color-contrast';
const REGOLE = [...REGOLE_PROVATE, 'best-practice'];
/** Rules whose findings are moderate or minor at most, and that look at every element: nothing of theirs is reported. */
const LIEVI = ['region', 'heading-order', 'landmark-unique', 'aria-allowed-role', 'presentation-role-conflict'];

interface Look {
  /** Where to look, as a CSS selector: the whole page, or the window open over it, when not said. */
  readonly within?: string;
  /** What to leave out of it. */
  readonly without?: string;
  /** Rules not asked here. */
  readonly unasked?: readonly string[];
  /** True where the looks themselves are of the day, or are what is tried: it is looked at every day. */
  readonly everyDay?: boolean;
}

/** How many days go by until `npm test` has looked at every moment of every test: a look is a second of a core, and most are at parts seen elsewhere. */
const GIORNI = 3;
/** How many times each line of the tests has looked. */
const looks = new Map<string, number>();

/** True when the look that a line of a test asks for now is one of today's. */
const isLookOfTheDay = (): boolean => {
  // the address of a module of the tests has a question mark before the line
  const [, file = '', at = ''] = /([\w-]+)\.e2e\.ts[^:]*:(\d+)/.exec(new Error('Whose look').stack ?? '') ?? [];
  const line = `${file}:${at}`;
  const many = (looks.get(line) ?? 0) + 1;
  looks.set(line, many);
  return isOfTheDay(`${line} ${many}`, GIORNI);
};

/** Marks the window that lies over the whole page, if one is open: nobody can reach, or press, what is behind it. */
const markWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-aperta]')) marked.removeAttribute('data-aperta');
    const over = [...document.querySelectorAll('[role="dialog"]')].findLast((window) => {
      const { width, height } = window.getBoundingClientRect();
      return width >= innerWidth && height >= innerHeight;
    });
    over?.setAttribute('data-aperta', '');
    return over !== undefined;
  });

/**
 * Returns what axe finds serious or critical in the page as it is now, or in the window open over it, one line each; of colours, where no page of this
 * process had them yet. In `npm test` a look that is not of today finds nothing.
 */
export const accessibilityFindings = async (page: Page, look: Look = {}): Promise<string[]> =>
  look.everyDay === true || isLookOfTheDay() ? findingsOf(page, look) : [];

const findingsOf = async (page: Page, { within, without, unasked = [] }: Look): Promise<string[]> => {
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
  const all = within ?? ((await markWindow(page)) ? '[data-aperta]' : ':root');
  const context = { include: [all], ...(without === undefined ? {} : { exclude: [without] }) };
  const areGood = await markNewColours(page, all, without);
  const rules = Object.fromEntries([...LIEVI, ...unasked].map((rule) => [rule, { enabled: false }]));
  const findings = await page.evaluate(
    async ({ context, tags, rules, mark }) => {
      const { axe: inPage } = window as Window & typeof globalThis & { axe: typeof axe };
      inPage.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
      const { violations } = await inPage.run(context, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
        elementRef: false,
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { context, tags: REGOLE, rules, mark: TO_LOOK_AT },
  );
  if (!unasked.includes(CONTRAST) && !findings.some((finding) => finding.includes(CONTRAST))) areGood();
  return findings;
};
