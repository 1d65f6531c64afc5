import type { Page } from 'playwright-core';
import { elenco } from './elenco.ts';
import { griglia } from './griglia.ts';
import { modulo } from './modulo.ts';

export interface VoceDaPagare {
  readonly persona: string;
  readonly importo: string;
}

/** The screens of the payslip runs, as the office uses them. */
export const elaborazione = (page: Page) => {
  return {
    /** First step: type and data. */
    crea: async (dati: {
      descrizione: string;
      metodo: RegExp;
      mese: string;
      anno: string;
      pagamento: string;
      simulazione?: true;
    }): Promise<void> => {
      await page.getByRole('button', { name: 'Nuova elaborazione' }).first().click();
      const form = modulo(page);
      await form.scrivi('Descrizione', dati.descrizione);
      await form.scegli('Mese di liquidazione', dati.mese);
      await form.scegli('Anno', dati.anno);
      await form.dentro.getByRole('button', { name: /^Tipo di elaborazione e importi/ }).click();
      await page.getByRole('option', { name: dati.metodo }).first().click();
      await form.scrivi('Data di pagamento', dati.pagamento);
      if (dati.simulazione) await form.spunta('Simulazione');
      await form.salva('Avanti');
      await page.getByText('Passo 2 di 2').waitFor();
    },
    /** Second step: people. */
    aggiungiPersone: async (persone: readonly string[]): Promise<void> => {
      for (const persona of persone) {
        await page.getByRole('button', { name: 'Aggiungi persone' }).first().click();
        const scelta = page.getByRole('dialog', { name: 'Aggiungi persone' });
        const righe = elenco(page, 'Persone in anagrafe');
        await righe.apri(persona);
        await scelta.waitFor({ state: 'detached' });
      }
    },
    /** Second step: one item for everybody, then each one's amount. */
    paga: async (voce: RegExp, voci: readonly VoceDaPagare[], persone = voci.length): Promise<void> => {
      await page.getByRole('tab', { name: /Voci di calcolo/ }).click();
      await page.getByRole('button', { name: 'Aggiungi una voce a tutti' }).first().click();
      const nuova = modulo(page, persone === 1 ? 'Voce per una persona' : `Voce per ${persone} persone`);
      await nuova.dentro.getByRole('button', { name: /^Voce/ }).first().click();
      await page.getByRole('option', { name: voce }).first().click();
      await nuova.scrivi('Importo', voci[0]?.importo ?? '');
      await nuova.salva('Conferma');
      await nuova.dentro.waitFor({ state: 'detached' });
      for (const { persona, importo } of voci.slice(1))
        await griglia(page, 'Voci di calcolo').scrivi(persona, 0, importo);
    },
    avvia: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Avvia il calcolo' }).click();
      await page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
      await page.locator('main').getByText('Completata', { exact: true }).waitFor({ timeout: 120_000 });
    },
    /** Opens a payslip, from the list or from another one, and answers what its page says. */
    spiega: async (persona: string): Promise<string> => {
      const torna = page.getByRole('button', { name: "Torna all'elaborazione" });
      if (await torna.isVisible()) await torna.click();
      await elenco(page, 'Cedolini').apri(persona);
      await page.getByRole('heading', { level: 1, name: `Cedolino di ${persona}` }).waitFor();
      await page.getByRole('table', { name: 'Righe del cedolino' }).waitFor();
      return (await page.locator('main').innerText()).replace(/\u00a0/g, ' ');
    },
    tornaAllElaborazione: (): Promise<void> => page.getByRole('button', { name: "Torna all'elaborazione" }).click(),
    tornaAllElenco: (): Promise<void> => page.getByRole('button', { name: "Torna all'elenco" }).click(),
  };
};
