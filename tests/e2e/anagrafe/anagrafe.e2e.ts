import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let gestore: Person;
let page: Page;
let problems: readonly string[];
let numero = 0;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
});
beforeEach(async () => {
  numero += 1;
  ({ page, problems } = await prodotto.enter(loginOf('GESTORE')));
});
afterAll(() => prodotto.close());

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const create = (): Promise<Persona> => gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
const nomeDi = ({ desCognome, desNome }: Persona): string => `${desCognome} ${desNome}`;
const noFindings = async (): Promise<void> => {
  expect(await accessibilityFindings(page)).toEqual([]);
};

const OBBLIGATORI = ['Codice fiscale', 'Cognome', 'Comune o Stato di nascita', 'Data di nascita', 'Nome', 'Sesso'];
/** The pages of one person, by their address. */
const scheda = (persona: Persona) => ({
  nucleo: `/anagrafe/nucleo-familiare/${persona.uid}/${encodeURIComponent(nomeDi(persona))}`,
  soggettivi: `/anagrafe/dati-soggettivi/${persona.uid}/${encodeURIComponent(nomeDi(persona))}`,
  voci: `/anagrafe/voci/${persona.uid}/${encodeURIComponent(nomeDi(persona))}`,
  particolarita: `/anagrafe/particolarita/${persona.uid}/${encodeURIComponent(nomeDi(persona))}`,
});

describe('a person', () => {
  test('is entered with the codice fiscale computed from the data, then found, changed and audited', async () => {
    await vaiA('/anagrafe');
    const persone = elenco(page, 'Anagrafe');
    await persone.crea('Nuova persona');
    const nuova = modulo(page);
    await nuova.salva();
    await expect
      .poll(async () => (await nuova.errori()).toSorted())
      .toEqual(OBBLIGATORI.map((campo) => `${campo}: Campo obbligatorio.`));
    await noFindings();
    await nuova.scrivi('Cognome', "D'Invento");
    await nuova.scrivi('Nome', 'Zaira');
    await nuova.scegli('Sesso', 'Femmina');
    await nuova.scrivi('Data di nascita', '12/3/1985');
    await nuova.cerca('Comune o Stato di nascita', 'abeton', 'ABETONE');
    await page.getByRole('button', { name: /^Usa DNVZRA85C52A012/ }).click();
    await page.getByText('Il codice corrisponde ai dati').waitFor();
    await nuova.scegli('Modalità di pagamento', 'Bonifico bancario');
    await nuova.scrivi('IBAN', 'IT60X0542811101000000123457');
    await page.getByText("Le cifre di controllo dell'IBAN non corrispondono.").first().waitFor();
    await nuova.scrivi('IBAN', 'IT60 X054 2811 1010 0000 0123 456');
    await page.getByText("Le cifre di controllo dell'IBAN non corrispondono.").first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Aggiungi un domicilio' }).click();
    await nuova.dentro.getByRole('textbox', { name: /^Dal/ }).waitFor();
    await expect.poll(() => page.getByText(/^(Data non valida|Il codice catastale)/).count()).toBe(0);
    await nuova.scrivi('Dal', '01/01/2024');
    await page.getByRole('button', { name: /^Comune(?! [od])/ }).click();
    await page.getByLabel('Cerca Comune', { exact: true }).fill('milano');
    await page.getByRole('option', { name: 'MILANO (MI)' }).click();
    await nuova.salva();
    await page.getByRole('heading', { level: 1, name: "D'Invento Zaira" }).waitFor();
    await noFindings();
    await page.getByRole('tab', { name: 'Modifiche' }).click();
    await page.getByRole('table', { name: 'Modifiche del record' }).getByText('Creato').waitFor();
    await noFindings();
    await page.getByRole('button', { name: "Torna all'elenco" }).click();
    await persone.filtra('dinvento');
    await persone.riga("D'Invento").waitFor();
    await noFindings();
  });

  test('keeps a wrong codice fiscale only when it is confirmed, and the list says so', async () => {
    const persona = await create();
    await vaiA(`/anagrafe?persona=${persona.uid}`);
    const aperta = modulo(page);
    await aperta.scrivi('Nome', 'Cambiata');
    await aperta.salva();
    await expect.poll(async () => (await aperta.errori())[0]).toContain("Nome Cambiata: nel codice fiscale c'è");
    await aperta.spunta("Confermo il codice fiscale così com'è");
    await aperta.salva();
    await page.getByRole('heading', { level: 1, name: `${persona.desCognome} Cambiata` }).waitFor();
    await page.getByRole('button', { name: "Torna all'elenco" }).click();
    const persone = elenco(page, 'Anagrafe');
    await persone.filtra(persona.desCognome);
    await persone.riga('non conforme').waitFor();
  });

  test('changed by somebody else meanwhile is compared, not overwritten', async () => {
    const persona = await create();
    await vaiA(`/anagrafe?persona=${persona.uid}`);
    const aperta = modulo(page);
    await aperta.scrivi('Indirizzo', 'Via mia 1');
    const {
      uid: _uid,
      uidSubAnagrafe: _sub,
      prgAnagrafe: _prg,
      matricola: _matricola,
      uidPortale: _portale,
      ...input
    } = persona;
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...input, desCap: '00199' },
    });
    await aperta.salva();
    await page.getByRole('dialog', { name: 'I dati sono cambiati nel frattempo' }).waitFor();
    await noFindings();
    await aperta.tieniLeMie();
    await expect
      .poll(async () => (await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).versione)
      .toBe(3);
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
      desIndirizzo: 'Via mia 1',
      desCap: '00199',
    });
  });

  test('has tax data year by year: prepared, completed, an amount emptied, refused where something is missing', async () => {
    const persona = await create();
    await vaiA(`/anagrafe?persona=${persona.uid}`);
    await page.getByRole('tab', { name: 'Dati fiscali' }).click();
    const prepara = page.getByRole('button', { name: /^Prepara il/ });
    await prepara.first().click();
    const fiscali = elenco(page, 'Dati fiscali');
    await fiscali.riga('Dai servizi').waitFor();
    await noFindings();
    await fiscali.apri('Dai servizi');
    const aperti = modulo(page, `Dati fiscali ${gestore.sessione.oggi.slice(0, 4)}`);
    await aperti.scrivi('Aliquota massima', '35');
    await aperti.scegli('Titolo del pagamento', 'Professionista con partita IVA');
    await aperti.dentro.getByRole('button', { name: 'Redditi', exact: true }).click();
    await aperti.scrivi('Reddito complessivo presunto', '');
    await aperti.salva();
    await expect
      .poll(() => aperti.errori())
      .toEqual(["Letta da: Indicare il cedolino o il documento da cui è stata letta l'aliquota massima."]);
    await noFindings();
    await aperti.scrivi('Letta da', 'Cedolino di prova');
    await aperti.salva();
    await fiscali.riga('Professionista con partita IVA').waitFor();
    await expect.poll(async () => (await fiscali.righe())[0]).toContain('35,00 %');
  });
});

