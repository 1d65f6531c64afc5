import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { contrattoDi, foglioDelPersonale, personeDelFoglio } from '#support/file-di-altri/foglio-personale.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { importazione } from '../pages/importazione.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('an office brings its staff in from the sheet it has: people, contracts and tax data, nothing matched by hand', async () => {
  const persone = personeDelFoglio().slice(0, 12);
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA('/scambio');
  await page
    .getByRole('button', { name: 'Importa Personale in un solo foglio' })
    .or(page.getByRole('link', { name: 'Importa Personale in un solo foglio' }))
    .first()
    .click();
  const file = importazione(page);
  const { nome, bytes } = await foglioDelPersonale(persone);
  await file.scegliFoglio(nome, bytes);
  await file.avanti();
  await file.aspettaColonne();
  expect(await accessibilityFindings(page)).toEqual([]);
  await file.avanti();
  await file.aspettaAnteprima();
  await file.importa();
  await page.getByText('12 record nuovi').first().waitFor({ timeout: 120_000 });
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const [una] = persone;
  if (una === undefined) throw new Error('The sheet has nobody');
  const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: una.cf } });
  const servizi = await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: righe[0]?.uid } });
  expect(servizi.righe).toMatchObject([contrattoDi(una).atteso]);
  expect(problems).toEqual([]);
});
