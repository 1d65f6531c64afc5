import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { formatImporto } from '#shared/money/centesimi.ts';
import { storePersone } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { passiInMano } from '#support/lavori/passi.ts';
import { lookAt, untilOver } from '#support/lavori/sguardi.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { griglia } from '../pages/griglia.ts';
import { modulo } from '../pages/modulo.ts';

const QUANTI = 300;
const passi = passiInMano();
let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
/** One who is not in the list. */
let fuori: readonly Persona[];
let lista: ListaNoipa;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome({ aroundCall: passi.aroundCall });
  ufficio = await prodotto.home.as(loginOf('CEDOLINI'));
  const tutte = await storePersone(prodotto.home.store, SCUOLA_A, QUANTI + 1);
  persone = tutte.slice(0, QUANTI);
  fuori = tutte.slice(QUANTI);
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await assignFondo(ufficio, anno, 4_500_000);
  const vuota = await createLista(ufficio, { anno });
  const salvata = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid: vuota.uid,
      versione: vuota.versione,
      pagamenti: persone.map(({ uid }) => ({ persona: uid, righe: [riga({ chiave: FORFAIT, importo: 100 })] })),
    },
  });
  lista = salvata.lista;
  ({ page, problems } = await prodotto.open('/', 'CEDOLINI'));
});
afterAll(() => prodotto.close());

const totale = async (): Promise<number> =>
  (await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } })).lista.totale;
/** Each is paid a different amount, in cents. */
const importoDi = (indice: number): number => 10_000 + indice * 37;
const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();

test('three hundred rows pasted from a sheet, undone, pasted again, saved as one', async () => {
  await accesso(page, prodotto.home.origin).scegliDalMenu('Liste NoiPA');
  await expect.poll(() => page.getByRole('columnheader', { name: 'Mese' }).getAttribute('aria-sort')).toBe('ascending');
  await elenco(page, 'Liste NoiPA').apri('Fondo di prova');
  const foglio = griglia(page, 'Pagamenti');
  const [prima] = persone as [Persona];
  const nome = `${prima.desCognome} ${prima.desNome}`;
  await foglio.cella(nome, 0).click();
  const righe = persone.map(({ desCf }, indice) => `${desCf}\t${formatImporto(importoDi(indice))}`);
  await foglio.incolla(['Codice fiscale\tCompenso', ...righe].join('\r\n'));
  await page.getByRole('button', { name: `Salva (${QUANTI})` }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Salvato' }).waitFor();
  await foglio.incolla(['Codice fiscale\tCompenso', ...righe].join('\r\n'));
  await page.getByText('Oltre la dotazione di').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Salva (${QUANTI})` }).click();
  await page.getByText('Pagamenti salvati').first().waitFor();
  await expect.poll(() => totale()).toBe(persone.reduce((somma, _, indice) => somma + importoDi(indice), 0));
  expect(problems).toEqual([]);
});

test('a group of who serves enters a list as it enters a run; who is there already is told', async () => {
  const [[prima], [altra]] = [persone, fuori] as [[Persona], [Persona]];
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  for (const { uid } of [prima, altra])
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: uid } });
  await page.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
  const gruppo = page.getByRole('dialog', { name: 'Aggiungi un gruppo' });
  await gruppo.getByText('2 persone, 1 già nella lista').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await gruppo.getByRole('button', { name: 'Aggiungi 1 persona' }).click();
  await gruppo.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
  await gruppo.getByText('2 persone, 2 già nella lista').waitFor();
  await page.reload();
  await griglia(page, 'Pagamenti').tabella.waitFor();
  expect(problems).toEqual([]);
});

test('while its file is written it says so, and why when it could not be; from there the file is written again', async () => {
  passi.failFrom('stampa', 2);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lista (XML)' }).click();
  await page.waitForURL(/#\/noipa\/[^/]+\/preview/);
  const [, printId = ''] = /noipa\/([^/]+)\/preview/.exec(page.url()) ?? [];
  await page.goBack();
  await page.getByText('Il file per il portale si sta scrivendo.').waitFor();
  await untilOver(ufficio, printId);
  passi.leaveAlone();
  await lookAt(prodotto.home, ufficio, printId, 1);
  await page.getByText('Il file per il portale non è stato scritto').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Torna all’elenco' }).click();
  await elenco(page, 'Liste NoiPA').riga('Fallita').waitFor();
  await elenco(page, 'Liste NoiPA').apri('Fondo di prova');
  await page.getByRole('button', { name: 'Scrivi di nuovo il file' }).click();
  await page.getByText('Il file è pronto').waitFor();
  await page.goBack();
  await griglia(page, 'Pagamenti').tabella.waitFor();
  await expect.poll(() => page.getByText('Il file per il portale non è stato scritto').count()).toBe(0);
});

test('over the allocation it is not sent and says what is missing; with the money it is, and is read only', async () => {
  await scheda(/Invio/);
  await page.getByRole('button', { name: 'Scrivi la data di invio' }).click();
  const form = modulo(page, 'Data di invio');
  await form.salva("Conferma l'invio");
  await page
    .getByText(/supera la dotazione .* mancano/)
    .first()
    .waitFor();
  await ufficio.ok(dotazioneRoutes.createEntrata, {
    body: {
      data: `${lista.anno}-02-01`,
      chiave: FORFAIT,
      importo: 1_000_000,
      causale: 'Seconda assegnazione di prova',
    },
  });
  await form.salva("Conferma l'invio");
  await page.getByText(/Inviata il .*: si legge e non cambia più/).waitFor();
  await page.getByRole('button', { name: 'Esponi ai dipendenti' }).click();
  await page.getByText(/È esposta ai dipendenti/).waitFor();
  await scheda(/Foglio/);
  await griglia(page, 'Pagamenti').tabella.waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Aggiungi persone' }).count()).toBe(0);
});

test('the allocation shows what was spent, code by code', async () => {
  await accesso(page, prodotto.home.origin).scegliDalMenu('Dotazione finanziaria');
  const codici = elenco(page, `Disponibilità ${lista.anno}`);
  await codici.riga(FORFAIT).waitFor();
  await expect.poll(() => codici.riga(FORFAIT).innerText()).toContain(formatImporto(await totale()));
  expect(await accessibilityFindings(page)).toEqual([]);
  await scheda(/Entrate/);
  await elenco(page, `Entrate ${lista.anno}`).riga('Seconda assegnazione').waitFor();
  await scheda(/Piani e capitoli/);
  await elenco(page, 'Piani e capitoli della scuola').riga('Senza documento').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