describe('the family unit', () => {
  test('takes a relative and the tax data, and does not let go of who has them', async () => {
    const persona = await create();
    await vaiA(scheda(persona).nucleo);
    const nucleo = elenco(page, `Nucleo familiare di ${nomeDi(persona)}`);
    await page.getByText('Nessun familiare').waitFor();
    await nucleo.crea('Nuovo familiare');
    const nuovo = modulo(page, 'Nuovo familiare');
    await nuovo.scegli('Parentela', 'Figlio');
    await nuovo.scrivi('Cognome', 'Inventato');
    await nuovo.scrivi('Nome', 'Ugo');
    await nuovo.scegli('Sesso', 'Maschio');
    await nuovo.scrivi('Data di nascita', '01/02/2003');
    await nuovo.cerca('Comune o Stato di nascita', 'roma', 'ROMA (RM)');
    await page.getByRole('button', { name: /^Usa NVNGUO/ }).click();
    await noFindings();
    await nuovo.salva();
    await nucleo.apri('Inventato Ugo');
    const dati = elenco(page, 'Dati fiscali di Inventato Ugo');
    await dati.aspetta();
    await dati.crea('Nuova decorrenza');
    const decorrenza = modulo(page, 'Nuova decorrenza');
    await decorrenza.scrivi('Decorrenza', '01/01/2024');
    await decorrenza.scrivi('Misura', '30');
    await decorrenza.salva();
    await expect
      .poll(() => decorrenza.errori())
      .toEqual(['Misura: Per un figlio la misura è 50 % oppure 100 % (art. 12 c. 1 lett. c TUIR).']);
    await decorrenza.scrivi('Misura', '50');
    await decorrenza.salva();
    await dati.riga('01/01/2024').waitFor();
    await noFindings();
    await page.getByRole('button', { name: 'Torna al nucleo familiare' }).click();
    await nucleo.riga('A carico al 50,00 %').waitFor();
    await nucleo.azione('Inventato Ugo', 'Elimina');
    const domanda = conferma(page, 'Togliere Inventato Ugo dal nucleo familiare?');
    await domanda.conferma('Elimina');
    await domanda.finestra.getByText('non si può eliminare finché i dati fiscali non sono eliminati').waitFor();
    await domanda.rinuncia();
    expect(await gestore.ok(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe: persona.uid } })).toHaveLength(1);
  });
});

