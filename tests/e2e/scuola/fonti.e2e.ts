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

test('the changes of the law of a year say from which day, by which comma, whom they touch and by how much', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Novità della legge' }).click();
  await page.getByRole('button', { name: /^Anno/ }).click();
  await page.getByRole('option', { name: '2026' }).click();
  const irpef = page.getByRole('row', { name: /Scaglioni e aliquote IRPEF/ });
  await irpef.getByText('L. 199/2025, art. 1 cc. 3-4').waitFor();
  await irpef
    .getByText(/Dal pagamento del \d{2}\/\d{2}\/2026: \d+ cedolini di \d+ persone, netto .*in tutto \+/)
    .waitFor();
  await irpef.getByText(/Supplente: \d+ casi su \d+, netto \+/).waitFor();
  await ritratto('fonti-novita');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await ritratto('fonti-novita-390');
  expect(problems).toEqual([]);
});
