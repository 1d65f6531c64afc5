import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvito } from '#lib/admin/scuole.ts';
import { ClaimPersona } from '#platform/caller/persona-certificata.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { nameFirmatari, pay } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { personOf, type Person } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { CODICE_FISCALE, startIntermediario, type Intermediario } from '#support/identita/intermediario.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';
import { modulo } from '../pages/modulo.ts';

let intermediario: Intermediario;
let prodotto: BrowserHome;
let persona: Persona;
let daChiudere: string;
const UFFICIO = 'VRDTTV66D61H501M';

/** The manager, invited as with any external issuer: their subject at the broker is that of the codice fiscale. */
const gestoreDi = async (): Promise<Person> => {
  const { store, origin } = prodotto.home;
  const dati = { descutente: 'Ottavia Verdi', user: 'ottavia', uid: null, uidSubAnagrafe: null, cf: null };
  const invito = await createInvito(store, { codmin: SCUOLA_A, ruoli: ['GESTORE'], ...dati }, new Date());
  const token = await intermediario.token({ sub: `spid-${UFFICIO}` });
  const sessione = await personOf(origin, token, null).ok(sessioneRoutes.login, { body: { invito } });
  return { ...personOf(origin, token, sessione.token), sessione };
};

beforeAll(async () => {
  intermediario = await startIntermediario();
  const claims = ClaimPersona.parse({ codiceFiscale: CODICE_FISCALE });
  const { issuer, clientId } = intermediario;
  prodotto = await startBrowserHome({ fornitore: { issuer, clientId, persona: claims } });
  intermediario.serve(prodotto.home.origin);
  const gestore = await gestoreDi();
  ({ persona } = await dipendenteDiProva(gestore, 931));
  await nameFirmatari(gestore);
  const { uid: idProcesso, versione } = await pay(gestore, [persona], 'Compensi del mese');
  await gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso, versione } });
  daChiudere = (await pay(gestore, [persona], 'Da chiudere')).uid;
});
afterAll(async () => {
  await prodotto.close();
  await intermediario.close();
});

/** Signs in at the broker, as somebody who typed the credentials some minutes ago. */
const entra = async (page: Page, cf: string, livello: 1 | 2, minutiFa = 0): Promise<void> => {
  await page.getByRole('heading', { name: 'Entra con SPID' }).waitFor();
  await page.getByLabel('Codice fiscale').fill(cf);
  await page.getByLabel('Livello').fill(String(livello));
  await page.getByLabel('Minuti fa').fill(String(minutiFa));
  await page.getByRole('button', { name: 'Entra' }).click();
};

test('a person signs in through the broker with the second level and reads their own payslip; the first is refused and says why', async () => {
  const page = await prodotto.stranger();
  await page.goto(prodotto.home.origin);
  await entra(page, persona.desCf, 1);
  await page.getByText(/serve SPID o CIE di livello 2 o 3/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const altra = await prodotto.stranger();
  await altra.goto(`${prodotto.home.origin}/#/my-datiContabili`);
  await entra(altra, persona.desCf, 2);
  await altra.getByText('Compensi del mese').first().waitFor();
  await expect
    .poll(() => altra.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Utenti' }).count())
    .toBe(0);
});

test('what is for good asks the broker for the credentials again, and is done once they are given', async () => {
  const page = await prodotto.stranger();
  await page.goto(`${prodotto.home.origin}/#/cedolini?processo=${daChiudere}`);
  await entra(page, UFFICIO, 2, 10);
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, 'Contabilizzare "Da chiudere"?');
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  const chiesta = page.waitForEvent('popup');
  await finestra.salva('Contabilizza');
  await entra(await chiesta, UFFICIO, 2);
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
});
