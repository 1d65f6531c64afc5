import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeXlsx } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { nameFirmatari, nuovaPersona } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso, giveCredentials } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { importazione } from '../pages/importazione.ts';
import { modulo } from '../pages/modulo.ts';

const COMPENSO = /^Compenso forfettario/;
const TRE_MINUTI = 180_000;
const ESTERNI = /esterni.*Lordo dipendente/i;

let prodotto: BrowserHome;
let ufficio: Person;
let page: Page;
let problems: readonly string[];
let esperta: Persona;
let altra: Persona;

beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  [esperta, altra] = [await nuovaPersona(ufficio, 1), await nuovaPersona(ufficio, 2)];
  for (const { uid } of [esperta, altra])
    await ufficio.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        percettore: { tipo: 'OCCASIONALE' },
        codGestioneSeparata: 'SENZA_DIS_COLL',
        uidSubAnagrafe: uid,
      },
    });
  // The office signed in three minutes ago: accounting asks who they are again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - TRE_MINUTI });
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')).finally(() => vi.useRealTimers()));
});
afterAll(() => prodotto.close());

const nomeDi = ({ desCognome, desNome }: Persona): string => nominativo(desCognome, desNome);
const vaiA = (percorso: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(percorso);

const prepara = async (descrizione: string, chi: Persona, mese: string, pagamento: string) => {
  await vaiA('/cedolini');
  const schermo = elaborazione(page);
  await schermo.crea({ descrizione, metodo: ESTERNI, mese, anno: '2026', pagamento });
  await schermo.aggiungiPersone([nomeDi(chi)]);
  return schermo;
};

test('an assignment is written, an item pays it, and what is left is beside the choice', async () => {
  await vaiA(`/anagrafe/incarichi/${esperta.uid}/${encodeURIComponent(nomeDi(esperta))}`);
  const incarichi = elenco(page, `Incarichi di ${nomeDi(esperta)}`);
  await incarichi.crea('Nuovo incarico');
  const nuovo = modulo(page, 'Nuovo incarico');
  await nuovo.scrivi('Numero', '7');
  await nuovo.scrivi("Data dell'incarico", '10/01/2026');
  await nuovo.scrivi('Oggetto', 'Laboratorio inventato');
  await nuovo.scrivi('Inizio', '01/02/2026');
  await nuovo.scrivi('Importo pattuito', '1000');
  await nuovo.scrivi('CUP', 'B81I');
  await nuovo.salva();
  await expect.poll(async () => (await nuovo.errori()).join()).toContain('Il CUP ha 15 caratteri');
  await nuovo.scrivi('CUP', 'B81I18000120007');
  expect(await accessibilityFindings(page)).toEqual([]);
  await nuovo.salva();
  await nuovo.dentro.waitFor({ state: 'detached' });
  await incarichi.riga('Laboratorio inventato').waitFor();

  const schermo = await prepara('Primo acconto', esperta, 'marzo', '20/03/2026');
  await page.getByRole('tab', { name: /Voci di calcolo/ }).click();
  await page.getByRole('button', { name: 'Aggiungi una voce a tutti' }).first().click();
  const voce = modulo(page, 'Voce per una persona');
  await voce.dentro.getByRole('button', { name: /^Voce/ }).first().click();
  await page.getByRole('option', { name: COMPENSO }).first().click();
  await voce.scrivi('Importo', '1200');
  await voce.scegli('Incarico', '7 del 10/01/2026');
  await voce.dentro.getByText('Pattuiti 1.000,00 €, ne restano 1.000,00 €').waitFor();
  await voce.dentro.getByText("La voce supera di 200,00 € quanto resta dell'incarico").waitFor();
  await voce.scrivi('Importo', '600');
  await voce.dentro.getByText('supera').waitFor({ state: 'detached' });
  await voce.salva('Conferma');
  await voce.dentro.waitFor({ state: 'detached' });
  await schermo.avvia();

  await vaiA(`/anagrafe/incarichi/${esperta.uid}/${encodeURIComponent(nomeDi(esperta))}`);
  await incarichi.riga('Laboratorio inventato').filter({ hasText: '600,00' }).filter({ hasText: '400,00' }).waitFor();
  expect(problems).toEqual([]);
});

test('a school that begins in May imports what another program paid, and its payslips count it', async () => {
  const titoli = ['Codice fiscale', 'Anno', 'Mese', 'Tipo percettore', 'Lordo', 'Netto', 'Imponibile IRPEF', 'IRPEF'];
  const bytes = await writeXlsx([
    {
      nome: 'Saldi di apertura',
      colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })),
      righe: ['1', '2', '3', '4'].map((mese) => [
        altra.desCf,
        '2026',
        mese,
        'Lavoratore autonomo occasionale',
        '1250',
        '1000',
        '1250',
        '250',
      ]),
    },
  ]);
  await vaiA('/scambio/importa/saldiApertura');
  const file = importazione(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'saldi.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await file.avanti();
  await file.aspettaColonne();
  await file.avanti();
  await file.aspettaAnteprima();
  await file.importa();
  await page.getByText('4 record nuovi').first().waitFor();

  await vaiA('/anagrafe/saldi-apertura');
  await elenco(page, 'Saldi di apertura del 2026').riga('aprile 2026').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const schermo = await prepara('Da maggio', altra, 'maggio', '20/05/2026');
  await schermo.paga(COMPENSO, [{ persona: nomeDi(altra), importo: '100,00' }]);
  await schermo.avvia();
  // 5.000,00 € were paid before May: the whole fee is over the allowance, 100,00 € × 33,72 % ÷ 3 = 11,24 €.
  expect(await schermo.spiega(nomeDi(altra))).toContain('11,24');
  await schermo.tornaAllElaborazione();

  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, 'Contabilizzare "Da maggio"?');
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'CONTABILIZZA');
  const conferma = page.waitForEvent('popup');
  await finestra.salva('Contabilizza');
  await giveCredentials(await conferma, loginOf('CEDOLINI'));
  await finestra.dentro.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  await vaiA('/anagrafe/saldi-apertura');
  await page
    .getByText(/I saldi di apertura del 2026 non si cambiano più/)
    .first()
    .waitFor();
  const importa = page.locator('main').locator('a, button').filter({ hasText: 'Importa da un file' });
  await expect.poll(() => importa.getAttribute('aria-disabled')).toBe('true');
  expect(
    (await ufficio.ok(saldiAperturaRoutes.listSaldi, { body: { criteria: { numAnno: 2026 } } })).righe,
  ).toHaveLength(4);
  expect(problems).toEqual([]);
});

