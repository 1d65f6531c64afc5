import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { contrattiDipendente, ruoliDipendente } from '#shared/domain/persona/percettore.ts';
import { personeDelFile } from '#support/file-di-altri/file-di-altri.ts';
import { foglioDelPersonale, GUASTE, personeDelFoglio } from '#support/file-di-altri/foglio-personale.ts';
import type { Inventata } from '#support/file-di-altri/persone-inventate.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { signAgain } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { gesti, type Gesti } from '../pages/gesti.ts';
import { griglia } from '../pages/griglia.ts';
import { importazione } from '../pages/importazione.ts';
import { modulo } from '../pages/modulo.ts';

/** An hour of work: each click, key to choose, field filled and file given is one, with the window that asks again who it is. */
const AL_MASSIMO = 60;
const TRE_MINUTI = 180_000;
const CF = 'RSSMRA80A01H501U';
const CENTO = 100;

const foglio = personeDelFoglio();
const [titolare, ...altre] = foglio.filter(({ cognome }) => cognome.startsWith('Apocrifi')).toSorted(perCognome);
const apocrifi = titolare === undefined ? [] : [titolare, ...altre.slice(0, 3)];

function perCognome(a: Inventata, b: Inventata): number {
  return a.cognome < b.cognome ? -1 : 1;
}

/** Returns another person with the name of the first of the list. */
const omonima = (di: Inventata): Inventata => {
  const nascita = '1971-05-05';
  const { cognome, nome, sesso } = di;
  const cf = codiceFiscaleDa({ cognome, nome, sesso, nascita, codBelfiore: 'H501' });
  return { ...di, nascita, luogo: 'Roma', cf, eMail: 'omonima@esempio.invalid' };
};

/** A hundred people that are right and those that no office could read, two with one name. */
const persone: readonly Inventata[] = [
  ...foglio,
  ...personeDelFile(21).slice(0, GUASTE - 1),
  ...(titolare === undefined ? [] : [omonima(titolare)]),
];

let prodotto: BrowserHome;
let ufficio: Person;
let page: Page;
let problems: readonly string[];
let g: Gesti;
/** Signed in three minutes ago: what is for good asks who it is again, as it does of who has worked for an hour. */
beforeAll(async () => {
  prodotto = await startBrowserHome({ oggi: '2026-11-16' });
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TRE_MINUTI });
  ({ page, problems } = await prodotto.open('/dashboard').finally(() => vi.useRealTimers()));
  g = gesti(page);
});
afterAll(() => prodotto.close());

const finestra = (nome: string | RegExp) => page.getByRole('dialog', { name: nome });
const chiusa = (nome: string | RegExp) => finestra(nome).waitFor({ state: 'detached' });

