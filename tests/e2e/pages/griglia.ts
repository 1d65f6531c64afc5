import type { Locator, Page } from 'playwright-core';

/** A sheet of the product: a row a person, columns from 0. */
export const griglia = (page: Page, nome: string) => {
  const tabella = page.getByRole('grid', { name: nome });
  const riga = (testo: string): Locator => tabella.getByRole('row').filter({ hasText: testo });
  const cella = (testo: string, colonna: number): Locator => riga(testo).locator('td.cella').nth(colonna);
  return {
    tabella,
    riga,
    cella,
    /** Types over a cell and goes down. */
    scrivi: async (testo: string, colonna: number, valore: string): Promise<void> => {
      await cella(testo, colonna).click();
      await page.keyboard.type(valore);
      await page.keyboard.press('Enter');
    },
    /** Pastes a text where the active cell is, as a spreadsheet leaves it on the clipboard. */
    incolla: async (testo: string): Promise<void> => {
      await page.evaluate((copiato) => {
        const appunti = new DataTransfer();
        appunti.setData('text/plain', copiato);
        document.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: appunti, bubbles: true, cancelable: true }),
        );
      }, testo);
    },
    /** The values of a column as they are shown, of the rows in sight. */
    valori: async (colonna: number): Promise<string[]> => {
      const righe = await tabella.locator('tbody tr:not(.vuoto)').all();
      return Promise.all(righe.map((una) => una.locator('td.cella').nth(colonna).innerText()));
    },
  };
};
