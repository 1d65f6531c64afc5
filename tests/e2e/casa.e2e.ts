import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveLicenza, setManutenzione } from '../../lib/admin/scuole.ts';
import { anagrafeRoutes } from '../../shared/contracts/anagrafe.ts';
import { calendariRoutes } from '../../shared/contracts/calendari.ts';
import { payslipRoutes } from '../../shared/contracts/cedolini.ts';
import { scuolaRoutes } from '../../shared/contracts/scuola.ts';
import { serviziRoutes } from '../../shared/contracts/servizi.ts';
import { annoScolasticoDi } from '../../shared/domain/anno-scolastico.ts';
import { meseDi } from '../../shared/domain/mese.ts';
import { accessorio, calcola, compenso, elaborazione as descritta, nuovePersone, prepara } from '../support/cedolini.ts';
import { personaDiProva } from '../support/persone-di-prova.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva } from '../support/servizi-di-prova.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '../support/test-browser.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '../support/test-users.ts';
import { accesso } from './pages/accesso.ts';
import { conferma } from './pages/conferma.ts';
import { elenco } from './pages/elenco.ts';
import { lavoro } from './pages/lavoro.ts';
import type { Page } from 'playwright-core';
import type { Person } from '../support/test-home.ts';
import type { Persona } from '../../shared/contracts/persona.ts';
import type { Ruolo } from '../../shared/domain/ruoli.ts';

let prodotto: BrowserHome;
let gestore: Person;
let oggi: string;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  ({ oggi } = gestore.sessione);
});
afterAll(() => prodotto.close());

