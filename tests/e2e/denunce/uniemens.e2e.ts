import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno } from '#support/stampe/anno-contabilizzato.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore);
  await accountAnno(gestore);
  ({ page, problems } = await prodotto.open('/', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();

test('from the menu to the UniEmens of a month: who has the contribution, what is missing and where', async () => {
  await page.getByRole('link', { name: 'UniEmens', exact: true }).click();
  await elenco(page, 'UniEmens della scuola').aspetta();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nuovo UniEmens' }).first().click();
  const nuovo = modulo(page);
  await nuovo.scegli('Mese', 'marzo');
  await nuovo.scegli('Anno', '2026');
  await nuovo.salva('Crea UniEmens');
  await scheda(/Collaboratori \(2\)/);
  await elenco(page, 'Collaboratori').riga('8.000,00').first().waitFor();
  await scheda(/Rilievi/);
  expect(await accessibilityFindings(page)).toEqual([]);
  const form = modulo(page, 'Correggi la riga');
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Porta al campo' }).first().click();
    await form.scrivi('Tipo di rapporto', '11');
    await form.scrivi('Motivo', 'dall’incarico');
    await form.salva();
    await form.dentro.waitFor({ state: 'detached' });
  }
  await page.getByText('Completa').first().waitFor();
});

test('its file is downloaded as it is, then it is sent and nothing of it changes', async () => {
  await scheda(/^File/);
  await page.getByRole('button', { name: 'Fai il file' }).first().click();
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  const scaricato = page.waitForEvent('download');
  await elenco(page, 'File').azione('UNIEMENS', 'Scarica');
  await conferma(page, /^Scaricare .*UNIEMENS/).conferma('Scarica');
  const file = await scaricato;
  expect(file.suggestedFilename()).toMatch(/^UNIEMENS-.*\.xml$/);
  const parti: Buffer[] = [];
  for await (const parte of await file.createReadStream()) parti.push(Buffer.from(parte));
  const { records, rilievi } = uniemens.read(Buffer.concat(parti), await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  expect(Uniemens.parse(records).Azienda[0]?.ListaCollaboratori?.Collaboratore?.length).toBe(2);
  await scheda(/Invio/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Scrivi la data di invio' }).click();
  await modulo(page, 'Data di invio').salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
  await scheda(/Collaboratori \(2\)/);
  await elenco(page, 'Collaboratori').azione('8.000,00', 'Apri');
  const record = page.getByRole('dialog').last();
  await record.getByRole('heading', { name: 'Contributo' }).waitFor();
  await expect.poll(() => record.getByLabel('Imponibile').isDisabled()).toBe(true);
  await expect.poll(() => record.getByRole('button', { name: 'Salva' }).count()).toBe(0);
  await record.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect.poll(() => page.getByRole('button', { name: 'Aggiorna', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('who INPS refused is told with the reason, and sent again alone', async () => {
  await scheda(/Collaboratori \(2\)/);
  await elenco(page, 'Collaboratori').azione('8.000,00', 'L’INPS l’ha respinto');
  const form = modulo(page, 'Respinto dall’INPS');
  await form.scrivi('Motivo', 'codice fiscale non presente in archivio');
  await form.salva();
  await page.getByText('Una persona respinta').waitFor();
  await page.getByText(/: codice fiscale non presente in archivio/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rimanda i respinti' }).click();
  await page.getByRole('heading', { level: 1, name: /respinti$/ }).waitFor();
  await page.getByRole('tab', { name: 'Collaboratori (1)' }).waitFor();
  expect(problems).toEqual([]);
});

test('an address opens the part that it names, also while nothing is in it', async () => {
  const ufficio = await prodotto.home.as(loginOf('ADEMPIMENTI'));
  const { denuncia } = await ufficio.ok(uniemensRoutes.saveUniemens, {
    body: { anno: 2026, mese: 1, allowEmpty: true },
  });
  const { vaiA } = accesso(page, prodotto.home.origin);
  for (const [parte, nome] of [
    ['collaboratori', 'Collaboratori (0)'],
    ['exinpdap', 'ListaPosPA'],
    ['inps', 'Denunce individuali (0)'],
  ] as const) {
    await vaiA(`/uniemens/${parte}/2026/1/${denuncia.uid}/false`);
    await page.getByRole('tab', { name: nome, selected: true }).waitFor();
  }
});
