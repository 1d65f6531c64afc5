import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { formatEuro, formatImporto } from '#shared/money/centesimi.ts';
import {
  accessorio,
  elaborazione as dati,
  docente,
  nameFirmatari,
  prepare,
  storePersone,
  waitForEnd,
} from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { griglia } from '../pages/griglia.ts';
import { countMouse, tabTo, tastiera } from '../pages/tastiera.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
let prima: Persona;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 100);
  [prima] = persone as [Persona];
});
afterAll(() => prodotto.close());

const VOCI = 'Voci di calcolo';
const nomeDi = ({ desCognome, desNome }: Persona): string => `${desCognome} ${desNome}`;
/** Each is paid a different amount, in cents. */
const importoDi = (indice: number): number => 10_000 + indice * 1111;
const righeDi = async (idProcesso: string) =>
  (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? [];
const importiSalvati = async (idProcesso: string): Promise<number[]> =>
  (await righeDi(idProcesso)).flatMap(({ input }) =>
    input.voci.map(({ misura }) => (misura.unita === 'IMPORTO' ? misura.importo : misura.quantita)),
  );

/** A run with those people in its draft, and nothing to pay them yet. */
const conPersone = async (descrizione: string, sue: readonly Persona[]) => {
  const processo = await prepare(
    ufficio,
    dati({ ANNO: 2026, MESE: 11, dataPagamento: '2026-11-20', DES_ELABORAZIONE: descrizione }),
  );
  await ufficio.ok(bozzaRoutes.saveBozza, {
    body: { idProcesso: processo.uid, righe: sue.map(({ uid }) => ({ versione: 0, input: accessorio(uid, []) })) },
  });
  return processo;
};
const apri = async (login: string, processo: string) => {
  const { page, problems } = await prodotto.enter(login);
  const { vaiA } = accesso(page, prodotto.home.origin);
  await vaiA(`/cedolini?processo=${processo}&vista=prepara`);
  await page.getByText('Passo 2 di 2').waitFor();
  return { page, problems };
};

test('a hundred people pasted from a sheet, its errors mended, the page killed midway, another browser goes on and calculates', async () => {
  const processo = await conPersone('Cento dal foglio', persone);
  const una = await apri(loginOf('CEDOLINI'), processo.uid);
  await elaborazione(una.page).paga(/^Compenso forfettario/, [{ persona: '', importo: '0,00' }], persone.length);
  const foglio = griglia(una.page, VOCI);
  await foglio.cella(nomeDi(prima), 0).click();
  const sbagliate = new Map([
    [7, 'RSSXXX00A00H501X\t200,00'],
    [42, `${persone[42]?.desCf}\t12,x`],
  ]);
  const righe = persone.map(
    ({ desCf }, indice) => sbagliate.get(indice) ?? `${desCf}\t${formatImporto(importoDi(indice))}`,
  );
  await foglio.incolla(['Codice fiscale\tCompenso', ...righe].join('\r\n'));
  await una.page.getByText('2 righe non sono state incollate').waitFor();
  await una.page.getByText("Riga 9: non c'è nessuno con il nome o il codice «RSSXXX00A00H501X»").waitFor();
  await una.page.getByText(/Riga 44: .*Importo non leggibile/).waitFor();
  await una.page.getByText(/bozza salvata/).waitFor();
  expect(await accessibilityFindings(una.page)).toEqual([]);
  await una.page
    .getByRole('textbox', { name: 'Righe da correggere' })
    .fill([7, 42].map((indice) => `${persone[indice]?.desCf}\t${formatImporto(importoDi(indice))}`).join('\n'));
  await una.page.getByRole('button', { name: 'Incolla le righe corrette' }).click();
  await una.page.getByText('non sono state incollate').waitFor({ state: 'detached' });
  const attesi = persone.map((_, indice) => importoDi(indice));
  const totale = formatEuro(attesi.reduce((somma, importo) => somma + importo, 0));
  await foglio.tabella.locator('tfoot').getByText(totale).first().waitFor();
  await expect.poll(() => importiSalvati(processo.uid), { timeout: 120_000 }).toEqual(attesi);
  const testa = foglio.tabella.getByRole('columnheader', { name: /^Compenso forfettario/ });
  for (const verso of ['ascending', 'descending']) {
    await testa.getByRole('button').click();
    await expect.poll(() => testa.getAttribute('aria-sort')).toBe(verso);
  }
  await expect.poll(async () => (await foglio.valori(0))[0]).toBe(formatImporto(importoDi(99)));
  expect(await accessibilityFindings(una.page)).toEqual([]);
  await una.page.goto(prodotto.home.origin);

  const altra = await apri(loginOf('GESTORE'), processo.uid);
  await altra.page.getByRole('tab', { name: 'Voci di calcolo (100)' }).click();
  const suo = griglia(altra.page, VOCI);
  await suo.tabella.locator('tfoot').getByText(totale).first().waitFor();
  await suo.scrivi(nomeDi(prima), 0, '500');
  await altra.page.getByRole('button', { name: 'Avvia il calcolo' }).click();
  await altra.page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
  const avanzamento = await waitForEnd(ufficio, processo.uid, 240_000);
  expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 100, scartati: 0 });
  const { totali } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  expect(totali?.lordo).toBe([50_000, ...attesi.slice(1)].reduce((somma, importo) => somma + importo, 0));
  expect([...una.problems, ...altra.problems]).toEqual([]);
});

