import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { compute, elaborazione as dati, nuovaPersona } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ({ page, problems } = await prodotto.enter(loginOf('GESTORE')));
});
afterAll(() => prodotto.close());

const NOME = 'Supplente Zaira';
const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const noFindings = async (): Promise<void> => {
  expect(await accessibilityFindings(page)).toEqual([]);
};

/** The registry: who the person is, and the presumed income of the year. */
const registra = async (): Promise<void> => {
  await vaiA('/anagrafe');
  await elenco(page, 'Anagrafe').crea('Nuova persona');
  const nuova = modulo(page);
  await nuova.scrivi('Cognome', 'Supplente');
  await nuova.scrivi('Nome', 'Zaira');
  await nuova.scegli('Sesso', 'Femmina');
  await nuova.scrivi('Data di nascita', '12/3/1985');
  await nuova.cerca('Comune o Stato di nascita', 'abeton', 'ABETONE');
  await page.getByRole('button', { name: /^Usa / }).click();
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
  const fiscali = modulo(page, 'Nuovo anno di dati fiscali');
  await fiscali.scegli('Anno', '2025');
  await fiscali.dentro.getByRole('button', { name: 'Redditi' }).click();
  await fiscali.scrivi('Reddito complessivo presunto', '12.000,00');
  await fiscali.salva();
  await elenco(page, 'Dati fiscali').riga('12.000,00').waitFor();
};

/** The contract: a short substitution of a secondary school, full time, from 10 to 24 March. */
const assumi = async (): Promise<void> => {
  await vaiA('/servizi');
  await page.getByRole('button', { name: 'Tutto il personale' }).click();
  const personale = elenco(page, 'Servizi');
  await personale.filtra('Supplente');
  await personale.apri('Supplente');
  await elenco(page, `Servizi di ${NOME}`).crea('Nuovo servizio');
  const servizio = modulo(page);
  await servizio.scrivi('Inizio', '10/03/2025');
  await servizio.scegli('Tipo di nomina', 'Supplenza breve e saltuaria');
  await servizio.scrivi('Fine', '24/03/2025');
  await servizio.scegli('Tipo di personale', 'Docente');
  await servizio.scegli('Qualifica retributiva', 'Docente laureato');
  await servizio.scrivi('Protocollo del contratto', '77/C');
  await servizio.salva();
  await elenco(page, `Servizi di ${NOME}`).riga('10/03/2025').waitFor();
};

const scioperaIl = async (uid: string, giorno: string, nome = NOME): Promise<void> => {
  await vaiA(`/assenze/${uid}/${encodeURIComponent(nome)}/tipoassenza`);
  const tipi = elenco(page, 'Tipi di assenza');
  await tipi.filtra('Sciopero');
  await tipi.tabella.getByRole('link', { name: 'Sciopero', exact: true }).click();
  const nuova = modulo(page);
  await nuova.scrivi('Primo giorno', giorno);
  await nuova.scrivi('Ultimo giorno', giorno);
  await nuova.salva();
  await page.getByRole('button', { name: 'Nuova assenza' }).first().waitFor();
};

test('from the registry to the payslip of a substitute with nothing typed about service; what changes later is shown and picked up', async () => {
  await registra();
  await assumi();
  const [persona] = (
    await (
      await prodotto.home.as(loginOf('GESTORE'))
    ).ok(anagrafeRoutes.searchAnag, {
      body: { limit: 10, filtri: [{ campo: 'nominativo', operatore: 'inizia', valore: 'Supplente' }] },
    })
  ).righe;
  if (persona === undefined) throw new Error('the person is not in the registry');
  await scioperaIl(persona.uid, '14/03/2025');

  await vaiA('/cedolini');
  const schermo = elaborazione(page);
  await schermo.crea({
    descrizione: 'Supplenze di marzo',
    metodo: /Supplenze.*Lordo dipendente/i,
    mese: 'marzo',
    anno: '2025',
    pagamento: '31/03/2025',
    simulazione: true,
  });
  await schermo.aggiungiPersone([NOME]);
  const preparate = elenco(page, 'Persone da pagare');
  // The calculation tries the row while it is looked at.
  await preparate.riga(NOME).getByText('Pronto').waitFor();
  await expect
    .poll(async () => (await preparate.riga(NOME).innerText()).replaceAll(/\s+/g, ' '))
    .toMatch(/Supplenza breve e saltuaria.*10\/03\/2025 – 24\/03\/2025 18 ore su 18, 1 giorno di assenza/);
  // the sheet takes back pay given in excess, and nothing else is typed
  await expect.poll(() => page.getByRole('tab', { name: /Voci di calcolo/ }).count()).toBe(1);
  await noFindings();
  await schermo.avvia();

  // 15 days of 30, less the one of strike; the 13th by the day on 365.
  const testo = await schermo.spiega(NOME);
  for (const importo of ['943,77', '77,57']) expect(testo).toContain(importo);
  await page.getByText('Domicilio fiscale al 01/01/2025: MILANO').waitFor();
  await page.getByRole('link', { name: /^Spiega Stipendio tabellare/ }).click();
  await page.getByRole('heading', { name: /servizio dal 10\/03\/2025 al 24\/03\/2025, prot\. 77\/C/ }).waitFor();
  await page.getByText('assenza dal 14/03/2025 al 14/03/2025').first().waitFor();
  await noFindings();

  await schermo.tornaAllElaborazione();
  const elaborata = page.url();
  await scioperaIl(persona.uid, '17/03/2025');
  await page.goto(elaborata);
  await page.getByText("I dati dell'elaborazione o delle persone sono cambiati dopo il calcolo").waitFor();
  await page.getByRole('button', { name: 'Che cosa è cambiato' }).click();
  const cambiati = elenco(page, 'Dati cambiati');
  await cambiati.riga('Assenza dal 17/03/2025 al 17/03/2025').waitFor();
  await expect.poll(() => cambiati.riga('Assenza dal 17/03/2025').innerText()).toContain('registrata');
  await noFindings();
  await page
    .getByRole('dialog', { name: 'Che cosa è cambiato dopo il calcolo' })
    .getByRole('button', { name: 'Chiudi' })
    .last()
    .click();
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ricalcola tutti' }).click();
  await conferma(page, /^Ricalcolare tutti/).conferma('Ricalcola');
  await page
    .getByText("I dati dell'elaborazione o delle persone sono cambiati dopo il calcolo")
    .waitFor({ state: 'detached' });
  await page.locator('main').getByText('Completata', { exact: true }).waitFor({ timeout: 120_000 });
  // The answer comes late: what the page has read before the new calculation must not stand in its place.
  await page.route(`**${payslipRoutes.getCedolino.path}`, async (answer) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await answer.continue();
  });
  expect(await schermo.spiega(NOME)).toContain('876,36');
  expect(problems).toEqual([]);
});

