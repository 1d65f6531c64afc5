import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { figure as figureDelManuale } from '#web/areas/aiuto/figure/figure.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { tabTo } from '../pages/tastiera.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const enter = async () => {
  const { page } = await prodotto.enter(loginOf('GESTORE'));
  const casa = accesso(page, prodotto.home.origin);
  await casa.vaiA('/tabelle');
  return { page, casa, hash: () => page.evaluate(() => location.hash) };
};

test('leaving a page with unsaved changes asks, by the back button and by a typed address; staying keeps what was written', async () => {
  const { page, casa, hash } = await enter();
  await casa.vaiA('/tabelle/tipiSettore');
  await elenco(page, 'Tipi settore').crea('Nuovo settore');
  const nuovo = modulo(page, 'Nuovo settore');
  await nuovo.scrivi('Descrizione', 'A metà');
  const domanda = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
  for (const leave of [
    () => page.evaluate(() => history.back()),
    () =>
      page.evaluate(() => {
        location.hash = '#/anagrafe';
      }),
  ]) {
    await leave();
    await domanda.waitFor();
    await domanda.getByRole('button', { name: 'Resta sulla pagina' }).last().click();
    await domanda.waitFor({ state: 'detached' });
    await expect
      .poll(async () => [await hash(), await nuovo.campo('Descrizione').inputValue()])
      .toEqual(['#/tabelle/tipiSettore', 'A metà']);
  }
  await page.evaluate(() => history.back());
  await conferma(page, 'Uscire senza salvare?').conferma('Esci senza salvare');
  await nuovo.dentro.waitFor({ state: 'detached' });
  await expect.poll(() => hash()).toBe('#/tabelle');
});

test('a page that cannot be loaded says so and leaves the rest usable', async () => {
  const { page, casa } = await enter();
  await page.route('**/parti/anagrafe-page-*.js', (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/anagrafe';
  });
  await page.getByText('La pagina non è stata caricata').waitFor();
  await casa.vaiA('/tabelle/tipiSettore');
  await elenco(page, 'Tipi settore').aspetta();
});

test('a list that cannot be read says why and tries again', async () => {
  const { page } = await enter();
  await page.route('**/emo/settore', (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/tabelle/tipiSettore';
  });
  await page.getByText('Il server non risponde').first().waitFor();
  await page.unroute('**/emo/settore');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByText('Nessun settore').waitFor();
});

test('the way to a page and its help come from its screen', async () => {
  const { page, casa } = await enter();
  await casa.vaiA('/tabelle/tipiSettore');
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Percorso' }).getByRole('link').allInnerTexts())
    .toEqual(['Tabelle', 'Tipi settore']);
  await page.getByRole('button', { name: 'Aiuto' }).first().click();
  await page.getByText('I settori raggruppano il personale').waitFor();
});

test('a sign-in that cannot be renewed leads to signing in again, keeping the page', async () => {
  const { page, casa } = await enter();
  await casa.vaiA('/tabelle/tipiSettore');
  await elenco(page, 'Tipi settore').aspetta();
  await page.evaluate(() => {
    for (const chiave of Object.keys(sessionStorage))
      if (chiave.startsWith('emolumenti.utente.')) sessionStorage.removeItem(chiave);
  });
  await page.evaluate(() => {
    location.hash = '#/anagrafe';
  });
  const scaduto = page.getByRole('dialog', { name: 'L’accesso è scaduto' });
  await scaduto.waitFor();
  await expect.poll(() => scaduto.getByRole('button', { name: 'Accedi di nuovo' }).count()).toBe(1);
});

test('the index of the manual leads to its chapter by keyboard; screens of others are not linked', async () => {
  const { page } = await prodotto.open('/manuale');
  await tabTo(page, 'link', "L'anno scolastico nuovo");
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('La scuola nel tempo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'La scuola nel tempo' }).waitFor();
  const dipendente = await prodotto.open('/manuale', 'DIPENDENTE', SCUOLA_B);
  await dipendente.page.locator('main').getByRole('link', { name: "L'anno scolastico nuovo" }).first().waitFor();
  await expect
    .poll(() => dipendente.page.locator('main').getByRole('link', { name: 'La scuola nel tempo' }).count())
    .toBe(0);
});

test('the pictures of the manual are parts at work that nobody can press or reach, with words under them', async () => {
  const { page } = await prodotto.open('/manuale');
  const figure = page.locator('main figure');
  await expect.poll(() => figure.count()).toBe(Object.keys(figureDelManuale).length);
  for (const [posto, { didascalia }] of Object.values(figureDelManuale).entries()) {
    const figura = figure.filter({ hasText: didascalia });
    await expect.poll(() => figura.count(), { message: `figure ${posto}` }).toBe(1);
    const parte = figura.locator('> [inert]');
    await expect.poll(async () => ((await parte.textContent()) ?? '').trim().length).toBeGreaterThan(40);
    const preso = await parte.evaluate((dentro) => {
      const primo = dentro.querySelector<HTMLElement>('button, input, a, [tabindex]');
      primo?.focus();
      return primo !== null && document.activeElement === primo;
    });
    expect(preso, didascalia).toBe(false);
    const { sinistra, destra } = await parte.evaluate((dentro) => {
      const { left, right } = dentro.getBoundingClientRect();
      return { sinistra: left, destra: right };
    });
    const fuori = await parte.locator('th, td, dd, dt').evaluateAll(
      (celle, limiti) =>
        celle.filter((cella) => {
          if (!cella.checkVisibility()) return false;
          const { left, right } = cella.getBoundingClientRect();
          return left < limiti.sinistra || right > limiti.destra;
        }).length,
      { sinistra, destra },
    );
    expect(fuori, didascalia).toBe(0);
  }
});

test('the keyboard goes past the bar and the menu, and is never left with nothing', async () => {
  const { page } = await prodotto.open('/anagrafe');
  await elenco(page, 'Anagrafe').aspetta();
  const dove = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('main') ? activeElement.tagName : `outside: ${activeElement?.textContent ?? ''}`;
    });
  await page.evaluate(() => document.body.focus());
  await page.keyboard.press('Tab');
  await expect.poll(() => dove()).toBe('outside: Salta al contenuto');
  await page.keyboard.press('Enter');
  await expect.poll(() => dove()).toBe('DIV');
  await tabTo(page, 'button', 'Nuova persona');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nuova persona' }).waitFor();
  await expect.poll(dove).toBe('H1');
});

test('the test page tries every service', async () => {
  const { page, problems } = await prodotto.open('/test-page');
  await page.getByRole('button', { name: 'Prova i servizi' }).click();
  await elenco(page, 'Servizi').riga('Memoria del browser').filter({ hasText: 'Risponde' }).waitFor();
  await expect
    .poll(async () => (await elenco(page, 'Servizi').righe()).map(([, esito]) => esito))
    .toEqual(Array.from({ length: 5 }, () => 'Risponde'));
  expect(problems).toEqual([]);
});
