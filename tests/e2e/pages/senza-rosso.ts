import type { Page } from 'playwright-core';
import type { schermata } from './schermata.ts';

/** The name of a button that opens a form to enter something: pressing it changes nothing yet. */
const APRE_UN_MODULO = /^(Nuov|Aggiungi|Inserisci|Crea |Registra )/;
/** The word of a list while nothing of it is chosen. */
const NIENTE_DI_SCELTO = 'scegliere';

/** Runs in the page: the fields of a form that are empty, may be written in, do not say 'facoltativo', and are not red; and a word if none of the red ones has the focus. */
const nonRossi = (form: Element, niente: string): string[] => {
  const scrivibile = (campo: Element): boolean =>
    campo.checkVisibility() && !campo.matches(':disabled, [readonly], [aria-disabled="true"], [aria-readonly="true"]');
  const vuoto = (campo: Element): boolean =>
    campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement
      ? campo.value.trim() === '' && !['checkbox', 'radio', 'file'].includes(campo.type)
      : campo.matches('[aria-haspopup="listbox"], [aria-haspopup="dialog"]') &&
        campo.textContent.toLowerCase().includes(niente);
  const rosso = (campo: Element): boolean => campo.matches('[aria-invalid="true"]');
  const nomi = [...form.querySelectorAll('label[for]')].flatMap((label) => {
    const campo = document.getElementById(label.getAttribute('for') ?? '');
    return campo === null ? [] : [{ nome: label.textContent.trim(), campo }];
  });
  const senza = nomi
    .filter(({ nome, campo }) => scrivibile(campo) && vuoto(campo) && !nome.includes('facoltativo') && !rosso(campo))
    .map(({ nome }) => `${nome}: empty, neither red nor optional`);
  const rossi = [...form.querySelectorAll('[aria-invalid="true"]')];
  const inMano = rossi.length === 0 || rossi.some((campo) => campo.contains(document.activeElement));
  return [...senza, ...(inMano ? [] : ['the focus is in none of the fields that are red'])];
};

/** The button that sends the form of the page, or of the window open over it. */
const invio = (page: Page) =>
  page
    .locator('form button[type="submit"], button[form]')
    .and(page.locator('[class*="variant-primary"]:not([disabled]):not([aria-disabled="true"])'))
    .filter({ visible: true })
    .last();

/** Opens the form behind the button of the screen, where the screen is none. @returns false when there is none */
const apri = async (page: Page, schermo: ReturnType<typeof schermata>): Promise<boolean> => {
  if ((await invio(page).count()) > 0) return true;
  const indirizzo = page.url();
  const apre = page.locator('main').getByRole('button', { name: APRE_UN_MODULO }).filter({ visible: true }).first();
  if ((await apre.count()) === 0 || !(await apre.isEnabled())) return false;
  await apre.click();
  await schermo.aspetta();
  return page.url() === indirizzo && (await invio(page).count()) > 0;
};

/**
 * Sends the form of a screen with nothing in it, and tells the fields that say neither that they must be filled in nor that they may not be.
 * Nothing reaches the server meanwhile; the program is loaded again after it.
 */
export const senzaRosso = async (page: Page, schermo: ReturnType<typeof schermata>): Promise<readonly string[]> => {
  if (!(await apri(page, schermo))) return [];
  const form = page.locator('form').filter({ visible: true }).last();
  await page.route('**/*', (route) => route.abort());
  const campi = form.locator('input:is([type="text"], [type="email"], :not([type])), textarea');
  for (const campo of await campi.filter({ visible: true }).all())
    if (await campo.isEditable({ timeout: 1000 }).catch(() => false)) await campo.fill('', { timeout: 2000 });
  await invio(page).click();
  const trovati = await form.evaluate(nonRossi, NIENTE_DI_SCELTO);
  await page.unroute('**/*');
  await page.reload();
  await schermo.aspetta();
  return trovati;
};
