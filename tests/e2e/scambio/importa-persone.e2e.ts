import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { importazione } from '../pages/importazione.ts';
import { lavoro } from '../pages/lavoro.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

const rigaDi = (numero: number, cognome = personaDiProva(numero).desCognome): string => {
  const { desCf, desNome, flgSesso, datNascita } = personaDiProva(numero);
  return `${desCf};${cognome};${desNome};${flgSesso};${formatGiorno(datNascita)};H501`;
};
const fileDi = (...righe: readonly string[]): string =>
  ['Cod. fiscale;Chi;Nome;Sesso;Data di nascita;Codice catastale comune di nascita', ...righe].join('\r\n');

const persone = async (): Promise<string[]> =>
  (await (await prodotto.home.as(loginOf('GESTORE'))).ok(anagrafeRoutes.searchAnag, { body: {} })).righe.map(
    ({ desCognome }) => desCognome,
  );

const open = async () => {
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA('/anagrafe/importa');
  return { page, problems, file: importazione(page) };
};

test('people are imported from a spreadsheet, with a column matched by hand, and the import is undone', async () => {
  const { page, problems, file } = await open();
  await file.scegliFile('persone.csv', fileDi(rigaDi(1), rigaDi(2)));
  expect(await accessibilityFindings(page)).toEqual([]);
  await file.avanti();
  await file.aspettaColonne();
  await file.abbina('Cognome', 'Chi');
  expect(await accessibilityFindings(page)).toEqual([]);
  await file.avanti();
  await file.aspettaAnteprima();
  await expect.poll(async () => (await file.anteprima()).map((riga) => /Nuova/.test(riga))).toEqual([true, true]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await persone()).toEqual([]);
  await file.importa();
  await page.getByText('2 record nuovi').first().waitFor();
  expect(await persone()).toEqual([1, 2].map((numero) => personaDiProva(numero).desCognome));
  await page.getByRole('button', { name: "Annulla l'operazione" }).click();
  await conferma(page, /^Annullare "/).conferma("Annulla l'operazione");
  await page.getByText('Importazione annullata').first().waitFor();
  expect(await persone()).toEqual([]);
  expect(problems).toEqual([]);
});

test('an import is taken back from its message, wherever one has gone meanwhile', async () => {
  const { page, problems, file } = await open();
  // A name copied from a page may hold what cannot be seen.
  await file.scegliFile('altre\u00ad.csv', fileDi(rigaDi(5), rigaDi(6)));
  await file.avanti();
  await file.aspettaColonne();
  await file.abbina('Cognome', 'Chi');
  await file.avanti();
  await file.aspettaAnteprima();
  await file.importa();
  await page.getByText('2 record nuovi').first().waitFor();
  await accesso(page, prodotto.home.origin).vaiA('/anagrafe');
  const anagrafe = elenco(page, 'Anagrafe');
  await anagrafe.riga(personaDiProva(5).desCognome).waitFor();
  await lavoro(page, /altre\.csv/)
    .avviso.getByRole('button', { name: "Annulla l'operazione" })
    .click();
  await conferma(page, /^Annullare ".*altre\.csv.*"\?$/).conferma("Annulla l'operazione");
  await lavoro(page, "Ripristino dopo l'importazione di altre.csv").aspettaFine();
  await anagrafe.riga(personaDiProva(5).desCognome).waitFor({ state: 'detached' });
  expect(await persone()).toEqual([]);
  expect(problems).toEqual([]);
});

test('one wrong row stops the whole file, is shown with its cell and its reason, and nothing is written', async () => {
  const { page, file } = await open();
  await file.scegliFile('persone.csv', fileDi(rigaDi(3), rigaDi(4).replace(/;[MF];/, ';Z;')));
  await file.avanti();
  await file.aspettaColonne();
  await file.abbina('Cognome', 'Chi');
  await file.avanti();
  await file.aspettaAnteprima();
  await page.getByText('1 riga è da correggere').first().waitFor();
  await expect.poll(() => file.anteprima()).toEqual([expect.stringMatching(/D3/)]);
  await expect
    .poll(() => page.getByRole('button', { name: 'Importa', exact: true }).getAttribute('aria-disabled'))
    .toBe('true');
  expect(await persone()).toEqual([]);
});

test('what is no spreadsheet is refused at once, in words', async () => {
  const { page, file } = await open();
  await file.scegliFile('persone.pdf', '%PDF-1.7');
  await file.avanti();
  await page.getByText('non è un file XLSX, ODS, CSV o JSON').first().waitFor();
  await file.scegliFile('persone.xlsx', 'non è un foglio');
  await file.avanti();
  await page.getByText('il contenuto non è una cartella di Excel').first().waitFor();
  await expect.poll(() => page.getByRole('table', { name: 'Abbinamento delle colonne' }).count()).toBe(0);
});

test('a list is exported as a spreadsheet by the server, followed in the bar of messages', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(9) });
  const { page } = await prodotto.enter(loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA('/anagrafe');
  const anagrafe = elenco(page, 'Anagrafe');
  await anagrafe.riga(personaDiProva(9).desCognome).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), anagrafe.esporta('CSV')]);
  expect(await readFile(await file.path(), 'utf8')).toContain(personaDiProva(9).desCognome);
  const esportazione = lavoro(page, 'Anagrafe');
  await esportazione.aspettaFine();
  expect(await esportazione.esito()).toContain('Finito');
});
