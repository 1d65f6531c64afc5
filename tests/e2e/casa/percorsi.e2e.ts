import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { startFilledHome, type FilledHome } from '#support/filled/filled-home.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { isOfTheDay } from '#support/sample-of-the-day.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { gesti, type Gesti } from '../pages/gesti.ts';
import { griglia } from '../pages/griglia.ts';

/** The way of somebody with something to do, from the first page to where it is done. The way of a new office is counted where it is tried (`prima-ora`). */
interface Percorso {
  readonly nome: string;
  readonly chi: 'GESTORE' | 'DIPENDENTE';
  /** Clicks, fields and pastes that it may take. */
  readonly alMassimo: number;
  readonly percorri: (page: Page, g: Gesti) => Promise<void>;
}

/** How many days go by until each was counted in `npm test`. */
const GIORNI = 3;

let prodotto: FilledHome;
let ufficio: Person;
beforeAll(async () => {
  prodotto = await startFilledHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
});
afterAll(() => prodotto.close());

const RICERCA = 'Cerca persone, elaborazioni, schermate';
/** Opens what the search of the bar finds: a field and a click. */
const cerca = async (page: Page, g: Gesti, testo: string, voce: string | RegExp = testo): Promise<void> => {
  await page.getByRole('combobox', { name: RICERCA }).fill(testo);
  g.conta(1);
  await g.premi(page.getByRole('option', { name: voce }).first());
};
const finestra = (page: Page, nome: string | RegExp) => page.getByRole('dialog', { name: nome });
const chiusa = (page: Page, nome: string | RegExp) => finestra(page, nome).waitFor({ state: 'detached' });
const titolo = (page: Page, nome: string | RegExp) => page.getByRole('heading', { level: 1, name: nome }).waitFor();

const unMese = async (page: Page, g: Gesti): Promise<void> => {
  await cerca(page, g, 'nuova elaborazione', /^Preparare un'elaborazione/);
  await page.getByText('Tipo di elaborazione e importi').first().waitFor();
  await g.bottone('Avanti');
  await page.getByText('Passo 2 di 2').waitFor();
  await g.bottone('Aggiungi un gruppo');
  await g.bottone(/^Aggiungi \d+ persone$/, finestra(page, 'Aggiungi un gruppo'));
  await chiusa(page, 'Aggiungi un gruppo');
  await g.premi(page.getByRole('tab', { name: /Voci di calcolo/ }));
  await g.bottone('Aggiungi una voce a tutti');
  const voce = finestra(page, /^Voce per \d+ persone$/);
  await g.scegli('Voce', /^Compenso forfettario/, voce);
  await g.scrivi('Importo', '100,00', voce);
  await g.bottone('Conferma', voce);
  await voce.waitFor({ state: 'detached' });
  const foglio = griglia(page, 'Voci di calcolo');
  await g.premi(foglio.tabella.locator('td.cella').first());
  await foglio.incolla('150,00');
  g.conta(1);
  await expect.poll(() => foglio.valori(0)).toContain('150,00');
  await g.bottone('Avvia il calcolo');
  await page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
};

/** The absence of a teacher who nobody covers, and the name of somebody who could. */
const assente = async (): Promise<{ readonly indirizzo: string; readonly dal: string; readonly supplente: string }> => {
  const { numAnno: anno } = annoScolasticoDi(ufficio.sessione.oggi);
  const titolare = await dipendenteDiProva(ufficio, 720, servizioDiProva({ datInizio: '2023-09-01' }));
  const altra = await dipendenteDiProva(ufficio, 721, supplenzaDiProva('2023-10-01', '2023-12-20'));
  await ufficio.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza(`${anno}-10-05`, `${anno}-10-16`), uidSubAnagrafe: titolare.persona.uid },
  });
  const { uid, desCognome, desNome } = titolare.persona;
  return {
    indirizzo: `/assenze/${uid}/${encodeURIComponent(nominativo(desCognome, desNome))}`,
    dal: `05/10/${anno}`,
    supplente: nominativo(altra.persona.desCognome, altra.persona.desNome),
  };
};

