import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { modulo } from '../pages/modulo.ts';
import { utenti } from '../pages/utenti.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('roles that are given and taken away while a person writes reach their menu at what is refused, and nothing written is lost', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  const { page } = await prodotto.open(`/anagrafe?persona=${persona.uid}`, 'SERVIZI');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const [tolta, data] = ['Servizi', 'Assenze'].map((name) => menu.getByRole('link', { name, exact: true }));
  const scheda = modulo(page);
  await tolta?.waitFor();
  await scheda.scrivi('Indirizzo', 'Via della Prova 7');

  const chiGestisce = await prodotto.open('/utenti');
  await utenti(chiGestisce.page).cambiaRuoli(loginOf('SERVIZI'), ['Servizi', 'Assenze']);

  await scheda.salva();
  await page.getByText('I tuoi permessi sono cambiati').waitFor();
  await data?.waitFor();
  await tolta?.waitFor({ state: 'detached' });
  await expect.poll(() => scheda.campo('Indirizzo').inputValue()).toBe('Via della Prova 7');
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toEqual(persona);
});
