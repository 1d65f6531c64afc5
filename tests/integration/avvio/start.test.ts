import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePortBlock } from '../../support/home/ports.ts';
import { signIn, startTestHome } from '../../support/home/test-home.ts';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const root = join(import.meta.dirname, '../../..');

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** All it wrote so far. */
  readonly text: () => string;
  readonly exit: Promise<number | null>;
}

let dataDir: string;
let all: Started[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-avvio-'));
});
afterEach(async () => {
  for (const { child, exit } of all) {
    child.kill('SIGKILL');
    await exit;
  }
  all = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm start` as its bootstrap runs it. */
const start = async (...args: string[]): Promise<Started> => {
  const port = await freePortBlock();
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'bin/local.ts', '--oggi=2026-03-10', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const started = { child, port, text: () => text, exit: once(child, 'exit').then(([code]) => code) };
  all.push(started);
  return started;
};

const exists = (file: string): Promise<boolean> =>
  access(join(dataDir, file)).then(
    () => true,
    () => false,
  );
const kill = async ({ child, exit }: Started): Promise<void> => {
  child.kill('SIGKILL');
  await exit;
};
const ready = async ({ text }: Started): Promise<void> => {
  await expect.poll(text, { timeout: 280_000, interval: 100 }).toContain('Ctrl-C per chiudere.');
};

describe('npm start', () => {
  it('killed while the demonstration is filled begins it again; then its data live on any port', async () => {
    const first = await start();
    await expect.poll(() => exists('riempimento-iniziato'), { timeout: 120_000, interval: 20 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await kill(first);

    const second = await start();
    await ready(second);
    expect(second.text()).toContain('Scuola dimostrativa creata.');
    await kill(second);

    const third = await start();
    await ready(third);
    expect(third.text()).not.toContain('creata');
    const origin = `http://127.0.0.1:${third.port}`;
    const gestore = await signIn(origin, `${origin}/oidc`, 'gestore', 'demo');
    expect(gestore.sessione.codmin).toBe('XXIS00100A');
  }, 600_000);

  it('stops at Ctrl-C from the first moment, and twice does no harm', async () => {
    for (const wait of [150, 600, 1500]) {
      const started = await start();
      await new Promise((resolve) => setTimeout(resolve, wait));
      started.child.kill('SIGINT');
      started.child.kill('SIGINT');
      expect(
        await Promise.race([started.exit, new Promise((resolve) => setTimeout(resolve, 15_000, 'late'))]),
      ).not.toBe('late');
    }
  }, 120_000);
});

describe('one folder', () => {
  it('serves one process at a time: the second says so in a sentence, whatever its port, and empties nothing', async () => {
    const home = await startTestHome();
    try {
      const taken = home.dataDir;
      await rm(dataDir, { recursive: true });
      dataDir = taken;
      const before = await readdir(taken);
      for (const args of [[], ['--reset']]) {
        const second = await start(...args);
        expect(await second.exit).toBe(1);
        expect(second.text().trim().split('\n').at(-1)).toMatch(
          /^I dati in .* sono già in uso da un altro avvio del programma/,
        );
      }
      expect(await readdir(taken)).toEqual(before);
    } finally {
      await home.close();
    }
  }, 120_000);

  it('that is not ours is not emptied', async () => {
    await writeFile(join(dataDir, 'tesi.odt'), 'anni di lavoro');
    const started = await start('--reset');
    expect(await started.exit).toBe(1);
    expect(started.text()).toContain('non è una cartella di dati di questo programma');
    expect(await exists('tesi.odt')).toBe(true);
  }, 60_000);
});