const unSupplente = async (page: Page, g: Gesti): Promise<void> => {
  const { indirizzo, dal, supplente } = await assente();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, indirizzo);
  await g.premi(elenco(page, 'Elenco delle assenze').riga(dal).getByRole('link').first());
  await g.bottone('Registra supplente');
  const chi = finestra(page, 'Registra supplente');
  await g.cerca('Supplente', supplente.split(' ')[0] ?? '', supplente, chi);
  await g.bottone('Continua', chi);
  await page.getByText(/^Sostituisce /).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Ore settimanali/ }).inputValue()).toBe('18');
  await g.bottone('Salva');
  await elenco(page, `Servizi di ${supplente}`).aspetta();
};

const unaListaNoipa = async (page: Page, g: Gesti): Promise<void> => {
  await cerca(page, g, 'liste noipa', /Liste NoiPA/i);
  await g.premi(elenco(page, 'Liste NoiPA').riga('Fondo di prova').getByRole('link').first());
  const foglio = griglia(page, 'Pagamenti');
  await g.premi(foglio.tabella.locator('td.cella').first());
  await foglio.incolla('12,00');
  g.conta(1);
  await g.bottone('Salva (1)');
  await page.getByText('Pagamenti salvati').first().waitFor();
};

const laChiusura = async (page: Page, g: Gesti): Promise<void> => {
  await cerca(page, g, 'operazioni annuali', /Operazioni annuali/i);
  const modelloM = elenco(page, `Passi che chiudono il`).riga('Allegare il Modello M');
  await g.premi(modelloM.getByRole('button', { name: /^Segna come fatto/ }));
  await modelloM.getByRole('button', { name: /^Togli il segno/ }).waitFor();
  await g.premi(page.getByRole('link', { name: 'Controllare ritenute, versamenti e certificazioni' }));
  await page.getByRole('tab', { name: 'Modello 770', selected: true }).waitFor();
};

const ilMioCedolino = async (page: Page, g: Gesti): Promise<void> => {
  await g.bottone('Come si arriva al netto');
  await page.getByRole('heading', { name: /^Quello che spetta/ }).waitFor();
  await g.premi(page.getByRole('button', { name: /PDF/ }).first());
  await page.locator('canvas').first().waitFor();
  const scaricato = page.waitForEvent('download');
  await g.premi(page.getByRole('button', { name: 'Scarica', exact: true }));
  await scaricato;
};

const unAiuto = async (page: Page, g: Gesti): Promise<void> => {
  await g.premi(page.getByRole('button', { name: 'Aiuto', exact: true }).first());
  await g.premi(page.getByRole('complementary').getByRole('link', { name: 'Manuale', exact: true }));
  await titolo(page, 'Manuale');
  await cerca(page, g, 'scorporo', /^Guardare le disponibilità del fondo/);
  await titolo(page, 'Dotazione finanziaria');
};

const percorsi: readonly Percorso[] = [
  { nome: 'a month of everybody, to its payslips', chi: 'GESTORE', alMassimo: 15, percorri: unMese },
  { nome: 'a substitute of somebody absent', chi: 'GESTORE', alMassimo: 8, percorri: unSupplente },
  { nome: 'a list of NoiPA', chi: 'GESTORE', alMassimo: 6, percorri: unaListaNoipa },
  { nome: 'the end of a year', chi: 'GESTORE', alMassimo: 5, percorri: laChiusura },
  { nome: 'the payslip of an employee, and its file', chi: 'DIPENDENTE', alMassimo: 4, percorri: ilMioCedolino },
  { nome: 'help', chi: 'GESTORE', alMassimo: 4, percorri: unAiuto },
];

test.each(percorsi.filter(({ nome }) => isOfTheDay(nome, GIORNI)))(
  '$nome takes $alMassimo interactions at most',
  async ({ nome, chi, alMassimo, percorri }) => {
    const da = Date.now();
    const { page, problems } = await prodotto.open('/', chi);
    const g = gesti(page);
    await percorri(page, g);
    process.stdout.write(`journeys: ${nome}: ${g.quanti()} of ${alMassimo}, ${Date.now() - da} ms\n`);
    expect(g.quanti()).toBeGreaterThan(0);
    expect(g.quanti()).toBeLessThanOrEqual(alMassimo);
    expect(problems).toEqual([]);
  },
);
