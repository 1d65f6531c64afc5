import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { passiChiusura } from '#shared/domain/denunce/chiusura-anno.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { nameFirmatari, nuovePersone, pay } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  const { uid, versione } = await pay(gestore, await nuovePersone(gestore, 1, 140), 'Da chiudere');
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
});
afterAll(() => prodotto.close());

test('a year is closed step by step: what is missing is counted, what is done elsewhere is marked and taken back', async () => {
  const { oggi } = gestore.sessione;
  const { page, problems } = await prodotto.open('/operazioniAnnuali', 'GESTORE');
  const anno = oggi.slice(0, 4);
  const scelto = page.getByRole('button', { name: /^\d{4}$|^Anno/ }).first();
  await scelto.click();
  await page.getByRole('option', { name: anno }).click();
  const passi = elenco(page, `Passi che chiudono il ${anno}`);
  await passi.riga('Inviare gli F24').getByText('1 su 1 elaborazione').waitFor();
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(passiChiusura.length);
  expect(await accessibilityFindings(page)).toEqual([]);
  const modelloM = passi.riga('Allegare il Modello M');
  await modelloM.getByRole('button', { name: /^Segna come fatto/ }).click();
  await modelloM.getByText(`il ${formatGiorno(oggi)}`).waitFor();
  await modelloM.getByRole('button', { name: /^Togli il segno/ }).click();
  await modelloM.getByText('Da fare').waitFor();
  await page.getByRole('link', { name: 'Controllare ritenute, versamenti e certificazioni' }).click();
  await page.getByRole('tab', { name: 'Modello 770', selected: true }).waitFor();
  await elenco(page, 'Ritenute operate e versate').riga('100E').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Conguaglio' }).click();
  await elenco(page, `Persone tassate nel ${anno}`).riga('Pari').waitFor();
  await page.getByText('ha una differenza da conguagliare').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the year that is closed is the one each step opens, and the one found coming back', async () => {
  const prima = Number(gestore.sessione.oggi.slice(0, 4)) - 1;
  const { page, problems } = await prodotto.open(`/operazioniAnnuali?anno=${prima}`, 'GESTORE');
  await elenco(page, `Passi che chiudono il ${prima}`).aspetta();
  for (const [passo, schermata] of [
    ['Fare il conguaglio di chi è pagato dalla scuola', `Nel ${prima} non c’è ancora niente da confrontare`],
    ['Inviare le Certificazioni Uniche', `Chi va certificato per il ${prima}`],
  ] as const) {
    await page.getByRole('link', { name: passo }).click();
    await page.getByText(schermata).first().waitFor();
    await page.goBack();
    await elenco(page, `Passi che chiudono il ${prima}`).aspetta();
  }
  expect(problems).toEqual([]);
});
