import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killStarted, npmStart, type Started } from '#support/home/npm-start.ts';
import { startTestHome } from '#support/home/test-home.ts';

let dataDir: string;
let all: Started[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-avvio-'));
});
afterEach(async () => {
  for (const one of all) await killStarted(one);
  all = [];
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (...args: string[]): Promise<Started> => {
  const started = await npmStart(dataDir, ...args);
  all.push(started);
  return started;
};

const exists = (file: string): Promise<boolean> =>
  access(join(dataDir, file)).then(
    () => true,
    () => false,
  );
describe('npm start', () => {
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
