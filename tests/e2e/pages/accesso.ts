import type { Page } from 'playwright-core';

/** Signing in, as a person does. */
export const accesso = (page: Page, origin: string) => ({
  /** Opens the product and gives name and password, whatever comes of it. */
  presentati: async (login: string, password: string, path = '/'): Promise<void> => {
    await page.goto(`${origin}/#${path}`);
    await giveCredentials(page, login, password);
  },
  /** Opens the product on a screen and signs in. */
  entra: async (login: string, password: string, path = '/'): Promise<void> => {
    await accesso(page, origin).presentati(login, password, path);
    await page.getByRole('navigation').first().waitFor();
  },
  /** Opens the product on a screen, in a window whose person has signed in. */
  apri: async (path: string): Promise<void> => {
    await page.goto(`${origin}/#${path}`);
    await page.getByRole('navigation').first().waitFor();
  },
  /** Loads the program again, on a screen: who had signed in still is. What it would have asked to save is left. */
  ricomincia: async (path: string): Promise<void> => {
    await page.evaluate((hash) => {
      localStorage.clear();
      for (const chiave of Object.keys(sessionStorage))
        if (!/^emolumenti\.(utente|sessione|scuola-pronta)/.test(chiave)) sessionStorage.removeItem(chiave);
      history.replaceState(null, '', `${location.pathname}#${hash}`);
    }, path);
    await page.reload();
    await page.getByRole('navigation').first().waitFor();
  },
  /** Waits for the screen at the address. */
  arriva: (): Promise<void> => page.locator('main').getByRole('heading', { level: 1 }).first().waitFor(),
  /** Goes to a screen by its address, without reloading the program. */
  vaiA: async (path: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
  },
  /** Goes to a screen by its item in the menu. */
  scegliDalMenu: async (voce: string): Promise<void> => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: voce, exact: true, includeHidden: true }).waitFor({ state: 'attached' });
    for (const gruppo of await menu.locator('button[aria-expanded="false"]').all()) await gruppo.click();
    await menu.getByRole('link', { name: voce, exact: true }).click();
  },
  esci: async (nome: string): Promise<void> => {
    await page.getByRole('button', { name: nome }).click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
  },
});

/** Gives name and password to the page that asks who one is. Where it is a window that closes by itself, it may close before the key is up. */
export const giveCredentials = async (page: Page, login: string, password = 'prova'): Promise<void> => {
  await page.getByLabel(/utente/i).fill(login);
  await page.getByLabel(/password/i).fill(password);
  await page.keyboard.press('Enter').catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
};

/** What is for good asks who they are again, when they signed in a while ago: gives name and password in the window that opens. */
export const signAgain = (page: Page, login: string): void => {
  page.on('popup', (finestra) => void giveCredentials(finestra, login));
};
