import type { Page } from 'playwright-core';

/** Signing in, as a person does. */
export const accesso = (page: Page, origin: string) => ({
  /** Opens the product and gives name and password, whatever comes of it. */
  presentati: async (login: string, password: string): Promise<void> => {
    await page.goto(origin);
    await page.getByLabel(/utente/i).fill(login);
    await page.getByLabel(/password/i).fill(password);
    await page.keyboard.press('Enter');
  },
  /** Opens the product, signs in and waits for the first page. */
  entra: async (login: string, password: string): Promise<void> => {
    await accesso(page, origin).presentati(login, password);
    await page.getByRole('navigation').first().waitFor();
  },
  /** Goes to a screen by its address, without reloading the program. */
  vaiA: async (path: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
  },
  /** Goes to a screen by its item in the menu. */
  scegliDalMenu: async (voce: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: voce, exact: true }).click();
  },
  esci: async (nome: string): Promise<void> => {
    await page.getByRole('button', { name: nome }).click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
  },
});