test('a sheet by keyboard alone: people chosen, written, filled down, taken back, pasted, calculated', async () => {
  const cinque = persone.slice(0, 5);
  for (const { uid } of cinque)
    await ufficio.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        percettore: docente,
        numAliquotaMassima: 330_000,
        desAliquotaLettaDa: 'Cedolino NoiPA di gennaio 2026',
        uidSubAnagrafe: uid,
      },
    });
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'), '/cedolini');
  const clicche = await countMouse(page);
  const { premi, aziona, scrivi, scegli, scegliScheda } = tastiera(page);
  await aziona('button', 'Nuova elaborazione');
  await scrivi(/^Descrizione/, 'Senza mouse');
  await scegli(/^Mese di liquidazione/, 'novembre');
  await scrivi(/^Data di pagamento/, '20/11/2026');
  await aziona('button', 'Avanti');
  await page.getByText('Passo 2 di 2').waitFor();

  await aziona('button', 'Aggiungi persone');
  await elenco(page, 'Persone in anagrafe').aspetta();
  for (const persona of cinque) await aziona('checkbox', new RegExp(nomeDi(persona)));
  await aziona('button', 'Aggiungi 5');
  await scegliScheda(/^Voci di calcolo/);
  await aziona('button', 'Aggiungi una voce a tutti');
  await scegli(/^Voce/, 'Compenso forfettario');
  await scrivi(/^Importo/, '1,00');
  await aziona('button', 'Conferma');

  await tabTo(page, 'grid', VOCI);
  const { valori } = griglia(page, VOCI);
  await premi('Control+Home');
  await page.keyboard.type('100');
  await premi('Enter');
  await page.keyboard.type('1.234');
  await premi('Enter');
  await page.getByRole('status').filter({ hasText: 'è 1.234,00 € oppure 1,23 €?' }).waitFor();
  await premi('Escape');
  await expect.poll(() => valori(0)).toEqual(['100,00', '1,00', '1,00', '1,00', '1,00']);
  await premi('F2', 'Backspace', 'Backspace');
  await page.keyboard.type('50');
  await premi('Enter');
  await expect.poll(() => valori(0)).toEqual(['100,00', '1,50', '1,00', '1,00', '1,00']);
  await premi('Control+Home', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect.poll(() => valori(0)).toEqual(['100,00', '100,00', '100,00', '1,00', '1,00']);
  await premi('Control+z');
  await expect.poll(() => valori(0)).toEqual(['100,00', '1,50', '1,00', '1,00', '1,00']);
  await premi('Control+y');
  await expect.poll(() => valori(0)).toEqual(['100,00', '100,00', '100,00', '1,00', '1,00']);
  await premi('Control+Home');
  await griglia(page, VOCI).incolla('7,00\n8,00');
  await page.getByText("2 righe non dicono di chi sono: vanno nell'ordine dello schermo").waitFor();
  const destinatari = await page
    .getByRole('list', { name: 'A chi vanno le righe' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(destinatari.map((detto) => detto.replace(/ \(.*\)/, ''))).toEqual(
    ['7,00', '8,00'].map(
      (valore, indice) => `${cinque[indice] && nomeDi(cinque[indice])}: Compenso forfettario ${valore}`,
    ),
  );
  expect(await valori(0)).toEqual(['100,00', '100,00', '100,00', '1,00', '1,00']);
  expect(await accessibilityFindings(page)).toEqual([]);
  await premi('Enter');
  await expect.poll(() => valori(0)).toEqual(['7,00', '8,00', '100,00', '1,00', '1,00']);
  await premi('Control+z');
  await expect.poll(() => valori(0)).toEqual(['100,00', '100,00', '100,00', '1,00', '1,00']);
  await premi('Control+End', 'Delete');
  await griglia(page, VOCI).incolla('7,50');
  await expect.poll(() => valori(0)).toEqual(['100,00', '100,00', '100,00', '1,00', '7,50']);
  await page.getByText(/bozza salvata/).waitFor();
  const processo = new URLSearchParams(page.url().split('?')[1]).get('processo') ?? '';
  await expect.poll(() => importiSalvati(processo), { timeout: 120_000 }).toEqual([10_000, 10_000, 10_000, 100, 750]);

  await aziona('button', 'Avvia il calcolo');
  await page.getByRole('tab', { name: 'Cedolini (5)' }).waitFor();
  const fine = await waitForEnd(ufficio, processo, 240_000);
  expect([fine.scartati, await clicche(), problems]).toEqual([0, 0, []]);
});

test('a value being written stays with its person while another office adds who comes first, and F5 moves no row', async () => {
  const [abate, ...sue] = persone.slice(0, 4) as [Persona, ...Persona[]];
  const processo = await conPersone('In due', sue);
  const { page, problems } = await apri(loginOf('CEDOLINI'), processo.uid);
  await elaborazione(page).paga(/^Compenso forfettario/, [{ persona: '', importo: '1,00' }], sue.length);
  const { cella, riga, tabella } = griglia(page, VOCI);
  const nomi = async () =>
    (await tabella.locator('tbody tr:not(.vuoto) th').allInnerTexts()).map((testo) => testo.split('\n'));
  const [prima] = sue as [Persona];
  await cella(nomeDi(prima), 0).click();
  await page.keyboard.type('50');
  await ufficio.ok(bozzaRoutes.saveBozza, {
    body: { idProcesso: processo.uid, righe: [{ versione: 0, input: accessorio(abate.uid, []) }] },
  });
  await riga(nomeDi(abate)).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => importiSalvati(processo.uid)).toEqual([5000, 100, 100]);
  expect(await nomi()).toEqual([abate, ...sue].map((chi) => [nomeDi(chi), chi.desCf]));
  await page.getByText(/bozza salvata/).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: /^Voci di calcolo/ }).click();
  await cella(nomeDi(prima), 0).getByText('50,00').waitFor();
  expect(await nomi()).toEqual([abate, ...sue].map((chi) => [nomeDi(chi), chi.desCf]));
  expect(problems).toEqual([]);
});

