import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeXlsx } from '../../../functions/platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '../../../shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '../../../shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import { formatEuro } from '../../../shared/money/centesimi.ts';
import { docente, elaborazione, nameFirmatari, prepare, storePersone, waitForEnd } from '../../support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '../../support/home/test-browser.ts';
import type { Person } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';
import { accesso, signAgain } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { foglioDiOre } from '../pages/foglio-di-ore.ts';
import { griglia } from '../pages/griglia.ts';
import { modulo } from '../pages/modulo.ts';

const CENTO = 100;
/** Places of who has no rate on record: the calculation leaves them out. */
const SENZA_ALIQUOTA = [3, 60];
const VOCI = 'Voci di calcolo';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  persone = await storePersone(prodotto.home.store, SCUOLA_A, CENTO);
  for (const [indice, { uid }] of persone.entries())
    await ufficio.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        percettore: docente,
        ...(SENZA_ALIQUOTA.includes(indice)
          ? {}
          : { numAliquotaMassima: 330_000, desAliquotaLettaDa: 'Cedolino NoiPA di gennaio 2026' }),
        uidSubAnagrafe: uid,
      },
    });
});
afterAll(() => prodotto.close());

const nomeDi = (indice: number): string => `${persone[indice]?.desCognome} ${persone[indice]?.desNome}`;
const cfDi = (indice: number): string => persone[indice]?.desCf ?? '';
/** Each is paid a different amount, in cents. */
const importoDi = (indice: number): number => 10_000 + indice * 1111;
const sommaDi = (importi: readonly number[]): number => importi.reduce((somma, importo) => somma + importo, 0);
const attesi = Array.from({ length: CENTO }, (_, indice) => importoDi(indice));

/** The sheet that somebody else keeps: who, and how much; three of its rows are wrong. */
const foglio = () =>
  writeXlsx([
    {
      nome: 'Foglio1',
      colonne: [
        { titolo: 'Codice fiscale', tipo: 'testo' },
        { titolo: 'Docente', tipo: 'testo' },
        { titolo: 'Dovuto', tipo: 'testo' },
      ],
      righe: attesi.map((importo, indice) => [
        indice === 7 ? 'RSSXXX00A00H501X' : cfDi(indice === 90 ? 89 : indice),
        indice === 7 || indice === 90 ? '' : nomeDi(indice),
        indice === 42 ? 'da vedere' : formatEuro(importo).replace(/[^\d,]/g, ''),
      ]),
    },
  ]);

