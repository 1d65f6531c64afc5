import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let anno: AnnoContabilizzato;
let page: Page;
let problems: readonly string[];
let vaiA: (path: string) => Promise<void>;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  anno = await accountAnno(await prodotto.home.as(loginOf('GESTORE')));
  ({ page, problems, vaiA } = await prodotto.open('/', 'GESTORE'));
});
afterAll(() => prodotto.close());

const processoDi = async (uid: string) =>
  (await prodotto.home.as(loginOf('GESTORE'))).ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });

/** What the accounted runs come to, cents. */
const totaliDellAnno = async () => {
  const totali = (await Promise.all(anno.processi.map(processoDi))).map((processo) => processo.totali);
  return {
    netto: totali.reduce((somma, uno) => somma + (uno?.netto ?? 0), 0),
    costo: totali.reduce((somma, uno) => somma + (uno?.lordoStato ?? 0), 0),
  };
};

/** An amount of cents as a print has it, without its currency. */
const cifra = (importo: number): string => formatEuro(importo).replace(/\s*€/, '');

const download = async (): Promise<Uint8Array> => {
  const [scaricato] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica', exact: true }).click(),
  ]);
  const pezzi: Buffer[] = [];
  for await (const pezzo of await scaricato.createReadStream()) pezzi.push(Buffer.from(pezzo));
  return Buffer.concat(pezzi);
};