/** The widths of the windows that people have, one a day. */
const LARGHEZZE = [1440, 1024, 390];

test.each(sampleOfTheDay(LARGHEZZE, LARGHEZZE.length))(
  'a hundred people at %i: nothing scrolls but the sheet, and only the rows in sight are drawn',
  async (larghezza) => {
    const processo = await conPersone(`Larghezza ${larghezza}`, persone);
    const { page, problems } = await apri(loginOf('CEDOLINI'), processo.uid);
    await page.setViewportSize({ width: larghezza, height: 900 });
    for (const importo of ['1,00', '2,00', '3,00'])
      await elaborazione(page).paga(/^Compenso forfettario/, [{ persona: '', importo }], persone.length);
    const { tabella } = griglia(page, VOCI);
    await tabella.getByRole('columnheader').nth(3).waitFor();
    await expect.poll(() => tabella.locator('tbody tr:not(.vuoto)').count()).toBeLessThan(60);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    const codici = tabella.locator('tbody th small');
    await expect
      .poll(() =>
        codici.evaluateAll((tutti) => tutti.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length),
      )
      .toBe(0);
    // The bar of Cloudscape for small windows has an attribute of its own that does not fit its role.
    const trovati = await accessibilityFindings(page);
    expect(trovati.filter((trovato) => !trovato.includes('mobile-toolbar-nav'))).toEqual([]);
    if (process.env.SCHERMATE) {
      await page.screenshot({ path: `${process.env.SCHERMATE}/foglio-${larghezza}.png` });
      await page.getByRole('tab', { name: /Dipendenti/ }).click();
      await page.screenshot({ path: `${process.env.SCHERMATE}/persone-${larghezza}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(problems).toEqual([]);
  },
);
