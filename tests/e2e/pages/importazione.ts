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
  scegliFoglio: (nome: string, bytes: Uint8Array): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: nome, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }),
  /** Writes a cell of a row to correct again, and has the rows checked. */
  correggi: async (riga: number, campo: string, valore: string): Promise<void> => {
    await page.getByRole('button', { name: `Correggi la riga ${riga}` }).click();
    await page.getByRole('textbox', { name: campo }).fill(valore);
    await page.getByRole('button', { name: 'Salva e controlla di nuovo' }).click();
  },
  avanti: (): Promise<void> => page.getByRole('button', { name: 'Avanti', exact: true }).click(),
  indietro: (): Promise<void> => page.getByRole('button', { name: 'Indietro', exact: true }).click(),
  importa: (): Promise<void> => page.getByRole('button', { name: 'Importa', exact: true }).click(),
  /** Chooses the column of the file that holds a field. */
  abbina: async (campo: string, colonna: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^Colonna di ${campo}(?! e )`) }).click();
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
