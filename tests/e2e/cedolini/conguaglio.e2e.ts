import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { conguaglioRoutes, type RigaConguaglio } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { compenso, compute, elaborazione as dati, nameFirmatari, nuovoMilanese } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

const DESCRIZIONE = 'Conguaglio dei redditi 2025';

let prodotto: BrowserHome;
let gestore: Person;
let page: Page;
let problems: readonly string[];
let nome: string;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  nome = await payCollaboratore();
  ({ page, problems } = await prodotto.enter(loginOf('GESTORE')));
});
afterAll(() => prodotto.close());

/** A collaborator paid twice in 2025, each half year with its own deductions: the year comes to another tax. */
const payCollaboratore = async (): Promise<string> => {
  const { uid: uidSubAnagrafe, desCognome, desNome } = await nuovoMilanese(gestore, 31);
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2025), percettore: { tipo: 'COCOCO' }, uidSubAnagrafe },
  });
  const fiscali = { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 4_500_000 } as const;
  for (const [dataPagamento, competenza] of [
    ['2025-07-20', { dal: '2025-01-01', al: '2025-06-30' }],
    ['2025-12-20', { dal: '2025-07-01', al: '2025-12-31' }],
  ] as const) {
    const run = { idMetodo: 'COC-LD', ANNO: 2025, MESE: Number(dataPagamento.slice(5, 7)), dataPagamento } as const;
    const { processo } = await compute(gestore, dati(run), [
      { uidSubAnagrafe, percettore: { tipo: 'COCOCO' }, fiscali, voci: [{ ...compenso(300_000), competenza }] },
    ]);
    await gestore.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    });
  }
  return nominativo(desCognome, desNome);
};

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const verifica = async (): Promise<RigaConguaglio> => {
  const { righe } = await gestore.ok(conguaglioRoutes.getConguaglio, { query: { anno: 2025 } });
  const [sola] = righe;
  if (sola === undefined || righe.length > 1) throw new Error('One person expected');
  return sola;
};
/** The check of the year, as the office opens it. */
const apreVerifica = async (esito: 'Da fare' | 'Pari'): Promise<string> => {
  await vaiA('/quadratura?vista=conguaglio&anno=2025');
  const riga = elenco(page, 'Persone tassate nel 2025').riga(nome);
  await riga.getByText(esito, { exact: true }).waitFor();
  return (await riga.innerText()).replaceAll('\u00a0', ' ').replaceAll('−', '-');
};

test('the check of the year names who is to be settled, and starts the settlement of that year', async () => {
  const { trattenuto, dovuto, differenza } = await verifica();
  expect(differenza).toBe((dovuto ?? 0) - trattenuto);
  expect(differenza).not.toBe(0);
  const riga = await apreVerifica('Da fare');
  for (const importo of [trattenuto, dovuto ?? 0, differenza ?? 0])
    expect(riga).toContain(formatEuro(importo).replaceAll('\u00a0', ' '));
  await page.getByText('1 persona da conguagliare con un’elaborazione').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nuovo conguaglio 2025' }).click();
  await page.getByRole('button', { name: /^Anno da conguagliare.* 2025/ }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Descrizione' }).inputValue()).toBe('Conguaglio 2025');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('button', { name: 'Nuova elaborazione' }).first().waitFor();
});

test('the run of settlement asks only who: it is tried while it is prepared, calculated, and explains the year', async () => {
  const { differenza } = await verifica();
  const schermo = elaborazione(page);
  await schermo.crea({
    descrizione: DESCRIZIONE,
    metodo: /Conguaglio dell'anno/,
    mese: 'febbraio',
    anno: '2026',
    pagamento: '20/02/2026',
  });
  await schermo.aggiungiPersone([nome]);
  await elenco(page, 'Persone da pagare').riga(nome).getByText('Pronto').waitFor();
  await expect.poll(() => page.getByRole('tab', { name: /Voci di calcolo/ }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await schermo.avvia();
  const testo = await schermo.spiega(nome);
  expect(testo).toContain(formatEuro(Math.abs(differenza ?? 0)).replaceAll('\u00a0', ' '));
  expect(await accessibilityFindings(page)).toEqual([]);
  await schermo.tornaAllElaborazione();
});

test('accounted, the year of that person agrees', async () => {
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, `Contabilizzare "${DESCRIZIONE}"?`);
  await finestra.dentro.getByText('Che cosa diventa definitivo').waitFor();
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await finestra.salva('Contabilizza');
  await finestra.dentro.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  await apreVerifica('Pari');
  await page.getByText('Nessuna persona del 2025 ha una differenza da conguagliare.').waitFor();
  expect(await verifica()).toMatchObject({ cedolini: 3, differenza: 0, esito: 'PARI' });
  expect(problems).toEqual([]);
});
