import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { tabTo } from '../pages/tastiera.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const PERCORSO = '/tabelle/tipiSettore';

const open = async (scuola?: typeof SCUOLA_B) => {
  const { page, problems } = await prodotto.enter(loginOf('GESTORE', scuola));
  await accesso(page, prodotto.home.origin).vaiA(PERCORSO);
  const tipiSettore = elenco(page, 'Tipi settore');
  await tipiSettore.aspetta();
  return { page, problems, tipiSettore };
};

const settore = async (codice: string, descrizione: string) =>
  (await prodotto.home.as(loginOf('GESTORE'))).ok(scuolaRoutes.createSettore, { body: { codice, descrizione } });

test('with the keyboard alone a sector is created, changed and deleted', async () => {
  const { page, problems, tipiSettore } = await open();
  await tabTo(page, 'button', 'Nuovo settore');
  await page.keyboard.press('Enter');
  await modulo(page, 'Nuovo settore').aspetta();
  await tabTo(page, 'textbox', 'Codice');
  await page.keyboard.type('tas');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tastiera');
  await page.keyboard.press('Enter');
  await tipiSettore.riga('TAS').waitFor();
  await tabTo(page, 'link', 'TAS');
  await page.keyboard.press('Enter');
  await modulo(page, 'Settore TAS').aspetta();
  await tabTo(page, 'textbox', 'Descrizione');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Tutto da tastiera');
  await page.keyboard.press('Enter');
  await tipiSettore.riga('Tutto da tastiera').waitFor();
  await tabTo(page, 'button', 'Azioni su TAS');
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await conferma(page, 'Eliminare il settore TAS?').aspetta();
  await tabTo(page, 'button', 'Elimina');
  await page.keyboard.press('Enter');
  await tipiSettore.riga('TAS').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('an empty list says so and offers to begin; axe finds nothing serious on the form and on its errors', async () => {
  const { page, problems, tipiSettore } = await open(SCUOLA_B);
  await page.getByText('Nessun settore').waitFor();
  await tipiSettore.crea('Nuovo settore');
  const nuovo = modulo(page, 'Nuovo settore');
  await nuovo.salva();
  await expect.poll(() => nuovo.errori()).toEqual(['Codice: Campo obbligatorio.', 'Descrizione: Campo obbligatorio.']);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what the archive refuses lands on its field, in the words of the server', async () => {
  const { page, tipiSettore } = await open();
  await settore('DOP', 'Primo');
  await tipiSettore.crea('Nuovo settore');
  const nuovo = modulo(page, 'Nuovo settore');
  await nuovo.scrivi('Codice', 'dop');
  await nuovo.scrivi('Descrizione', 'Secondo');
  await nuovo.salva();
  await expect.poll(() => nuovo.errori()).toEqual(['Codice: Esiste già un settore con codice DOP.']);
  await expect.poll(() => nuovo.campo('Codice').getAttribute('aria-invalid')).toBe('true');
});

test('a record changed by somebody else is compared field by field, and the chosen values are saved over the new version', async () => {
  const record = await settore('CONF', "Com'era");
  const { page, tipiSettore } = await open();
  await tipiSettore.apri('CONF');
  const aperto = modulo(page, 'Settore CONF');
  await aperto.scrivi('Descrizione', 'La mia');
  const altro = await prodotto.home.as(loginOf('CEDOLINI'));
  await altro.ok(scuolaRoutes.updateSettore, {
    params: { uid: record.uid },
    body: { codice: 'CONF2', descrizione: 'La sua', versione: record.versione },
  });
  await aperto.salva();
  const confronto = page.getByRole('dialog', { name: 'I dati sono cambiati nel frattempo' });
  await confronto.waitFor();
  await expect.poll(() => confronto.getByRole('row').filter({ hasText: 'La sua' }).innerText()).toContain('La mia');
  expect(await accessibilityFindings(page)).toEqual([]);
  await aperto.tieniLeMie();
  await confronto.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await altro.ok(scuolaRoutes.listSettori, {})).find(({ uid }) => uid === record.uid))
    .toMatchObject({ codice: 'CONF2', descrizione: 'La mia' });
});

test('a list is filtered, paged and exported; no match offers to take the filter away', async () => {
  for (let numero = 10; numero < 38; numero += 1) await settore(`PAG${numero}`, `Da sfogliare ${numero}`);
  const { page, tipiSettore } = await open();
  await tipiSettore.filtra('Da sfogliare');
  await page.getByText('28 righe trovate').first().waitFor();
  await expect
    .poll(async () => (await tipiSettore.righe()).map(([codice]) => codice))
    .toEqual(Array.from({ length: 25 }, (_, indice) => `PAG${10 + indice}`));
  await tipiSettore.paginaSuccessiva();
  await tipiSettore.riga('PAG37').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tipiSettore.esporta('Solo le righe filtrate (CSV)'),
  ]);
  const righe = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect([righe.length, righe[0], righe[1]]).toEqual([30, '\uFEFFCodice;Descrizione', 'PAG10;Da sfogliare 10']);
  await tipiSettore.filtra('che non esiste');
  await page.getByText('Nessuna riga corrisponde al filtro').waitFor();
  await tipiSettore.togliFiltro();
  await tipiSettore.riga('PAG10').waitFor();
});

test('leaving a form with changes asks first, by Escape in a window', async () => {
  const { page, tipiSettore } = await open();
  await tipiSettore.crea('Nuovo settore');
  const nuovo = modulo(page, 'Nuovo settore');
  await nuovo.scrivi('Descrizione', 'A metà');
  await nuovo.campo('Descrizione').press('Escape');
  const domanda = conferma(page, 'Chiudere senza salvare?');
  await domanda.aspetta();
  await domanda.rinuncia();
  await expect.poll(() => nuovo.campo('Descrizione').inputValue()).toBe('A metà');
  await nuovo.campo('Descrizione').press('Escape');
  await domanda.conferma('Chiudi senza salvare');
  await nuovo.dentro.waitFor({ state: 'detached' });
});

test('who changed what is shown to who manages the school', async () => {
  const record = await settore('AUD', 'Prima');
  await (
    await prodotto.home.as(loginOf('CEDOLINI'))
  ).ok(scuolaRoutes.updateSettore, {
    params: { uid: record.uid },
    body: { codice: 'AUD', descrizione: 'Dopo', versione: 1 },
  });
  const { page, tipiSettore } = await open();
  await tipiSettore.filtra('AUD');
  await tipiSettore.azione('AUD', "Chi l'ha modificato");
  const registro = page.getByRole('dialog', { name: 'Chi ha cambiato che cosa: il settore AUD' });
  await registro.getByText('Prima → Dopo').waitFor();
  await expect
    .poll(() => registro.getByRole('row').filter({ hasText: 'Prima → Dopo' }).innerText())
    .toContain('CEDOLINI di prova');
  expect(await accessibilityFindings(page)).toEqual([]);
});