describe('personal items', () => {
  test('a subjective item is added and ended; another on the same days is refused where it overlaps', async () => {
    const persona = await create();
    await vaiA(scheda(persona).soggettivi);
    const soggettivi = elenco(page, `Dati soggettivi di ${nomeDi(persona)}`);
    const add = async (inizio: string) => {
      await soggettivi.crea('Nuova voce');
      const nuova = modulo(page, 'Nuova voce soggettiva');
      await nuova.scegli('Voce', 'Altra trattenuta');
      await nuova.scrivi('Importo mensile', '250,5');
      await nuova.scrivi('Inizio', inizio);
      await nuova.salva();
      return nuova;
    };
    await add('01/01/2025');
    await soggettivi.riga('250,50 €').waitFor();
    const doppia = await add('01/06/2025');
    await expect
      .poll(() => doppia.errori())
      .toEqual(['Inizio: Altra trattenuta: il periodo si sovrappone a quello dal 01/01/2025 in poi.']);
    await noFindings();
    await doppia.annulla();
    await conferma(page, 'Chiudere senza salvare?').conferma('Chiudi senza salvare');
    await soggettivi.apri('Altra trattenuta');
    const aperta = modulo(page, 'Voce soggettiva');
    await aperta.scrivi('Fine', '31/12/2025');
    await aperta.salva();
    await soggettivi.riga('31/12/2025').waitFor();
    await soggettivi.azione('Altra trattenuta', 'Elimina');
    await conferma(page, /^Eliminare Altra trattenuta/).conferma('Elimina');
    await page.getByText('Nessuna voce soggettiva').waitFor();
    expect(
      await gestore.ok(vociPersonaRoutes.listSoggettive, { body: { criteria: { uidSubAnagrafe: persona.uid } } }),
    ).toEqual([]);
  });

  test("the school's items take the proposed value and the unit of the item", async () => {
    const persona = await create();
    await vaiA(scheda(persona).voci);
    await page.getByText('La scuola non ha voci proprie').waitFor();
    await gestore.ok(vociUtenteRoutes.createVoceUtente, {
      body: {
        codVoce: 'TEATRO',
        desVoce: 'Laboratorio di teatro',
        unita: 'ORE',
        flgAttivo: true,
        codTipoSpt: '',
        codCapitolo: '',
        codCompensoNoipa: '',
        desTipoEmolumento: '',
        periodi: [{ annoInizio: 2023, meseInizio: 1, annoFine: null, meseFine: null, numValore: 1_050 }],
      },
    });
    await page.reload();
    const voci = elenco(page, `Voci utente di ${nomeDi(persona)}`);
    await voci.crea('Nuovo valore');
    const nuovo = modulo(page, 'Nuovo valore');
    await nuovo.scegli('Voce', 'TEATRO Laboratorio di teatro');
    await expect.poll(() => nuovo.campo('Ore').inputValue()).toBe('10,5');
    await noFindings();
    await nuovo.salva();
    await voci.riga('TEATRO').waitFor();
    await noFindings();
  });

  test('with the keyboard alone a particularity is added, and the one it excludes is refused', async () => {
    const persona = await create();
    await vaiA(scheda(persona).particolarita);
    const particolarita = elenco(page, `Particolarità di ${nomeDi(persona)}`);
    const add = async (scelte: number, inizio: string) => {
      await page.getByRole('button', { name: 'Nuova particolarità' }).first().focus();
      await page.keyboard.press('Enter');
      const nuova = modulo(page, 'Nuova particolarità');
      await nuova.aspetta();
      await nuova.campo('Particolarità').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor();
      for (let passo = 0; passo < scelte; passo += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await page.keyboard.type(inizio);
      await page.keyboard.press('Enter');
      return nuova;
    };
    await add(0, '01/01/2024');
    await particolarita.riga('01/01/2024').waitFor();
    const doppia = await add(1, '01/06/2024');
    await expect
      .poll(async () => (await doppia.errori())[0])
      .toContain('Gli esoneri del 2 % e del 3 % non si possono avere insieme.');
    await noFindings();
    expect(problems).toEqual([]);
  });
});
