import type { Page } from 'playwright-core';
import { modulo } from './modulo.ts';

/** The data of a school without which nothing is paid or filed, by the names of their fields. */
export const INDISPENSABILI = ['Codice fiscale', 'Indirizzo', 'Comune', 'CAP', 'Posizione INPS'];

/** Fills in the indispensable data of the school that is open, with its first position, and saves. */
export const fillScuola = async (page: Page, codFiscale: string): Promise<void> => {
  const scheda = modulo(page);
  await scheda.scrivi('Codice fiscale', codFiscale);
  await scheda.scrivi('Indirizzo', 'Via inventata 1');
  await scheda.cerca('Comune', 'roma', 'ROMA (RM)');
  await scheda.scrivi('CAP', '00100');
  await page.getByRole('button', { name: 'Nuova posizione INPS' }).click();
  const posizione = modulo(page, 'Nuova posizione INPS');
  await posizione.scrivi('Matricola', '7000000001');
  await posizione.scrivi('Sede INPS', '7000');
  await posizione.salva();
  await posizione.dentro.waitFor({ state: 'detached' });
  await scheda.salva();
};
