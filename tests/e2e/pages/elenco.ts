import type { Locator, Page } from 'playwright-core';

/** A list of the product. `titolo` is the heading of the list. */
export const elenco = (page: Page, titolo: string) => {
  // A table whose rows open onto others is a grid of a tree.
  const tabella = page.getByRole('table', { name: titolo }).or(page.getByRole('treegrid', { name: titolo }));
  const riga = (testo: string): Locator => tabella.getByRole('row').filter({ hasText: testo });
  return {
    tabella,
    riga,
    aspetta: (): Promise<void> => tabella.waitFor(),
    /** The cells of the rows shown, row by row, without the heading. */
    righe: async (): Promise<string[][]> => {
      const righe = await tabella
        .locator('tbody tr')
        .filter({ has: page.locator('[data-selection-item], th, td') })
        .all();
      return Promise.all(
        righe.map(async (una) => (await una.locator('th, td').allInnerTexts()).map((testo) => testo.trim())),
      );
    },
    crea: (testo: string): Promise<void> => page.getByRole('button', { name: testo }).first().click(),
    /** Opens a row by the link of its first column. */
    apri: (testo: string): Promise<void> => riga(testo).getByRole('link').first().click(),
    spunta: (testo: string): Promise<void> => riga(testo).getByRole('checkbox').click(),
    /** Chooses an item of the menu of a row. */
    azione: async (testo: string, voce: string): Promise<void> => {
      await riga(testo)
        .getByRole('button', { name: /^Azioni su/ })
        .click();
      await page.getByRole('menuitem', { name: voce, exact: true }).click();
    },
    ordinaPer: (colonna: string): Promise<void> =>
      tabella.getByRole('columnheader', { name: colonna }).getByRole('button').first().click(),
    /** Types in the filter and accepts the text as it is. */
    filtra: async (testo: string): Promise<void> => {
      await page.getByRole('combobox', { name: "Filtra l'elenco" }).fill(testo);
      await page.keyboard.press('Enter');
    },
    /** All of them: after the way out of each stands the one of all, last that of a list in which nothing is left. */
    togliFiltro: (): Promise<void> =>
      page
        .getByRole('button', { name: /^Togli (il filtro|tutti i filtri)/ })
        .last()
        .click(),
    paginaSuccessiva: (): Promise<void> => page.getByRole('button', { name: 'Pagina successiva' }).click(),
    paginaPrecedente: (): Promise<void> => page.getByRole('button', { name: 'Pagina precedente' }).click(),
    esporta: async (formato: string): Promise<void> => {
      await page.getByRole('button', { name: 'Esporta' }).click();
      await page.getByRole('menuitem', { name: formato }).click();
    },
  };
};