const apri = async (login: string, processo: string) => {
  const { page, problems } = await prodotto.enter(login);
  await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo}&vista=prepara`);
  await page.getByText('Passo 2 di 2').waitFor();
  return { page, problems };
};
const importiSalvati = async (idProcesso: string): Promise<number[]> =>
  ((await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso } })).bozza?.righe ?? []).flatMap(({ input }) =>
    input.voci.map(({ misura }) => (misura.unita === 'IMPORTO' ? misura.importo : 0)),
  );
const azione = async (page: Page, voce: string): Promise<void> => {
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: voce, exact: true }).click();
};

test('a hundred people of a spreadsheet: mended, killed midway, taken up elsewhere, calculated, rejects mended from their link, accounted, shown', async () => {
  const processo = await prepare(
    ufficio,
    elaborazione({ ANNO: 2026, MESE: 11, dataPagamento: '2026-11-20', DES_ELABORAZIONE: 'Cento da un foglio' }),
  );
  const una = await apri(loginOf('CEDOLINI'), processo.uid);
  await una.page.getByRole('tab', { name: /^Voci di calcolo/ }).click();
  const importa = foglioDiOre(una.page);
  await importa.apri();
  await importa.scegli('dovuti.xlsx', await foglio());
  await importa.leggi();
  await importa.conti('Indicare quale colonna del file contiene le ore o gli importi, e di quale voce.');
  await importa.abbina('Dovuto', /^Compenso forfettario/);
  await importa.conti('97 righe pronte, 3 righe da correggere, 97 persone da aggiungere');
  await importa.finestra.getByText("In anagrafe non c'è nessuno con il nome o il codice «RSSXXX00A00H501X».").waitFor();
  await importa.finestra.getByText(`${nomeDi(89)} è già alla riga 91: lasciarne una sola.`).waitFor();
  expect(await accessibilityFindings(una.page)).toEqual([]);
  if (process.env.SCHERMATE) await una.page.screenshot({ path: `${process.env.SCHERMATE}/foglio-importato.png` });
  await importa.correggi('Codice fiscale', 9, cfDi(7));
  await importa.correggi('Dovuto', 44, formatEuro(importoDi(42)).replace(/[^\d,]/g, ''));
  await importa.correggi('Codice fiscale', 92, cfDi(90));
  await importa.conti('100 righe pronte, 0 righe da correggere, 100 persone da aggiungere');
  await importa.metti();
  const totale = formatEuro(sommaDi(attesi));
  await griglia(una.page, VOCI).tabella.locator('tfoot').getByText(totale).first().waitFor();
  await expect.poll(() => importiSalvati(processo.uid), { timeout: 120_000 }).toEqual(attesi);
  await una.page.goto(prodotto.home.origin);

  const { page, problems } = await apri(loginOf('GESTORE'), processo.uid);
  await page.getByRole('tab', { name: 'Voci di calcolo (100)' }).click();
  await griglia(page, VOCI).tabella.locator('tfoot').getByText(totale).first().waitFor();
  await page.getByRole('button', { name: 'Avvia il calcolo' }).click();
  await page.getByRole('tab', { name: /^Cedolini/ }).waitFor();
  expect(await waitForEnd(ufficio, processo.uid, 240_000)).toMatchObject({
    fatti: CENTO,
    scartati: SENZA_ALIQUOTA.length,
  });

  for (const indice of SENZA_ALIQUOTA) {
    await page.getByRole('button', { name: 'Mostra solo gli scartati' }).click();
    await page
      .getByRole('link', { name: `Dati fiscali di ${nomeDi(indice)}` })
      .first()
      .click();
    const fiscali = modulo(page, 'Dati fiscali 2026');
    await fiscali.dentro.waitFor();
    // The field is already the one to write in.
    const aliquota = fiscali.dentro.getByLabel(/^Aliquota massima/).first();
    await expect.poll(() => aliquota.evaluate((campo) => campo === document.activeElement)).toBe(true);
    await page.keyboard.type('33');
    await fiscali.scrivi('Letta da', 'Cedolino NoiPA di gennaio 2026');
    await fiscali.salva('Salva');
    await fiscali.dentro.waitFor({ state: 'detached' });
    await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo.uid}`);
  }
  await page.getByRole('button', { name: 'Ricalcola gli scartati' }).click();
  await expect
    .poll(async () => (await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).numCedolini, {
      timeout: 240_000,
    })
    .toBe(CENTO);
  await waitForEnd(ufficio, processo.uid);

  signAgain(page, loginOf('GESTORE'));
  await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo.uid}`);
  await azione(page, 'Contabilizza');
  const finestra = modulo(page, 'Contabilizzare "Cento da un foglio"?');
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await finestra.salva('Contabilizza');
  await finestra.dentro.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  await azione(page, 'Esponi ai dipendenti…');
  await conferma(page, /^Esporre ".*" ai dipendenti\?$/).conferma('Esponi');
  await page.locator('main').getByText('Esposta ai dipendenti', { exact: true }).first().waitFor();
  const fine = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  expect(fine).toMatchObject({ STATUS: 'CONTABILIZZATO', numCedolini: CENTO, numScartati: 0 });
  expect(fine.totali?.lordo).toBe(sommaDi(attesi));
  await elenco(page, 'Cedolini').aspetta();
  expect([...una.problems, ...problems]).toEqual([]);
});
