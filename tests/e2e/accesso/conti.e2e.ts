import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt, stepOf } from '#lib/local/identity/totp.ts';
import { moveDate } from '#support/guasti/data-spostata.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { giveCredentials } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { utenti } from '../pages/utenti.ts';

const PASSWORD = 'una frase che si ricorda';
let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const indirizzoIn = (testo: string): string => /https?:\S+/.exec(testo)?.[0] ?? '';
const scegliPassword = async (page: Page): Promise<void> => {
  await page.getByLabel('Password nuova').fill(PASSWORD);
  await page.getByLabel('Ancora la stessa').fill(PASSWORD);
  await page.getByRole('button', { name: 'Salva la password' }).click();
};
/** Puts in the application of codes the secret that the page shows. */
const registra = async (page: Page): Promise<string> => {
  const segreto = (await page.locator('#chiave').innerText()).replaceAll(' ', '');
  await page.getByLabel('Codice di sei cifre').fill(codeAt(segreto, stepOf(Date.now())));
  await page.getByRole('button', { name: 'Registra e accedi' }).click();
  return segreto;
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).waitFor();

test('a new person goes from the invitation to work, loses the telephone, and comes back with another', async () => {
  const { page, problems } = await prodotto.open('/utenti');
  const pagina = utenti(page);
  const indirizzo = indirizzoIn(await pagina.invita('Ugo Nuovo', 'ugo.nuovo', ['Servizi']));
  const ospite = await prodotto.stranger();
  await ospite.goto(indirizzo);
  await ospite.getByRole('heading', { name: 'Scegli la password' }).waitFor();
  expect(await accessibilityFindings(ospite)).toEqual([]);
  await scegliPassword(ospite);
  await ospite.getByRole('heading', { name: 'Registra il secondo fattore' }).waitFor();
  expect(await accessibilityFindings(ospite)).toEqual([]);
  await ospite.getByLabel('Codice di sei cifre').fill('000000');
  await ospite.getByRole('button', { name: 'Registra e accedi' }).click();
  await ospite.getByText('Il codice non è quello di adesso').waitFor();
  const primo = await registra(ospite);
  await menu(ospite);

  await page.reload();
  await pagina.lista.azione('ugo.nuovo', 'Azzera il secondo fattore');
  await conferma(page, /secondo fattore di/).conferma('Azzera il secondo fattore');
  await page.getByText('Il secondo fattore di Ugo Nuovo è azzerato').first().waitFor();
  const altro = await prodotto.stranger();
  await altro.goto(prodotto.home.origin);
  await giveCredentials(altro, 'ugo.nuovo', PASSWORD);
  await altro.getByRole('heading', { name: 'Registra il secondo fattore' }).waitFor();
  expect(await registra(altro)).not.toBe(primo);
  await menu(altro);
  expect(problems).toEqual([]);
});

test('an invitation opened by another person is refused, and says whose it is; a used one chooses no password', async () => {
  const { page } = await prodotto.open('/utenti');
  const indirizzo = indirizzoIn(await utenti(page).invita('Eva Giusta', 'eva.giusta', ['Dipendente']));
  const altri = await prodotto.stranger();
  await altri.goto(prodotto.home.origin);
  await giveCredentials(altri, loginOf('ASSENZE'));
  await menu(altri);
  await altri.goto(indirizzo);
  await altri.getByText(/L'invito è per eva\.giusta/).waitFor();
  const eva = await prodotto.stranger();
  await eva.goto(indirizzo);
  await scegliPassword(eva);
  await menu(eva);
  const tardi = await prodotto.stranger();
  await tardi.goto(indirizzo);
  await tardi.getByRole('heading', { name: 'Accedi a Emolumenti' }).waitFor();
});

test('an invitation that was kept for longer than it is good says so, and lets nobody in', async () => {
  const { page } = await prodotto.open('/utenti');
  const indirizzo = indirizzoIn(await utenti(page).invita('Ada Tardiva', 'ada.tardiva', ['Dipendente']));
  const ospite = await prodotto.stranger();
  const back = moveDate(() => 15 * 86_400_000);
  try {
    await ospite.goto(indirizzo);
    await ospite.getByRole('heading', { name: 'Invito scaduto' }).waitFor();
    expect(await accessibilityFindings(ospite)).toEqual([]);
    await expect.poll(() => ospite.getByLabel('Password nuova').count()).toBe(0);
  } finally {
    back();
  }
});
