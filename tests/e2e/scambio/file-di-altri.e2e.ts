import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fileDiAltri, PERSONE_PER_FILE, personeDelFile, SBAGLIATE } from '#support/file-di-altri/file-di-altri.ts';
import type { Inventata } from '#support/file-di-altri/persone-inventate.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import type { FileDiProva } from '#support/scambio.ts';
import { accesso } from '../pages/accesso.ts';
import { importazione } from '../pages/importazione.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const scritto = async (nome: string, persone: readonly Inventata[]): Promise<FileDiProva> => {
  const file = fileDiAltri.find((uno) => uno.nome === nome);
  if (file === undefined) throw new Error(`No file is called ${nome}`);
  return file.scrivi(persone);
};
/** Number of the row of the file that a row of the preview is about. */
const numeroDi = (testo = ''): number => Number(/\d+/.exec(testo)?.[0]);
/** Rows of people begin under a title, an empty row and the headings. */
const personaAllaRiga = (numero: number, persone: readonly Inventata[]): Inventata => {
  const persona = persone[numero - 4];
  if (persona === undefined) throw new Error(`Nobody is in row ${numero}`);
  return persona;
};

test('the sheet that an office made by hand comes in: the right rows at once, a mended one after', async () => {
  const persone = personeDelFile(0);
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA('/scambio/importa/persone');
  const file = importazione(page);
  const { nome, bytes } = await scritto('a-mano', persone);
  await file.scegliFoglio(nome, bytes);
  await file.avanti();
  await file.aspettaColonne();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByText('riconosciuta dal contenuto').first().waitFor();
  await file.avanti();
  await file.aspettaAnteprima();
  const giuste = PERSONE_PER_FILE - SBAGLIATE;
  await page.getByRole('button', { name: `Importa ${giuste} righe giuste e tieni le altre` }).click();
  await page.getByText(`${giuste} record nuovi`).first().waitFor({ timeout: 120_000 });
  await page.getByRole('link', { name: 'Correggi le righe tenute' }).click();
  await file.aspettaAnteprima();
  expect(await accessibilityFindings(page)).toEqual([]);
  const [, prima] = await file.anteprima();
  const numero = numeroDi(prima);
  const { cf } = personaAllaRiga(numero, persone);
  await file.correggi(numero, 'Codice fiscale', cf);
  await page.getByRole('button', { name: 'Importa 1 riga giusta e tieni le altre' }).click();
  await page.getByText('1 record nuovo').first().waitFor({ timeout: 120_000 });
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: cf } });
  expect(righe).toHaveLength(1);
  expect(problems).toEqual([]);
});

/** How many days go by until the file of every program was brought in through the pages. */
const GIORNI = 8;

test.each(sampleOfTheDay(fileDiAltri, GIORNI))(
  'the export of $programma is looked at, and its right rows come in, nothing matched by hand',
  async ({ nome: quale }) => {
    const persone = personeDelFile(1 + fileDiAltri.findIndex((uno) => uno.nome === quale));
    const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
    await accesso(page, prodotto.home.origin).vaiA('/scambio/importa/persone');
    const file = importazione(page);
    const { nome, bytes } = await scritto(quale, persone);
    await file.scegliFoglio(nome, bytes);
    await file.avanti();
    await file.aspettaColonne();
    await file.avanti();
    await file.aspettaAnteprima();
    const giuste = PERSONE_PER_FILE - SBAGLIATE;
    await page.getByRole('button', { name: `Importa ${giuste} righe giuste e tieni le altre` }).click();
    await page.getByText(`${giuste} record nuovi`).first().waitFor({ timeout: 120_000 });
    expect(problems).toEqual([]);
  },
);
