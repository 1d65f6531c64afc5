import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const DOCENTE =
  '#genere=DOCENTE&attivita=FUNZIONALE&ore=1000&contratto=TI&fondi=BILANCIO&lavoro=2026-05-20&pagamento=2026-06-20&aliquota=230000';

const open = async (fragment = ''): Promise<Page> => {
  const page = await prodotto.stranger();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${prodotto.home.origin}/calcola/index.html${fragment}`);
  return page;
};

/** The page as a screen reader is given it: a line for each thing, with its role and its name. */
const albero = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot()).split('\n').map((riga) => riga.trim());

/** Things that are read by their name alone, and have none. */
const senzaNome = (righe: readonly string[]): readonly string[] =>
  righe.filter((riga) => /^- (?:button|link|textbox|combobox|radio|checkbox|heading|region)(?: \[|:?$)/.test(riga));

/** The sentences that are read aloud from now on, as they come. */
const ascolta = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const dette: string[] = [];
    Object.assign(globalThis, { dette });
    const detto = document.querySelector('[role=status]');
    if (detto !== null)
      new MutationObserver(() => dette.push(detto.textContent)).observe(detto, {
        childList: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => Object(globalThis).dette);
};

test('everything has a name, in the order in which it is used, and no sign is read for itself', async () => {
  const prima = await open();
  await prima.getByRole('heading', { name: 'Chi si paga?' }).waitFor();
  const scelta = await albero(prima);
  expect(senzaNome(scelta)).toEqual([]);
  expect(scelta.filter((riga) => /^- heading/.test(riga))).toEqual([
    '- heading "Quanto costa, quanto resta" [level=1]',
    '- heading "Chi si paga?" [level=2]',
    '- heading "Personale della scuola" [level=3]',
    '- heading "Esterni" [level=3]',
    '- heading "Altri" [level=3]',
  ]);

  const caso = await open(DOCENTE);
  await caso.getByText('134,67 €').first().waitFor();
  await caso.getByRole('button', { name: 'Quante ore? 10: cambia' }).click();
  await caso.locator('#risultato > .righe > details > summary').first().click();
  const aperto = await albero(caso);
  expect(senzaNome(aperto)).toEqual([]);
  expect(aperto.filter((riga) => riga.includes('›'))).toEqual([]);
  expect(aperto.filter((riga) => /^- heading .*level=2/.test(riga))).toEqual([
    '- heading "Quante ore?" [level=2]',
    '- heading "Il risultato" [level=2]',
    '- heading "Le risposte" [level=2]',
  ]);
  expect(aperto.filter((riga) => riga.startsWith('- term') || riga.startsWith('- definition')).slice(0, 6)).toEqual([
    '- term: Lordo Stato la spesa',
    '- definition: 255,45 €',
    '- term: Lordo dipendente il compenso',
    '- definition: 192,50 €',
    '- term: Netto alla persona',
    '- definition: 134,67 €',
  ]);
});

test('a result is read once when it changes, not when it is drawn again, and waits its turn', async () => {
  const page = await open(DOCENTE);
  await page.getByText('134,67 €').first().waitFor();
  const dette = await ascolta(page);
  // the role is polite by itself: nothing makes it interrupt
  await expect.poll(() => page.locator('[role=status]').getAttribute('aria-live')).toBeNull();
  await expect.poll(() => page.locator('[role=alert], [aria-live=assertive]').count()).toBe(0);
  await page.getByRole('button', { name: 'Quante ore? 10: cambia' }).click();
  await page.getByRole('textbox').fill('20');
  await page.getByRole('button', { name: 'Quante ore? 20: cambia' }).waitFor();
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect.poll(dette).toEqual(['Netto 269,32 €, lordo dipendente 385,00 €, lordo Stato 510,90 €.']);
});

test('what cannot be calculated is read aloud too', async () => {
  const page = await open();
  await page.getByRole('button', { name: /^Lavoratore sportivo/ }).waitFor();
  const dette = await ascolta(page);
  await page.getByRole('button', { name: /^Lavoratore sportivo/ }).click();
  await expect
    .poll(dette)
    .toEqual(['Questo compenso non si calcola qui. Un lavoratore sportivo (D.Lgs. 36/2021) non lo paga una scuola.']);
});
