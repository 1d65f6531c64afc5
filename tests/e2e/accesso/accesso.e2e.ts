import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveLicenza, setManutenzione } from '#lib/admin/scuole.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';

let prodotto: BrowserHome;
let oggi: string;
const momento = () => ({ oggi, adesso: new Date() });
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ({ oggi } = (await prodotto.home.as(loginOf('GESTORE'))).sessione);
});
afterAll(() => prodotto.close());

describe('at sign-in', () => {
  test('the first visit shows its bar before its scripts, and asks for at most 25 files before its first heading', async () => {
    const page = await prodotto.stranger();
    const chieste: string[] = [];
    page.on('request', (request) => chieste.push(request.url()));
    const { promise: arrivati, resolve: arriva } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrivati;
      await route.continue();
    });
    await page.goto(prodotto.home.origin, { waitUntil: 'commit' });
    await page.getByText('Emolumenti', { exact: true }).waitFor();
    arriva();
    await page.getByRole('heading', { name: 'Accedi a Emolumenti' }).waitFor();
    expect(chieste.length).toBeLessThanOrEqual(25);
  });

  test('the first access of a school prepares its record', async () => {
    await prodotto.open('/blank', 'GESTORE', SCUOLA_C);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_C));
    await expect
      .poll(() => altro.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } }))
      .toMatchObject([{ codMeccanografico: SCUOLA_C }]);
  });

  test('a licence to renew is told with its date until it is dismissed', async () => {
    await saveLicenza(
      prodotto.home.store,
      SCUOLA_C,
      { licenza: 'WWS', expireDate: oggi, status: 'INATTIVA' },
      momento(),
    );
    const { page } = await prodotto.open('/blank', 'TESTER', SCUOLA_C);
    const avviso = page.getByText(`La licenza non è attiva e cesserà il ${oggi.split('-').reverse().join('/')}.`);
    await avviso.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: "Chiudi l'avviso sulla licenza" }).click();
    await avviso.waitFor({ state: 'detached' });
  });

  test('a licence that is over is denied with the reason', async () => {
    await saveLicenza(
      prodotto.home.store,
      SCUOLA_C,
      { licenza: 'WWS', expireDate: '2020-01-01', status: 'ATTIVA' },
      momento(),
    );
    const page = await prodotto.stranger();
    await accesso(page, prodotto.home.origin).presentati(loginOf('CEDOLINI', SCUOLA_C), 'prova');
    await page.getByText('La licenza è scaduta il 01/01/2020').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Accesso non consentito');
    await saveLicenza(
      prodotto.home.store,
      SCUOLA_C,
      { licenza: 'WWS', expireDate: '2099-12-31', status: 'ATTIVA' },
      momento(),
    );
  });
});

describe('error pages', () => {
  test('a screen of others sends to the page that offers a way home', async () => {
    const { page } = await prodotto.open('/blank', 'ASSENZE');
    await page.evaluate(() => {
      location.hash = '#/dashboard';
    });
    await page.getByRole('heading', { level: 1, name: 'Accesso non consentito' }).waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Assenze', exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe('Accesso non consentito – Emolumenti');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page
      .getByRole('link', { name: 'Torna alla pagina iniziale' })
      .or(page.getByRole('button', { name: 'Torna alla pagina iniziale' }))
      .click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  test('maintenance leaves no way to navigate, and who signs in during it comes back when it ends', async () => {
    const { page } = await prodotto.open('/blank', 'GESTORE', SCUOLA_B);
    await setManutenzione(prodotto.home.store, SCUOLA_B, true, momento());
    await page.evaluate(() => {
      location.hash = '#/servizi';
    });
    await page.getByRole('heading', { level: 1, name: 'Scuola in manutenzione' }).waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByText('Emolumenti').waitFor();
    await expect.poll(() => page.title()).toBe('Scuola in manutenzione – Emolumenti');
    await expect
      .poll(async () => [await page.getByRole('link').count(), await page.getByRole('button').count()])
      .toEqual([0, 0]);
    expect(await accessibilityFindings(page)).toEqual([]);
    const altra = await prodotto.stranger();
    await accesso(altra, prodotto.home.origin).presentati(loginOf('SERVIZI', SCUOLA_B), 'prova');
    await altra.getByRole('heading', { level: 1, name: 'Scuola in manutenzione' }).waitFor();
    await setManutenzione(prodotto.home.store, SCUOLA_B, false, momento());
    await altra.evaluate(() => {
      location.hash = '#/';
      location.reload();
    });
    await altra.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  test('an address that is none says so beside the menu; an unknown kind of error is an error all the same', async () => {
    const { page, vaiA } = await prodotto.open('/blank');
    await vaiA('/non-esiste');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Pagina non trovata');
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).waitFor();
    for (const [tipo, titolo] of [
      ['init', 'Avvio non riuscito'],
      ['qualunque', 'Errore'],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/error/${tipo}`);
      await page.getByRole('heading', { level: 1, name: titolo }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    // a kind that there is not is an address of nothing: it leads home as that does
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).waitFor();
  });
});