const open = async (path: string, ruolo: Ruolo = 'GESTORE', scuola: typeof SCUOLA_A | typeof SCUOLA_B | typeof SCUOLA_C = SCUOLA_A) => {
  const entered = await prodotto.enter(loginOf(ruolo, scuola));
  await accesso(entered.page, prodotto.home.origin).vaiA(path);
  return entered;
};
const vaiA = (page: Page, path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.getByRole(role, { name }).first().evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} ${String(name)}`);
};

/** Answers a call with the failure that the screen has to tell. */
const fallisce = async (page: Page, url: string): Promise<void> => {
  await page.route(url, (route) => route.fulfill({
    status: 500, contentType: 'application/json', body: JSON.stringify({ code: 'ERRORE_INTERNO', message: 'Operazione fallita per prova', metadata: null, fields: [], correlationId: 'prova-prova' }),
  }));
};

const rinomina = async (persona: Persona, desCognome: string, chi = gestore): Promise<void> => {
  const { uid, uidSubAnagrafe: _sub, prgAnagrafe: _prg, matricola: _matricola, uidPortale: _portale, ...attuale } = await chi.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } });
  await chi.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...attuale, desCognome, flgCfConfermato: true } });
};
const pagate = async (persone: readonly Persona[], descrizione: string) => {
  const { anno: ANNO, mese: MESE } = meseDi(oggi);
  return (await calcola(gestore, descritta({ ANNO, MESE, dataPagamento: oggi, DES_ELABORAZIONE: descrizione }), persone.map(({ uid }) => accessorio(uid, [compenso(10_000)])))).processo;
};

describe('dashboard', () => {
  test('shows the month, what is to be done and what is missing, and leads there by keyboard', async () => {
    const { anno: ANNO, mese: MESE } = meseDi(oggi);
    await pagate(await nuovePersone(gestore, 2, 100), 'Da contabilizzare');
    await prepara(gestore, descritta({ ANNO, MESE, dataPagamento: oggi, DES_ELABORAZIONE: 'Da calcolare' }));
    const { page, problems } = await open('/dashboard');
    const daFare = elenco(page, 'Da fare');
    await daFare.aspetta();
    expect(await daFare.riga('Da contabilizzare').innerText()).toContain('Contabilizzare.');
    expect(await daFare.riga('Da calcolare').innerText()).toContain('Calcolare.');
    expect(await elenco(page, 'Elaborazioni per stato').riga('Completata').innerText()).toMatch(/^Completata\s+1\s+2\s+0/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await tabTo(page, 'link', /^Completa: Manca il codice fiscale della scuola/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#/scuola');
    await vaiA(page, '/dashboard');
    await tabTo(page, 'link', 'Da contabilizzare');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Da contabilizzare/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('an empty month says so, and a month is one press away', async () => {
    const { page } = await open('/dashboard');
    await page.getByRole('button', { name: 'Mese seguente' }).click();
    await page.getByText('Niente da fare').waitFor();
    await page.getByRole('button', { name: 'Mese precedente' }).click();
    await elenco(page, 'Da fare').riga('Da calcolare').waitFor();
  });

  test('who files sees the same without the ways to screens that are not theirs', async () => {
    const { page } = await open('/dashboard', 'ADEMPIMENTI');
    await elenco(page, 'Da fare').riga('Da contabilizzare').waitFor();
    await page.getByText('Li completa chi gestisce la scuola').waitFor();
    expect(await page.getByRole('link', { name: /^(Completa: |Da contabilizzare|\d+ persone|\d+ elaborazioni)/ }).count()).toBe(0);
  });

  test('a failure is told with its code and a way to try again', async () => {
    const { page } = await open('/blank');
    await fallisce(page, '**/crud/dashboard*');
    await vaiA(page, '/dashboard');
    await page.getByText('Operazione fallita per prova (codice prova-pr)').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute('**/crud/dashboard*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await elenco(page, 'Da fare').aspetta();
  });
});

describe('notifications', () => {
  test('the bell counts them; they are read, deleted, acted on', async () => {
    const persone = await nuovePersone(gestore, 2, 110);
    const processo = await pagate(persone, 'Da sincronizzare');
    for (const [indice, persona] of persone.entries()) await rinomina(persona, `Variata${indice}`);
    const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'NOT', descrizione: 'Notifiche' } });
    await dipendenteDiProva(gestore, 112, servizioDiProva({ uidSettore: settore.uid }));
    expect(await gestore.call(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } })).toMatchObject({ status: 409 });
    const { page, problems } = await open('/notifications');
    const notifiche = elenco(page, 'Notifiche della scuola');
    await notifiche.riga('Il settore NOT').waitFor();
    const campanella = async () => Number(/\d+/.exec(await page.getByRole('link', { name: /^Notifiche: / }).getAttribute('aria-label') ?? '')?.[0] ?? 0);
    const prima = await campanella();
    expect(await notifiche.riga('Variata0').innerText()).toMatch(/Cognome: \S+ → Variata0/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await notifiche.azione('Il settore NOT', 'Segna come letta');
    await notifiche.riga('Il settore NOT').filter({ hasText: 'Letta' }).waitFor();
    expect(await campanella()).toBe(prima - 1);
    await notifiche.azione('Il settore NOT', 'Elimina');
    await conferma(page, 'Eliminare la notifica?').conferma('Elimina');
    await notifiche.riga('Il settore NOT').waitFor({ state: 'detached' });
    await notifiche.azione('Variata0', 'Segna come letta');
    await notifiche.riga('Variata0').filter({ hasText: 'Letta' }).waitFor();
    expect((await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } })).righe.map(({ storico }) => storico.desCognome)).not.toContain('Variata0');
    await notifiche.azione('Variata0', 'Sincronizza');
    await conferma(page, 'Sincronizzare i dati anagrafici?').conferma('Sincronizza');
    await notifiche.riga('Variata0').waitFor({ state: 'detached' });
    expect((await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } })).righe.map(({ storico }) => storico.desCognome)).toContain('Variata0');
    expect(problems).toEqual([]);
  });

  test('news are read here and taken away for good', async () => {
    const { page } = await open('/notifications', 'PRESIDE');
    await page.getByRole('tab', { name: /^Novità/ }).click();
    const prima = page.getByRole('button', { name: /^Non mostrare più: / }).first();
    const nome = await prima.getAttribute('aria-label') ?? '';
    await page.getByRole('button', { name: /^Segna come letta: / }).first().click();
    await page.getByRole('tab', { name: 'Novità', exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await prima.click();
    await page.getByRole('button', { name: nome }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: /^Novità/ }).click();
    await page.getByText(/^Nessuna novità$/).waitFor();
  });

  test('who may not read them has no bell', async () => {
    const { page } = await open('/blank', 'CEDOLINI');
    expect(await page.getByRole('link', { name: /^Notifiche: / }).count()).toBe(0);
  });
});

describe('utilities', () => {
  test('a codice fiscale that does not agree is listed with what is wrong, and opens its person', async () => {
    await gestore.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(120), desCognome: 'Nonconforme', flgCfConfermato: true } });
    const { page, problems } = await open('/utilita');
    const codici = elenco(page, 'Codici fiscali non conformi');
    await codici.riga('Nonconforme').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await codici.apri('Nonconforme');
    await page.getByRole('heading', { level: 1, name: /Nonconforme/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('two records of one person become one, after a look at what moves', async () => {
    const [resta, passa] = [await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(121, { desCognome: 'Doppione', desNome: 'Prova' }) }), await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(122, { desCognome: 'Doppione', desNome: 'Prova' }) })];
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: passa.uid } });
    const { page, problems } = await open('/utilita?scheda=omonimi', 'TESTER');
    await page.getByRole('button', { name: 'Accorpa le schede di Doppione Prova' }).click();
    const finestra = page.getByRole('dialog', { name: 'Accorpare le schede di Doppione Prova' });
    expect(await finestra.getByRole('button', { name: 'Avanti' }).getAttribute('aria-disabled') ?? await finestra.getByRole('button', { name: 'Avanti' }).getAttribute('disabled')).not.toBeNull();
    await finestra.getByRole('radio', { name: new RegExp(resta.desCf) }).check();
    await finestra.getByRole('checkbox', { name: new RegExp(passa.desCf) }).check();
    await finestra.getByRole('button', { name: 'Avanti' }).click();
    await finestra.getByText('Passano alla scheda che resta', { exact: true }).waitFor();
    expect(await finestra.innerText()).toContain('Servizi');
    expect(await accessibilityFindings(page)).toEqual([]);
    await finestra.getByRole('button', { name: 'Accorpa la scheda' }).click();
    await lavoro(page, /Accorpamento di 2 schede/).aspettaFine();
    await page.getByRole('button', { name: 'Accorpa le schede di Doppione Prova' }).waitFor({ state: 'detached' });
    expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: resta.uid } })).righe).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('everybody who waits is synchronised at once, by who manages the users only', async () => {
    const [persona] = await nuovePersone(gestore, 1, 125);
    if (persona) await pagate([persona], 'Ancora da sincronizzare');
    if (persona) await rinomina(persona, 'Aspetta');
    const tester = await open('/utilita?scheda=sincronizzazione', 'TESTER');
    await elenco(tester.page, 'Dati da sincronizzare').riga('Aspetta').waitFor();
    expect(await tester.page.getByRole('button', { name: 'Sincronizza tutti' }).count()).toBe(0);
    const { page } = await open('/utilita?scheda=sincronizzazione');
    const daSincronizzare = elenco(page, 'Dati da sincronizzare');
    await daSincronizzare.riga('Aspetta').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sincronizza tutti' }).click();
    await conferma(page, 'Sincronizzare i dati anagrafici di tutti?').conferma('Sincronizza');
    await page.getByText('Niente da sincronizzare', { exact: true }).waitFor();
  });
});

describe('yearly operations', () => {
  test('holidays are seen, added once, and then are all there', async () => {
    const { numAnno } = annoScolasticoDi(oggi);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_B));
    const { page, problems } = await open('/operazioniAnnuali', 'GESTORE', SCUOLA_B);
    await page.getByRole('button', { name: 'Anteprima delle festività' }).click();
    const festivita = elenco(page, 'Festività dell\'anno');
    await festivita.riga('Natale').filter({ hasText: 'Nuova' }).waitFor();
    expect(await altro.ok(calendariRoutes.listFestivita, { query: { anno: numAnno } })).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Aggiungi \d+ festività$/ }).click();
    await conferma(page, /^Aggiungere \d+ festività/).conferma('Aggiungi');
    await festivita.riga('Natale').filter({ hasText: 'Aggiunta' }).waitFor();
    const salvate = await altro.ok(calendariRoutes.listFestivita, { query: { anno: numAnno } });
    expect(salvate.map(({ descrizione }) => descrizione)).toContain('Natale');
    await page.getByRole('button', { name: 'Anteprima delle festività' }).click();
    await festivita.riga('Natale').filter({ hasText: 'C\'è già' }).waitFor();
    expect(await page.getByRole('button', { name: /^Aggiungi \d+ festività$/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('services that go on are carried into the year; the others say why not', async () => {
    const { numAnno } = annoScolasticoDi(oggi);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_B));
    const annuale = { datInizio: `${numAnno - 1}-09-01`, datFine: `${numAnno}-08-31` };
    const { persona } = await dipendenteDiProva(altro, 130, servizioDiProva(annuale));
    const supplente = await dipendenteDiProva(altro, 131, servizioDiProva({ ...annuale, codTipoNomina: 'AN' }));
    const { page, problems } = await open('/operazioniAnnuali', 'TESTER', SCUOLA_B);
    await page.getByRole('button', { name: 'Anteprima dei servizi' }).click();
    await elenco(page, 'Servizi da duplicare').riga(persona.desCognome).waitFor();
    await page.getByRole('button', { name: /^Non si duplicano/ }).click();
    expect(await elenco(page, 'Servizi che non si duplicano').riga(supplente.persona.desCognome).innerText()).toContain('tempo determinato');
    await page.getByRole('button', { name: 'Duplica 1 servizio' }).click();
    await conferma(page, /^Duplicare 1 servizio/).conferma('Duplica');
    await page.getByRole('heading', { name: /^Duplicati/ }).waitFor();
    expect((await altro.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona.uid } })).righe.map(({ datInizio }) => datInizio)).toContain(`${numAnno}-09-01`);
    expect(problems).toEqual([]);
  });
});

describe('own record', () => {
  test('an employee reads theirs and can change nothing', async () => {
    const [persona] = await nuovePersone(gestore, 1, 140);
    if (persona) await linkDipendente(prodotto.home, persona, SCUOLA_A);
    const { page, problems } = await open('/my-anagrafe', 'DIPENDENTE');
    await page.getByText(persona?.desCf ?? '').waitFor();
    await page.getByText('IT60 X054 2811 1010 0000 0123 456').waitFor();
    expect([await page.getByRole('textbox').count(), await page.getByRole('button', { name: /Salva|Modifica|Elimina|Nuov/ }).count()]).toEqual([0, 0]);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('who is linked to nobody is told whom to ask', async () => {
    const { page } = await open('/my-anagrafe', 'DIPENDENTE', SCUOLA_B);
    await page.getByText('chiedere alla segreteria di collegarla').waitFor();
  });
});

describe('help', () => {
  test('the index of the manual leads to its chapter by keyboard; screens of others are not linked', async () => {
    const { page } = await open('/manuale');
    await tabTo(page, 'link', 'L\'anno scolastico nuovo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Operazioni annuali');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Operazioni annuali' }).waitFor();
    const dipendente = await open('/manuale', 'DIPENDENTE', SCUOLA_B);
    expect(await dipendente.page.locator('main').getByRole('link', { name: 'Operazioni annuali' }).count()).toBe(0);
  });

  test.each(['/per-iniziare', '/manuale', '/leggimi', '/blank'])('%s is open to every role and easy to read', async (path) => {
    const { page, problems } = await open(path, 'ASSENZE');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('the test page tries every service', async () => {
    const { page, problems } = await open('/test-page');
    await page.getByRole('button', { name: 'Prova i servizi' }).click();
    await elenco(page, 'Servizi').riga('Memoria del browser').filter({ hasText: 'Risponde' }).waitFor();
    expect((await elenco(page, 'Servizi').righe()).map(([, esito]) => esito)).toEqual(Array.from({ length: 5 }, () => 'Risponde'));
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('at sign-in', () => {
  test('the first access of a school prepares its record', async () => {
    await open('/blank', 'GESTORE', SCUOLA_C);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_C));
    await expect.poll(() => altro.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } })).toMatchObject([{ codMeccanografico: SCUOLA_C }]);
  });

  test('a licence to renew is told with its date until it is dismissed', async () => {
    await saveLicenza(prodotto.home.store, SCUOLA_C, { licenza: 'WWS', expireDate: oggi, status: 'INATTIVA' }, oggi);
    const { page } = await open('/blank', 'TESTER', SCUOLA_C);
    const avviso = page.getByText(`La licenza non è attiva e cesserà il ${oggi.split('-').reverse().join('/')}.`);
    await avviso.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Chiudi l\'avviso sulla licenza' }).click();
    await avviso.waitFor({ state: 'detached' });
  });

  test('a licence that is over is denied with the reason', async () => {
    await saveLicenza(prodotto.home.store, SCUOLA_C, { licenza: 'WWS', expireDate: '2020-01-01', status: 'ATTIVA' }, oggi);
    const page = await (await prodotto.browser.newContext({ locale: 'it-IT' })).newPage();
    await page.goto(prodotto.home.origin);
    await page.getByLabel(/utente/i).fill(loginOf('CEDOLINI', SCUOLA_C));
    await page.getByLabel(/password/i).fill('prova');
    await page.keyboard.press('Enter');
    await page.getByText('La licenza è scaduta il 01/01/2020').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Accesso non consentito');
    await saveLicenza(prodotto.home.store, SCUOLA_C, { licenza: 'WWS', expireDate: '2099-12-31', status: 'ATTIVA' }, oggi);
  });
});

describe('error pages', () => {
  test('a screen of others sends to the page that offers a way home', async () => {
    const { page } = await prodotto.enter(loginOf('ASSENZE'));
    await vaiA(page, '/blank');
    await page.evaluate(() => { location.hash = '#/dashboard'; });
    await page.getByRole('heading', { level: 1, name: 'Accesso non consentito' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Torna alla pagina iniziale' }).or(page.getByRole('button', { name: 'Torna alla pagina iniziale' })).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  test('maintenance leaves no way to navigate, and who signs in during it comes back when it ends', async () => {
    const { page } = await open('/blank', 'GESTORE', SCUOLA_B);
    await setManutenzione(prodotto.home.store, SCUOLA_B, true, oggi);
    await page.evaluate(() => { location.hash = '#/servizi'; });
    await page.getByRole('heading', { level: 1, name: 'Scuola in manutenzione' }).waitFor();
    expect([await page.getByRole('link').count(), await page.getByRole('button').count()]).toEqual([0, 0]);
    expect(await accessibilityFindings(page)).toEqual([]);
    const altra = await (await prodotto.browser.newContext({ locale: 'it-IT' })).newPage();
    await altra.goto(prodotto.home.origin);
    await altra.getByLabel(/utente/i).fill(loginOf('SERVIZI', SCUOLA_B));
    await altra.getByLabel(/password/i).fill('prova');
    await altra.keyboard.press('Enter');
    await altra.getByRole('heading', { level: 1, name: 'Scuola in manutenzione' }).waitFor();
    await setManutenzione(prodotto.home.store, SCUOLA_B, false, oggi);
    await altra.evaluate(() => { location.hash = '#/'; location.reload(); });
    await altra.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  test('an address that is none says so beside the menu; an unknown kind of error is an error all the same', async () => {
    const { page } = await open('/blank');
    await vaiA(page, '/non-esiste');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Pagina non trovata');
    for (const [tipo, titolo] of [['init', 'Avvio non riuscito'], ['qualunque', 'Errore']] as const) {
      await page.evaluate((hash) => { location.hash = hash; }, `#/error/${tipo}`);
      await page.getByRole('heading', { level: 1, name: titolo }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    }
  });
});
