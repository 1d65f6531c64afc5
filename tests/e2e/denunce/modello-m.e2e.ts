import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { nameFirmatari, nuovePersone, pay } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const { uid, versione } = await pay(gestore, await nuovePersone(gestore, 2, 160), 'Da liquidare');
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
});
afterAll(() => prodotto.close());

test('the model of a year is read, printed with the sums of its rows, handed over to the budget and taken back', async () => {
  const anno = Number(gestore.sessione.oggi.slice(0, 4));
  const { righe } = await gestore.ok(modelloMRoutes.getModelloM, { body: { anno } });
  const totale = formatEuro(somma(righe.map(({ valori }) => Number(valori.totale))));
  const { page, problems } = await prodotto.open('/modello-m', 'GESTORE');
  await elenco(page, 'Righe del modello')
    .riga(righe[0]?.emolumento ?? '')
    .waitFor();
  await page.getByText(`totale ${totale}`).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Esponi al bilancio' }).click();
  await conferma(page, /^Esporre al bilancio il Modello M/).conferma('Esponi');
  await page.getByText(/^Esposto al bilancio da/).waitFor();
  await page.getByRole('button', { name: 'Togli dal bilancio' }).click();
  await conferma(page, /^Togliere dal bilancio il Modello M/).conferma('Togli');
  await page.getByText('Non esposto al bilancio').waitFor();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Promemoria del Modello M, ${anno}` }).waitFor();
  expect(page.url()).toMatch(/#\/modello-m\/[^/]+\/preview$/);
  expect(problems).toEqual([]);
});
