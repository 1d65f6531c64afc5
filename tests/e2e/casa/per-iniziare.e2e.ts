import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { giveCredentials } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

const NOME = 'Iniziata Zaira';
const CF = 'RSSMRA80A01H501U';
const TRE_MINUTI = 180_000;

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
/** Signed in three minutes ago: what is for good asks who it is again, however fast the rest goes. */
beforeAll(async () => {
  prodotto = await startBrowserHome();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TRE_MINUTI });
  ({ page, problems } = await prodotto.open('/per-iniziare').finally(() => vi.useRealTimers()));
});
afterAll(() => prodotto.close());

/** Back to the page, and to the screen that a step of it speaks of. */
const segui = async (passo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Aiuto', exact: true }).first().click();
  await page.getByRole('complementary').getByRole('link', { name: 'Per iniziare', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Per iniziare' }).waitFor();
  await page
    .locator('main li')
    .filter({ hasText: `${passo}.` })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 1, name: 'Per iniziare' }).waitFor({ state: 'detached' });
  await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
};

/** A window is filled in and saved. */
const compila = async (titolo: string, campi: Readonly<Record<string, string>>): Promise<void> => {
  const finestra = modulo(page, titolo);
  for (const [etichetta, testo] of Object.entries(campi)) await finestra.scrivi(etichetta, testo);
  await finestra.salva();
  await finestra.dentro.waitFor({ state: 'detached' });
};

const posizioni = async (): Promise<void> => {
  await segui('Posizioni');
  await page.locator('main').getByRole('link', { name: 'Posizioni INPS', exact: true }).click();
  await page.getByRole('button', { name: 'Nuova posizione' }).first().click();
  await compila('Nuova posizione INPS', { Descrizione: 'Sede', Matricola: '7000000001', 'Sede INPS': '7000' });
  await segui('Posizioni');
  await page.locator('main').getByRole('link', { name: 'Posizioni INAIL', exact: true }).click();
  await page.getByRole('button', { name: 'Nuova posizione' }).first().click();
  await compila('Nuova posizione INAIL', {
    Descrizione: 'Sede',
    Posizione: '12345678',
    'Codice di controllo': '01',
    'Sede INAIL': '11111',
  });
};

const datiScuola = async (): Promise<void> => {
  await segui('Dati della scuola');
  const scheda = modulo(page);
  await scheda.scrivi('Denominazione', 'Istituto Iniziato');
  await scheda.scrivi('Codice fiscale', '80012345676');
  await scheda.scrivi('Indirizzo', 'Via inventata 1');
  await scheda.cerca('Comune', 'roma', 'ROMA (RM)');
  await scheda.scrivi('CAP', '00100');
  await scheda.scrivi('E-mail', 'scuola@esempio.invalid');
  await scheda.scegli('Posizione INPS', '7000000001 Sede');
  await scheda.scegli('Posizione INAIL', '12345678 Sede');
  await scheda.salva();
  await page.getByText('Dati della scuola salvati').first().waitFor();
};

const altriDati = async (): Promise<void> => {
  await segui('Altri dati');
  await page.getByRole('button', { name: 'Nuova decorrenza' }).first().click();
  const dati = modulo(page, 'Nuova decorrenza');
  await dati.scegli('Regione fiscale', '08 – Lazio');
  await dati.scegli('Chi trasmette UniEmens', 'La scuola stessa');
  await compila('Nuova decorrenza', {
    Dal: '01/01/2025',
    'IBAN di tesoreria': 'IT36H0100003245425300000001',
    'Codice ATECO': '85.31.20',
    'Sede INPS': '7000',
    "CAP per l'INPS": '00144',
    "Comune per l'INPS": 'ROMA',
    'Provincia ex INPDAP': 'RM',
    'Codice ufficio NoiPA': '900',
    'Codice ufficio di servizio NoiPA': '9001',
    'Codice fiscale di chi trasmette': CF,
  });
  for (const [incarico, nome] of [
    ['Dirigente', 'Inventata Maria'],
    ['Direttore', 'Inventata Anna'],
  ] as const) {
    await page.getByRole('button', { name: 'Nuovo incarico' }).first().click();
    await modulo(page, 'Nuovo incarico').scegli('Incarico', incarico);
    await compila('Nuovo incarico', { 'Cognome e nome': nome, 'Codice fiscale': CF, Dal: '01/09/2024' });
    await elenco(page, 'Dirigente e direttore').riga(nome).waitFor();
  }
};

const firmeEFeste = async (annoScolastico: string): Promise<void> => {
  await segui('Firme');
  await page.getByRole('button', { name: 'Nuova decorrenza' }).first().click();
  await compila('Nuove firme', {
    Dal: '01/09/2025',
    'Firma del dirigente': 'Inventata Maria',
    'Firma del DSGA': 'Inventata Anna',
  });
  await segui('Festività');
  await modulo(page).scegli('Anno scolastico da preparare', annoScolastico);
  await page.getByRole('button', { name: 'Anteprima delle festività' }).click();
  const anteprima = page.getByRole('dialog');
  await anteprima.getByRole('button', { name: /^Aggiungi/ }).click();
  await anteprima.waitFor({ state: 'detached' });
};

