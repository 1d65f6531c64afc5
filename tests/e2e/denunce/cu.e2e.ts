import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { nameFirmatari, nuovePersone, occasionaleDiProva } from '#support/cedolini.ts';
import { payOccasionale } from '#support/denunce/certificazione-consegnata.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let gestore: Person;
let persona: Persona;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
/** The incomes are of the year before: it is certified in this one. */
let anno: number;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  anno = Number(gestore.sessione.oggi.slice(0, 4)) - 1;
  await nameFirmatari(gestore);
  await createScuolaCheVersa(gestore);
  const [sola] = await nuovePersone(gestore, 1, 160);
  if (sola === undefined) throw new Error('Nobody is on file');
  persona = sola;
  await payOccasionale(gestore, persona, anno);
  await linkDipendente(prodotto.home, persona, SCUOLA_A);
  ({ page, problems, vaiA } = await prodotto.open('/cu', 'GESTORE'));
});
afterAll(() => prodotto.close());

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const apri = (nome: string) => page.getByRole('button', { name: nome, exact: true }).first().click();
const coperti = () => elenco(page, "Persone pagate nell'anno");

test('coverage says who is to be certified; who signs is written', async () => {
  await apri('Chi va certificato');
  await page.getByRole('heading', { level: 1, name: `Chi va certificato per il ${anno}` }).waitFor();
  await coperti().riga('Da certificare').getByText('La scuola: lavoro autonomo').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await apri("Torna all'elenco");
  await apri('Chi firma');
  const firma = modulo(page);
  await firma.scrivi('Cognome', 'Verdi');
  await firma.scrivi('Nome', 'Ottavia');
  await firma.scrivi('Codice fiscale', 'VRDTTV66D61H501M');
  await firma.scrivi('Codice della carica', '1');
  await firma.scrivi('Data della firma', `15/01/${anno + 1}`);
  await firma.salva();
  await page.getByText('Opzioni salvate').waitFor();
  await apri("Torna all'elenco");
});

test('the certifications of a send are made, their file too, and they are sent', async () => {
  await apri('Nuova CU');
  await page.getByRole('heading', { level: 1, name: 'Nuova CU' }).waitFor();
  await modulo(page).salva('Crea CU');
  await page.getByRole('heading', { level: 1, name: `CU del ${anno}, invio di marzo` }).waitFor();
  await page.getByText('Completa').first().waitFor();
  await scheda(/^Lavoro autonomo/);
  await elenco(page, 'Lavoro autonomo').riga('400,00').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await scheda(/^File/);
  await apri('Fai il file');
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  await scheda(/Invio/);
  await apri('Scrivi la data di invio');
  const invio = modulo(page, 'Data di invio');
  await invio.scrivi('Protocollo', '26031012345678901');
  await invio.salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
});

test('they are handed over, coverage says so, and another program takes them with a code', async () => {
  await apri('Consegna');
  await modulo(page, 'Consegna delle certificazioni').salva();
  await page.getByText('Consegna scritta').waitFor();
  await vaiA('/cu?vista=copertura');
  await coperti()
    .riga(`Consegnata il ${formatGiorno(gestore.sessione.oggi)}`)
    .waitFor();
  await apri('Passa a un altro programma');
  await apri('Prepara il pacchetto');
  const finestra = page.getByRole('dialog', { name: `Passare le CU del ${anno}` });
  await finestra.getByText(`CU del ${anno}, invio di marzo`).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const scaricato = page.waitForEvent('download');
  await apri('Scarica qui il pacchetto');
  expect((await scaricato).suggestedFilename()).toBe(`CU-${anno}-${SCUOLA_A}.json`);
  await finestra.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('who it is of finds it among what they were paid, and reads and saves its numbered sheet', async () => {
  const { page: sua, problems: suoi } = await prodotto.open('/my-datiContabili', 'DIPENDENTE');
  await sua
    .getByRole('button', { name: /^\d{4}$|^Anno/ })
    .first()
    .click();
  await sua.getByRole('option', { name: String(anno), exact: true }).click();
  const pdf = sua.getByRole('button', { name: `PDF di CU del ${anno}, invio di marzo` });
  await pdf.waitFor();
  await sua.getByText(formatGiorno(gestore.sessione.oggi)).first().waitFor();
  await pdf.click();
  const foglio = sua.getByRole('region', { name: 'Pagina 1 di' });
  await foglio.getByText('Lavoro autonomo, provvigioni e redditi diversi').waitFor();
  await foglio.getByText('400,00').first().waitFor();
  const scaricato = sua.waitForEvent('download');
  await sua.getByRole('button', { name: 'Scarica', exact: true }).click();
  const pezzi: Buffer[] = [];
  for await (const pezzo of await (await scaricato).createReadStream()) pezzi.push(Buffer.from(pezzo));
  const { pagine, segnalibri } = await readPdf(Buffer.concat(pezzi));
  expect(segnalibri).toHaveLength(1);
  expect(pagine[0]?.testo).toContain(`redditi del ${anno}`);
  expect(suoi).toEqual([]);
});

test('a payment found later is told by the filings that lack it; its replacement is made from there, and signed apart', async () => {
  await contabilizzati({ ufficio: gestore }, [occasionaleDiProva(persona.uid, 10_000)], {
    ANNO: anno,
    MESE: 12,
    dataPagamento: `${anno}-12-16`,
    DES_ELABORAZIONE: 'Trovata tardi',
    idMetodo: 'EST-LD',
  });
  await vaiA(`/quadratura?anno=${anno}&vista=completa`);
  const mancano = page.getByRole('table', { name: `CU del ${anno} da sostituire` });
  await mancano.getByText('Trovata tardi').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await apri('Prepara la CU sostitutiva');
  await page.getByRole('heading', { level: 1, name: `CU sostitutiva del ${anno}, invio di marzo` }).waitFor();
  await apri('Firma');
  const firma = modulo(page, 'Chi firma questa CU, e quando');
  await firma.scrivi('Cognome', 'Bianchi');
  await firma.salva();
  await page.getByText('BIANCHI OTTAVIA').waitFor();
  expect(problems).toEqual([]);
});
