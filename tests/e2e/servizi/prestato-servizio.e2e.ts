import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome({ oggi: '2025-11-20' });
});
afterAll(() => prodotto.close());

test('the substitutions of the month before are marked with what they wait for, and the sheet for SIDI is printed', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const { persona: titolare } = await dipendenteDiProva(gestore, 1, servizioDiProva());
  const { uid } = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-10-20', '2025-10-31'), uidSubAnagrafe: titolare.uid },
  });
  const { persona } = await dipendenteDiProva(gestore, 2, supplenzaDiProva('2024-10-01', '2024-12-20'));
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid } });
  await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: persona.uid } });
  const supplente = nominativo(persona.desCognome, persona.desNome);

  const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
  const { vaiA } = accesso(page, prodotto.home.origin);
  await vaiA('/prestato-servizio');
  const supplenze = elenco(page, 'Supplenze brevi del mese');
  await supplenze.riga(supplente).filter({ hasText: 'Da inserire a SIDI' }).waitFor();
  await page.getByText('da autorizzare entro il 17/11/2025').waitFor();
  await supplenze.spunta(supplente);
  await page.getByRole('button', { name: 'Segna come' }).click();
  await page.getByRole('menuitem', { name: 'Attende i fondi' }).click();
  await supplenze.riga(supplente).filter({ hasText: 'Attende i fondi' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await vaiA(
    `/assenze/${titolare.uid}/${encodeURIComponent(nominativo(titolare.desCognome, titolare.desNome))}/tipoassenza?assenza=${uid}`,
  );
  await page.getByRole('button', { name: `Scheda per SIDI di ${supplente}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Schede per SIDI' }).waitFor();
  expect(problems).toEqual([]);
});
