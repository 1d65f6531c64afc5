import type { Locator, Page } from 'playwright-core';

/** The window that brings hours and amounts of a spreadsheet into a run, or into what opens it by another button. */
export const foglioDiOre = (
  page: Page,
  { titolo, bottone } = { titolo: 'Ore e importi da un file', bottone: 'Importa da un file' },
) => {
  const finestra: Locator = page.getByRole('dialog', { name: titolo });
  const cella = (colonna: string, riga: number): Locator =>
    finestra.getByRole('textbox', { name: `${colonna}, riga ${riga}`, exact: true });
  return {
    finestra,
    cella,
    apri: (): Promise<void> => page.getByRole('button', { name: bottone, exact: true }).click(),
    scegli: (nome: string, bytes: Uint8Array): Promise<void> =>
      finestra.locator('input[type=file]').setInputFiles({
        name: nome,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(bytes),
      }),
    leggi: (): Promise<void> => finestra.getByRole('button', { name: 'Leggi il file' }).click(),
    /** Says what a column of the file holds. */
    abbina: async (colonna: string, uso: RegExp): Promise<void> => {
      await finestra.getByRole('button', { name: new RegExp(`^${colonna} `) }).click();
      await page.getByRole('option', { name: uso }).first().click();
    },
    conti: (testo: string): Promise<void> => finestra.getByRole('status').filter({ hasText: testo }).first().waitFor(),
    correggi: (colonna: string, riga: number, valore: string): Promise<void> => cella(colonna, riga).fill(valore),
    metti: async (): Promise<void> => {
      await finestra.getByRole('button', { name: 'Metti nel foglio' }).click();
      await finestra.waitFor({ state: 'detached' });
    },
  };
};
