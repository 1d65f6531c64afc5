import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { F24Ep } from '#shared/contracts/denunce/f24.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno } from '#support/stampe/anno-contabilizzato.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore);
  await accountAnno(gestore);
  ({ page, problems } = await prodotto.open('/', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const choose = async (etichetta: string, voce: string): Promise<void> => {
  await page.getByLabel(etichetta, { exact: true }).and(page.getByRole('button')).click();
  await page.getByRole('option', { name: voce }).first().click();
};
const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();

test('from the menu to the F24 of a month: the runs, the rows they would make, one made', async () => {
  await page.getByRole('link', { name: 'Invia dati a F24', exact: true }).click();
  await elenco(page, 'F24 della scuola').aspetta();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nuovo F24' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Nuovo F24' }).waitFor();
  await choose('Mese', 'gennaio');
  await choose('Anno', '2026');
  const proposte = elenco(page, 'Righe proposte');
  await proposte.riga('100E').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /Compensi di gennaio/ }).click();
  await proposte
    .riga('100E')
    .filter({ hasText: 'Lasciata fuori' })
    .filter({ hasText: 'Compensi di gennaio' })
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rimetti tutto' }).click();
  await proposte.riga('100E').filter({ hasNotText: 'Lasciata fuori' }).waitFor();
  await modulo(page).salva("Crea l'F24");
  await elenco(page, 'Righe').riga('100E').waitFor();
  await page.getByText('Completa').first().waitFor();
});

test('a row opens to the people it sums, a wrong value is found and leads to its field', async () => {
  const righe = elenco(page, 'Righe');
  await righe.apri('100E');
  await elenco(page, 'Righe dei cedolini').aspetta();
  await elenco(page, 'Righe dei cedolini').riga('Inventati').nth(1).waitFor();
  await page.getByRole('button', { name: 'Chiudi' }).last().click();
  await righe.azione('380E', 'Apri');
  const record = modulo(page, '380E');
  await record.scrivi('Ente', '99');
  await record.scrivi('Motivo', 'prova');
  await record.salva();
  await righe.riga('calcolato: 08').waitFor();
  await scheda(/Rilievi/);
  await elenco(page, 'Rilievi').riga('Ente: 99').waitFor();
  await page.getByRole('button', { name: 'Porta al campo' }).click();
  const form = modulo(page, 'Correggi la riga 380E');
  await form.scrivi('Ente', '08');
  await form.scrivi('Motivo', 'rimesso');
  await form.salva();
  await page.getByText('Nessun rilievo').waitFor();
  await scheda(/^Righe/);
  await righe.riga('380E').filter({ hasNotText: 'calcolato' }).waitFor();
});

test('paid late, the taxes bring interest and penalty when the office asks for it, and leave them when the day is put back', async () => {
  const righe = elenco(page, 'Righe');
  const form = modulo(page, 'Pagamento');
  const paga = async (giorno: string) => {
    await page.getByRole('button', { name: 'Pagamento' }).click();
    await form.scrivi('Data di pagamento', giorno);
    await page.getByRole('checkbox', { name: 'Ravvedimento operoso' }).click();
  };
  await scheda(/^Righe/);
  await paga('30/03/2026');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.salva();
  await righe.riga('892E').waitFor();
  await page.getByText('con interessi e sanzioni').waitFor();
  await scheda(/Rilievi/);
  await page.getByText('i codici della tabella dell’Agenzia').first().waitFor();
  await page
    .getByText(/giorni di ritardo: sanzione civile stimata in/)
    .first()
    .waitFor();
  await scheda(/^Righe/);
  await paga('16/02/2026');
  await form.salva();
  await righe.riga('892E').waitFor({ state: 'detached' });
});