/** The step that the first page has in evidence. */
const comincia = async (passo: string): Promise<void> => {
  if ((await page.getByRole('heading', { level: 1, name: 'Dashboard' }).count()) === 0)
    await g.premi(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard', exact: true }));
  await page.getByText(`Adesso: ${passo}`).waitFor();
  await g.premi(page.locator('main').getByRole('link', { name: `Comincia: ${passo}` }));
};

const scuola = async (): Promise<void> => {
  await comincia('la scuola');
  await g.scrivi('Denominazione', 'Istituto Iniziato');
  await g.scrivi('Codice fiscale', '80012345676');
  await g.scrivi('Indirizzo', 'Via inventata 1');
  await g.cerca('Comune', 'roma', 'ROMA (RM)');
  await g.scrivi('CAP', '00100');
  await g.bottone('Nuova posizione INPS');
  const nuova = finestra('Nuova posizione INPS');
  await g.scrivi('Matricola', '7000000001', nuova);
  await g.scrivi('Sede INPS', '7000', nuova);
  expect(await accessibilityFindings(page)).toEqual([]);
  await g.bottone('Salva', nuova);
  await chiusa('Nuova posizione INPS');
  await g.bottone('Salva');
  await page.getByText('Dati della scuola salvati').first().waitFor();
};

/** The dated data of the school: the seat of INPS is the one of its position. */
const altriDati = async (): Promise<void> => {
  await g.bottone('Altri dati');
  await g.bottone('Nuova decorrenza');
  const nuova = finestra('Nuova decorrenza');
  await g.scegli('Regione fiscale', '08 – Lazio', nuova);
  await g.scrivi('IBAN di tesoreria', 'IT36H0100003245425300000001', nuova);
  await g.scrivi('Codice ATECO', '85.31.20', nuova);
  await g.scegli('Chi trasmette UniEmens', 'La scuola stessa', nuova);
  await g.scrivi('Codice fiscale di chi trasmette', CF, nuova);
  await g.bottone('Salva', nuova);
  await chiusa('Nuova decorrenza');
};

/** The appointments begin with the school year, then come the signatures, whose names are there already. */
const firme = async (): Promise<void> => {
  for (const nome of ['Inventata Maria', 'Inventata Anna']) {
    await g.bottone('Nuovo incarico');
    const incarico = finestra('Nuovo incarico');
    await g.scrivi('Cognome e nome', nome, incarico);
    await g.scrivi('Codice fiscale', CF, incarico);
    await g.bottone('Salva', incarico);
    await chiusa('Nuovo incarico');
  }
  await comincia('le firme');
  await g.bottone('Nuova decorrenza');
  await g.bottone('Salva', finestra('Nuove firme'));
  await chiusa('Nuove firme');
};

/** People, contracts and tax data, in one sheet. */
const personale = async (): Promise<void> => {
  await comincia('le persone');
  const { nome, bytes } = await foglioDelPersonale(persone);
  await g.file(nome, bytes);
  await g.bottone('Avanti');
  await importazione(page).aspettaColonne();
  await g.bottone('Avanti');
  await importazione(page).aspettaAnteprima();
  await g.bottone(/^Importa/);
  await page.getByText(`${CENTO} record nuovi`).first().waitFor({ timeout: 120_000 });
};

const prepara = async (): Promise<void> => {
  await comincia('la prima prova');
  await page.getByText('Tipo di elaborazione e importi').first().waitFor();
  await g.bottone('Avanti');
  await page.getByText('Passo 2 di 2').waitFor();
  await g.bottone('Aggiungi un gruppo');
  await g.bottone(`Aggiungi ${CENTO} persone`, finestra('Aggiungi un gruppo'));
  await chiusa('Aggiungi un gruppo');
  await g.premi(page.getByRole('tab', { name: /Voci di calcolo/ }));
  await g.bottone('Aggiungi una voce a tutti');
  const voce = finestra(`Voce per ${CENTO} persone`);
  await g.scegli('Voce', /^Compenso forfettario/, voce);
  await g.scrivi('Importo', '100,00', voce);
  await g.bottone('Conferma', voce);
  await chiusa(`Voce per ${CENTO} persone`);
};

const nomiNelFoglio = (di: Page): Promise<string[]> =>
  griglia(di, 'Voci di calcolo').tabella.locator('tbody tr:not(.vuoto) th').allInnerTexts();

/** The sheet of hours after F5 and in the browser of another user: the same people in the same order, homonyms by their codice fiscale. */
const rileggi = async (): Promise<void> => {
  const prima = await nomiNelFoglio(page);
  expect(
    prima.filter((testo) => testo.startsWith(`${titolare?.cognome} ${titolare?.nome}`.toUpperCase())),
  ).toHaveLength(2);
  expect(new Set(prima).size).toBe(prima.length);
  const idProcesso = new URLSearchParams(page.url().split('?')[1]).get('processo') ?? '';
  await expect
    .poll(async () => {
      const { bozza } = await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } });
      return bozza?.righe.filter(({ input }) => input.voci.length === 1).length;
    })
    .toBe(CENTO);
  const salvata = page.url().split('#')[1] ?? '';
  await page.reload();
  await page.getByRole('tab', { name: `Voci di calcolo (${CENTO})` }).click();
  await expect.poll(() => nomiNelFoglio(page)).toEqual(prima);
  const altro = await prodotto.enter(loginOf('CEDOLINI'), salvata);
  await altro.page.getByRole('tab', { name: `Voci di calcolo (${CENTO})` }).click();
  await expect.poll(() => nomiNelFoglio(altro.page)).toEqual(prima);
  expect(altro.problems).toEqual([]);
  await altro.page.goto('about:blank');
};

