import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tipiDiOggi } from '#support/demo/scuole-dimostrative.ts';
import { demonstration } from '#support/filled/filled-demonstration.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { signAgain } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { bytesOf, textOf } from '../pages/scaricato.ts';

// The filings a school makes outside of its payslips, each from the demonstration of a State school to its file or its sheet: the manager, on a day of March 2025.

const PROTOCOLLO = '25031212345678901';
const SOSTITUITA = 'Apocrifi Leopoldo';
const ANNULLATA = 'Comparsi Fiordaliso';
const CORRETTA = 'Presunti Carlotta';

let prodotto: BrowserHome;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const premi = (nome: string) => page.getByRole('button', { name: nome, exact: true }).first().click();
const titolo = (nome: RegExp | string) => page.getByRole('heading', { level: 1, name: nome }).waitFor();
const foglio = () => page.getByRole('region', { name: 'Pagina 1 di' });

/** The receipt of a body, kept with what it answered. */
const writeEsito = async (nome: string, testo: string, protocollo = ''): Promise<void> => {
  await scheda(/^Invio ed esito/);
  await premi("Scrivi l'esito");
  const esito = modulo(page, "Esito dell'invio");
  if (protocollo !== '') await esito.scrivi('Protocollo', protocollo);
  const file = { name: nome, mimeType: 'text/plain', buffer: Buffer.from(testo) };
  await esito.dentro.locator('input[type=file]').setInputFiles(file);
  await esito.salva();
  await esito.dentro.waitFor({ state: 'detached' });
  const scaricata = page.waitForEvent('download');
  await premi(nome);
  expect(await textOf(await scaricata)).toBe(testo);
};

/** The file of the filing that is open, downloaded, then the day it was sent. */
const sendAperta = async (protocollo = ''): Promise<string> => {
  await scheda(/^File/);
  await premi('Fai il file');
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  await elenco(page, 'File')
    .tabella.getByRole('button', { name: /^Azioni su/ })
    .click();
  const scaricato = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Scarica', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Scaricare/ })
    .getByRole('button', { name: 'Scarica', exact: true })
    .click();
  const testo = await textOf(await scaricato);
  await scheda(/^Invio/);
  await premi('Scrivi la data di invio');
  const invio = modulo(page, 'Data di invio');
  if (protocollo !== '') await invio.scrivi('Protocollo', protocollo);
  await invio.salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
  return testo;
};

/** Accounts a run of March, as its list names it. */
const contabilizza = async (nome: string): Promise<void> => {
  await vaiA('/cedolini');
  await page.getByRole('link', { name: nome, exact: true }).click();
  await premi('Contabilizza');
  const finestra = modulo(page, `Contabilizzare "${nome}"?`);
  await finestra.dentro.getByText('Che cosa diventa definitivo').waitFor();
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await finestra.salva('Contabilizza');
  await finestra.dentro.waitFor({ state: 'detached' });
};

/** The UniEmens of a month of 2025, made and open. */
const createUniemens = async (mese: string): Promise<void> => {
  await vaiA('/uniemens');
  await premi('Nuovo UniEmens');
  const nuovo = modulo(page);
  await nuovo.scegli('Mese', mese);
  await nuovo.scegli('Anno', '2025');
  await nuovo.salva('Crea UniEmens');
  await titolo(`UniEmens di ${mese} 2025`);
};

/** The first certificates of the year before, as they were sent. */
const openOrdinaria = async (): Promise<void> => {
  await vaiA('/cu');
  await elenco(page, 'CU della scuola').riga('CU del 2024').filter({ hasText: '12/03/2025' }).getByRole('link').click();
  await titolo('CU del 2024, invio di marzo');
};

/** A correction of the certificate of a person, gathered and open. */
const correct = async (come: string, persona: string): Promise<void> => {
  await openOrdinaria();
  await premi('Correggi o annulla');
  const correzione = modulo(page, 'Correggere una CU inviata');
  await correzione.scegli('Che cosa fare', come);
  await correzione.dentro.getByText('Scegliere le persone').click();
  await page.getByRole('option', { name: persona }).click();
  await page.keyboard.press('Escape');
  await correzione.salva();
  await correzione.dentro.waitFor({ state: 'detached' });
};

/** Writes what the finding of a correction asks, in the field it leads to. */
const writeProgressivo = async (progressivo: string): Promise<void> => {
  await scheda(/^Rilievi/);
  await elenco(page, 'Rilievi').riga('Bloccante').getByRole('button', { name: 'Porta al campo' }).click();
  const riga = modulo(page, 'Correggi la riga');
  await riga.scrivi('Progressivo nella ricevuta', progressivo);
  await riga.scrivi('Motivo', 'dalla ricevuta');
  await riga.salva();
  await riga.dentro.waitFor({ state: 'detached' });
};