/** Who is paid: from the registry to the contract. */
const persona = async (): Promise<void> => {
  await segui('Completare');
  await page.getByRole('button', { name: 'Nuova persona' }).first().click();
  const nuova = modulo(page);
  await nuova.scrivi('Cognome', 'Iniziata');
  await nuova.scrivi('Nome', 'Zaira');
  await nuova.scegli('Sesso', 'Femmina');
  await nuova.scrivi('Data di nascita', '12/3/1985');
  await nuova.cerca('Comune o Stato di nascita', 'abeton', 'ABETONE');
  await page.getByRole('button', { name: /^Usa / }).click();
  await nuova.cerca('Comune di residenza', 'milano', 'MILANO (MI)');
  await nuova.scegli('Modalità di pagamento', 'Bonifico bancario');
  await nuova.scrivi('IBAN', 'IT60 X054 2811 1010 0000 0123 456');
  await page.getByRole('button', { name: 'Aggiungi un domicilio' }).click();
  await nuova.scrivi('Dal', '01/01/2024');
  await page.getByRole('button', { name: /^Comune(?! [od])/ }).click();
  await page.getByLabel('Cerca Comune', { exact: true }).fill('milano');
  await page.getByRole('option', { name: 'MILANO (MI)' }).click();
  await nuova.salva();
  await page.getByRole('heading', { level: 1, name: NOME }).waitFor();
  await page.getByRole('tab', { name: 'Dati fiscali' }).click();
  await page.getByRole('button', { name: 'Nuovo anno' }).first().click();
  await modulo(page, 'Nuovo anno di dati fiscali').scegli('Anno', '2026');
  await compila('Nuovo anno di dati fiscali', { 'Aliquota massima': '33', 'Letta da': 'Cedolino di gennaio' });
  await segui('Servizi e assenze');
  await page.getByRole('button', { name: 'Tutto il personale' }).click();
  const personale = elenco(page, 'Servizi');
  await personale.filtra('Iniziata');
  await personale.apri('Iniziata');
  await elenco(page, `Servizi di ${NOME}`).crea('Nuovo servizio');
  const servizio = modulo(page);
  await servizio.scrivi('Inizio', '01/09/2016');
  await servizio.scegli('Tipo di nomina', 'Tempo indeterminato');
  await servizio.scegli('Tipo di personale', 'Docente');
  await servizio.scegli('Qualifica retributiva', 'Docente laureato');
  await servizio.salva();
  await elenco(page, `Servizi di ${NOME}`).riga('01/09/2016').waitFor();
};

/** The guided trial goes on with what is done on the page; where something else is done instead, it is taken forward. */
const passoDellaProva = (numero: number) => page.getByRole('complementary').getByText(`Passo ${numero} di 9`).waitFor();
const avantiNellaProva = () => page.getByRole('complementary').getByRole('button', { name: 'Passo avanti' }).click();

const paga = async (): Promise<void> => {
  await segui("Creare l'elaborazione");
  await page.getByRole('button', { name: 'Aiuto', exact: true }).first().click();
  await page.getByRole('button', { name: 'Prova guidata: La prima elaborazione' }).click();
  await passoDellaProva(1);
  await page.locator('[data-mira]', { hasText: 'Nuova elaborazione' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const schermo = elaborazione(page);
  await schermo.crea({
    descrizione: 'La prima',
    metodo: /Compensi accessori al personale.*Lordo dipendente/i,
    mese: 'novembre',
    anno: '2026',
    pagamento: '20/11/2026',
  });
  await passoDellaProva(3);
  await page.reload();
  await passoDellaProva(3);
  await schermo.aggiungiPersone([NOME]);
  await avantiNellaProva();
  await schermo.paga(/^Compenso forfettario/, [{ persona: NOME, importo: '385,00' }]);
  await passoDellaProva(6);
  await avantiNellaProva();
  await schermo.avvia();
  await passoDellaProva(8);
  await avantiNellaProva();
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('complementary').getByText('Prova finita').waitFor();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, 'Contabilizzare "La prima"?');
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  const conferma = page.waitForEvent('popup');
  await finestra.salva('Contabilizza');
  await giveCredentials(await conferma, loginOf('GESTORE'));
  await finestra.dentro.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Chiudi la prova' }).click();
};

test('from an empty school, by the links of the page alone, to an accounted run with nothing missing for any filing', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  expect((await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).completi).toBe(false);
  await posizioni();
  await datiScuola();
  await altriDati();
  await firmeEFeste(annoScolasticoDi(gestore.sessione.oggi).desAnno);
  await persona();
  await paga();
  expect(await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).toEqual({ completi: true, mancanze: [] });
  const { righe } = await gestore.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 10 } });
  expect(righe.map(({ STATUS }) => STATUS)).toEqual(['CONTABILIZZATO']);
  const { versamenti } = await gestore.ok(versamentiRoutes.listVersamenti, {
    body: { idProcesso: righe[0]?.uid ?? '' },
  });
  expect(versamenti.length).toBeGreaterThan(3);
  for (const { destinazione, mancanti } of versamenti) expect([destinazione, mancanti]).toEqual(['F24', []]);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('table', { name: 'Elaborazioni per stato' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Completa: / }).count()).toBe(0);
  expect(problems).toEqual([]);
});
