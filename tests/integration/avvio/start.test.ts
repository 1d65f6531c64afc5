import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCUOLA_DEMO } from '#lib/local/demo/schools.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { isReady, killStarted, npmStart, type Started } from '#support/home/npm-start.ts';
import { signIn, startTestHome, type Person } from '#support/home/test-home.ts';

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
const ready = async (started: Started): Promise<void> => {
  await expect.poll(() => isReady(started), { timeout: 280_000, interval: 100 }).toBe(true);
};
const filled = async (started: Started): Promise<void> => {
  await expect.poll(() => started.text(), { timeout: 280_000, interval: 100 }).toContain('Scuole dimostrative create.');
};

const gestoreOf = ({ port }: Started): Promise<Person> => {
  const origin = `http://127.0.0.1:${port}`;
  return signIn(origin, `${origin}/oidc`, 'gestore', 'demo');
};

describe('npm start', () => {
  it('killed while the demonstration is filled begins it again; then its data live on any port', async () => {
    const first = await start();
    await expect.poll(() => exists('riempimento-iniziato'), { timeout: 120_000, interval: 20 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await killStarted(first);

    const second = await start();
    await ready(second);
    // it can be entered while it is filled
    expect(second.text()).not.toContain('create');
    expect((await gestoreOf(second)).sessione.codmin).toBe(SCUOLA_DEMO);
    await filled(second);
    await killStarted(second);

    const third = await start();
    await ready(third);
    expect(third.text()).not.toContain('create');
    const gestore = await gestoreOf(third);
    expect(gestore.sessione.codmin).toBe(SCUOLA_DEMO);
    const { righe } = await gestore.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 100 } });
    const chiuse = righe.filter(({ ANNO }) => ANNO < 2026);
    expect(new Set(chiuse.map(({ ANNO }) => ANNO))).toEqual(new Set([2024, 2025]));
    for (const { STATUS, FLG_ESP_DIP } of chiuse) expect([STATUS, FLG_ESP_DIP]).toEqual(['CONTABILIZZATO', true]);
    expect(righe.filter(({ ANNO }) => ANNO === 2026).map(({ STATUS }) => STATUS)).toContain('COMPLETATO');
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
