import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { enterRinnovo, RINNOVO } from '#support/rinnovo-di-prova.ts';
import type { Anno } from '#tests/integration/anno/mondo.ts';
import { openComunale, paySupplenze } from '#tests/integration/anno/rinnovo/comunale.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';

// A municipal school that applies the contract of the schools pays two substitutes for four months; then a contract that does not exist is known.

const CODICE = 'TOMM07800G';
const NOMI = ['Rinnovatia', 'Rinnovatib'];

let prodotto: BrowserHome;
let scuola: Anno;
let undo: () => void = () => undefined;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  scuola = await openComunale(CODICE, NOMI, async (options) => {
    prodotto = await startBrowserHome(options);
    return prodotto.home;
  });
  await paySupplenze(scuola, NOMI);
  await scuola.arriva('2026-03-12');
  ({ page, problems } = await prodotto.enter(loginOf('GESTORE', CODICE)));
}, 300_000);
afterAll(async () => {
  undo();
  await prodotto.close();
});

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
test('with no contract known later the page says so', async () => {
  await vaiA('/cedolini?vista=rinnovo');
  await page.getByText('Nessun rinnovo da pagare').waitFor();
});

test('each person opens to the lines of their months: paid then, with the renewal, the difference', async () => {
  undo = enterRinnovo();
  // A release that knows it is a page loaded anew.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Arretrati da rinnovo' }).waitFor();
  const persone = elenco(page, 'Persone');
  await persone.riga('Rinnovatib').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await persone.riga('Rinnovatia').first().getByRole('button').first().click();
  await persone.riga('Stipendio tabellare novembre 2025').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await elenco(page, 'Compensi orari del fondo').aspetta();
});

test('the differences are taken away as a spreadsheet, line by line', async () => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta' }).first().click(),
  ]);
  const righe = (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(righe[0]).toBe('Persona;Anni, voce;Pagato allora;Col rinnovo;Differenza;Arretrati pagati;Resta;Nota');
  expect(righe.filter((riga) => riga.startsWith('Rinnovatia')).slice(0, 3)).toEqual([
    'Rinnovatia Prova;2025, 2026;;;345,36;0,00;345,36;',
    'Rinnovatia Prova;Stipendio tabellare novembre 2025;2022,36;2122,36;100,00;;;Elaborazione 1, Supplenze 11/2025',
    'Rinnovatia Prova;Indennità di vacanza contrattuale novembre 2025;20,22;0,00;-20,22;;;Elaborazione 1, Supplenze 11/2025',
  ]);
  // A row a person, and under it three lines for each of four months.
  expect(righe).toHaveLength(1 + NOMI.length * 13);
});

test('they are printed, and taken away as a sheet of calculation, from the page', async () => {
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.waitForURL(/\/cedolini\/rinnovo\/[^/]+\/preview/);
  await page
    .getByText(/Differenze del rinnovo/)
    .first()
    .waitFor();
  await page.goBack();
  await elenco(page, 'Persone').riga('Rinnovatib').first().waitFor();
  await page.getByRole('button', { name: 'Foglio di calcolo' }).click();
  await page.waitForURL(/\/cedolini\/rinnovo\/[^/]+\/preview/);
  await page
    .getByRole('button', { name: 'Scarica' })
    .or(page.getByRole('link', { name: 'Scarica' }))
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goBack();
  await elenco(page, 'Persone').riga('Rinnovatib').first().waitFor();
});

test('the run of what is due is prepared from the page, and says which renewal it pays', async () => {
  await page.getByRole('button', { name: 'Prepara gli arretrati' }).click();
  const finestra = page.getByRole('dialog', { name: 'Prepara gli arretrati del rinnovo' });
  await finestra.getByText('per 2 persone').waitFor();
  await finestra.getByRole('textbox', { name: 'Data di pagamento', exact: true }).waitFor();
  expect(await accessibilityFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  await finestra.getByRole('button', { name: 'Prepara' }).click();
  await elenco(page, 'Persone da pagare').riga('Rinnovatia').first().waitFor();
  const { righe } = await scuola.chi.ok(processiRoutes.listProcessi, { body: {} });
  const arretrati = righe.find(({ idMetodo }) => idMetodo === 'ARR-LD');
  const processo = await scuola.chi.ok(processiRoutes.getProcesso, { body: { uid: arretrati?.uid ?? '' } });
  expect(processo.rinnovo).toEqual({ noto: RINNOVO.noto, contratto: RINNOVO.contratto });
  // Its people are not prepared again.
  await vaiA('/cedolini?vista=rinnovo');
  await page.getByText('non ancora contabilizzata').first().waitFor();
  expect(problems).toEqual([]);
});
