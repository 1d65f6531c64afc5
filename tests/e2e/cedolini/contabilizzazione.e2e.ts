import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, nameFirmatari, nuovePersone, oreInsegnamento } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso, giveCredentials } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

const DESCRIZIONE = 'Ore di marzo';
const TRE_MINUTI = 180_000;

let prodotto: BrowserHome;
let ufficio: Person;
let page: Page;
let problems: readonly string[];
let persone: Persona[];
let processo: Processo;

/** The office signed in three minutes ago: what is for good asks who they are again. */
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  persone = await nuovePersone(ufficio, 2);
  await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore di febbraio', MESE: 2 }), [
    accessorio(persone[1]?.uid ?? '', [oreInsegnamento(500)]),
  ]);
  ({ processo } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: DESCRIZIONE }), [
    accessorio(persone[0]?.uid ?? '', [oreInsegnamento(1000)]),
  ]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TRE_MINUTI });
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')).finally(() => vi.useRealTimers()));
});
afterAll(() => prodotto.close());

const azione = async (voce: string): Promise<void> => {
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: voce, exact: true }).click();
};
const leggi = (): Promise<Processo> => ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });

test('a payslip is changed by its own items: nothing there speaks of other people', async () => {
  await accesso(page, prodotto.home.origin).vaiA('/cedolini');
  await elenco(page, 'Elaborazioni della scuola').apri(DESCRIZIONE);
  await elenco(page, 'Cedolini').azione(persone[0]?.desCognome ?? '', 'Modifica');
  const finestra = page.getByRole('dialog', { name: /^Modifica del cedolino di/ });
  const voci = elenco(page, 'Voci del cedolino');
  await voci.aspetta();
  await expect
    .poll(async () =>
      (await voci.righe()).map((celle) => celle.slice(1, 5).map((cella) => cella.replaceAll('\u00a0', ' '))),
    )
    .toEqual([['01/01/2026 – 31/01/2026', '10', '38,50 €', '385,00 €']]);
  await expect.poll(() => finestra.getByText(/a tutti|^Persona$/).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Aggiungi una voce' }).click();
  await modulo(page, 'Nuova voce di').dentro.getByRole('button', { name: 'Annulla' }).click();
  await finestra.getByRole('button', { name: 'Annulla' }).click();
  await finestra.waitFor({ state: 'detached' });
});

describe('from a computed run to the budget', () => {
  test('accounting shows what locks and the month of each filing, moves the printed period, and asks who it is', async () => {
    await accesso(page, prodotto.home.origin).vaiA('/cedolini');
    await elenco(page, 'Elaborazioni della scuola').apri(DESCRIZIONE);
    await azione('Contabilizza');
    const finestra = modulo(page, `Contabilizzare "${DESCRIZIONE}"?`);
    await finestra.dentro.getByText('Che cosa diventa definitivo').waitFor();
    await expect.poll(async () => (await finestra.dentro.innerText()).replaceAll('\u00a0', ' ')).toContain('510,90 €');
    await finestra.dentro.getByText('marzo 2026: segue il giorno di pagamento').first().waitFor();
    await finestra.dentro.getByText('Ore di febbraio (febbraio 2026)').waitFor();
    await finestra.dentro.getByText('Persone in più: 1; in meno: 1; con importi diversi: 0; uguali: 0.').waitFor();
    const differenze = finestra.dentro.getByRole('list', { name: 'Le differenze maggiori' }).getByRole('listitem');
    await expect.poll(() => differenze.allInnerTexts()).toHaveLength(2);
    const [maggiore] = await differenze.allInnerTexts();
    expect(maggiore).toContain(`(${persone[0]?.desCf}): non c'era, ora`);
    await finestra.scegli('Un altro periodo', 'maggio 2026');
    await finestra.spunta('Aggiorna il periodo di riferimento');
    await finestra.salva('Contabilizza');
    await expect
      .poll(() => finestra.errori())
      .toEqual([expect.stringContaining('Scrivere CONTABILIZZA per confermare.')]);
    await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
    expect(await accessibilityFindings(page)).toEqual([]);
    // the page looks at the window twice in this time: as long as it has not come back it must not seem closed
    await page.context().route('**/sign-in-return.js', async (route) => {
      await wait(1200);
      await route.continue();
    });
    const conferma = page.waitForEvent('popup');
    await finestra.salva('Contabilizza');
    await giveCredentials(await conferma, loginOf('CEDOLINI'));
    await finestra.dentro.waitFor({ state: 'detached' });
    await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
    expect(await leggi()).toMatchObject({ STATUS: 'CONTABILIZZATO', PERIODO_RIF: { anno: 2026, mese: 5 } });
    await page.locator('main').getByText('maggio 2026').first().waitFor();
  });

  test('where its money goes is read by code, in the month of payment', async () => {
    await page.getByRole('tab', { name: 'Versamenti', exact: true }).click();
    const riga = elenco(page, 'Versamenti').riga('380E');
    await riga.waitFor();
    await expect.poll(() => riga.innerText()).toContain('marzo 2026');
    await page.getByText('Versamenti da completare').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // loaded again, the page is where it was
    await page.reload();
    await riga.waitFor();
  });

  test('payment orders are written on the accounted run, and their sum is held against the net', async () => {
    await page.getByRole('tab', { name: /^Mandati di pagamento/ }).click();
    await page.getByRole('button', { name: 'Nuovo mandato' }).first().click();
    const finestra = modulo(page, 'Nuovo mandato di pagamento');
    await finestra.scrivi('Numero', '41');
    await finestra.scrivi('Data', '20/03/2026');
    expect(await accessibilityFindings(page)).toEqual([]);
    await finestra.salva('Salva');
    await finestra.dentro.waitFor({ state: 'detached' });
    await page.getByText('234,35 € su 234,35 € di netto: tornano').waitFor();
    expect((await leggi()).mandati).toEqual([{ numero: '41', data: '2026-03-20', importo: 23_435, creditore: null }]);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('an order of another month asks what becomes of the filings, and is in the list until it is decided', async () => {
    await elenco(page, 'Mandati di pagamento').azione('41', 'Modifica');
    const finestra = modulo(page, 'Mandato 41');
    await finestra.scrivi('Data', '01/04/2026');
    await finestra.salva('Salva');
    await finestra.dentro.waitFor({ state: 'detached' });
    await page.getByText('pagata dal tesoriere il 01/04/2026').waitFor();
    await page.getByText('F24: da marzo 2026 a aprile 2026').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await accesso(page, prodotto.home.origin).vaiA('/cedolini?vista=mandati');
    await elenco(page, 'Elaborazioni').riga(DESCRIZIONE).getByText('da decidere').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await elenco(page, 'Elaborazioni').apri(DESCRIZIONE);
    await page.getByRole('tab', { name: /^Mandati di pagamento/ }).click();
    await page.getByRole('button', { name: 'Decidi…' }).click();
    const decisione = modulo(page, 'Prendere il giorno del tesoriere come giorno di pagamento?');
    await decisione.scrivi('Perché', 'Quietanza del tesoriere');
    expect(await accessibilityFindings(page)).toEqual([]);
    await decisione.salva('Sposta gli adempimenti');
    await decisione.dentro.waitFor({ state: 'detached' });
    await page.getByText('Gli adempimenti seguono il giorno del tesoriere, 01/04/2026').waitFor();
    expect(await leggi()).toMatchObject({ esecuzione: { giorno: '2026-04-01', perche: 'Quietanza del tesoriere' } });
  });

  test('the run goes to the budget and comes back', async () => {
    await azione('Esponi al bilancio');
    await page.locator('main').getByText('Esposta al bilancio', { exact: true }).waitFor();
    expect((await leggi()).FLG_ESP_WWB).toBe(true);
    await azione('Togli dal bilancio');
    await page.locator('main').getByText('Esposta al bilancio', { exact: true }).waitFor({ state: 'detached' });
    expect((await leggi()).FLG_ESP_WWB).toBe(false);
    expect(problems).toEqual([]);
  });

  test('the head teacher reads the payslip once it is exposed, and who serves', async () => {
    await azione('Esponi ai dipendenti…');
    const domanda = conferma(page, /^Esporre ".*" ai dipendenti\?$/);
    await page.getByText('1 dipendente vedrà il suo cedolino, per un netto di 234,35').waitFor();
    await domanda.conferma('Esponi');
    await page.locator('main').getByText('Esposta ai dipendenti', { exact: true }).first().waitFor();
    expect((await leggi()).esposizione?.da).toBeTruthy();
    const { page: sua, problems: suoi } = await prodotto.open('/pannellodirigente', 'PRESIDE');
    await sua.getByText('Nessuna richiesta aspetta una decisione.').waitFor();
    await sua.getByText('Questa settimana nessuno è assente.').waitFor();
    await sua.getByRole('heading', { name: /^Dotazione finanziaria 20/ }).waitFor();
    expect(await accessibilityFindings(sua)).toEqual([]);
    await sua.getByRole('tab', { name: 'Servizi' }).click();
    await sua.getByText('Nei giorni scelti nessuno è in servizio.').waitFor();
    await sua.getByRole('tab', { name: 'Assenze' }).click();
    await sua.getByText('Nei giorni scelti nessuno è assente.').waitFor();
    await sua.getByRole('tab', { name: 'Cedolini esposti' }).click();
    const cedolini = elenco(sua, 'Cedolini esposti ai dipendenti');
    const riga = cedolini.riga(persone[0]?.desCognome ?? '');
    await riga.waitFor();
    await expect
      .poll(async () => (await riga.innerText()).replaceAll('\u00a0', ' '))
      .toMatch(/Definitivo[\s\S]*385,00 €[\s\S]*234,35 €/);
    expect(await accessibilityFindings(sua)).toEqual([]);
    expect(suoi).toEqual([]);
  });
});
