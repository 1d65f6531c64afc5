import { existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { schermata } from '../pages/schermata.ts';

/** The folder of the pictures; no picture is taken when none is named. */
const CARTELLA = process.env.FOTO ?? '';
/** True when pictures were asked for. */
export const conFoto = CARTELLA !== '';
/** The longest picture: what lies further down is more of the same. */
const ALTEZZA_MASSIMA = 2600;
/** The name of a button that opens a form to enter something: pressing it changes nothing yet. */
const APRE_UN_MODULO = /^(Nuov|Aggiungi|Inserisci|Crea |Registra )/;

interface DaFotografare {
  readonly page: Page;
  readonly schermo: ReturnType<typeof schermata>;
  readonly path: string;
}

/** A value that says which record, and not which part of the screen: it has a digit in it, or is as long as no word. */
const VALORE_DI_UNO = /=(?:[a-z0-9]{10,}|[^&]*(?:\d|:uid)[^&]*)/g;

/** Returns the name of the file of a screen: its address, with nothing that a disk refuses. Two addresses of the same kind have the same. */
export const nomeDi = (path: string): string =>
  path.replaceAll(VALORE_DI_UNO, '').replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '');

const fileDi = (path: string, stato: string): string => join(CARTELLA, `${nomeDi(path)}--${stato}.png`);

const scatta = async (page: Page, path: string, stato: string): Promise<void> => {
  await mkdir(CARTELLA, { recursive: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: Math.max(window.innerHeight, document.documentElement.scrollHeight),
  }));
  await page.screenshot({
    path: fileDi(path, stato),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, ALTEZZA_MASSIMA) },
  });
};

/** Pictures the screen at a width, as it is then drawn. */
const aLarghezza = async (
  { page, schermo, path }: DaFotografare,
  width: number,
  height: number,
  stato: string,
): Promise<void> => {
  await page.setViewportSize({ width, height });
  await schermo.aspetta();
  await scatta(page, path, stato);
};

/** The buttons that send a form, of the page or of the window open over it. */
const invii = (page: Page): Locator =>
  page
    .locator('form button[type="submit"], button[form]')
    .and(page.locator('[class*="variant-primary"]:not([disabled]):not([aria-disabled="true"])'))
    .filter({ visible: true });

const errori = (page: Page): Locator => page.locator('[aria-invalid="true"]').filter({ visible: true });

/** Fills every field that may be written in, and sends the form. */
const inviaCon = async ({ page, schermo }: DaFotografare, testo: string): Promise<void> => {
  const campi = page
    .locator('form input:is([type="text"], [type="email"], :not([type])), form textarea')
    .filter({ visible: true });
  for (const campo of await campi.all())
    if (await campo.isEditable({ timeout: 1000 }).catch(() => false))
      await campo.fill(testo, { timeout: 2000 }).catch(() => undefined);
  await invii(page).last().click({ timeout: 5000 });
  await schermo.aspetta();
};

/** Opens the form that the screen has behind its button, where it shows none itself. @returns false when there is none */
const apriModulo = async ({ page, schermo }: DaFotografare): Promise<boolean> => {
  if ((await invii(page).count()) > 0) return true;
  const indirizzo = page.url();
  const apre = page.locator('main').getByRole('button', { name: APRE_UN_MODULO }).filter({ visible: true }).first();
  if ((await apre.count()) === 0 || !(await apre.isEnabled())) return false;
  await apre.click({ timeout: 5000 });
  await schermo.aspetta();
  return page.url() === indirizzo && (await invii(page).count()) > 0;
};

/** Pictures the form of the screen sent with nothing in it, or with what no field takes, when it says what is wrong. */
const erroriDelModulo = async (quale: DaFotografare): Promise<void> => {
  const { page, path } = quale;
  if (!(await apriModulo(quale))) return;
  await inviaCon(quale, '');
  if ((await errori(page).count()) === 0 && (await invii(page).count()) > 0) await inviaCon(quale, '?');
  // the page as it then stands: it has gone to what is wrong
  if ((await errori(page).count()) > 0) await page.screenshot({ path: fileDi(path, 'errori') });
};

/** Pictures the screen, which is open at its data, as those who judge it by its looks want it: wide, with the help, narrow, dark, with its errors. */
const fotografa = async (quale: DaFotografare): Promise<void> => {
  const { page, schermo, path } = quale;
  await mkdir(CARTELLA, { recursive: true });
  await appendFile(
    join(CARTELLA, 'titoli.txt'),
    `${nomeDi(path)}\t${path.replaceAll(VALORE_DI_UNO, '=…')}\t${await page.title()}\n`,
  );
  await aLarghezza(quale, 1440, 900, '1440');
  await page.emulateMedia({ colorScheme: 'dark' });
  await aLarghezza(quale, 1440, 900, 'scuro');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Aiuto', exact: true }).first().click();
  await schermo.aspetta();
  await scatta(page, path, 'aiuto');
  await page.getByRole('button', { name: "Chiudi l'aiuto" }).click();
  await aLarghezza(quale, 390, 844, '390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await erroriDelModulo(quale).catch((errore: unknown) =>
    appendFile(join(CARTELLA, 'senza-errori.txt'), `${path}: ${String(errore).slice(0, 300)}\n`),
  );
};

/** The addresses that the screen leads to and that no path tells of: a run of the list, a part of the record. */
export const dentro = async (page: Page): Promise<string[]> => {
  const indirizzi = await page
    .locator('main a[href^="#/"][href*="?"]')
    .evaluateAll((link) => link.map((uno) => decodeURIComponent((uno.getAttribute('href') ?? '').slice(1))));
  return [...new Map(indirizzi.map((uno) => [nomeDi(uno), uno])).values()];
};

/** Pictures a screen and what is inside it, a run of the list or a tab of the record, unless the folder has them already. `ricomincia` starts the program afresh: of a form that was sent, or of a menu that gave way, nothing remains. */
export const fotografaConDentro = async (
  quale: DaFotografare,
  indirizzo: string,
  ricomincia: () => Promise<unknown>,
  fondo = 1,
): Promise<void> => {
  if (existsSync(fileDi(quale.path, '1440'))) return;
  await quale.page.setViewportSize({ width: 1440, height: 900 });
  await ricomincia();
  await quale.schermo.apri(indirizzo);
  const suoi = fondo === 0 ? [] : await dentro(quale.page);
  await fotografa(quale);
  for (const suo of suoi) await fotografaConDentro({ ...quale, path: suo }, suo, ricomincia, fondo - 1);
};

/** Pictures a list of a school without data. */
export const fotografaVuota = async ({ page, schermo, path }: DaFotografare): Promise<void> => {
  if ((await schermo.tabelle()).some(({ righe }) => righe === 0))
    await aLarghezza({ page, schermo, path }, 1440, 900, 'vuota');
};
