import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setManutenzione } from '#lib/admin/scuole.ts';
import { readTable, writeXlsx } from '#platform/spreadsheet.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { giveCredentials } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { utenti } from '../pages/utenti.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const sheet = (righe: readonly (readonly string[])[]) =>
  writeXlsx([
    {
      nome: 'Foglio1',
      colonne: ['Nominativo', 'E-mail', 'Profilo', 'Azione'].map((titolo) => ({ titolo, tipo: 'testo' as const })),
      righe: righe.map((riga) => [...riga]),
    },
  ]);

test('who is invited enters by the address, works with the roles they are given, and is out when the school is taken away', async () => {
  const { page, problems } = await prodotto.open('/utenti');
  const pagina = utenti(page);
  const indirizzo = await pagina.invita('Ugo Invitato', loginOf('DIPENDENTE', SCUOLA_B), ['Assenze']);
  expect(await accessibilityFindings(page)).toEqual([]);
  const ospite = await prodotto.stranger();
  await ospite.goto(/https?:\S+/.exec(indirizzo)?.[0] ?? '');
  await giveCredentials(ospite, loginOf('DIPENDENTE', SCUOLA_B));
  const menu = ospite.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Assenze', exact: true }).waitFor();
  await ospite.getByText(`Scuola di prova ${SCUOLA_A}`).first().waitFor({ state: 'attached' });

  const chi = loginOf('DIPENDENTE', SCUOLA_B);
  await page.reload();
  await pagina.lista.riga(chi).waitFor();
  await pagina.cambiaRuoli(chi, ['Servizi']);
  await pagina.lista.riga(chi).filter({ hasText: 'Servizi' }).waitFor();
  await pagina.lista.azione(chi, 'Elimina');
  await conferma(page, /l'accesso di/).conferma('Elimina');
  await pagina.lista.riga(chi).waitFor({ state: 'detached' });
  await menu.getByRole('link', { name: 'Importa ed esporta', exact: true }).click();
  await ospite.getByRole('tab', { name: 'Ultimi 90 giorni' }).click();
  await menu.getByRole('link', { name: 'Assenze', exact: true }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('who belongs to no other school has no account any more: the page asks who they are', async () => {
  const altro = await prodotto.open('/scambio', 'SERVIZI');
  const { page } = await prodotto.open('/utenti');
  const pagina = utenti(page);
  await pagina.lista.azione(loginOf('SERVIZI'), 'Elimina');
  await conferma(page, /l'accesso di/).conferma('Elimina');
  await pagina.lista.riga(loginOf('SERVIZI')).waitFor({ state: 'detached' });
  await altro.page.getByRole('tab', { name: 'Ultimi 90 giorni' }).click();
  await altro.page.waitForURL(/\/oidc\/accesso\//);
});

test('a sheet made elsewhere invites many: what is wrong is said row by row, the addresses are handed over once', async () => {
  const { page, problems } = await prodotto.open('/utenti');
  const pagina = utenti(page);
  const buone = [
    ['Ida Prima', 'ida@scuola.example', 'Cedolini, Servizi', ''],
    ['Leo Secondo', 'leo@scuola.example', 'dipendente', ''],
  ];
  await pagina.apriFile(
    'personale.xlsx',
    await sheet([...buone, ['Eva Terza', 'eva@scuola.example', 'Segreteria', '']]),
  );
  const salva = pagina.daFile.getByRole('button', { name: 'Salva tutte le righe' });
  await pagina.daFile.getByText('«Segreteria» non è un ruolo', { exact: false }).waitFor();
  await pagina.daFile
    .getByText('Inviti: 2 · ruoli cambiati: 0 · accessi tolti: 0 · già così: 0 · da correggere: 1')
    .waitFor();
  await expect.poll(() => salva.isEnabled()).toBe(false);
  expect(await accessibilityFindings(page)).toEqual([]);
  await pagina.daFile.getByRole('button', { name: 'Annulla' }).click();

  await pagina.apriFile('personale.xlsx', await sheet(buone));
  await salva.click();
  await page.getByText('2 inviti da mandare').waitFor();
  const [scaricato] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica gli indirizzi' }).click(),
  ]);
  const { intestazioni, righe } = await readTable(await readFile(await scaricato.path()), 'inviti.csv');
  expect(intestazioni).toEqual(['Nome', 'Nome utente', 'Indirizzo da aprire']);
  expect(righe.map(({ celle }) => [celle[0], String(celle[2]).replace(/=.*/, '')])).toEqual([
    ['Ida Prima', `${prodotto.home.origin}/#invito`],
    ['Leo Secondo', `${prodotto.home.origin}/#invito`],
  ]);
  await pagina.lista.riga('ida@scuola.example').filter({ hasText: 'Cedolini, Servizi' }).waitFor();
  expect(problems).toEqual([]);
});

test('what the administrator did in the school is read by its manager', async () => {
  const momento = { oggi: '2026-03-10', adesso: new Date() };
  await setManutenzione(prodotto.home.store, SCUOLA_A, false, momento, {
    cosa: 'Scuola riaperta: copia di tutti i dati',
  });
  const { page, problems } = await prodotto.open('/utenti');
  await page.getByRole('button', { name: 'Interventi dell’amministrazione' }).click();
  const finestra = page.getByRole('dialog', { name: /l’amministrazione del programma/ });
  await finestra.getByText('Scuola riaperta: copia di tutti i dati').waitFor();
  await finestra.getByText('Amministrazione del programma').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
