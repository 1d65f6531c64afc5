import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const DOCENTE =
  '#genere=DOCENTE&attivita=FUNZIONALE&ore=1000&contratto=TI&fondi=BILANCIO&lavoro=2026-05-20&pagamento=2026-06-20&aliquota=230000';

/** The page of the calculator, with what it complains of and each request it makes. */
const open = async (fragment = '') => {
  const page = await prodotto.stranger();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${prodotto.home.origin}/calcola/index.html${fragment}`);
  return { page, problems, requests };
};

const netto = (page: Page) => page.locator('.cifre dd').last();

describe('the public calculator', () => {
  test('answers one question at a time by keyboard alone, on a phone, and nothing leaves the page', async () => {
    const { page, problems, requests } = await open();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('heading', { name: 'Chi si paga?' }).waitFor();
    await page.getByRole('button', { name: /^Esterno occasionale/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Da quale importo si parte?' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Da quale importo si parte?');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Quanto è?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Scrivere una risposta.').waitFor();
    await page.keyboard.type('800');
    await page.keyboard.press('Enter');
    for (const domanda of ['In che giorno è finito il lavoro?', 'In che giorno si paga?']) {
      await page.getByRole('heading', { name: domanda }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: "Quanto ha già avuto nell'anno per lavoro occasionale?" }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect.poll(() => netto(page).innerText()).toBe('800,00 €');
    await expect
      .poll(() => page.locator('.cifre dd').allInnerTexts())
      .toEqual(['1.085,00 €', '1.000,00 €', '800,00 €']);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(requests.filter((path) => !path.startsWith('/calcola/') && path !== '/icona.svg')).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]))
      .toEqual(['', 0, 0]);
    expect(problems).toEqual([]);
  });

  test('a link opens the case as it was; each figure opens to formula, rule and norm', async () => {
    const { page, problems } = await open(DOCENTE);
    await expect.poll(() => netto(page).innerText()).toBe('134,67 €');
    const irpef = page.locator('details', { hasText: 'IRPEF, aliquota massima' }).first();
    await irpef.locator('summary').first().click();
    await irpef.getByText('imponibile × aliquota').first().waitFor();
    const compenso = page.locator('details', { hasText: 'Compenso al docente' }).first();
    await compenso.locator('summary').first().click();
    await compenso.locator('summary', { hasText: '10 ore' }).click();
    await compenso.locator('summary', { hasText: '19,25 € per ora' }).click();
    await compenso.getByText('contratto.mof.docenti.funzionale, dal 01/01/2024').waitFor();
    expect(problems).toEqual([]);
  });

  test('the result follows what is typed, and the address with it', async () => {
    const { page } = await open(DOCENTE);
    await page.getByRole('button', { name: 'Quante ore? 10: cambia' }).click();
    await page.getByRole('textbox').fill('20');
    await expect.poll(() => netto(page).innerText()).toBe('269,32 €');
    expect(page.url()).toContain('ore=2000');
  });

  test('two cases stand side by side', async () => {
    const { page } = await open(DOCENTE);
    await page.getByRole('button', { name: 'Confronta con un altro caso' }).click();
    await page.getByRole('button', { name: 'Quante ore? 10: cambia' }).click();
    await page.getByRole('textbox').fill('20');
    const riga = page.getByRole('row', { name: /^Netto/ });
    await expect.poll(() => riga.innerText()).toMatch(/134,67\s+269,32\s+\+ 134,65/);
    expect(page.url()).toContain('2.ore=2000');
  });

  test('a kind that no school pays says who does', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /^Lavoratore sportivo/ }).click();
    await page.getByText('ente sportivo iscritto al registro').waitFor();
  });

  test.each([390, 1440])('is accessible at %i, closed and open', async (width) => {
    const { page } = await open();
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('heading', { name: 'Chi si paga?' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const { page: caso } = await open(DOCENTE);
    await caso.setViewportSize({ width, height: 900 });
    await netto(caso).waitFor();
    await caso.getByRole('button', { name: 'Confronta con un altro caso' }).click();
    await caso.getByRole('button', { name: 'Quante ore? 10: cambia' }).click();
    for (const summary of await caso.locator('#risultato > .righe > details > summary').all()) await summary.click();
    expect(await accessibilityFindings(caso)).toEqual([]);
    await expect.poll(() => caso.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('a print opens every reason, and closes it afterwards', async () => {
    const { page } = await open(DOCENTE);
    await netto(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('details:not([open])').count()).toBe(0);
    await page.getByText('contratto.mof.docenti.funzionale, dal 01/01/2024').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator('details[open]').count()).toBe(0);
  });
});

describe('a page of another origin', () => {
  let altro: Server;
  beforeAll(async () => {
    altro = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>Scuola</title><iframe id="calcola" src="${prodotto.home.origin}/calcola/index.html"></iframe><iframe id="programma" src="${prodotto.home.origin}/index.html"></iframe>`,
      );
    });
    await new Promise<void>((listening) => altro.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => new Promise((closed) => altro.close(closed)));

  test('shows the calculator, and none of the other pages', async () => {
    const { port } = altro.address() as AddressInfo;
    const page = await prodotto.stranger();
    await page.goto(`http://localhost:${port}/`);
    await page.frameLocator('#calcola').getByRole('heading', { name: 'Chi si paga?' }).waitFor();
    const other = page.frames().find((frame) => frame.url().includes('chrome-error'));
    expect(other).toBeDefined();
  });
});

test('the sign-in page leads to it', async () => {
  const page = await prodotto.stranger();
  await page.goto(prodotto.home.origin);
  await page.getByRole('link', { name: 'Calcolatrice dei compensi' }).click();
  await page.getByRole('heading', { name: 'Chi si paga?' }).waitFor();
});

test('sign-in, calculator and program lead to what is said of accessibility, which asks nobody to sign in', async () => {
  const page = await prodotto.stranger();
  await page.goto(prodotto.home.origin);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilità' }).click();
  await page.getByRole('heading', { name: 'Accessibilità di Emolumenti' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityFindings(page)).toEqual([]);
  const calcola = await open();
  await calcola.page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Accessibilità/ })
    .waitFor();
  const programma = await prodotto.open('/');
  const link = programma.page.locator('footer').getByRole('link', { name: /^Accessibilità/ });
  await expect.poll(() => link.getAttribute('href')).toBe('/accessibilita.html#XXTS00001A');
});
