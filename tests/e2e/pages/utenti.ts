import type { Locator, Page } from 'playwright-core';
import { elenco } from './elenco.ts';
import { modulo } from './modulo.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who may enter the school: the list, the invitation, the roles, the sheet. */
export const utenti = (page: Page) => {
  const lista = elenco(page, 'Utenti della scuola');
  const daFile: Locator = page.getByRole('dialog', { name: 'Utenti da un file' });
  const scegliRuoli = async (finestra: ReturnType<typeof modulo>, ruoli: readonly string[]): Promise<void> => {
    await finestra.dentro
      .getByRole('button', { name: /^Ruoli/ })
      .first()
      .click();
    for (const ruolo of ruoli) await page.getByRole('option').filter({ hasText: ruolo }).first().click();
    await page.keyboard.press('Escape');
  };
  return {
    lista,
    daFile,
    /** @returns the address to send */
    invita: async (nome: string, user: string, ruoli: readonly string[]): Promise<string> => {
      await lista.crea('Invita');
      const finestra = modulo(page, 'Invita una persona');
      await finestra.scrivi('Nome e cognome', nome);
      await finestra.scrivi('Nome utente', user);
      await scegliRuoli(finestra, ruoli);
      await finestra.salva("Prepara l'invito");
      return page
        .getByText(/\/#invito=/)
        .first()
        .innerText();
    },
    /** Gives the roles that are not there, takes away those that are. */
    cambiaRuoli: async (chi: string, ruoli: readonly string[]): Promise<void> => {
      await lista.azione(chi, 'Cambia i ruoli');
      const finestra = modulo(page, 'Ruoli di');
      await scegliRuoli(finestra, ruoli);
      await finestra.salva();
      await finestra.dentro.waitFor({ state: 'detached' });
    },
    apriFile: async (nome: string, bytes: Uint8Array): Promise<void> => {
      await page.getByRole('button', { name: 'Da un file', exact: true }).click();
      await daFile
        .locator('input[type=file]')
        .setInputFiles({ name: nome, mimeType: XLSX, buffer: Buffer.from(bytes) });
      await daFile.getByRole('button', { name: 'Leggi il file' }).click();
    },
  };
};
