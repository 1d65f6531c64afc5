import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import { accessibilityFindings } from '#support/home/test-browser.ts';

let prodotto: FilledHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startFilledHome();
  ({ page, problems } = await prodotto.open('/tabelle/fonti'));
});
afterAll(() => prodotto.close());

const ritratto = async (nome: string): Promise<void> => {
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/${nome}.png` });
};

test('who answers for the program reads which unread rules were paid in a month, and every rule with its norm', async () => {
  await page.getByRole('heading', { name: /Tutte le regole/ }).waitFor();
  await page.getByRole('cell', { name: 'riscontrato', exact: true }).first().waitFor();
  await ritratto('fonti-tutte');
  await page.getByRole('tab', { name: 'Pagate e da riscontrare' }).click();
  await page.getByRole('heading', { name: 'Regole pagate e da riscontrare' }).waitFor();
  const vuoto = page.getByText('Nel mese non è stato pagato nessun cedolino: scegliere un altro mese.');
  const righe = page.getByRole('row', { name: /Che cosa la confermerebbe/ });
  await vuoto.or(righe).first().waitFor();
  await page.getByRole('button', { name: 'Mese precedente' }).click();
  await expect.poll(() => page.getByText(/Hanno deciso un importo pagato nel mese/).count()).toBe(1);
  await ritratto('fonti-pagate');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await ritratto('fonti-390');
  expect(problems).toEqual([]);
});
