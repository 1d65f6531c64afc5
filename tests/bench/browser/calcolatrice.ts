import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildCalculator } from '#lib/web-calcola.ts';
import { calculatorSizes } from '#support/calcolatrice/peso.ts';
import { CHROMIUM_ARGS, chromiumPath } from '#support/home/chromium.ts';
import type { BenchRow } from '../bench-row.ts';
import { median, rounds } from '../measures/rounds.ts';
import { servedFolder } from './served-folder.ts';

const CASO =
  'genere=DOCENTE&attivita=FUNZIONALE&ore=1000&contratto=TI&fondi=BILANCIO&lavoro=2026-05-20&pagamento=2026-06-20&aliquota=230000';

/** How much slower the processor of a cheap phone is taken to be. */
const SLOWER = 4;
const KEY_MS = 50;
const GOAL = 3;
const [FIRST, WHOLE] = [30 * 1024, 150 * 1024];
/** Keys of one round, of the page and of the bare arithmetic in turn. */
const KEYS = 30;

/** P17: bytes of the public calculator, and a key typed in it until its result is drawn, against the same case calculated and written as text. */
export const calculatorRows = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'emolumenti-bench-calcola-'));
  await buildCalculator(folder, { minify: true });
  const { first, whole } = await calculatorSizes(join(folder, 'calcola'));
  const site = await servedFolder(folder);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${site.origin}/calcola/index.html#${CASO}`);
    await page.getByRole('button', { name: /^Quante ore/ }).click();
    const [engine = ''] = (await readdir(join(folder, 'calcola'))).filter((name) => /^motore-.*\.js$/.test(name));
    const measured = await rounds(() => keys(page, `/calcola/${engine}`));
    return rowsOf(first, whole, measured, browser.version());
  } finally {
    await browser.close();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
};

interface Keys {
  readonly page: number;
  readonly bare: number;
}

/** Milliseconds of a key in the page until its result is laid out, and of the same case calculated and written bare. */
const keys = (page: Page, engine: string): Promise<Keys> =>
  page.evaluate(
    async ({ engine, many, caso }) => {
      const { esitoDelCaso } = await import(engine);
      const input = document.querySelector('input');
      if (input === null) throw new Error('No question is open');
      const bare = document.body.appendChild(document.createElement('pre'));
      const risposte = Object.fromEntries(
        [...new URLSearchParams(caso)].map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
      );
      const time = (work: () => void): number => {
        const start = performance.now();
        work();
        document.body.getBoundingClientRect();
        return performance.now() - start;
      };
      const times = { page: 0, bare: 0 };
      for (let key = 0; key < many; key += 1) {
        times.bare += time(() => {
          const { cedolino } = esitoDelCaso({ ...risposte, ore: 1000 + 100 * key });
          bare.textContent = JSON.stringify(cedolino.righe, null, 1);
        });
        bare.textContent = '';
        times.page += time(() => {
          input.value = String(10 + key);
          input.dispatchEvent(new Event('input'));
        });
      }
      bare.remove();
      return { page: times.page / many, bare: times.bare / many };
    },
    { engine, many: KEYS, caso: CASO },
  );

const rowsOf = (first: number, whole: number, measured: readonly Keys[], version: string): BenchRow[] => {
  const [key, bare] = [median(measured.map(({ page }) => page)), median(measured.map((one) => one.bare))];
  return [
    {
      id: 'P17',
      goal: 'calculator, first question ≤ 30 KB gzip',
      measured: `${(first / 1024).toFixed(1)} KB`,
      bound: { atMost: 1 },
      ratios: [first / FIRST],
    },
    {
      id: 'P17',
      goal: 'calculator, first result ≤ 150 KB gzip',
      measured: `${(whole / 1024).toFixed(1)} KB`,
      bound: { atMost: 1 },
      ratios: [whole / WHOLE],
    },
    {
      id: 'P17',
      goal: `calculator, a key to its result ≤ ${KEY_MS} ms on a processor ${SLOWER}× slower`,
      measured: `${key.toFixed(1)} ms`,
      bound: { atMost: 1 },
      ratios: measured.map(({ page }) => page / KEY_MS),
      note: `Chromium ${version}`,
    },
    {
      id: 'P17',
      goal: `calculator, a key to its result ≤ ${GOAL}× the same case calculated and written as text`,
      measured: `${key.toFixed(1)} ms against ${bare.toFixed(1)} ms`,
      bound: { atMost: GOAL },
      ratios: measured.map((one) => one.page / one.bare),
    },
  ];
};
