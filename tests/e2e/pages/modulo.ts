import type { Locator, Page } from 'playwright-core';

/** A label may be followed by its '- facoltativo': 'Nome' must not find 'Cognome', nor 'Al' 'Altra'. */
const beginsWith = (etichetta: string): RegExp =>
  new RegExp(`^${etichetta.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');

/** A form, in the page or in a window. Without `titolo`, the form of the page. */
export const modulo = (page: Page, titolo?: string) => {
  const dentro: Locator = titolo === undefined ? page.locator('main') : page.getByRole('dialog', { name: titolo });
  /** The field that opens a list: beside the one of a month there is a button 'Mese precedente', which opens none. */
  const conElenco = (etichetta: string): Locator =>
    dentro
      .getByRole('button', { name: etichetta })
      .and(page.locator('[aria-haspopup]'))
      .or(dentro.getByRole('combobox', { name: etichetta }))
      .first();
  return {
    dentro,
    aspetta: (): Promise<void> => dentro.waitFor(),
    /** The field, and not the link to what its word means. */
    campo: (etichetta: string): Locator =>
      dentro.getByLabel(etichetta, { exact: false }).and(page.locator(':not(a)')).first(),
    scrivi: async (etichetta: string, testo: string): Promise<void> => {
      const campo = dentro.getByRole('textbox', { name: beginsWith(etichetta) });
      await campo.fill(testo);
      await campo.blur();
    },
    scegli: async (etichetta: string, voce: string): Promise<void> => {
      const elenco = conElenco(etichetta);
      const daScegliere = page.getByRole('option', { name: voce }).first();
      await elenco.click();
      // A list opened while the page of before is leaving closes with it: a person opens it again.
      const aperto = await daScegliere.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (!aperto) await elenco.click();
      await daScegliere.click();
    },
    /** Types in the search of a field and chooses what it finds. */
    cerca: async (etichetta: string, testo: string, voce: string): Promise<void> => {
      await conElenco(etichetta).click();
      await page.getByLabel(`Cerca ${etichetta}`).fill(testo);
      await page.getByRole('option', { name: voce }).first().click();
    },
    spunta: (etichetta: string): Promise<void> => dentro.getByRole('checkbox', { name: etichetta }).check(),
    salva: (bottone = 'Salva'): Promise<void> => dentro.getByRole('button', { name: bottone, exact: true }).click(),
    annulla: (): Promise<void> => dentro.getByRole('button', { name: 'Annulla', exact: true }).click(),
    /** What the summary says is to be corrected, item by item. */
    errori: async (): Promise<string[]> => {
      await dentro.getByRole('alert').first().waitFor();
      return dentro.getByRole('alert').first().getByRole('listitem').allInnerTexts();
    },
    /** The comparison after somebody else saved: keeps one's own values, or takes the archive's. */
    tieniLeMie: (): Promise<void> =>
      page
        .getByRole('dialog', { name: 'I dati sono cambiati nel frattempo' })
        .getByRole('button', { name: 'Salva con queste scelte' })
        .click(),
    prendiDallArchivio: (): Promise<void> =>
      page
        .getByRole('dialog', { name: 'I dati sono cambiati nel frattempo' })
        .getByRole('button', { name: 'Prendi tutto dall’archivio' })
        .click(),
  };
};
