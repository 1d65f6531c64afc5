import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeXlsx } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { formatEuro, formatImporto } from '#shared/money/centesimi.ts';
import { docente, nameFirmatari, storePersone, waitForEnd } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { signAgain } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { foglioDiOre } from '../pages/foglio-di-ore.ts';
import { griglia } from '../pages/griglia.ts';
import { mani, type Mani } from '../pages/mani.ts';
import { modulo } from '../pages/modulo.ts';
import { countMouse } from '../pages/tastiera.ts';

const CENTO = 100;
/** Places of who has no rate on record: the calculation leaves them out. */
const SENZA_ALIQUOTA = [3, 60];
const VOCI = 'Voci di calcolo';
/** Who does it: each pays a hundred people of their own. */
const CHI = [
  { con: 'the mouse', usa: mani.mouse, DES_ELABORAZIONE: 'Cento da un foglio' },
  { con: 'the keyboard alone', usa: mani.tastiera, DES_ELABORAZIONE: 'Cento senza mouse' },
] as const;

/** One of them a day, each with people of its own. */
const delGiorno = sampleOfTheDay(CHI, CHI.length).map((chi, indice) => ({ ...chi, da: indice * CENTO }));

let prodotto: BrowserHome;
let ufficio: Person;
let anagrafe: readonly Persona[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  anagrafe = await storePersone(prodotto.home.store, SCUOLA_A, delGiorno.length * CENTO);
  for (const [indice, { uid }] of anagrafe.entries())
    await ufficio.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        percettore: docente,
        ...(SENZA_ALIQUOTA.includes(indice % CENTO)
          ? {}
          : { numAliquotaMassima: 330_000, desAliquotaLettaDa: 'Cedolino NoiPA di gennaio 2026' }),
        uidSubAnagrafe: uid,
      },
    });
});
afterAll(() => prodotto.close());

const nomeDi = ({ desCognome, desNome }: Persona): string => `${desCognome} ${desNome}`;
/** Each is paid a different amount, in cents. */
const importoDi = (indice: number): number => 10_000 + indice * 1111;
const attesi = Array.from({ length: CENTO }, (_, indice) => importoDi(indice));
const somma = attesi.reduce((finora, importo) => finora + importo, 0);

/** The sheet that somebody else keeps: who, and how much; three of its rows are wrong. */
const foglioDi = async (persone: readonly Persona[]) => ({
  name: 'dovuti.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    await writeXlsx([
      {
        nome: 'Foglio1',
        colonne: [
          { titolo: 'Codice fiscale', tipo: 'testo' },
          { titolo: 'Docente', tipo: 'testo' },
          { titolo: 'Dovuto', tipo: 'testo' },
        ],
        righe: persone.map((persona, indice) => [
          indice === 7 ? 'RSSXXX00A00H501X' : (persone[indice === 90 ? 89 : indice]?.desCf ?? ''),
          indice === 7 || indice === 90 ? '' : nomeDi(persona),
          indice === 42 ? 'da vedere' : formatImporto(importoDi(indice)),
        ]),
      },
    ]),
  ),
});

