import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable, writeXlsx } from '#platform/spreadsheet.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { storePersone } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { foglioDiOre } from '../pages/foglio-di-ore.ts';

const QUANTI = 20;
/** What the first is paid before the file, in cents. */
const PRIMA = 100;
let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
let lista: ListaNoipa;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('CEDOLINI'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, QUANTI);
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await assignFondo(ufficio, anno, 4_500_000);
  const { uid, versione } = await createLista(ufficio, { anno });
  const [prima] = persone as [Persona];
  const pagamenti = [{ persona: prima.uid, righe: [riga({ chiave: FORFAIT, importo: PRIMA })] }];
  ({ lista } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, { body: { uid, versione, pagamenti } }));
});
afterAll(() => prodotto.close());

const cfDi = (indice: number): string => persone[indice]?.desCf ?? '';
/** Euros: each is paid a different amount. */
const euroDi = (indice: number): number => 100 + indice;
/** The sheet of somebody else: a codice fiscale of nobody, an amount that is none. */
const foglio = () =>
  writeXlsx([
    {
      nome: 'Foglio1',
      colonne: [
        { titolo: 'Codice fiscale', tipo: 'testo' },
        { titolo: 'Dovuto', tipo: 'testo' },
      ],
      righe: persone.map((_, indice) => [
        indice === 3 ? 'RSSXXX00A00H501X' : cfDi(indice),
        indice === 5 ? 'da vedere' : `${euroDi(indice)},00`,
      ]),
    },
  ]);
const totale = async (): Promise<number> =>
  (await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } })).lista.totale;

test('a spreadsheet with two wrong rows is mended where it stands, written as one, taken back', async () => {
  const { page, problems } = await prodotto.open('/noipa', 'CEDOLINI');
  await elenco(page, 'Liste NoiPA').apri(lista.descrizione);
  const importa = foglioDiOre(page, { titolo: 'Importa da un file', bottone: 'Importa' });
  await importa.apri();
  await importa.scegli('dovuti.xlsx', await foglio());
  await importa.leggi();
  await importa.abbina('Dovuto', /^Compenso di prova 0002/);
  await importa.conti(`${QUANTI - 2} righe pronte, 2 righe da correggere, ${QUANTI - 3} persone da aggiungere`);
  await importa.finestra.getByText("In anagrafe non c'è nessuno con il nome o il codice «RSSXXX00A00H501X».").waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await importa.correggi('Codice fiscale', 5, cfDi(3));
  await importa.correggi('Dovuto', 7, `${euroDi(5)},00`);
  await importa.conti(`${QUANTI} righe pronte, 0 righe da correggere, ${QUANTI - 1} persone da aggiungere`);
  await importa.metti();
  const somma = persone.reduce((cents, _, indice) => cents + euroDi(indice) * 100, 0);
  await expect.poll(totale).toBe(somma);
  // Another user, who was not there when the file came, takes it back.
  const altra = await prodotto.open('/noipa', 'GESTORE');
  await elenco(altra.page, 'Liste NoiPA').apri(lista.descrizione);
  await altra.page.getByRole('button', { name: 'Annulla l’importazione' }).click();
  const domanda = altra.page.getByRole('dialog', { name: `Annullare l’importazione di ${QUANTI} persone?` });
  await domanda.waitFor();
  expect(await accessibilityFindings(altra.page)).toEqual([]);
  await domanda.getByRole('button', { name: 'Annulla l’importazione' }).click();
  await altra.page.getByText('Importazione annullata: chi era nel file ha i compensi di prima').first().waitFor();
  await expect.poll(() => totale()).toBe(PRIMA);
  expect(altra.problems).toEqual([]);
  expect(problems).toEqual([]);
});

test('the sheet to fill in, filled in, is taken without saying what its columns hold', async () => {
  const { page, problems } = await prodotto.open('/noipa', 'CEDOLINI');
  await elenco(page, 'Liste NoiPA').apri(lista.descrizione);
  const importa = foglioDiOre(page, { titolo: 'Importa da un file', bottone: 'Importa' });
  await importa.apri();
  const [scaricato] = await Promise.all([
    page.waitForEvent('download'),
    importa.finestra.getByRole('button', { name: 'Scarica il foglio da compilare (Excel)' }).click(),
  ]);
  const { intestazioni, righe } = await readTable(await readFile(await scaricato.path()), 'modello.xlsx');
  expect(intestazioni).toEqual(['Codice fiscale', 'Cognome e nome', 'Compenso di prova 0002']);
  expect(righe.map(({ celle }) => celle[0])).toEqual([cfDi(0)]);
  const compilato = await writeXlsx([
    {
      nome: 'Foglio1',
      colonne: intestazioni.map((titolo) => ({ titolo, tipo: 'testo' as const })),
      righe: righe.map(({ celle }) => [celle[0] ?? '', celle[1] ?? '', '75,50']),
    },
  ]);
  await importa.scegli('compilato.xlsx', compilato);
  await importa.leggi();
  await importa.conti('1 riga pronta, 0 righe da correggere');
  await importa.metti();
  await expect.poll(totale).toBe(7550);
  expect(problems).toEqual([]);
});
