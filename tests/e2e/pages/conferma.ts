import type { Locator, Page } from 'playwright-core';

/** The question before an action that cannot be taken back. `titolo` names what and how many. */
export const conferma = (page: Page, titolo: string | RegExp) => {
  const finestra: Locator = page.getByRole('dialog', { name: titolo });
  return {
    finestra,
    aspetta: (): Promise<void> => finestra.waitFor(),
    conferma: (azione: string): Promise<void> => finestra.getByRole('button', { name: azione, exact: true }).click(),
    /** Types the word that an action on many records asks for. */
    scrivi: (parola: string): Promise<void> => finestra.getByRole('textbox').fill(parola),
    rinuncia: (): Promise<void> => finestra.getByRole('button', { name: 'Annulla', exact: true }).click(),
  };
};
