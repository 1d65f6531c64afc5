import type { Page } from 'playwright-core';

/** The import wizard. */
export const importazione = (page: Page) => ({
  /** Downloads the file to fill in and answers where it is. */
  scaricaModello: async (formato: 'Excel' | 'CSV'): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Scarica il modello ${formato}` }).click(),
    ]);
    return file.path();
  },
  scegliFile: (nome: string, testo: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name: nome, mimeType: 'text/csv', buffer: Buffer.from(testo) }),
  avanti: (): Promise<void> => page.getByRole('button', { name: 'Avanti', exact: true }).click(),
  indietro: (): Promise<void> => page.getByRole('button', { name: 'Indietro', exact: true }).click(),
  importa: (): Promise<void> => page.getByRole('button', { name: 'Importa', exact: true }).click(),
  /** Chooses the column of the file that holds a field. */
  abbina: async (campo: string, colonna: string): Promise<void> => {
    await page.getByRole('button', { name: `Colonna di ${campo}` }).click();
    await page.getByRole('option', { name: colonna }).first().click();
  },
  aspettaColonne: (): Promise<void> =>
    page.getByRole('table', { name: 'Abbinamento delle colonne' }).waitFor({ timeout: 120_000 }),
  aspettaAnteprima: (): Promise<void> =>
    page
      .getByRole('table', { name: 'Anteprima delle righe' })
      .locator('tbody tr')
      .filter({ hasNotText: 'Caricamento in corso' })
      .first()
      .waitFor({ timeout: 120_000 }),
  anteprima: (): Promise<string[]> =>
    page.getByRole('table', { name: 'Anteprima delle righe' }).locator('tbody tr').allInnerTexts(),
});
