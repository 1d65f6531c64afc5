import type { Locator, Page } from 'playwright-core';

/** The viewer of a print. */
export const visore = (page: Page) => {
  const foglio = (numero: number): Locator => page.getByRole('region', { name: new RegExp(`^Pagina ${numero} di `) });
  return {
    foglio,
    aspetta: (): Promise<void> => foglio(1).waitFor(),
    /** The words of a page, as a screen reader finds them. */
    testo: async (numero: number): Promise<string> => {
      await foglio(numero).locator('.testo-pdf > *').first().waitFor({ state: 'attached' });
      return foglio(numero).innerText();
    },
    pagina: (): Promise<string> => page.getByRole('textbox', { name: 'Pagina', exact: true }).inputValue(),
    paginaSeguente: (): Promise<void> => page.getByRole('button', { name: 'Pagina seguente' }).click(),
    ingrandisci: (): Promise<void> => page.getByRole('button', { name: 'Ingrandisci' }).click(),
    /** Searches a text and answers what the viewer says of it, e.g. '1 di 11'. */
    cerca: async (testo: string): Promise<string> => {
      await page.getByRole('searchbox', { name: 'Cerca nella stampa' }).fill(testo);
      const esito = page.getByRole('status').filter({ hasText: /\d+ di |Nessun risultato/ });
      await esito.waitFor();
      return esito.innerText();
    },
    scarica: async (): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Scarica' }).last().click(),
      ]);
      return file.path();
    },
  };
};
