import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno } from '#support/stampe/anno-contabilizzato.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore);
  await accountAnno(gestore);
});
afterAll(() => prodotto.close());

test('from the year to a comparison, and from a sum of it to its lines, in two clicks', async () => {
  const { page, problems } = await prodotto.open('/quadratura?anno=2026&vista=riscontro', 'ADEMPIMENTI');
  await elenco(page, 'Confronti dell’anno').aspetta();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Cedolini e IRAP' }).click();
  await elenco(page, 'Cedolini e IRAP').aspetta();
  await elenco(page, 'Cedolini e IRAP').riga('gennaio').getByRole('link').click();
  const righe = elenco(page, 'I due lati');
  await righe.riga('Compensi di gennaio').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Chiudi' }).last().click();
  for (const larghezza of [1440, 1024, 390]) {
    await page.setViewportSize({ width: larghezza, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('the year is a picture of months and filings: a word and a sign in each square, which opens to its sums, at every width', async () => {
  const { page, problems } = await prodotto.open('/quadratura?anno=2026', 'ADEMPIMENTI');
  await page.setViewportSize({ width: 1440, height: 900 });
  const figura = page.getByRole('table', { name: 'Mesi e denunce' });
  const quadretto = figura.getByRole('button', { name: /^F24 di gennaio: / });
  await quadretto.waitFor();
  await expect
    .poll(() => quadretto.innerText())
    .toMatch(/(Quadra|Non quadra|Scaduta|Senza codice|Non ancora|Corretta)/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await quadretto.click();
  await elenco(page, 'Somme di F24 di gennaio').riga('100E').waitFor();
  await expect.poll(() => quadretto.getAttribute('aria-pressed')).toBe('true');
  for (const larghezza of [1440, 390]) {
    await page.setViewportSize({ width: larghezza, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await expect.poll(() => figura.evaluate((tabella) => tabella.scrollWidth - tabella.clientWidth)).toBe(0);
    if (process.env.SCHERMATE)
      await page.screenshot({ path: `${process.env.SCHERMATE}/quadratura-${larghezza}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Tutte le somme' }).click();
  await elenco(page, 'Somme').aspetta();
  expect(problems).toEqual([]);
});
