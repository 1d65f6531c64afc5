import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';

// The colours of a place of the style are looked at once in a process: what is new, or differs in anything that makes a colour, is not passed over.

let prodotto: BrowserHome;
let page: Page;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  page = await prodotto.stranger();
});
afterAll(() => prodotto.close());

const PALE = 'color: #ccc; background: #fff';
const GREY = `.pallido { ${PALE} } .letto { color: #111 }`;
/** Returns the findings about the colours of a page whose main part is this. */
const coloursOf = async (main: string, stile = GREY): Promise<readonly string[]> => {
  await page.setContent(
    `<html lang="it"><head><title>Colori</title><style>${stile}</style></head><body><main>${main}</main></body></html>`,
  );
  return (await accessibilityFindings(page, { within: 'main', everyDay: true })).filter((uno) =>
    uno.includes('color-contrast'),
  );
};
const trovato = [expect.stringContaining('serious color-contrast')];

test('what cannot be read is found, again as long as it is there', async () => {
  expect(await coloursOf('<h1>Titolo</h1><p class="pallido">Parole</p>')).toEqual(trovato);
  expect(await coloursOf('<h1>Titolo</h1><p class="pallido">Altre parole</p>')).toEqual(trovato);
});

test.each([
  ['another class', '<h1>Titolo</h1><p class="altra pallido">Parole</p>'],
  ['a colour of its own', `<h1>Titolo</h1><p class="letto" style="${PALE}">Parole</p>`],
  ['a class of what it is in', '<h1>Titolo</h1><section class="pallido"><p style="color: #ddd">Parole</p></section>'],
  ['words where there were none', '<h1>Titolo</h1><p class="vuoto pallido">Parole</p>'],
])('a place already found good is looked at again with %s', async (_che, dopo) => {
  expect(await coloursOf('<h1>Titolo</h1><p class="letto">Parole</p><p class="vuoto pallido"></p>')).toEqual([]);
  expect(await coloursOf(dopo)).toEqual(trovato);
});

test('the place found good, with other words, is not looked at twice', async () => {
  expect(await coloursOf('<p class="letto">Parole</p>')).toEqual([]);
  // its class says another colour now, which no style sheet of the program does
  expect(await coloursOf('<p class="letto">Altre</p>', `.letto { ${PALE} }`)).toEqual([]);
});
