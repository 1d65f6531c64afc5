import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  nuovePersone,
  oreInsegnamento,
  prepare,
} from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso, signAgain } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let gestore: Person;
let page: Page;
let problems: readonly string[];
let persone: Persona[];
let prima: Processo;

beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  persone = await nuovePersone(gestore, 2);
  prima = await conOre('Ore di tutti', persone);
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')));
  signAgain(page, loginOf('CEDOLINI'));
});
afterAll(() => prodotto.close());

const conOre = async (DES_ELABORAZIONE: string, pagati: readonly Persona[]): Promise<Processo> =>
  (
    await compute(
      gestore,
      elaborazione({ DES_ELABORAZIONE }),
      pagati.map(({ uid }) => accessorio(uid, [oreInsegnamento(1000)])),
    )
  ).processo;
const leggi = ({ uid }: Processo): Promise<Processo> => gestore.ok(processiRoutes.getProcesso, { body: { uid } });
const apri = ({ uid }: Processo, altro = '') =>
  accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${uid}${altro}`);
const azione = async (voce: string): Promise<void> => {
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: voce, exact: true }).click();
};

test('a run is merged into another, which says so, and the merge is taken back', async () => {
  const dimenticata = await conOre('Ore dimenticate', persone.slice(0, 1));
  await apri(prima);
  await azione("Accorpa un'altra…");
  const finestra = page.getByRole('dialog', { name: /^Accorpa un'altra/ });
  await finestra.getByRole('button', { name: 'Ore dimenticate' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Ore dimenticate' }).click();
  await finestra.getByText('Di 1 persona in entrambe').waitFor();
  await finestra.getByRole('button', { name: 'Accorpa', exact: true }).click();
  const nota = page.locator('main').getByText(/^Comprende .*«Ore dimenticate»/);
  await nota.waitFor({ timeout: 120_000 });
  expect((await leggi(prima)).totali?.lordo).toBe(3 * 38_500);
  await page.getByRole('button', { name: "Annulla l'accorpamento" }).click();
  await conferma(page, /^Annullare l'accorpamento/).conferma('Annulla accorpamento');
  await nota.waitFor({ state: 'detached', timeout: 120_000 });
  await expect.poll(async () => (await leggi(dimenticata)).totali?.lordo).toBe(38_500);
  expect((await leggi(prima)).totali?.lordo).toBe(2 * 38_500);
});

test('the items of a run are brought into another one, said before they are', async () => {
  const nuova = await prepare(gestore, elaborazione({ DES_ELABORAZIONE: 'Da riempire' }));
  await apri(nuova, '&vista=prepara');
  await page.getByRole('button', { name: 'Porta le voci…' }).click();
  const finestra = page.getByRole('dialog', { name: /^Porta le voci/ });
  await finestra.getByRole('link', { name: 'Ore di tutti' }).click();
  await finestra.getByText('Si copiano 2 voci').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Porta le voci', exact: true }).click();
  await page.getByText('2 voci portate in questa elaborazione').waitFor();
});

test('an accounting that wants two people waits for the second, not for who asked; approved, it is done', async () => {
  const { opzioni } = await gestore.ok(approvazioniRoutes.listApprovazioni, { body: {} });
  const scegli = (versione: number) =>
    gestore.ok(approvazioniRoutes.saveOpzioniApprovazione, {
      body: { opzioni: { CONTABILIZZAZIONE: 'PRESIDE', INVIO: 'NESSUNO', COORDINATE: 'NESSUNO' }, versione },
    });
  await prodotto.home.as(loginOf('PRESIDE'));
  await scegli(opzioni.versione);
  await apri(prima);
  const chiedi = async (): Promise<void> => {
    await azione('Contabilizza');
    const finestra = modulo(page, 'Contabilizzare "Ore di tutti"?');
    await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
    await finestra.salva('Contabilizza');
  };
  await chiedi();
  await page
    .getByText(/il dirigente scolastico deve approvare/)
    .first()
    .waitFor();
  await accesso(page, prodotto.home.origin).ricomincia('/approvazioni');
  await elenco(page, 'Richieste').azione('Ore di tutti', 'Approva');
  const propria = conferma(page, 'Approvare?');
  await propria.conferma('Approva');
  await page.getByText(/Chi ha chiesto non può approvare/).waitFor();
  const { page: sua, problems: suoi } = await prodotto.open('/notifications', 'PRESIDE');
  await sua.getByText("Una richiesta aspetta l'approvazione del dirigente scolastico").waitFor();
  await accesso(sua, prodotto.home.origin).vaiA('/approvazioni');
  await elenco(sua, 'Richieste').azione('Ore di tutti', 'Approva');
  await conferma(sua, 'Approvare?').conferma('Approva');
  await elenco(sua, 'Richieste').riga('può procedere').waitFor();
  expect(await accessibilityFindings(sua)).toEqual([]);
  await accesso(page, prodotto.home.origin).ricomincia(`/cedolini?processo=${prima.uid}`);
  await chiedi();
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  const senza = { CONTABILIZZAZIONE: 'NESSUNO', INVIO: 'NESSUNO', COORDINATE: 'NESSUNO' } as const;
  const { versione } = (await gestore.ok(approvazioniRoutes.listApprovazioni, { body: {} })).opzioni;
  const allenta = () =>
    gestore.call(approvazioniRoutes.saveOpzioniApprovazione, { body: { opzioni: senza, versione } });
  expect((await allenta()).status).toBe(409);
  await accesso(sua, prodotto.home.origin).ricomincia('/approvazioni');
  await elenco(sua, 'Richieste').azione('nessuno: basta una persona', 'Approva');
  await conferma(sua, 'Approvare?').conferma('Approva');
  await elenco(sua, 'Richieste').riga('nessuno: basta una persona').waitFor();
  await expect.poll(async () => (await allenta()).status).toBe(200);
  expect(suoi).toEqual([]);
});

test('a sealed payslip is corrected by a run of the difference, and each payslip names the other', async () => {
  const [chi] = persone;
  const nome = `${chi?.desCognome ?? ''} ${chi?.desNome ?? ''}`;
  await apri(prima);
  await elenco(page, 'Cedolini').apri(nome);
  await page.getByRole('button', { name: 'Correggi…' }).click();
  const finestra = page.getByRole('dialog', { name: `Correggi il cedolino di ${nome}` });
  await finestra.getByRole('button', { name: 'Aggiungi una voce', exact: true }).click();
  const voce = modulo(page, `Nuova voce di ${nome}`);
  await voce.dentro.getByRole('button', { name: /^Voce/ }).first().click();
  await page
    .getByRole('option', { name: /Compenso/ })
    .first()
    .click();
  await voce.scrivi('Importo', '100');
  await voce.salva('Conferma');
  await finestra.getByRole('button', { name: 'Mostra la differenza' }).click();
  await finestra.getByText('Si paga').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Prepara la correzione' }).click();
  await page.getByRole('button', { name: 'Avvia il calcolo' }).click();
  await page.locator('main').getByText('Completata', { exact: true }).waitFor({ timeout: 120_000 });
  await elenco(page, 'Cedolini').apri(nome);
  await page.getByText('Questo cedolino è una correzione').waitFor();
  await page
    .locator('main')
    .getByRole('link', { name: /«Ore di tutti»/ })
    .click();
  await page.getByText('Questo cedolino è stato corretto').waitFor();
  await page.getByText(/completata, netto/).waitFor();
  expect(problems).toEqual([]);
});
