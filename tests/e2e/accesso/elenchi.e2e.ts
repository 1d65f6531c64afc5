import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledData } from '#support/filled/filled-data.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { alTelefono } from '../pages/al-telefono.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  const { dataDir } = await filledData();
  prodotto = await startBrowserHome({ da: dataDir });
});
afterAll(() => prodotto.close());

test.each([
  ['people', '/anagrafe', 'Anagrafe', 'a'],
  ['payslips', '/cedolini', 'Elaborazioni', '2026'],
  ['filings', '/invia-F24', 'F24 della scuola', '2026'],
])(
  'a filter of the list of %s is kept by name, chosen in another browser, and taken away',
  async (_, path, titolo, testo) => {
    const { page, problems } = await prodotto.open(path);
    await elenco(page, titolo).aspetta();
    await elenco(page, titolo).filtra(testo);
    await page.getByRole('button', { name: 'Salva questo filtro' }).click();
    const nome = modulo(page, 'Salva questo filtro');
    await nome.scrivi('Nome', 'Il mio');
    expect(await accessibilityFindings(page)).toEqual([]);
    await nome.salva();
    await page.getByRole('button', { name: 'Non tenere più «Il mio»' }).waitFor();
    const altrove = await prodotto.stranger();
    await accesso(altrove, prodotto.home.origin).entra(loginOf('GESTORE'), 'prova', path);
    await altrove.getByRole('button', { name: 'Filtri salvati' }).click();
    await altrove.getByRole('option', { name: 'Il mio' }).click();
    await altrove.getByRole('button', { name: /^Togli il filtro/ }).waitFor();
    expect(await accessibilityFindings(altrove)).toEqual([]);
    if (process.env.SCHERMATE) await altrove.screenshot({ path: `${process.env.SCHERMATE}/filtri-${titolo}.png` });
    await altrove.getByRole('button', { name: 'Non tenere più «Il mio»' }).click();
    await altrove.getByRole('button', { name: 'Salva questo filtro' }).waitFor();
    await altrove.context().close();
    expect(problems).toEqual([]);
  },
);

test.each([
  ['people', '/anagrafe', 'Anagrafe'],
  ['filings', '/invia-F24', 'F24 della scuola'],
])(
  'a row of the list of %s is read beside it, by mouse and by keyboard, and the list stays',
  async (_, path, titolo) => {
    const { page, problems } = await prodotto.open(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const righe = elenco(page, titolo);
    await righe.aspetta();
    await page.getByRole('button', { name: "Dettaglio accanto all'elenco" }).click();
    await page.getByText("Scegliere una riga dell'elenco").waitFor();
    const prima = righe.tabella.getByRole('radio').first();
    await prima.focus();
    await page.keyboard.press('Space');
    const apri = page.getByRole('button', { name: 'Apri la pagina' });
    await apri.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/affiancata-${titolo}.png` });
    await righe.aspetta();
    await page.setViewportSize({ width: 390, height: 844 });
    await apri.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Chiudi il dettaglio' }).click();
    await apri.waitFor({ state: 'detached' });
    await righe.aspetta();
    expect(problems).toEqual([]);
  },
);

test('on a phone the rows that are ticked are cards: one by one by the keyboard, all at once, with their actions', async () => {
  const { page, problems } = await prodotto.open('/cedolini');
  await page.setViewportSize({ width: 1440, height: 900 });
  await elenco(page, 'Elaborazioni della scuola').aspetta();
  await page.setViewportSize({ width: 390, height: 844 });
  const schede = page.getByRole('group', { name: 'Elaborazioni della scuola' });
  const una = schede.getByRole('checkbox').first();
  await una.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => una.isChecked()).toBe(true);
  const tutte = page.getByRole('checkbox', { name: 'Seleziona tutte le righe della pagina' });
  await tutte.check();
  const quante = await schede.getByRole('checkbox').count();
  await expect.poll(() => schede.getByRole('checkbox', { checked: true }).count()).toBe(quante);
  await schede.getByRole('checkbox').nth(1).uncheck();
  await expect.poll(() => tutte.evaluate((segno: HTMLInputElement) => segno.indeterminate)).toBe(true);
  await schede
    .getByRole('button', { name: /^Azioni su/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await alTelefono(page.locator('main'))).toEqual([]);
  // The bar of the library for small windows has an attribute of its own that does not fit its role.
  expect(await accessibilityFindings(page, { within: 'main', without: '[class*="awsui_mobile-toolbar"]' })).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['utilities', '/utilita?scheda=sincronizzazione'],
  ['exchanges', '/scambio?vista=recenti'],
])('the open tab of the %s stays in view when the window becomes a phone', async (_, path) => {
  const { page, problems } = await prodotto.open(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { selected: true }).first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await alTelefono(page.locator('main'))).toEqual([]);
  expect(problems).toEqual([]);
});
