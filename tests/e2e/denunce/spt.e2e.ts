import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno } from '#support/stampe/anno-contabilizzato.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore, 'EP', { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  await accountAnno(gestore);
  ({ page, problems } = await prodotto.open('/', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const scegli = async (etichetta: string, voce: string): Promise<void> => {
  await page.getByLabel(etichetta, { exact: true }).and(page.getByRole('button')).click();
  await page.getByRole('option', { name: voce }).first().click();
};

test('a period is made, what the portal would refuse is found and left out with the reason', async () => {
  await page.getByRole('link', { name: 'Accessori fuori sistema', exact: true }).click();
  await elenco(page, 'Accessori fuori sistema della scuola').aspetta();
  await page.getByRole('button', { name: 'Nuovo periodo' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Nuovo periodo' }).waitFor();
  await scegli('Anno', '2026');
  await scegli('Dal mese', 'gennaio');
  await scegli('Al mese', 'giugno');
  await modulo(page).salva('Crea il periodo');
  const dipendenti = elenco(page, 'Dipendenti');
  await dipendenti.riga('Da correggere').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await scheda(/Rilievi/);
  await page.getByRole('button', { name: 'Porta al campo' }).first().waitFor();
  await scheda(/Dipendenti/);
  await leaveOut();
  await leaveOut();
  await page.getByText('Da inviare', { exact: true }).first().waitFor();
});

/** Leaves out one person whose compensations the portal would refuse. */
const leaveOut = async (): Promise<void> => {
  const dipendenti = elenco(page, 'Dipendenti');
  await dipendenti.riga('Da correggere').first().waitFor();
  const prima = await dipendenti.riga('Da correggere').count();
  await dipendenti
    .riga('Da correggere')
    .first()
    .getByRole('button', { name: /^Azioni su/ })
    .click();
  await page.getByRole('menuitem', { name: 'Togli dal periodo' }).click();
  const form = modulo(page, 'Togliere');
  await form.scrivi('Motivo', 'si comunica da solo sul portale');
  await form.salva('Togli');
  await expect.poll(() => dipendenti.riga('Da correggere').count()).toBe(prima - 1);
};

test('who is left opens to what they were paid', async () => {
  await elenco(page, 'Dipendenti').apri('Inventati');
  await elenco(page, 'Compensi').aspetta();
  expect(await accessibilityFindings(page)).toEqual([]);
  await elenco(page, 'Compensi').tabella.getByRole('link').first().click();
  const record = modulo(page, ' di ');
  await record.scrivi('Tipo', 'A1');
  await record.scrivi('Capitolo', '2554');
  await record.scrivi('Motivo', 'come lo chiama il portale');
  await record.salva();
  await record.dentro.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Torna al periodo' }).click();
  await elenco(page, 'Dipendenti').aspetta();
  const indirizzo = page.url();
  await page.goto(indirizzo.replace(/\/false$/, '/true'));
  await elenco(page, 'Dipendenti').aspetta();
  await expect.poll(() => page.getByRole('button', { name: 'Aggiungi una persona' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Aggiorna', exact: true }).count()).toBe(0);
  await page.goto(indirizzo);
  await elenco(page, 'Dipendenti').aspetta();
});

test('it is sent; who is refused is sent again alone', async () => {
  await scheda(/^File/);
  await page.getByRole('button', { name: 'Fai il file' }).first().click();
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  await scheda(/Invio/);
  await page.getByRole('button', { name: 'Scrivi la data di invio' }).click();
  await modulo(page, 'Data di invio').salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
  await scheda(/Dipendenti/);
  await elenco(page, 'Dipendenti').azione('Inventati', 'Il portale l’ha respinto');
  const form = modulo(page, 'Respinto dal portale');
  await form.scrivi('Motivo', 'partita non trovata');
  await form.salva();
  await page.getByText('Respinto: partita non trovata').first().waitFor();
  await page.getByRole('button', { name: 'Rimanda i respinti' }).click();
  await page.getByRole('heading', { level: 1, name: /respinti$/ }).waitFor();
  expect(problems).toEqual([]);
});
