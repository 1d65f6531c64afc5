import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first is the browser without windows of its own, which does the same work with a fifth less. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path));

/** A Chromium for the browser tests: an installed one, else Debian's by apt where we are root, else Playwright's own, else the one that an npm package carries. */
export const chromiumPath = async (): Promise<string> => {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installo Chromium con apt per le prove nel browser…\n');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
    const now = installed();
    if (now !== undefined) return now;
  }
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
};

/** How Chromium is started in the tests: headless, with nothing that calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
