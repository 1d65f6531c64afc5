import type { Locator, Page } from 'playwright-core';
import { elenco } from './elenco.ts';

/** The comparison of two payslip runs, and the two ways to it. */
export const confronto = (page: Page) => {
  const elaborazioni = elenco(page, 'Elaborazioni della scuola');
  const differenze = elenco(page, 'Differenze');
  const aperto = async (): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: 'Confronto di elaborazioni' }).waitFor();
    await page.getByText(/resta(no)? ugual/).waitFor();
  };
  const conferma: Locator = page.getByRole('button', { name: 'Confronta', exact: true });
  return {
    differenze,
    totali: elenco(page, 'Totali'),
    conferma,
    elaborazioni,
    aperto,
    /** From the list: two runs ticked. */
    daSelezione: async (una: string, altra: string): Promise<void> => {
      await elaborazioni.spunta(una);
      await elaborazioni.spunta(altra);
      await conferma.click();
      await aperto();
    },
    /** In the dialog that asks for the other run. */
    scegliAltra: async (altra: string): Promise<void> => {
      await elenco(page, 'Altre elaborazioni').apri(altra);
      await aperto();
    },
    /** Opens a person to the lines of the payslip. */
    espandi: (persona: string): Promise<void> =>
      page.getByRole('button', { name: `Mostra le righe di ${persona}` }).click(),
    /** The rows of a person shown: line, before, after, difference, cause. */
    righeDi: async (persona: string): Promise<string[][]> =>
      (await differenze.righe())
        .filter(([chi = '']) => chi.split('\n')[0] === persona)
        .map(([, riga = '', prima = '', dopo = '', differenza = '', causa = '']) => [
          riga,
          prima,
          dopo,
          differenza,
          causa,
        ]),
    /** From the page of a run, with the keyboard alone. */
    daAzioni: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Azioni', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Confronta con…' }).waitFor();
      const voci = await page.getByRole('menuitem').allInnerTexts();
      for (let sopra = voci.indexOf('Confronta con…'); sopra > 0; sopra -= 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    mostra: (quali: string): Promise<void> =>
      page.getByRole('toolbar', { name: 'Persone da mostrare' }).getByRole('button', { name: quali }).click(),
    anche: (): Promise<void> => page.getByRole('checkbox', { name: 'Anche ciò che è uguale' }).click(),
  };
};
