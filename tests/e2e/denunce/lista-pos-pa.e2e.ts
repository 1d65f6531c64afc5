import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { accessorio, compenso, nameFirmatari, nuovePersone } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { fileDellaScuola } from '#support/denunce/uniemens-di-prova.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const [persona] = await nuovePersone(gestore, 1);
  if (persona === undefined) throw new Error('Nobody to pay');
  await nameFirmatari(gestore);
  await createAccademia(gestore);
  await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: persona.uid } });
  await contabilizzati({ ufficio: gestore }, [accessorio(persona.uid, [compenso(100_000)])]);
  await uniemensDiMarzo(gestore);
  ({ page, problems } = await prodotto.open('/uniemens', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const apri = (nome: string | RegExp) => page.getByRole('button', { name: nome }).first().click();

test('the list of a month: its workers, what they owe, what is proposed for a period entered by hand', async () => {
  await elenco(page, 'UniEmens della scuola').azione('UniEmens di marzo 2026', 'Apri');
  await page.getByRole('tab', { name: 'ListaPosPA' }).click();
  await elenco(page, 'ListaPosPA').azione('Lista ordinaria', 'Apri');
  await elenco(page, 'Lavoratori').riga('333,50').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Prospetto' }).click();
  await elenco(page, 'Prospetto').riga('P101').first().waitFor();
  await page.getByRole('tab', { name: 'Frontespizio' }).click();
  await page.getByLabel('Progressivo del dichiarante').waitFor();
  await page.getByRole('tab', { name: 'Lavoratori' }).click();
  await elenco(page, 'Lavoratori').azione('INVENTATI', 'Apri');
  await elenco(page, 'Moduli').riga('Periodo del mese').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await apri('Aggiungi un modulo');
  await page.getByRole('menuitem', { name: 'Periodo precedente (V1)' }).click();
  const form = modulo(page);
  await form.scegli('Causale', '5 - Sostituisce un periodo, o lo comunica per la prima volta');
  await form.scrivi('Dal', '01/02/2026');
  await form.scrivi('Al', '28/02/2026');
  await apri("Proponi l'inquadramento");
  await form.scrivi('Imponibile della pensione', '1.000,00');
  await apri('Calcola i contributi');
  await expect.poll(() => page.getByLabel('Contributo della pensione').inputValue()).toContain('330');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.scrivi('Motivo', 'non denunciato a febbraio');
  await form.salva();
  await elenco(page, 'Moduli').riga('Periodo precedente').first().waitFor();
  await elenco(page, 'Moduli').riga('ufficio').first().waitFor();
  expect(problems).toEqual([]);
});

test('a list of periods of 2019 is imported from a file, and nothing blocks the filing', async () => {
  await page.getByRole('link', { name: 'UniEmens', exact: true }).first().click();
  await elenco(page, 'UniEmens della scuola').azione('UniEmens di marzo 2026', 'Apri');
  await apri('Importa una lista');
  const form = modulo(page, 'Importa una lista');
  await form.dentro
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.xml', mimeType: 'text/xml', buffer: fileDellaScuola('variazioni') });
  await form.scrivi('Motivo', 'regolarizzazione');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.salva('Importa');
  await form.dentro.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'ListaPosPA' }).click();
  await elenco(page, 'ListaPosPA').riga('Lista delle variazioni').first().waitFor();
  for (const nome of ['Importa una lista', 'Porta qui un altro mese'])
    await expect.poll(() => page.getByRole('button', { name: nome }).count()).toBe(1);
  await elenco(page, 'ListaPosPA').azione('Lista delle variazioni', 'Apri');
  await elenco(page, 'Lavoratori').riga('TRAMONTANA').first().waitFor();
  expect(problems).toEqual([]);
});