const calcolaEChiudi = async (): Promise<void> => {
  await g.bottone('Avvia il calcolo');
  await page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
  await page.locator('main').getByText('Completata', { exact: true }).waitFor({ timeout: 120_000 });
  await g.bottone('Azioni');
  await g.premi(page.getByRole('menuitem', { name: 'Contabilizza', exact: true }));
  const chiudi = finestra(/^Contabilizzare/);
  await g.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza', chiudi);
  signAgain(page, loginOf('GESTORE'));
  await g.bottone('Contabilizza', chiudi);
  g.conta(3);
  await chiudi.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
};

test('a new office, from nothing to its first accounted run of a hundred imported people, in sixty interactions', async () => {
  expect((await ufficio.ok(casaRoutes.checkDatiScuola, { body: {} })).completi).toBe(false);
  await scuola();
  await altriDati();
  await firme();
  await personale();
  await prepara();
  await rileggi();
  await calcolaEChiudi();
  const { righe } = await ufficio.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 10 } });
  expect(righe).toMatchObject([{ STATUS: 'CONTABILIZZATO', numCedolini: CENTO, numScartati: 0 }]);
  expect(g.quanti()).toBeLessThanOrEqual(AL_MASSIMO);
  expect(problems).toEqual([]);
});

/** UniEmens asks how INPS classifies the staff, which a first run does not. */
const perUniemens = async (): Promise<void> => {
  await ufficio.ok(posizioniRoutes.createCodiceInps, {
    body: {
      descrizione: 'Personale della scuola',
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: true,
      flgAttiva: true,
      contratti: [...contrattiDipendente],
      ruoli: [...ruoliDipendente],
    },
  });
};

const pagaDopo = async (): Promise<void> => {
  const form = modulo(page);
  await form.scrivi('Data di pagamento', '14/12/2026');
  await form.scrivi('Descrizione', 'Pagata dopo');
  await form.salva('Avanti');
  await page.getByText('Passo 2 di 2').waitFor();
  const schermo = elaborazione(page);
  const nomi = apocrifi.slice(1).map(({ cognome, nome }) => `${cognome} ${nome}`.toUpperCase());
  await schermo.aggiungiPersone(nomi);
  await schermo.paga(
    /^Compenso forfettario/,
    nomi.map((persona) => ({ persona, importo: '385,00' })),
  );
  await schermo.avvia();
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const chiudi = modulo(page, 'Contabilizzare "Pagata dopo"?');
  await chiudi.dentro.getByText('dicembre 2026: segue il giorno di pagamento').nth(1).waitFor();
  await chiudi.scrivi('Perché si paga lo stesso', 'Seconda quota');
  await chiudi.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await chiudi.salva('Contabilizza');
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
};

test('a run of November paid in December goes to the F24 and to the UniEmens of December, which say the same month', async () => {
  const altri = await prodotto.open('/scuola/altriDati');
  ({ page } = altri);
  await perUniemens();
  await altri.vaiA('/cedolini?vista=nuova');
  await pagaDopo();
  await prodotto.home.restart({ oggi: '2026-12-15' });
  const dopo = await prodotto.open('/invia-F24');
  ({ page, problems } = dopo);
  await page.getByRole('button', { name: 'Nuovo F24' }).first().click();
  await modulo(page).scegli('Mese', 'dicembre');
  await elenco(page, 'Righe proposte').riga('DM10').getByText('122026').first().waitFor();
  await modulo(page).salva("Crea l'F24");
  await page.getByRole('tab', { name: /^Righe/ }).waitFor();
  await dopo.vaiA('/uniemens');
  await page.getByRole('button', { name: 'Nuovo UniEmens' }).first().click();
  await modulo(page).scegli('Mese', 'dicembre');
  await modulo(page).salva('Crea UniEmens');
  await page.getByRole('heading', { level: 1, name: 'UniEmens di dicembre 2026' }).waitFor();
  await page.getByText('Completa', { exact: true }).first().waitFor();
  await page.getByText('2 in 1 elaborazione, di 2 persone').waitFor();
  await page.getByRole('combobox', { name: 'Cerca persone, elaborazioni, schermate' }).fill('uniemens dicembre');
  await page.getByRole('option', { name: 'UniEmens di dicembre 2026' }).waitFor();
  expect(problems).toEqual([]);
});
