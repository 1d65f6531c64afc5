import { afterAll, beforeAll, expect, test } from 'vitest';
import { Sessione, sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { accesso, giveCredentials } from '../pages/accesso.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('where who confirms must sign out first, what is written is there again after, and is saved then', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  const page = await prodotto.stranger();
  // as the pages are deployed where the sign-in of the cloud asks nobody twice
  await page.route('**/config.json', async (route) => {
    const config: Record<string, unknown> = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, conferma: 'uscita' } });
  });
  // the sign-in was more than two minutes ago, once
  await page.route('**/crud/validate-credentials', (route) => route.fulfill({ json: { valide: false } }), { times: 1 });
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE'), 'prova', `/anagrafe?persona=${persona.uid}`);
  const scheda = modulo(page);
  await scheda.scrivi('Indirizzo', 'Via della Bozza 7');
  await scheda.scegli('Modalità di pagamento', 'Bonifico domiciliato');
  await scheda.salva();
  await giveCredentials(page, loginOf('GESTORE'));
  await page.getByText('È stato ripreso quello che era scritto').first().waitFor();
  await expect.poll(() => scheda.campo('Indirizzo').inputValue()).toBe('Via della Bozza 7');
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toEqual(persona);
  await scheda.salva();
  await page.getByText('Operazione avvenuta con successo').first().waitFor();
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
    desIndirizzo: 'Via della Bozza 7',
    codModPagamento: 'D',
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('emolumenti.bozze'))).toBeNull();
}, 180_000);

test('a page older than the program asks of is loaded again, and what was written in it is there', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(2) });
  const page = await prodotto.stranger();
  await page.clock.install();
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE'), 'prova', `/anagrafe?persona=${persona.uid}`);
  const scheda = modulo(page);
  await scheda.scrivi('Indirizzo', 'Via della Versione 8');
  await page.route('**/crud/cache/version', async (route) => {
    const versione: Record<string, unknown> = await (await route.fetch()).json();
    await route.fulfill({ json: { ...versione, programma: '99.0.0' } });
  });
  const ricaricata = page.waitForEvent('load');
  await page.clock.fastForward('05:01');
  await ricaricata;
  await page.getByText('È stato ripreso quello che era scritto').first().waitFor();
  await expect.poll(() => scheda.campo('Indirizzo').inputValue()).toBe('Via della Versione 8');
  await scheda.salva();
  await page.getByText('Operazione avvenuta con successo').first().waitFor();
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
    desIndirizzo: 'Via della Versione 8',
  });
}, 180_000);

test('a session that the server has ended gives way to another: what was being written is saved, once, without a word', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(4) });
  const page = await prodotto.stranger();
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE'), 'prova', `/anagrafe?persona=${persona.uid}`);
  const scheda = modulo(page);
  await scheda.scrivi('Indirizzo', 'Via della Sessione 9');
  const { token } = Sessione.parse(
    JSON.parse(await page.evaluate(() => sessionStorage.getItem('emolumenti.sessione') ?? '')),
  );
  await gestore.ok(sessioneRoutes.logout, { body: {} }, { sessione: token });
  await scheda.salva();
  await page.getByText('Operazione avvenuta con successo').first().waitFor();
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
    desIndirizzo: 'Via della Sessione 9',
    versione: persona.versione + 1,
  });
}, 180_000);

test('a sign-in that the server refuses for ever shows where one stands, and the way out', async () => {
  const { page } = await prodotto.open('/anagrafe', 'GESTORE');
  await page.route('**/crud/**', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'TOKEN_NON_VALIDO', message: 'Non valido.', metadata: null, fields: [], correlationId: '' },
    }),
  );
  await page.evaluate(() => {
    location.hash = '#/servizi';
  });
  await page.getByRole('heading', { name: 'Accesso rifiutato' }).waitFor();
  await page.getByRole('button', { name: 'Esci e accedi di nuovo' }).waitFor();
}, 180_000);
