import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno } from '#support/stampe/anno-contabilizzato.ts';
import { accesso } from '../pages/accesso.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  await accountAnno(await prodotto.home.as(loginOf('GESTORE')));
  ({ page, problems, vaiA } = await prodotto.open('/', 'ADEMPIMENTI'));
});
afterAll(() => prodotto.close());

const chiedi = async (contenuto: string, formato?: string) => {
  await vaiA('/contributi');
  const form = modulo(page);
  await form.scegli('Contenuto', contenuto);
  await form.scegli('Anno', '2026');
  await form.scegli('Primo mese', 'gennaio');
  await form.scegli('Ultimo mese', 'marzo');
  if (formato !== undefined) await form.scegli('Formato', formato);
  await form.salva('Stampa');
};

test('from the menu to the summary of a quarter on the screen, then as a sheet', async () => {
  await accesso(page, prodotto.home.origin).scegliDalMenu('Contributi');
  await page.getByRole('heading', { level: 1, name: 'Contributi' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await chiedi('Riepilogo');
  await page.getByRole('heading', { level: 1, name: 'Riepilogo dei contributi, gennaio–marzo 2026' }).waitFor();
  expect(page.url()).toMatch(/#\/stampe-contributi-riepilogo\/[^/]+\/preview$/);
  await page.getByRole('region', { name: 'Pagina 1 di' }).getByText('P101').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await chiedi('Riepilogo', 'Foglio di calcolo');
  await page.getByText('Il file è pronto').waitFor();
  const scaricato = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica' }).click();
  const file = await scaricato;
  expect(file.suggestedFilename()).toBe('riepilogo-dei-contributi-gennaio-marzo-2026.xlsx');
  const { intestazioni } = await readTable(await bytesOf(file), 'contributi.xlsx');
  expect(intestazioni.slice(0, 4)).toEqual(['Fondo', 'Mese', 'Codice F24', 'Persone']);
  expect(problems).toEqual([]);
});

test('what it would print stands beside the form, and the last prints open again; an empty period says the way on', async () => {
  await vaiA('/contributi?anno=2026&meseDa=1&meseA=3');
  const detto = page.getByRole('region', { name: 'Che cosa stamperà' });
  const form = modulo(page);
  await form.scegli('Contenuto', 'Elenco');
  await detto.getByText('Elenco dei contributi, gennaio–marzo 2026').waitFor();
  const parole = (await detto.innerText()).replace(/\s+/g, ' ');
  expect(parole).toMatch(
    /Righe \d+ Persone \d+ A carico del dipendente [\d.]+,\d\d € A carico della scuola [\d.]+,\d\d € Totale [\d.]+,\d\d €/,
  );
  expect(await accessibilityFindings(page)).toEqual([]);

  await form.salva('Stampa');
  await page.getByRole('heading', { level: 1, name: 'Elenco dei contributi, gennaio–marzo 2026' }).waitFor();
  const stampa = page.url();
  await vaiA('/contributi?anno=2026&meseDa=1&meseA=3');
  await page
    .getByRole('region', { name: 'Ultime stampe' })
    .getByRole('link', { name: 'Elenco dei contributi, gennaio–marzo 2026' })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Elenco dei contributi, gennaio–marzo 2026' }).waitFor();
  expect(page.url()).toBe(stampa);

  await vaiA('/contributi?anno=2024&meseDa=1&meseA=3');
  await detto.getByText('Niente da stampare').waitFor();
  await expect.poll(() => detto.getByRole('link', { name: 'Elaborazioni' }).getAttribute('href')).toBe('#/cedolini');
  expect(problems).toEqual([]);
});

test('of one person: without the person it says which field, then prints hers alone', async () => {
  await chiedi('Scheda individuale');
  const form = modulo(page);
  await expect.poll(() => form.errori()).toEqual(['Persona: Scegliere la persona.']);
  await form.cerca('Persona', 'Inventati', 'Inventatibbbc Prova');
  await form.salva('Stampa');
  await page.getByRole('heading', { level: 1, name: /^Contributi di Inventatibbbc Prova/ }).waitFor();
  expect(page.url()).toContain('#/stampe-contributi-dipendente/');
  expect(problems).toEqual([]);
});

test('a screen of several prints: one is chosen, looked at, and asked for again as it was', async () => {
  await vaiA('/annue');
  const form = modulo(page);
  await form.scegli('Quale stampa', 'Giornale degli emolumenti');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.scegli('Anno', '2026');
  await form.spunta('Anche le elaborazioni non ancora contabilizzate');
  await form.salva('Stampa');
  await page.getByRole('heading', { level: 1, name: 'Giornale degli emolumenti, 2026' }).waitFor();
  expect(page.url()).toMatch(/#\/annue\/giornale\/[^/]+\/preview$/);
  await page.getByRole('region', { name: 'Pagina 1 di' }).getByText('PROVVISORIO').first().waitFor();

  // kept for the user, not for the page
  await prodotto.open('/annue', 'ADEMPIMENTI');
  await form.scegli('Quale stampa', 'Giornale degli emolumenti');
  await page.getByRole('checkbox', { name: 'Anche le elaborazioni' }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Anche le elaborazioni' }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('the staff is printed in the disposition chosen', async () => {
  await vaiA('/personaleinservizio');
  const form = modulo(page);
  await form.scegli('Quale stampa', 'Personale in servizio');
  await form.scegli('Disposizione', 'Per qualifica');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.salva('Stampa');
  await page.getByRole('heading', { level: 1, name: /^Personale in servizio, dal/ }).waitFor();
  expect(page.url()).toContain('#/stampe-personale/');
  expect(problems).toEqual([]);
});

test('what the portal of the region asks of a contract is on a sheet of its own', async () => {
  await vaiA('/personaleinservizio');
  const form = modulo(page);
  await form.scegli('Quale stampa', 'Schede UNILAV');
  await form.scegli('Mese', 'gennaio');
  await form.scegli('Anno', '2026');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.salva('Stampa');
  await page.getByRole('heading', { level: 1, name: 'Schede UNILAV, gennaio 2026' }).waitFor();
  await page.getByRole('region', { name: 'Pagina 1 di' }).getByText('Da comunicare entro').first().waitFor();
  expect(problems).toEqual([]);
});

const bytesOf = async (file: {
  readonly createReadStream: () => Promise<NodeJS.ReadableStream>;
}): Promise<Uint8Array> => {
  const pezzi: Buffer[] = [];
  for await (const pezzo of await file.createReadStream()) pezzi.push(Buffer.from(pezzo));
  return Buffer.concat(pezzi);
};