test('who was paid too much gives it back: the office writes the day and the sums, and sees what came back', async () => {
  await vaiA('/anagrafe/restituzioni');
  const righe = elenco(page, 'Restituzioni del 2026');
  await page.getByRole('button', { name: 'Nuova restituzione' }).first().click();
  const finestra = modulo(page, 'Nuova restituzione');
  await finestra.cerca('Persona', altra.desCognome, nomeDi(altra));
  await finestra.scrivi('Causale', 'Ore non prestate');
  await finestra.scrivi('Restituita il', '05/03/2026');
  await finestra.scegli('Percettore', 'Lavoratore autonomo occasionale');
  await finestra.scrivi('Lordo non dovuto', '6000');
  await finestra.salva();
  await finestra.dentro
    .getByText(/risultano pagati 5\.100,00 € lordi/)
    .first()
    .waitFor();
  await finestra.scrivi('Lordo non dovuto', '300');
  await finestra.scrivi('IRPEF o ritenuta trattenuta', '60');
  await finestra.salva();
  await finestra.dentro.waitFor({ state: 'detached' });
  const toccate = page.getByRole('dialog', { name: 'Denunce già inviate che la restituzione tocca' });
  await toccate.getByText('Nessuna denuncia già inviata è da correggere per questa restituzione.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await toccate.getByRole('button', { name: 'Chiudi' }).last().click();
  await toccate.waitFor({ state: 'detached' });
  await righe.riga('Ore non prestate').filter({ hasText: '300,00' }).filter({ hasText: '240,00' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('before the tax data of a year that was paid are changed, the sealed payslip is shown with what to do; then the page of the person lists it', async () => {
  await vaiA(`/anagrafe?persona=${altra.uid}&scheda=fiscali`);
  await page.getByRole('link', { name: '2026' }).first().click();
  const finestra = modulo(page, 'Dati fiscali 2026');
  await finestra.dentro.getByRole('button', { name: 'Redditi' }).click();
  await finestra.scrivi('Reddito complessivo presunto', '20000');
  await finestra.salva();
  const domanda = page.getByRole('dialog', { name: 'Che cosa tocca questo cambiamento' });
  await domanda.getByText('Cedolino di "Da maggio"').waitFor();
  await domanda.getByText(/Aprire il cedolino e usare Correggi/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await finestra.dentro
    .getByText(/Non è stato salvato niente/)
    .first()
    .waitFor();
  await finestra.salva();
  await domanda.getByRole('button', { name: 'Salva comunque' }).click();
  await finestra.dentro.waitFor({ state: 'detached' });

  await vaiA(`/anagrafe?persona=${altra.uid}&scheda=tocca`);
  await page.getByText('Cedolino di "Da maggio"').waitFor();
  await page.getByText(/Reddito presunto dell'anno: dice niente/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
