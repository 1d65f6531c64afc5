import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { commissioniRoutes, type Membro } from '#shared/contracts/tabelle/commissioni.ts';
import { docente, storePersone } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assignEsami, commissioneDiProva, ESAMI } from '#support/noipa/esami-di-prova.ts';
import { createLista } from '#support/noipa/liste-di-prova.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

const PRIMA = 'Prima commissione';
const SECONDA = 'Seconda commissione';
/** DI 24/5/2007: chair 1.249 and the second band of travel, 568; an internal member of one class 399, in both commissions. */
const PRESIDENTE = 124_900 + 56_800;
const INTERNO = 39_900;

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
let lista: ListaNoipa;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 3);
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await assignEsami(ufficio, anno);
  await ufficio.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(anno),
      uidSubAnagrafe: persone[2]?.uid ?? '',
      percettore: docente,
      numAliquotaMassima: 330_000,
      desAliquotaLettaDa: 'Cedolino di prova',
    },
  });
  const membro = (posto: number, funzione: Membro['funzione'], fasciaTrasferta: Membro['fasciaTrasferta']): Membro => {
    const persona = persone[posto] as Persona;
    return {
      nominativo: `${persona.desCognome} ${persona.desNome}`,
      desCf: persona.desCf,
      funzione,
      fasciaTrasferta,
    };
  };
  const interno = membro(2, 'COMMISSARIO_INTERNO', null);
  for (const [descrizione, presidente] of [
    [PRIMA, 0],
    [SECONDA, 1],
  ] as const)
    await ufficio.ok(commissioniRoutes.createCommissione, {
      body: commissioneDiProva({ descrizione, membri: [membro(presidente, 'PRESIDENTE', '2'), interno] }),
    });
  lista = await createLista(ufficio, {
    anno,
    mese: 1,
    tipo: 'MATURITA',
    descrizione: 'Maturità di prova',
    datInizio: `${anno}-01-01`,
    datFine: `${anno}-01-31`,
  });
  ({ page, problems } = await prodotto.open('/noipa', 'GESTORE'));
});
afterAll(() => prodotto.close());

const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const totaleDi = async (descrizione: string): Promise<number | undefined> =>
  (await ufficio.ok(listeRoutes.listListeNoipa, { body: { anno: lista.anno } })).find(
    (una) => una.descrizione === descrizione,
  )?.totale;

test('two commissions of the maturità are paid by one list, who sits in both for both', async () => {
  await elenco(page, 'Liste NoiPA').apri(lista.descrizione);
  await scheda(/Commissioni/);
  const membri = elenco(page, 'Commissioni');
  for (const commissione of [PRIMA, SECONDA]) {
    await membri.crea('Aggiungi una commissione');
    const finestra = modulo(page, 'Aggiungi una commissione');
    await finestra.scegli('Commissione', commissione);
    await finestra.scegli('Codice del compenso', ESAMI.FEE);
    await finestra.scegli('Codice della trasferta', ESAMI.TRAVEL);
    expect(await accessibilityFindings(page)).toEqual([]);
    await finestra.salva('Aggiungi i compensi');
    await finestra.dentro.waitFor({ state: 'detached' });
    await membri.riga(commissione).first().waitFor();
  }
  await expect.poll(() => totaleDi(lista.descrizione)).toBe(2 * (PRESIDENTE + INTERNO));
  const [, , doppio] = persone as [Persona, Persona, Persona];
  await expect.poll(() => membri.riga(`${doppio.desCognome} ${doppio.desNome}`).count()).toBe(2);
});

test('the net of each is estimated, or why it is not is said', async () => {
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Netto stimato' }).click();
  const finestra = page.getByRole('dialog', { name: 'Netto stimato' });
  const righe = finestra.getByRole('row');
  const di = (posto: number) => righe.filter({ hasText: persone[posto]?.desCognome ?? '' });
  // 2 × 399,00 taxed: 9,15 % is 73,01, 33 % of the rest 239,25. The days of the estimate are those of the month of the list.
  await di(2).getByText('485,74 €').waitFor();
  await di(0)
    .getByText(/^Non si sa a che titolo la persona è pagata/)
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.getByRole('button', { name: 'Chiudi' }).last().click();
});

test('divided by commission, the two lists have every cent of the one', async () => {
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Dividi la lista' }).click();
  const finestra = modulo(page, 'Dividi la lista');
  await finestra.spunta(SECONDA);
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.salva('Dividi');
  await finestra.dentro.waitFor({ state: 'detached' });
  const liste = await ufficio.ok(listeRoutes.listListeNoipa, { body: { anno: lista.anno } });
  expect(liste.map(({ totale }) => totale)).toEqual([PRESIDENTE + INTERNO, PRESIDENTE + INTERNO]);
});

test('sent and shown, it is read by who it pays', async () => {
  const [presidente] = persone as [Persona];
  const attuale = (await ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } })).lista;
  await ufficio.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista.uid, versione: attuale.versione, datInvio: ufficio.sessione.oggi },
  });
  await page.reload();
  await scheda(/Invio/);
  await page.getByRole('button', { name: 'Esponi ai dipendenti' }).click();
  await page.getByText(/È esposta ai dipendenti/).waitFor();
  expect(problems).toEqual([]);
  await linkDipendente(prodotto.home, presidente, SCUOLA_A);
  const suo = await prodotto.open('/my-datiContabili', 'DIPENDENTE');
  await suo.page.getByText(attuale.descrizione).first().waitFor();
  await suo.page.getByText('1.817,00 €').first().waitFor();
  expect(suo.problems).toEqual([]);
});
