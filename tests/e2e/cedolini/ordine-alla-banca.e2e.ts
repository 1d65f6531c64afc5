import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tipiDiOggi } from '#support/demo/scuole-dimostrative.ts';
import { demonstration } from '#support/filled/filled-demonstration.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_C } from '#support/home/test-users.ts';
import { faultsCbi } from '../../functions/cedolini/stampe/sepa/tracciato-cbi.ts';
import { signAgain } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { textOf } from '../pages/scaricato.ts';

// A private school says how its bank takes payments, accounts a run, and has the file of that bank.

const PAGATA = 'Esperti esterni, marzo 2025';

describe.runIf(tipiDiOggi.includes('PARITARIA'))('the demonstration of a private school', () => {
  let prodotto: BrowserHome;
  beforeAll(async () => {
    prodotto = await startBrowserHome(await demonstration());
  }, 1_200_000);
  afterAll(() => prodotto.close());

  test('the code that the Italian message asks is asked with it, and the file of the bank has it', async () => {
    const { page, problems, vaiA } = await prodotto.open('/scuola/altriDati', 'GESTORE', SCUOLA_C);
    signAgain(page, loginOf('GESTORE', SCUOLA_C));
    const dati = modulo(page, 'Dati fiscali e previdenziali');
    await elenco(page, 'Dati fiscali e previdenziali').apri('Campania');
    await dati.aspetta();
    await expect.poll(() => dati.dentro.getByLabel('Codice CUC').count()).toBe(0);
    await dati.scegli('Tracciato dei bonifici', 'CBI');
    await dati.salva();
    await dati.dentro.getByText('Il tracciato delle banche italiane vuole il codice CUC').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dati.scrivi('Codice CUC', 'ABCD1234');
    await dati.salva();
    await dati.dentro.waitFor({ state: 'detached' });
    await vaiA('/cedolini');
    await page.getByRole('link', { name: PAGATA, exact: true }).click();
    await page.getByRole('button', { name: 'Contabilizza', exact: true }).click();
    const conferma = modulo(page, `Contabilizzare "${PAGATA}"?`);
    await conferma.dentro.getByText('Che cosa diventa definitivo').waitFor();
    await conferma.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
    await conferma.salva('Contabilizza');
    await conferma.dentro.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: "Stampe dell'elaborazione" }).click();
    const scaricato = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'File dei bonifici (XML)', exact: true }).click();
    await page.getByRole('button', { name: 'Scarica', exact: true }).first().click();
    const file = await textOf(await scaricato);
    // the page says what is in the file before it is taken to the bank
    await page.getByRole('heading', { name: 'Che cosa c’è nel file' }).waitFor();
    await elenco(page, 'Bonifici').riga('IT').first().waitFor();
    await page.getByText('Il file si fa solo quando ogni bonifico ha il suo conto').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(faultsCbi(file)).toEqual([]);
    expect(file).toContain('ABCD1234');
    expect(problems).toEqual([]);
  });
});
