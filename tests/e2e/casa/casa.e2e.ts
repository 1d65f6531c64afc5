import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { elaborazione as descritta, nuovePersone, pay, prepare } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { tabTo } from '../pages/tastiera.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
});
afterAll(() => prodotto.close());

describe('dashboard', () => {
  test('shows the month, what is to be done and what is missing, and leads there by keyboard', async () => {
    const { anno: ANNO, mese: MESE } = meseDi(gestore.sessione.oggi);
    await pay(gestore, await nuovePersone(gestore, 2, 100), 'Da contabilizzare');
    await prepare(
      gestore,
      descritta({ ANNO, MESE, dataPagamento: gestore.sessione.oggi, DES_ELABORAZIONE: 'Da calcolare' }),
    );
    const { page, problems, vaiA } = await prodotto.open('/dashboard');
    const daFare = elenco(page, 'Da fare');
    await daFare.aspetta();
    await expect.poll(() => daFare.riga('Da contabilizzare').innerText()).toContain('Contabilizzare');
    await expect.poll(() => daFare.riga('Da calcolare').innerText()).toContain('Calcolare');
    await expect
      .poll(() => elenco(page, 'Elaborazioni per stato').riga('Completata').innerText())
      .toMatch(/^Completata\s+1\s+2\s+0/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await tabTo(page, 'link', /^Completa: Manca il codice fiscale della scuola/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#/scuola');
    await vaiA('/dashboard');
    await tabTo(page, 'link', 'Da contabilizzare');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Da contabilizzare/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('an empty month says so, what is to be done stays in sight, and a month is one press away', async () => {
    const { page } = await prodotto.open('/dashboard');
    await page.getByRole('button', { name: 'Mese seguente' }).click();
    await page.getByText('Nessuna elaborazione in questo mese.').waitFor();
    await elenco(page, 'Da fare').riga('Da calcolare').waitFor();
    await page.getByRole('button', { name: 'Mese precedente' }).click();
    await page.getByText('1 su 2 elaborazioni').first().waitFor();
  });

  test('who files sees the same without the ways to screens that are not theirs', async () => {
    const { page } = await prodotto.open('/dashboard', 'ADEMPIMENTI');
    await elenco(page, 'Da fare').riga('Da contabilizzare').waitFor();
    await page.getByText('Li completa chi gestisce la scuola').waitFor();
    await expect
      .poll(() =>
        page.getByRole('link', { name: /^(Completa: |Da contabilizzare|\d+ persone|\d+ elaborazioni)/ }).count(),
      )
      .toBe(0);
  });
});

test('from any page, with the keyboard alone, the search leads to a person', async () => {
  const [persona] = await nuovePersone(gestore, 1, 150);
  const { page, problems } = await prodotto.open('/tabelle');
  await page.getByRole('combobox', { name: 'Cerca persone, elaborazioni, schermate' }).waitFor();
  await page.keyboard.press('Control+K');
  // what is found of the first letters is offered while the rest is looked for, and goes when the rest is found
  const trovati = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(persona?.desCognome ?? 'nobody'),
  );
  await page.keyboard.type(persona?.desCognome ?? '');
  await trovati;
  await page.getByText('Ricerca in corso…').waitFor({ state: 'detached' });
  await page.getByRole('option', { name: new RegExp(persona?.desCf ?? 'nobody') }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(persona?.desCognome ?? 'nobody') }).waitFor();
  await expect.poll(() => page.title()).toContain(persona?.desCognome);
  expect(problems).toEqual([]);
});

describe('notifications', () => {
  test('a school that has none reads where what is to be done stands', async () => {
    const { page, problems } = await prodotto.open('/notifications', 'GESTORE', SCUOLA_B);
    await page.getByText('Nessuna notifica', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Che cosa c’è da fare' }).click();
    await expect.poll(() => page.title()).toBe('Dashboard – Emolumenti');
    expect(problems).toEqual([]);
  });

  test('the bell counts them; they are read, deleted, acted on', async () => {
    const persone = await nuovePersone(gestore, 2, 110);
    const processo = await pay(gestore, persone, 'Da sincronizzare');
    for (const [indice, persona] of persone.entries())
      await changePersona(gestore, persona, { desCognome: `Variata${indice}` });
    const settore = await gestore.ok(scuolaRoutes.createSettore, { body: { codice: 'NOT', descrizione: 'Notifiche' } });
    await dipendenteDiProva(gestore, 112, servizioDiProva({ uidSettore: settore.uid }));
    expect(
      await gestore.call(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } }),
    ).toMatchObject({ status: 409 });
    const { page, problems } = await prodotto.open('/notifications');
    const notifiche = elenco(page, 'Notifiche della scuola');
    await notifiche.riga('Il settore NOT').waitFor();
    const campanella = async () =>
      Number(
        /\d+/.exec((await page.getByRole('link', { name: /^Notifiche: / }).getAttribute('aria-label')) ?? '')?.[0] ?? 0,
      );
    await expect.poll(campanella).toBeGreaterThan(0);
    const prima = await campanella();
    await expect.poll(() => notifiche.riga('Variata0').innerText()).toMatch(/Cognome: \S+ → Variata0/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await notifiche.azione('Il settore NOT', 'Segna come letta');
    await notifiche.riga('Il settore NOT').filter({ hasText: 'Letta' }).waitFor();
    await expect.poll(campanella).toBe(prima - 1);
    await notifiche.azione('Il settore NOT', 'Elimina');
    await conferma(page, 'Eliminare la notifica?').conferma('Elimina');
    await notifiche.riga('Il settore NOT').waitFor({ state: 'detached' });
    await notifiche.azione('Variata0', 'Segna come letta');
    await notifiche.riga('Variata0').filter({ hasText: 'Letta' }).waitFor();
    expect(
      (await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } })).righe.map(
        ({ storico }) => storico.desCognome,
      ),
    ).not.toContain('Variata0');
    await notifiche.azione('Variata0', 'Sincronizza');
    await conferma(page, 'Sincronizzare i dati anagrafici?').conferma('Sincronizza');
    await notifiche.riga('Variata0').waitFor({ state: 'detached' });
    expect(
      (await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } })).righe.map(
        ({ storico }) => storico.desCognome,
      ),
    ).toContain('Variata0');
    expect(problems).toEqual([]);
  });

  test('news are read here and taken away for good', async () => {
    const { page } = await prodotto.open('/notifications', 'PRESIDE');
    await page.getByRole('tab', { name: /^Novità/ }).click();
    const prima = page.getByRole('button', { name: /^Non mostrare più: / }).first();
    const nome = (await prima.getAttribute('aria-label')) ?? '';
    await page
      .getByRole('button', { name: /^Segna come letta: / })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Novità', exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await prima.click();
    await page.getByRole('button', { name: nome }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: /^Novità/ }).click();
    await page.getByText(/^Nessuna novità$/).waitFor();
  });

  test('a page that stays in front shows what comes meanwhile', async () => {
    const settore = await gestore.ok(scuolaRoutes.createSettore, {
      body: { codice: 'BEL', descrizione: 'Campanella' },
    });
    await dipendenteDiProva(gestore, 115, servizioDiProva({ uidSettore: settore.uid }));
    const page = await prodotto.stranger();
    await page.clock.install();
    await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE'), 'prova', '/notifications');
    const notifiche = elenco(page, 'Notifiche della scuola');
    await notifiche.aspetta();
    await gestore.call(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } });
    await page.clock.fastForward('05:01');
    await notifiche.riga('Il settore BEL').waitFor();
  });

  test('who may not read them has no bell', async () => {
    const { page } = await prodotto.open('/blank', 'CEDOLINI');
    await page.getByRole('button', { name: 'CEDOLINI di prova' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Notifiche: / }).count()).toBe(0);
  });
});
