import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passaggioEntita } from '#archivio/scuola/passaggio-scuola.ts';
import { nuovaScuolaItalia, scuolaItaliaEntita } from '#archivio/scuola/scuole-italia.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { storeRecords } from '#support/archivio.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C, type ScuolaDiProva } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { fillScuola, INDISPENSABILI } from '../pages/dati-scuola.ts';
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

test('the data of the school are filled in, refused on their fields, saved and dated', async () => {
  const { page, problems, vaiA } = await prodotto.open('/scuola');
  const scheda = modulo(page);
  await scheda.scrivi('Denominazione', 'Istituto "Inventato"');
  await page.getByText(/F24 non ammette "/).waitFor();
  // the data that the first page calls indispensable are not called optional here; the telephone is
  const chiesti = /^(Codice fiscale|Indirizzo|Comune|CAP|Posizione INPS|Telefono) /;
  await expect
    .poll(async () =>
      (await page.locator('label', { hasText: 'facoltativo' }).allInnerTexts()).filter((uno) => chiesti.test(uno)),
    )
    .toEqual(['Telefono - facoltativo']);
  await scheda.salva();
  await expect.poll(() => scheda.errori()).toEqual(INDISPENSABILI.map((nome) => `${nome}: Campo obbligatorio.`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await fillScuola(page, '123');
  await expect.poll(() => scheda.errori()).toEqual(["Codice fiscale: Il codice fiscale dell'ente ha 11 cifre."]);
  await scheda.scrivi('Denominazione', 'Istituto Inventato');
  await scheda.scrivi('Codice fiscale', '80012345676');
  await page.getByRole('button', { name: 'Aggiungi il santo patrono' }).click();
  await scheda.scrivi('Santo patrono', 'San Prova');
  await scheda.scrivi('Giorno', '29');
  await scheda.scegli('Mese', 'giugno');
  await scheda.salva();
  await page.getByText('Dati della scuola salvati').first().waitFor();
  const [riga] = await (await gestore()).ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
  expect(riga).toMatchObject({
    codMeccanografico: SCUOLA_A,
    desComune: 'ROMA',
    provincia: 'RM',
    patrono: { nome: 'San Prova', mese: 6, giorno: 29 },
  });
  await expectSound(page, problems);

  await vaiA('/scuola/altriDati');
  await page.getByRole('button', { name: 'Nuova decorrenza' }).first().click();
  const dati = modulo(page, 'Nuova decorrenza');
  await dati.scrivi('Dal', '01/01/2025');
  await dati.scrivi('Sede INPS', '70');
  await dati.scegli('Regione fiscale', '08 – Lazio');
  await dati.scegli('Chi trasmette UniEmens', 'La scuola stessa');
  await dati.scrivi('Codice fiscale di chi trasmette', 'NVNMRA70A41H501T');
  await dati.salva();
  const errati = ['IBAN di tesoreria: Campo obbligatorio.', 'Sede INPS: La sede INPS ha 4 cifre.'];
  await expect.poll(() => dati.errori()).toEqual(errati);
  await dati.scrivi('Sede INPS', '7000');
  await dati.scrivi('IBAN di tesoreria', 'IT36H0100003245425300000001');
  await dati.salva();
  await elenco(page, 'Dati fiscali e previdenziali').riga('01/01/2025').waitFor();
  const incarico = async (nome: string, dal: string) => {
    await page.getByRole('button', { name: 'Nuovo incarico' }).first().click();
    const nuovo = modulo(page, 'Nuovo incarico');
    await nuovo.scegli('Incarico', 'Dirigente scolastico');
    await nuovo.scrivi('Cognome e nome', nome);
    await nuovo.scrivi('Codice fiscale', 'NVNMRA70A41H501T');
    await nuovo.scrivi('Dal', dal);
    await nuovo.salva();
    return nuovo;
  };
  await incarico('Inventata Maria', '01/09/2024');
  await elenco(page, 'Dirigente e direttore').riga('Inventata Maria').waitFor();
  const doppio = await incarico('Inventata Anna', '01/09/2025');
  await expect.poll(async () => (await doppio.errori())[0]).toContain('si sovrappone a quello di Inventata Maria');
  await expectSound(page, problems);
});

test('the school becomes another from a day on, the change is put right and taken back', async () => {
  const { page, problems } = await prodotto.open('/scuola/nelTempo');
  const periodi = elenco(page, 'La scuola nel tempo');
  await periodi.riga('Istituto Inventato').waitFor();
  await page.getByRole('button', { name: 'Cambia da un giorno' }).click();
  const cambio = modulo(page, 'Cambia la scuola da un giorno');
  await cambio.scrivi('Denominazione', 'Istituto Subentrato');
  await cambio.salva();
  await expect.poll(async () => (await cambio.errori())[0]).toContain('Dire da quale giorno');
  await cambio.scrivi('Dal giorno', '01/09/2025');
  await cambio.scrivi('Per effetto di', 'Decreto inventato n. 7');
  await cambio.salva();
  await periodi.riga('Istituto Subentrato').waitFor();
  await expect.poll(() => periodi.riga('Istituto Subentrato').innerText()).toContain('01/09/2025');
  await expect.poll(() => periodi.riga('Istituto Inventato').innerText()).toContain('31/08/2025');
  await expectSound(page, problems);
  await periodi.azione('Istituto Inventato', 'Correggi');
  const correzione = modulo(page, 'Correggi al 31/08/2025');
  await correzione.scrivi('Denominazione', 'Istituto Corretto');
  await correzione.scrivi('Che cosa era sbagliato', 'La denominazione');
  await correzione.salva();
  await periodi.riga('Istituto Corretto').waitFor();
  await periodi.azione('Istituto Subentrato', 'Annulla il cambiamento');
  const annulla = modulo(page, 'Annullare il cambiamento in Istituto Subentrato?');
  await annulla.scrivi('Perché', 'Decreto ritirato');
  await annulla.salva('Annulla il cambiamento');
  await periodi.riga('Istituto Subentrato').waitFor({ state: 'detached' });
  await periodi.riga('Istituto Corretto').waitFor();
  await expectSound(
    page,
    problems.filter((uno) => !uno.includes('400')),
  );
});

test('a school that joins another is read with its proof, and person by person', async () => {
  const anteprima = {
    uid: 'XXTS00009Z.XXTS00001A.000',
    versione: 1,
    cedente: 'XXTS00009Z',
    desCedente: 'Istituto Finito',
    subentrante: SCUOLA_A,
    desSubentrante: 'Istituto Inventato',
    dal: '2026-09-01',
    atto: 'Decreto inventato n. 8',
    modo: 'UNIONE' as const,
    stato: 'FATTO' as const,
    il: '2026-09-02T08:00:00.000Z',
    prova: [{ nome: 'Netto del 2026', unita: 'EURO' as const, cedente: 123_456, subentrante: 123_456 }],
    persone: [
      {
        desCf: 'NVNMRA70A41H501T',
        nominativo: 'Inventata Maria',
        esito: 'STESSA_PERSONA' as const,
        portati: 3,
        detto: ['Restano quelli della scheda che c’è: residenza.'],
      },
    ],
    avvisi: ['Settore A: c’è già, resta com’è.'],
  };
  await storeRecords(prodotto.home.store, passaggioEntita, SCUOLA_A, [anteprima]);
  const { page, problems } = await prodotto.open('/scuola/subentro');
  await page.getByText('Passaggio di XXTS00009Z Istituto Finito').waitFor();
  const prova = elenco(page, 'La prova').riga('Netto del 2026');
  await expect.poll(() => prova.innerText()).toContain('Uguali');
  await expect.poll(() => prova.innerText()).toContain('1.234,56');
  const persona = elenco(page, 'Persona per persona').riga('Inventata Maria');
  await expect.poll(() => persona.innerText()).toContain('È la stessa che c’è');
  await expect.poll(() => persona.innerText()).toContain('residenza');
  await elenco(page, 'Che cosa ha questa scuola').riga('Persone').waitFor();
  await expectSound(page, problems);
});

test('at the first access the record is shown once it is prepared, and is saved', async () => {
  const page = await prodotto.stranger();
  // The preparation waits for who would read the record before it; now that nobody does, for as long as a slow one takes.
  await page.route('**/crud/clientstores', async (route) => {
    await page.waitForResponse(/\/emo\/scuole/, { timeout: 3000 }).catch(() => undefined);
    await route.continue();
  });
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE', SCUOLA_C), 'prova', '/scuola');
  await fillScuola(page, '80012345676');
  await page.getByText('Dati della scuola salvati').first().waitFor();
  const [scuola, ...altre] = await (
    await gestore(SCUOLA_C)
  ).ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
  expect([scuola?.versione, altre]).toEqual([2, []]);
});

test('sites are created with their town, a code already taken lands on its field, one in use is not deleted', async () => {
  const { page, problems } = await prodotto.open('/scuola/sediOrganico', 'GESTORE', SCUOLA_B);
  const sedi = elenco(page, 'Sedi di organico');
  const nuova = async (codice: string, nome: string) => {
    await sedi.crea('Nuova sede');
    const scheda = modulo(page, 'Nuova sede');
    await scheda.scrivi('Codice meccanografico', codice);
    await scheda.scrivi('Denominazione', nome);
    await scheda.cerca('Comune', 'milano', 'MILANO (MI)');
    await scheda.scrivi('CAP', '20100');
    await scheda.salva();
    return scheda;
  };
  await nuova('xxee00001a', 'Plesso Verdi');
  await sedi.riga('Plesso Verdi').waitFor();
  await expect.poll(() => sedi.riga('Plesso Verdi').innerText()).toContain('MILANO');
  const doppia = await nuova('XXEE00001A', 'Plesso Rossi');
  await expect.poll(async () => (await doppia.errori())[0]).toContain('XXEE00001A');
  await expectSound(
    page,
    problems.filter((uno) => !uno.includes('409')),
  );
  await doppia.annulla();
  await conferma(page, 'Chiudere senza salvare?').conferma('Chiudi senza salvare');
  const b = await gestore(SCUOLA_B);
  const sede = (await b.ok(scuolaRoutes.listSedi, {})).find(({ desScuola }) => desScuola === 'Plesso Verdi');
  const calendario = await b.ok(calendariRoutes.createCalendario, {
    body: {
      anno: 2025,
      regione: '03',
      descrizione: 'Lombardia',
      datInizio: '2025-09-12',
      datFine: '2026-06-08',
      sospensioni: [],
    },
  });
  await b.ok(calendariRoutes.assignSedi, {
    params: { uid: calendario.uid },
    body: { sedi: [sede?.uid ?? ''], versione: 1 },
  });
  await sedi.azione('Plesso Verdi', 'Elimina');
  const domanda = conferma(page, 'Eliminare la sede Plesso Verdi?');
  await domanda.conferma('Elimina');
  await domanda.finestra.getByText(/è in uso: il calendario 2025\/26 "Lombardia"/).waitFor();
});

test('another school is taken from the national list', async () => {
  await storeRecords(prodotto.home.store, scuolaItaliaEntita, SCUOLA_A, [
    nuovaScuolaItalia({
      codMeccanografico: 'XXPS00009Z',
      desScuola: 'LICEO INVENTATO',
      desTipo: 'LICEO SCIENTIFICO',
      codIstituto: '',
      desIstituto: '',
      desIndirizzo: '',
      desCap: '00100',
      codComune: 'H501',
      desComune: 'ROMA',
      desProvincia: 'ROMA',
      desRegione: 'LAZIO',
      desEMail: '',
      desPec: '',
      flgStatale: true,
    }),
  ]);
  const { page, problems } = await prodotto.open('/tabelle/altreScuole');
  await page.getByRole('button', { name: "Cerca tra le scuole d'Italia" }).click();
  const italia = elenco(page, "Scuole d'Italia");
  await italia.aspetta();
  await italia.filtra('liceo');
  await italia.riga('LICEO INVENTATO').waitFor();
  await italia.azione('LICEO INVENTATO', 'Aggiungi alle altre scuole');
  await page.getByText('LICEO INVENTATO è tra le altre scuole').first().waitFor();
  await page.getByRole('button', { name: 'Torna alle altre scuole' }).click();
  await elenco(page, 'Altre scuole').riga('XXPS00009Z').waitFor();
  await expectSound(page, problems);
});

test('signatures begin on a day, and two of the same day are refused', async () => {
  const { page, problems } = await prodotto.open('/pannellocontrollo');
  await page.getByRole('button', { name: 'Personalizza firme' }).click();
  const firme = elenco(page, 'Personalizza firme');
  const nuova = async () => {
    await firme.crea('Nuova decorrenza');
    const scheda = modulo(page, 'Nuove firme');
    await scheda.scrivi('Dal', '01/09/2025');
    await scheda.scrivi('Firma del dirigente', 'Inventata Maria');
    await scheda.salva();
    return scheda;
  };
  await nuova();
  await firme.riga('01/09/2025').waitFor();
  await page.getByText('Ultima modifica di GESTORE di prova').waitFor();
  const doppia = await nuova();
  await expect.poll(async () => (await doppia.errori())[0]).toContain('stessa decorrenza');
  await expectSound(page, problems);
});

test('the head teacher sets what is seen online', async () => {
  const { page, problems } = await prodotto.open('/pannellodirigente', 'PRESIDE');
  await page.getByRole('tab', { name: 'Opzioni' }).click();
  await page
    .getByRole('switch', { name: 'Assenze visibili in linea' })
    .or(page.getByLabel('Assenze visibili in linea'))
    .first()
    .uncheck();
  await modulo(page).salva();
  await page.getByText('Opzioni salvate').first().waitFor();
  expect(await (await gestore()).ok(impostazioniRoutes.getOpzioniPreside, {})).toMatchObject({
    flgVisualizzaAssenze: false,
    flgVisualizzaServizi: true,
    versione: 2,
  });
  await expectSound(page, problems);
});