/** Chooses a print of a screen and asks for it. */
const choosePrint = async (indirizzo: string, stampa: string, formato: string) => {
  await vaiA(indirizzo);
  const form = modulo(page);
  await form.scegli('Quale stampa', stampa);
  await form.scegli('Anno', '2026');
  if (stampa.startsWith('Fabbisogno')) await form.scegli('Mese', 'marzo');
  await form.scegli('Formato', formato);
  await form.salva('Stampa');
};
const paper = async (indirizzo: string, stampa: string): Promise<string> => {
  await choosePrint(indirizzo, stampa, 'PDF');
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${stampa}`) }).waitFor();
  await page.getByRole('region', { name: 'Pagina 1 di' }).getByText('Totale').first().waitFor();
  const { pagine, lingua } = await readPdf(await download());
  expect(lingua).toBe('(it-IT)');
  return pagine.map(({ testo }) => testo).join(' ');
};
const sum = async (indirizzo: string, stampa: string, colonna: string): Promise<number> => {
  await choosePrint(indirizzo, stampa, 'Foglio di calcolo');
  await page.getByText('Il file è pronto').waitFor();
  const { intestazioni, righe } = await readTable(await download(), 'stampa.xlsx');
  const posto = intestazioni.indexOf(colonna);
  return righe.reduce(
    (somma, { celle }) => somma + Math.round(Number((celle[posto] ?? '').replace(',', '.')) * 100),
    0,
  );
};

test('a list and a summary by month say on paper and as sheets what the payslips come to', async () => {
  const { netto, costo } = await totaliDellAnno();
  const riepilogo = await paper('/annue', 'Riepilogo annuo');
  expect([cifra(netto), cifra(costo)].filter((importo) => !riepilogo.includes(importo))).toEqual([]);
  expect(await sum('/annue', 'Riepilogo annuo', 'Netto')).toBe(netto);
  const lordo = await sum('/annue', 'Riepilogo annuo', 'Lordo');
  expect(await paper('/annue', 'Compensi annui')).toContain(cifra(lordo));
  expect(await sum('/annue', 'Compensi annui', 'Totale')).toBe(lordo);
  expect(problems).toEqual([]);
});

test('a statement to sign says what the runs not yet accounted cost', async () => {
  const costo = await sum('/altrestampe', 'Fabbisogno finanziario', 'Costo totale');
  // 700 € with the 24,20 % of the pension fund and the 8,50 % of IRAP.
  expect(costo).toBe(70_000 + 16_940 + 5_950);
  const foglio = await paper('/altrestampe', 'Fabbisogno finanziario');
  expect(['PROVVISORIO', cifra(costo)].filter((parola) => !foglio.includes(parola))).toEqual([]);
  expect(problems).toEqual([]);
});

/** The explained payslips of January, in the viewer; their run. */
const openCedolini = async () => {
  const processo = await processoDi(anno.processi[0] ?? '');
  await vaiA(`/cedolini?processo=${processo.uid}`);
  const { DES_ELABORAZIONE } = processo;
  await page.getByRole('link', { name: DES_ELABORAZIONE }).or(page.getByText(DES_ELABORAZIONE)).first().waitFor();
  await page.getByRole('button', { name: "Stampe dell'elaborazione" }).click();
  await page.getByRole('menuitem', { name: 'Cedolino con la spiegazione di ogni cifra' }).click();
  await page.getByRole('region', { name: 'Pagina 1 di' }).waitFor();
  return processo;
};

test('payslips of a run are gone through by their thumbnails, and pay the net of the run', async () => {
  const { totali } = await openCedolini();
  await page.getByRole('button', { name: 'Miniature' }).click();
  const miniature = page.getByRole('navigation', { name: 'Miniature delle pagine' });
  const seconda = miniature.getByRole('button', { name: 'Vai alla pagina 2' });
  await seconda.click();
  await expect.poll(() => page.getByLabel('Pagina', { exact: true }).inputValue()).toBe('2');
  await expect.poll(() => seconda.getAttribute('aria-current')).toBe('page');
  expect(await accessibilityFindings(page)).toEqual([]);
  const { pagine } = await readPdf(await download());
  await expect.poll(() => miniature.getByRole('button').count()).toBe(pagine.length);
  // the two of January are paid the same
  expect(pagine.map(({ testo }) => testo).join(' ')).toContain(cifra((totali?.netto ?? 0) / 2));
  expect(problems).toEqual([]);
});

test('in the viewer a word is found on every page, a page enlarged, reduced and fitted, and all of them go to the printer', async () => {
  await openCedolini();
  const pagine = Number(
    (await page.getByRole('region', { name: 'Pagina 1 di' }).getAttribute('aria-label'))?.match(/\d+$/)?.[0],
  );
  const cerca = page.getByLabel('Cerca nella stampa');
  await cerca.fill('Netto a pagare');
  const trovati = page.getByRole('status').filter({ hasText: /^1 di 2$/ });
  await trovati.waitFor();
  await page.getByRole('button', { name: 'Risultato seguente' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^2 di 2$/ })
    .waitFor();
  // the second payslip begins where the first ends
  await expect.poll(() => page.getByLabel('Pagina', { exact: true }).inputValue()).toBe(String(pagine / 2 + 1));
  await cerca.fill('parola che non c’è');
  await page.getByRole('status').filter({ hasText: 'Nessun risultato' }).waitFor();

  const larga = async () => (await page.getByRole('region', { name: 'Pagina 1 di' }).boundingBox())?.width ?? 0;
  const prima = await larga();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect.poll(larga).toBeCloseTo(prima * 1.25, -1);
  await page.getByRole('button', { name: 'Riduci' }).click();
  await expect.poll(larga).toBeCloseTo(prima, -1);
  await page.getByRole('button', { name: 'Adatta alla larghezza' }).click();
  await expect.poll(larga).toBeGreaterThan(prima);

  // what is sent stands in the page as long as the print window is open
  const stampate = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('beforeprint', () => resolve(document.querySelectorAll('#stampa-visore img').length), {
          once: true,
        });
      }),
  );
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  expect(await stampate).toBe(pagine);
  expect(problems).toEqual([]);
});

test('a page enlarged and reduced while its text is being written, and left in the middle of it or of its printing, keeps its text whole and breaks nothing', async () => {
  await openCedolini();
  const prima = page.getByRole('region', { name: 'Pagina 1 di' });
  await prima.getByText('Netto a pagare').first().waitFor();
  const scritto = await prima.textContent();
  const zoomInHaste = () =>
    page.evaluate(async () => {
      const press = (nome: string) => document.querySelector<HTMLElement>(`button[aria-label="${nome}"]`)?.click();
      for (let volta = 0; volta < 30; volta += 1) {
        press(volta % 2 === 0 ? 'Ingrandisci' : 'Riduci');
        await new Promise((resolve) => setTimeout(resolve, volta));
      }
    });
  await zoomInHaste();
  await expect.poll(() => prima.textContent()).toBe(scritto);
  await zoomInHaste();
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await vaiA('/');
  await openCedolini();
  await prima.getByText('Netto a pagare').first().waitFor();
  await expect.poll(() => prima.textContent()).toBe(scritto);
  await expect.poll(() => page.getByText('Cannot read').count()).toBe(0);
  expect(problems).toEqual([]);
});
