import type { Locator, Page } from 'playwright-core';
import { tastiera } from './tastiera.ts';

type Nome = string | RegExp;

/** A file as it is chosen from the disk. */
export interface FileScelto {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How somebody uses a page: each thing by the name it has on the screen, in the window that is in front. */
export interface Mani {
  /** Presses a control. */
  readonly aziona: (role: 'button' | 'link', nome: Nome) => Promise<void>;
  /** Writes a field over. */
  readonly scrivi: (campo: Nome, testo: string) => Promise<void>;
  /** Opens a list and takes the first item called so. */
  readonly scegli: (campo: Nome, voce: string) => Promise<void>;
  readonly scegliScheda: (nome: RegExp) => Promise<void>;
  readonly scegliDalMenu: (menu: string, voce: string) => Promise<void>;
  /** Gives the file that a button asks for. */
  readonly scegliFile: (bottone: string, file: FileScelto) => Promise<void>;
  /** Opens what is called so by the search of the bar. */
  readonly cerca: (testo: string) => Promise<void>;
}

/** Of what has the name, what belongs to the window in front. */
const davanti = async (page: Page, role: 'button' | 'link' | 'textbox', nome: Nome, css = '*'): Promise<Locator> => {
  const finestre = page.getByRole('dialog');
  const dove = (await finestre.count()) > 0 ? finestre.last() : page;
  return dove.getByRole(role, { name: nome }).and(page.locator(css)).first();
};

/** The buttons that open a list, and not those that lead to a help. */
const CON_ELENCO = '[aria-haspopup]';

const RICERCA = 'Cerca persone, elaborazioni, schermate';

/** Somebody who has a mouse. */
const mouse = (page: Page): Mani => ({
  aziona: async (role, nome) => (await davanti(page, role, nome)).click(),
  scrivi: async (campo, testo) => (await davanti(page, 'textbox', campo)).fill(testo),
  scegli: async (campo, voce) => {
    await (await davanti(page, 'button', campo, CON_ELENCO)).click();
    await page.getByRole('option', { name: voce }).first().click();
  },
  scegliScheda: (nome) => page.getByRole('tab', { name: nome }).click(),
  scegliDalMenu: async (menu, voce) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: voce, exact: true }).click();
  },
  scegliFile: (bottone, file) => giveFile(page, () => page.getByText(bottone, { exact: true }).first().click(), file),
  cerca: async (testo) => {
    await page.getByRole('combobox', { name: RICERCA }).fill(testo);
    await page.getByRole('option', { name: testo }).first().click();
  },
});

/** Answers the window of the files that `chiede` opens. */
const giveFile = async (page: Page, chiede: () => Promise<void>, file: FileScelto): Promise<void> => {
  const [finestra] = await Promise.all([page.waitForEvent('filechooser'), chiede()]);
  await finestra.setFiles(file);
};

/** Both ways of using the same pages. */
export const mani = {
  mouse,
  tastiera: (page: Page): Mani => {
    const sue = tastiera(page);
    return { ...sue, scegliFile: (bottone, file) => giveFile(page, () => sue.aziona('button', bottone), file) };
  },
} as const satisfies Record<string, (page: Page) => Mani>;
