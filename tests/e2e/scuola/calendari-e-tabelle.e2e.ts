import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A, type ScuolaDiProva } from '#support/home/test-users.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const gestore = (scuola: ScuolaDiProva = SCUOLA_A) => prodotto.home.as(loginOf('GESTORE', scuola));

/** Nothing serious for who cannot see or use a mouse, nothing in the console. */
const expectSound = async (page: Page, problems: readonly string[]): Promise<void> => {
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
};

test('a calendar has its suspensions and its sites', async () => {
  await (
    await gestore()
  ).ok(scuolaRoutes.createScuola, {
    body: {
      tipo: 'SEDE',
      codMeccanografico: 'XXEE00077A',
      desScuola: 'Plesso Blu',
      codTipoScuola: null,
      flgAttivo: true,
      codFiscale: null,
      desIndirizzo: '',
      desCap: null,
      codComune: null,
      desComune: '',
      provincia: null,
      desTelefono: null,
      desEMail: null,
      desPec: null,
      note: '',
      flgOrganico: true,
      patrono: null,
      uidPosInps: null,
      uidPosInail: null,
      codMinisteriale: null,
      entiSede: null,
      dati: null,
    },
  });
  const { page, problems } = await prodotto.open('/tabelle/calendarioScolastico');
  await page.getByText(/non è ancora gestito/).waitFor();
  await elenco(page, 'Calendario scolastico').crea('Nuovo calendario');
  const nuovo = modulo(page, 'Nuovo calendario');
  await nuovo.scrivi('Descrizione', 'Del Lazio');
  await nuovo.scegli('Anno scolastico', '2025/26');
  await nuovo.scrivi('Inizio delle lezioni', '15/09/2025');
  await nuovo.scrivi('Fine delle lezioni', '08/06/2026');
  await page.getByRole('button', { name: 'Aggiungi una sospensione' }).click();
  await nuovo.scrivi('Sospensioni Sospensione 1', 'Estate');
  await nuovo.scrivi('Sospensioni Primo giorno', '01/07/2026');
  await nuovo.scrivi('Sospensioni Ultimo giorno', '02/07/2026');
  await nuovo.salva();
  await expect.poll(async () => (await nuovo.errori())[0]).toContain('fuori dal periodo delle lezioni');
  await expectSound(page, problems);
  await nuovo.scrivi('Sospensioni Primo giorno', '23/12/2025');
  await nuovo.scrivi('Sospensioni Ultimo giorno', '06/01/2026');
  await nuovo.salva();
  await nuovo.dentro.waitFor({ state: 'detached' });
  const [calendario] = await (await gestore()).ok(calendariRoutes.listCalendari, { query: { anno: 2025 } });
  expect(calendario).toMatchObject({
    descrizione: 'Del Lazio',
    regione: '12',
    sospensioni: [{ descrizione: 'Estate', datInizio: '2025-12-23', datFine: '2026-01-06' }],
  });
  await page.getByRole('button', { name: 'Assegna sedi' }).first().click();
  await page.getByRole('checkbox', { name: 'Assegna Plesso Blu' }).check();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Sedi assegnate').first().waitFor();
  expect((await (await gestore()).ok(calendariRoutes.listCalendari, { query: { anno: 2025 } }))[0]?.sedi).toHaveLength(
    1,
  );
  await expectSound(page, problems);
});

test('the holidays of a year are shown before they are added, and added once', async () => {
  const { page, problems } = await prodotto.open('/tabelle/festivitaChiusure');
  await page.getByRole('button', { name: "Prepara l'anno" }).click();
  const proposte = page.getByRole('dialog', { name: /^Prepara le festività/ });
  await proposte.getByText('Pasqua', { exact: true }).waitFor();
  await expectSound(page, problems);
  await proposte.getByRole('button', { name: /^Aggiungi \d+/ }).click();
  await proposte.waitFor({ state: 'detached' });
  await elenco(page, 'Festività e chiusure')
    .riga('San Prova')
    .or(elenco(page, 'Festività e chiusure').riga('Ognissanti'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: "Prepara l'anno" }).click();
  await proposte.getByText("non c'è nulla da aggiungere").waitFor();
  await expect.poll(() => proposte.getByRole('button', { name: 'Aggiungi 0' }).isDisabled()).toBe(true);
});

test('an item of the school has periods that do not overlap', async () => {
  const { page, problems } = await prodotto.open('/tabelle/vociUtente');
  await elenco(page, 'Voci utente').crea('Nuova voce');
  const nuova = modulo(page, 'Nuova voce');
  await nuova.scrivi('Codice', 'teatro');
  await nuova.scrivi('Descrizione', 'Progetto teatro');
  await nuova.scegli('Unità', 'Ore');
  await nuova.scrivi('Valore', '10,5');
  await page.getByRole('button', { name: 'Aggiungi un periodo' }).click();
  await nuova.salva();
  for (const motivo of ['valore diverso da zero', 'si sovrappone'])
    await expect.poll(async () => (await nuova.errori()).join(' ')).toContain(motivo);
  await expectSound(page, problems);
  await page.getByRole('button', { name: 'Togli il periodo 2' }).click();
  await nuova.salva();
  await elenco(page, 'Voci utente').riga('TEATRO').waitFor();
  await expect.poll(() => elenco(page, 'Voci utente').riga('TEATRO').innerText()).toContain('10,5');
  expect((await (await gestore()).ok(vociUtenteRoutes.listVociUtente, {}))[0]).toMatchObject({
    unita: 'ORE',
    periodi: [{ numValore: 1050 }],
  });
});

test('a position that is too short is refused on its field', async () => {
  const { page, problems } = await prodotto.open('/tabelle/posizioneInps');
  const posizioni = elenco(page, 'Posizioni INPS');
  await posizioni.crea('Nuova posizione');
  const scheda = modulo(page, 'Nuova posizione INPS');
  for (const [campo, testo] of [
    ['Descrizione', 'Corta'],
    ['Matricola', '700000001'],
    ['Sede INPS', '7000'],
    ['Codici di autorizzazione', '1s'],
  ] as const)
    await scheda.scrivi(campo, testo);
  await scheda.salva();
  await expect.poll(async () => (await scheda.errori())[0]).toContain('La matricola INPS ha 10 cifre.');
  await scheda.scrivi('Matricola', '7000000003');
  await scheda.salva();
  await posizioni.riga('Corta').waitFor();
  expect(
    (await (await gestore()).ok(posizioniRoutes.listPosInps, {})).find(({ descrizione }) => descrizione === 'Corta')
      ?.codiciAutorizzazione,
  ).toEqual(['1S']);
  await expectSound(page, problems);
});
