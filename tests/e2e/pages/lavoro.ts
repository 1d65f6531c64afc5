import type { Locator, Page } from 'playwright-core';

/** Long work as the bar of messages shows it. `descrizione` is the name of the work. */
export const lavoro = (page: Page, descrizione: string | RegExp) => {
  const avviso: Locator = page
    .getByRole('region', { name: 'Messaggi' })
    .locator('li')
    .filter({ hasText: descrizione })
    .last();
  return {
    avviso,
    aspettaFine: (timeout = 60_000): Promise<void> =>
      avviso.filter({ hasText: /Finito|Non riuscito|Fermato|Annullato/ }).waitFor({ timeout }),
    esito: (): Promise<string> => avviso.innerText(),
    ferma: async (): Promise<void> => {
      await avviso.getByRole('button', { name: 'Ferma' }).click();
      await page
        .getByRole('dialog', { name: /^Fermare/ })
        .getByRole('button', { name: 'Ferma' })
        .click();
    },
    verificaStato: (): Promise<void> => avviso.getByRole('button', { name: 'Verifica stato' }).click(),
    vediGliScartati: (): Promise<void> => avviso.getByRole('button', { name: 'Vedi gli scartati' }).click(),
    scarica: async (): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        avviso.getByRole('button', { name: 'Scarica' }).click(),
      ]);
      return file.path();
    },
    togli: (): Promise<void> => avviso.getByRole('button', { name: /^Togli il messaggio/ }).click(),
  };
};
