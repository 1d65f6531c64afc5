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
