import { afterAll, beforeAll, expect, test } from 'vitest';
import { printFerieNonGodute } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { print } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('a print that leaves the school is made again with the number and the day that the office types', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const servizio = servizioDiProva({ datInizio: '2025-09-01', datFine: '2026-06-30', codTipoNomina: 'TA' });
  const { persona } = await dipendenteDiProva(gestore, 1, servizio);
  const { stato } = await print(gestore, printFerieNonGodute, {
    numAnno: 2025,
    uidSubAnagrafeList: [persona.uid],
    giorniSospensione: 0,
    invitatoAFruirne: false,
    anzianita: 'REGISTRATA',
    fonteGiorni: 'CALCOLO',
  });
  const { page, problems } = await prodotto.open(`/ferie-non-godute/${stato.printId}/preview`, 'GESTORE');
  const foglio = page.getByRole('region', { name: 'Pagina 1 di' });
  await foglio.getByText('Decreto di liquidazione').first().waitFor();
  await page.getByRole('button', { name: 'Protocollo' }).click();
  const form = modulo(page, 'Protocollo della stampa');
  await form.scrivi('Protocollata il', '01/12/2026');
  await form.salva('Stampa');
  await expect.poll(() => form.errori()).toEqual(['Numero di protocollo: Scrivere il numero, o togliere la data.']);
  await form.scrivi('Numero di protocollo', '1234/A');
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.salva('Stampa');
  await foglio.getByText('Prot. n. 1234/A del 01/12/2026').first().waitFor();
  await page.getByRole('button', { name: 'Protocollo' }).click();
  await expect.poll(() => form.campo('Numero di protocollo').inputValue()).toBe('1234/A');
  expect(problems).toEqual([]);
});