test('its file is downloaded as it is, then it is sent and nothing of it changes', async () => {
  await scheda(/^File/);
  await page.getByRole('button', { name: 'Fai il file' }).first().click();
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  const scaricato = page.waitForEvent('download');
  await elenco(page, 'File').azione('F24EP', 'Scarica');
  await conferma(page, /^Scaricare .*F24EP/).conferma('Scarica');
  const file = await scaricato;
  expect(file.suggestedFilename()).toMatch(/^F24EP-.*\.T24$/);
  const parti: Buffer[] = [];
  for await (const parte of await file.createReadStream()) parti.push(Buffer.from(parte));
  const { records, rilievi } = f24Ep.read(Buffer.concat(parti), await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  expect(F24Ep.parse(records).modelli[0]?.righe.map(({ codice }) => codice)).toContain('380E');

  await scheda(/Invio/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Scrivi la data di invio' }).click();
  await modulo(page, 'Data di invio').salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Aggiorna', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a correction asked of it is written with what was wrong and whom, and the balance says so by name', async () => {
  await scheda(/^Correzioni/);
  await page.getByRole('button', { name: 'Scrivi una correzione' }).first().click();
  const form = modulo(page, 'Correzione richiesta');
  await form.scegli('Riga inviata', '380E');
  await page.getByText('La corregge Agenzia delle entrate (CIVIS)').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.scrivi('Codice giusto', '');
  await form.scrivi('Motivo', 'mese sbagliato');
  await form.salva();
  await page.getByText('Scrivere il codice giusto della riga').first().waitFor();
  await form.scrivi('Codice giusto', '380E');
  await form.scrivi('Riferimento A giusto', '0002');
  await form.scrivi('Protocollo', 'CIVIS-77');
  await form.scrivi('Motivo', 'mese sbagliato');
  await form.salva();
  const correzioni = elenco(page, 'Correzioni richieste');
  await correzioni.riga('Diventa 380E 08 0002 2026').filter({ hasText: 'In attesa' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await correzioni.azione('380E', "Scrivi l'esito");
  const esito = modulo(page, 'Esito della correzione');
  await esito.scegli('Esito', 'Accolta');
  await esito.salva();
  await correzioni.riga('380E').filter({ hasText: 'Accolta' }).waitFor();

  // Right in the file, the row is made to differ by the correction: the balance says which.
  await page.getByRole('link', { name: 'Quadratura', exact: true }).click();
  const somme = elenco(page, 'Somme');
  const mossa = somme.riga('380E').filter({ hasText: 'gennaio' }).first();
  await mossa.getByRole('button', { name: /^Azioni su/ }).click();
  await page.getByRole('menuitem', { name: 'Da dove viene la differenza', exact: true }).click();
  await page.getByText('protocollo CIVIS-77, accolta: 380E 08 0001 2026 diventa 380E 08 0002 2026.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();
  await page.goBack();
  await scheda(/^Correzioni/);
  await correzioni.azione('380E', 'Togli');
  const togli = modulo(page, 'Togliere la correzione?');
  await togli.scrivi('Motivo', 'prova');
  await togli.salva('Togli');
  await page.getByText('Nessuna correzione').waitFor();
  await scheda(/Invio/);
});

test('struck for want of money, its runs are free at once: another is made of the same month', async () => {
  await page.getByRole('button', { name: "Scrivi l'esito" }).click();
  const form = modulo(page, "Esito dell'invio");
  await form.scegli('Esito', 'Stralciata per incapienza');
  await form.scrivi('Motivo', 'saldo insufficiente');
  await form.salva();
  await page.getByText('Le sue elaborazioni sono libere').waitFor();
  await page.getByRole('button', { name: 'Nuovo F24' }).click();
  await page.getByRole('heading', { level: 2, name: 'Elaborazioni di gennaio 2026' }).waitFor();
  await elenco(page, 'Righe proposte').riga('100E').waitFor();
  await modulo(page).salva("Crea l'F24");
  await page.getByText('Completa').first().waitFor();
  expect(problems).toEqual([]);
});

test('in the balance whether a sum agrees is in sight without scrolling, and the whole of it leaves as a sheet', async () => {
  await page.getByRole('link', { name: 'Quadratura', exact: true }).click();
  const somme = elenco(page, 'Somme');
  await somme.aspetta();
  const esito = somme.riga('Da inviare').first().getByText('Da inviare', { exact: true });
  const destra = () => esito.evaluate((cella) => cella.getBoundingClientRect().right);
  await expect.poll(destra).toBeLessThan(page.viewportSize()?.width ?? 0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const prima = somme.riga('Da inviare').first();
  await prima.getByRole('button', { name: /^Azioni su/ }).click();
  await page.getByRole('menuitem', { name: 'Da dove viene la differenza', exact: true }).click();
  const finestra = page.getByRole('dialog', { name: /^Differenza in/ });
  await finestra.getByText('nessuna denuncia inviata contiene ancora').waitFor();
  await elenco(page, 'I due lati').riga('Inventati').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Chiudi' }).last().click();
  const scaricato = page.waitForEvent('download');
  await somme.esporta('Excel (XLSX)');
  expect((await scaricato).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(problems).toEqual([]);
});