describe.runIf(tipiDiOggi.includes('SCUOLA'))('the demonstration of a State school', () => {
  beforeAll(async () => {
    prodotto = await startBrowserHome(await demonstration());
    ({ page, problems, vaiA } = await prodotto.open('/', 'GESTORE'));
    signAgain(page, loginOf('GESTORE'));
  }, 1_200_000);
  afterAll(() => prodotto.close());

  test('the receipts of the certificates and of an F24 stay with them, as they came, with their protocol', async () => {
    await openOrdinaria();
    await writeEsito('ricevuta-cu.txt', `${PROTOCOLLO}: accettata`, PROTOCOLLO);
    await page.getByText(PROTOCOLLO).first().waitFor();
    await vaiA('/invia-F24');
    await elenco(page, 'F24 della scuola').apri('F24 di febbraio 2025');
    await writeEsito('quietanza.txt', 'Addebitato');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('the certificate of one person is replaced, its finding leads to the number of the receipt', async () => {
    await correct('Sostituire', SOSTITUITA);
    await titolo('CU sostitutiva del 2024, invio di marzo');
    await writeProgressivo('000001');
    const file = await sendAperta('25032012345678902');
    expect(file).toContain(`${PROTOCOLLO}000001`);
    expect(file).toContain('PCRLLD82P05H501K');
  });

  test('the certificate of another is annulled, and each is the last of the chain of a person', async () => {
    await correct('Annullare', ANNULLATA);
    await titolo('CU di annullamento del 2024, invio di marzo');
    await writeProgressivo('000005');
    expect(await sendAperta('25032012345678903')).toContain(`${PROTOCOLLO}000005`);
    await vaiA('/cu?vista=copertura&anno=2024');
    const coperti = elenco(page, "Persone pagate nell'anno");
    await coperti.riga(SOSTITUITA).getByText('Inviata, da consegnare').waitFor();
    await coperti.riga(SOSTITUITA).getByText('CU sostitutiva del 2024').waitFor();
    await coperti.riga(ANNULLATA).getByText('Annullata: da certificare').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await openOrdinaria();
    await scheda(/^Rilievi/);
    await elenco(page, 'Rilievi').riga(`${SOSTITUITA}: sostituita da "CU sostitutiva`).waitFor();
    await elenco(page, 'Rilievi').riga(`${ANNULLATA}: annullata da "CU di annullamento`).waitFor();
    await premi('Correggi o annulla');
    await modulo(page, 'Correggere una CU inviata').dentro.getByText('Scegliere le persone').click();
    await expect.poll(() => page.getByRole('option').count()).toBe(14);
    await expect.poll(() => page.getByRole('option', { name: SOSTITUITA }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  test('what is handed over is the sheet with its information and the choice of the 8, 5 and 2 per mille, and the day is kept', async () => {
    await vaiA('/cu');
    await elenco(page, 'CU della scuola').apri('CU sostitutiva del 2024');
    await scheda(/^Lavoro dipendente/);
    await elenco(page, 'Lavoro dipendente').azione(SOSTITUITA, 'Stampa');
    await titolo(/^CU sostitutiva del 2024.*Apocrifi Leopoldo$/);
    await foglio().waitFor();
    const scaricato = page.waitForEvent('download');
    await premi('Scarica');
    const { pagine } = await readPdf(await bytesOf(await scaricato));
    expect(pagine.map(({ testo }) => testo).join(' ')).toMatch(/^(?=.*Informazioni per chi)(?=.*Otto per mille: una)/s);
    await vaiA('/cu');
    await elenco(page, 'CU della scuola').apri('CU sostitutiva del 2024');
    await premi('Consegna');
    await modulo(page, 'Consegna delle certificazioni').salva();
    await page.getByText('Consegna scritta').waitFor();
    await vaiA('/cu?vista=copertura&anno=2024');
    await elenco(page, "Persone pagate nell'anno").riga(SOSTITUITA).getByText('Consegnata il 20/03/2025').waitFor();
  });

  test('who has finished has a certificate of their own, signed today', async () => {
    await contabilizza('Esperti esterni, marzo 2025');
    await vaiA('/cu?vista=copertura&anno=2025');
    await elenco(page, "Persone pagate nell'anno").azione('Artefatti Delizia', 'CU a chi ha finito');
    await titolo(/^CU del 2025 a chi ha finito il rapporto: Artefatti Delizia$/);
    await foglio().getByText('Rilasciata il 20/03/2025').first().waitFor();
  });

  test('contributions that will be late have their sum and an estimate of what the body will ask', async () => {
    await vaiA('/invia-F24');
    await premi('Nuovo F24');
    const nuovo = modulo(page);
    await nuovo.scegli('Mese', 'marzo');
    await nuovo.scegli('Anno', '2025');
    await elenco(page, 'Righe proposte').riga('CXX').waitFor();
    await nuovo.scrivi('Data di pagamento', '20/05/2025');
    await nuovo.salva("Crea l'F24");
    await scheda(/^Rilievi/);
    await elenco(page, 'Rilievi')
      .riga('sanzione civile')
      .getByText(/^307,86 € dovuti, 34 giorni di ritardo: sanzione civile stimata in 0,69 €/)
      .waitFor();
    await scheda(/^Righe/);
    await expect.poll(() => elenco(page, 'Righe').riga('CXX').count()).toBe(1);
  });

  test('the UniEmens of a month is sent, and whom INPS refuses is sent again alone', async () => {
    await createUniemens('febbraio');
    expect(await sendAperta()).toContain('<CFLavoratore>PRSCLT71H62L219L</CFLavoratore>');
    await writeEsito('ricevuta-inps.txt', 'Un lavoratore respinto');
    await scheda(/^Denunce individuali/);
    await elenco(page, 'Denunce individuali').azione('SEGNAPOSTI', 'L’INPS l’ha respinto');
    const respinto = modulo(page, 'Respinto dall’INPS');
    await respinto.scrivi('Motivo', 'codice fiscale non presente in archivio');
    await respinto.salva();
    await page.getByText('Una persona respinta').waitFor();
    await premi('Rimanda i respinti');
    await titolo(/respinti$/);
    const file = await sendAperta();
    expect(file).toContain('SGNBNL61E63F839A');
    expect(file).not.toContain('PRSCLT71H62L219L');
  });

  test('a payslip that is put right makes by itself the variation of the month that was declared', async () => {
    await vaiA('/cedolini');
    await page.getByRole('link', { name: 'Ore aggiuntive, febbraio 2025', exact: true }).click();
    await elenco(page, 'Cedolini').apri(CORRETTA);
    await premi('Correggi…');
    const finestra = page.getByRole('dialog', { name: `Correggi il cedolino di ${CORRETTA}` });
    await finestra.getByRole('rowheader').first().getByRole('button').click();
    const voce = modulo(page, `Voce di ${CORRETTA}`);
    await voce.scrivi('Ore', '10');
    await voce.salva('Conferma');
    await finestra.getByRole('button', { name: 'Mostra la differenza' }).click();
    await finestra.getByText('Si recupera').waitFor();
    await finestra.getByRole('button', { name: 'Prepara la correzione' }).click();
    const nome = 'Correzione di Ore aggiuntive, febbraio 2025, matricola 14';
    await titolo(nome);
    await scheda(/^Voci di calcolo/);
    await premi('Aggiungi una voce a tutti');
    const compenso = modulo(page, 'Voce per una persona');
    await compenso.dentro.getByRole('button', { name: /^Voce/ }).first().click();
    await page.getByRole('option', { name: 'Attività aggiuntive funzionali' }).first().click();
    await compenso.scrivi('Ore', '20');
    await compenso.scrivi('Tariffa oraria', '19,25');
    await compenso.salva('Conferma');
    await compenso.dentro.waitFor({ state: 'detached' });
    await premi('Avvia il calcolo');
    await page.locator('main').getByText('Completata', { exact: true }).waitFor();
    await contabilizza(nome);
    await createUniemens('marzo');
    await scheda(/^Mesi precedenti diminuiti \(1\)/);
    const diminuiti = elenco(page, 'Mesi precedenti diminuiti');
    await diminuiti.riga('febbraio 2025').getByText('250,25').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await scheda(/^Rilievi/);
    await elenco(page, 'Rilievi').riga('Causale').getByRole('button', { name: 'Porta al campo' }).click();
    const riga = modulo(page, 'Correggi la riga');
    await riga.dentro.getByRole('button', { name: /^Causale/ }).click();
    await page.getByRole('option').nth(1).click();
    await riga.scrivi('Motivo', 'dal documento tecnico');
    await riga.salva();
    await riga.dentro.waitFor({ state: 'detached' });
    expect(await sendAperta()).toContain('<AnnoMeseVarRetr>2025-02</AnnoMeseVarRetr>');
  });

  test('the sheet of who begins is in the words of the portal of the region', async () => {
    await vaiA('/personaleinservizio');
    const stampa = modulo(page);
    await stampa.scegli('Quale stampa', 'Schede UNILAV');
    await stampa.scegli('Mese', 'gennaio');
    await stampa.scegli('Anno', '2025');
    await stampa.salva('Stampa');
    await titolo('Schede UNILAV, gennaio 2025');
    await foglio().getByText('Da comunicare entro').first().waitFor();
    await foglio().getByText('NVNGNZ65S07L219R').first().waitFor();
  });

  test('the rows of ST and SV are on paper, and in a sheet to copy from', async () => {
    await vaiA('/quadratura?anno=2024&vista=770');
    await elenco(page, 'Ritenute operate e versate').riga('381E').first().waitFor();
    await premi('Stampa');
    await foglio().getByText('ST').first().waitFor();
    await vaiA('/quadratura?anno=2024&vista=770');
    await premi('Foglio di calcolo');
    await page.getByText('Il file è pronto').first().waitFor();
    expect(problems).toEqual([]);
  });
});