const importiSalvati = async (idProcesso: string): Promise<number[]> =>
  ((await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? []).flatMap(({ input }) =>
    input.voci.map(({ misura }) => (misura.unita === 'IMPORTO' ? misura.importo : 0)),
  );
const processoDi = (page: Page): string => new URLSearchParams(page.url().split('?')[1]).get('processo') ?? '';
const nellaPagina = (page: Page, testo: string): Promise<void> =>
  page.locator('main').getByText(testo, { exact: true }).first().waitFor();
/** What the sheet of the run comes to. */
const aspettaTotale = (page: Page): Promise<void> =>
  griglia(page, VOCI).tabella.locator('tfoot').getByText(formatEuro(somma)).first().waitFor();

const crea = async (page: Page, { aziona, scrivi, scegli }: Mani, descrizione: string): Promise<string> => {
  await aziona('button', 'Nuova elaborazione');
  await scrivi(/^Descrizione/, descrizione);
  await scegli(/^Mese di liquidazione/, 'novembre');
  await scrivi(/^Data di pagamento/, '20/11/2026');
  await aziona('button', 'Avanti');
  await page.getByText('Passo 2 di 2').waitFor();
  return processoDi(page);
};

/** The sheet enters the run: which column says what, three rows mended where they stand. */
const importa = async (
  page: Page,
  { aziona, scrivi, scegli, scegliScheda, scegliFile }: Mani,
  persone: readonly Persona[],
) => {
  const { finestra, conti } = foglioDiOre(page);
  const [settima, quarantaduesima, novantesima] = [persone[7], persone[42], persone[90]] as [Persona, Persona, Persona];
  await scegliScheda(/^Voci di calcolo/);
  await aziona('button', /^Importa da un file$/);
  await scegliFile('Scegli il file', await foglioDi(persone));
  await finestra.getByText('dovuti.xlsx').waitFor();
  await aziona('button', 'Leggi il file');
  await conti('Indicare quale colonna del file contiene le ore o gli importi, e di quale voce.');
  await scegli(/^Dovuto /, 'Compenso forfettario');
  await conti('97 righe pronte, 3 righe da correggere, 97 persone da aggiungere');
  await finestra.getByText("In anagrafe non c'è nessuno con il nome o il codice «RSSXXX00A00H501X».").waitFor();
  await finestra.getByText(/ è già alla riga 91: lasciarne una sola\.$/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await scrivi('Codice fiscale, riga 9', settima.desCf);
  await scrivi('Dovuto, riga 44', formatImporto(importoDi(persone.indexOf(quarantaduesima))));
  await scrivi('Codice fiscale, riga 92', novantesima.desCf);
  await conti('100 righe pronte, 0 righe da correggere, 100 persone da aggiungere');
  await aziona('button', 'Metti nel foglio');
  await finestra.waitFor({ state: 'detached' });
  await aspettaTotale(page);
};

/** Each reject, from its link to the very field it lacks, and back to the run. */
const correggi = async (
  page: Page,
  { aziona, scrivi, cerca }: Mani,
  persone: readonly Persona[],
  descrizione: string,
) => {
  for (const persona of SENZA_ALIQUOTA.flatMap((posto) => persone[posto] ?? [])) {
    await aziona('button', 'Mostra solo gli scartati');
    await aziona('link', `Dati fiscali di ${nomeDi(persona)}`);
    const { dentro } = modulo(page, 'Dati fiscali 2026');
    // The field is already the one to write in.
    const aliquota = dentro.getByLabel(/^Aliquota massima/).first();
    await expect.poll(() => aliquota.evaluate((campo) => campo === document.activeElement)).toBe(true);
    await page.keyboard.type('33');
    await scrivi(/^Letta da/, 'Cedolino NoiPA di gennaio 2026');
    await aziona('button', /^Salva$/);
    await dentro.waitFor({ state: 'detached' });
    await cerca(descrizione);
  }
  await aziona('button', 'Ricalcola gli scartati');
  await page.getByText(/persone? scartat[ae]/).waitFor({ state: 'detached' });
};

const chiudi = async (page: Page, { aziona, scrivi, scegliDalMenu }: Mani) => {
  await scegliDalMenu('Azioni', 'Contabilizza');
  await scrivi(/^Per confermare scrivere CONTABILIZZA/, 'contabilizza');
  await aziona('button', /^Contabilizza$/);
  await nellaPagina(page, 'Contabilizzata');
  await scegliDalMenu('Azioni', 'Esponi ai dipendenti…');
  await aziona('button', /^Esponi$/);
  await nellaPagina(page, 'Esposta ai dipendenti');
};

test.each(delGiorno)(
  'a hundred people of a spreadsheet, with $con: mended, killed midway, taken up elsewhere, calculated, rejects mended from their link, accounted, shown',
  async ({ usa, da, DES_ELABORAZIONE }) => {
    const persone = anagrafe.slice(da, da + CENTO);
    const una = await prodotto.enter(loginOf('CEDOLINI'), '/cedolini');
    const premuteQui = await countMouse(una.page);
    const processo = await crea(una.page, usa(una.page), DES_ELABORAZIONE);
    await importa(una.page, usa(una.page), persone);
    await expect.poll(() => importiSalvati(processo), { timeout: 120_000 }).toEqual(attesi);
    let premute = await premuteQui();
    await una.page.goto(prodotto.home.origin);

    const { page, problems } = await prodotto.enter(loginOf('GESTORE'), '/dashboard');
    signAgain(page, loginOf('GESTORE'));
    const premuteLa = await countMouse(page);
    const sue = usa(page);
    await sue.cerca(DES_ELABORAZIONE);
    await sue.aziona('button', /^Persone e voci$/);
    await page.getByText('Passo 2 di 2').waitFor();
    await sue.scegliScheda(/^Voci di calcolo \(100\)/);
    await aspettaTotale(page);
    await sue.aziona('button', 'Avvia il calcolo');
    await page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
    expect(await waitForEnd(ufficio, processo, 240_000)).toMatchObject({
      fatti: CENTO,
      scartati: SENZA_ALIQUOTA.length,
    });
    await correggi(page, sue, persone, DES_ELABORAZIONE);
    await waitForEnd(ufficio, processo);
    await chiudi(page, sue);

    const fine = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo } });
    expect(fine).toMatchObject({ STATUS: 'CONTABILIZZATO', FLG_ESP_DIP: true, numCedolini: CENTO, numScartati: 0 });
    expect(fine.totali?.lordo).toBe(somma);
    await elenco(page, 'Cedolini').aspetta();
    premute += await premuteLa();
    expect(premute === 0).toBe(usa === mani.tastiera);
    expect([...una.problems, ...problems]).toEqual([]);
  },
);