test('the surtax table of the ministry is loaded as it is, and says the lines it could not read', async () => {
  await vaiA('/tabelle');
  await page.getByRole('link', { name: 'Addizionali regionali e comunali' }).click();
  await page.getByText('Nessuna tabella caricata').waitFor();
  await noFindings();
  const tabelle = elenco(page, 'Addizionali regionali e comunali');
  await tabelle.crea('Carica una tabella');
  const nuova = modulo(page, 'Carica una tabella');
  await nuova.salva('Carica');
  await expect.poll(() => nuova.errori()).toEqual(['File: Campo obbligatorio.']);
  const testo = [
    'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;FLAG_NUOVA;IMPORTO_ESENTE',
    'A001;CITTÀ INVENTATA;XX;1;;;;NO;,8;Aliquota unica;;0',
    'A002;ALTRA;XX;1;;;;SI;,4;per chi abita in centro;;0',
  ].join('\r\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Add_comunale_irpef2026.csv', mimeType: 'text/csv', buffer: Buffer.from(testo, 'latin1') });
  await nuova.salva('Carica');
  await elenco(page, 'Righe non leggibili').riga('A002').waitFor();
  await noFindings();
  await page
    .getByRole('dialog', { name: 'Tabella caricata, tranne queste righe' })
    .getByRole('button', { name: 'Chiudi' })
    .last()
    .click();
  await tabelle.riga('Add_comunale_irpef2026.csv').waitFor();
  expect(problems).toEqual([]);
});

test('who has no service is left out of a run of substitutes; the reason opens a new service on its first day, an absence opens on the field it is named by', async () => {
  const ufficio = await prodotto.home.as(loginOf('GESTORE'));
  const persona = await nuovaPersona(ufficio, 77);
  const nome = nominativo(persona.desCognome, persona.desNome);
  const { processo } = await compute(
    ufficio,
    dati({ idMetodo: 'SUP-LD', simulazione: true, DES_ELABORAZIONE: 'Senza servizio' }),
    [{ uidSubAnagrafe: persona.uid, percettore: null, voci: [] }],
  );
  const haIlFocus = (campo: Locator): Promise<boolean> => campo.evaluate((uno) => uno === document.activeElement);
  await vaiA(`/cedolini?processo=${processo.uid}`);
  await page.getByRole('link', { name: `Servizi di ${nome}` }).click();
  await page.getByRole('heading', { level: 1, name: `Nuovo servizio di ${nome}` }).waitFor();
  await expect.poll(() => haIlFocus(modulo(page).campo('Inizio'))).toBe(true);

  const servizio = servizioDiProva();
  await ufficio.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: persona.uid } });
  await scioperaIl(persona.uid, '16/03/2026', nome);
  const { righe } = await ufficio.ok(assenzeRoutes.searchAssenze, {
    body: { uidSubAnagrafe: persona.uid, numAnno: 2025, limit: 10 },
  });
  await vaiA(`/assenze/${persona.uid}/${encodeURIComponent(nome)}/tipoassenza?assenza=${righe[0]?.uid}&campo=datFine`);
  await expect.poll(() => haIlFocus(modulo(page).campo('Ultimo giorno'))).toBe(true);
  expect(problems).toEqual([]);
});
