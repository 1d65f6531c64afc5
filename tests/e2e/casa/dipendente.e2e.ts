import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { nameFirmatari, pay } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva } from '#support/servizi-di-prova.ts';
import { elenco } from '../pages/elenco.ts';

let prodotto: BrowserHome;
let gestore: Person;
let persona: Persona;
let anno: number;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  anno = annoScolasticoDi(gestore.sessione.oggi).numAnno;
  ({ persona } = await dipendenteDiProva(gestore, 705, servizioDiProva({ datInizio: '2023-09-01' })));
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      codTipoAssenza: 'PERMESSO_PERSONALE',
      datInizio: `${anno}-10-05`,
      datFine: `${anno}-10-06`,
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
      uidSubAnagrafe: persona.uid,
    },
  });
  await linkDipendente(prodotto.home, persona, SCUOLA_A);
});
afterAll(() => prodotto.close());

/** Nothing by which something could be changed. */
const expectReadOnly = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => [
      await page.locator('main').getByRole('textbox').count(),
      await page.getByRole('button', { name: /Salva|Modifica|Elimina|Nuov/ }).count(),
    ])
    .toEqual([0, 0]);
};

test('employees read their own record, services and absences, and can change nothing', async () => {
  const { page, problems, vaiA } = await prodotto.open('/my-anagrafe', 'DIPENDENTE');
  await page.getByText(persona.desCf).waitFor();
  await page.getByText('IT60 X054 2811 1010 0000 0123 456').waitFor();
  await expectReadOnly(page);
  await vaiA('/my-servizi');
  await elenco(page, 'I miei servizi').riga('01/09/2023').waitFor();
  await expectReadOnly(page);
  await vaiA('/my-assenze');
  await page.getByText('2 giorni su 3 giorni per anno scolastico').first().waitFor();
  await elenco(page, 'Elenco delle assenze').riga(`05/10/${anno}`).waitFor();
  await expectReadOnly(page);
  expect(problems).toEqual([]);
});

/** A run of this month and a sent list of NoiPA pay the employee, and are shown to them. The list, to be withdrawn. */
const showPagamenti = async (): Promise<{ readonly uid: string; readonly versione: number }> => {
  await nameFirmatari(gestore);
  const { uid: idProcesso, versione } = await pay(gestore, [persona], 'Compensi del mese');
  await gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso, versione } });
  const uid = await fillNoipa(gestore, persona.uid);
  const { lista } = await gestore.ok(pagamentiRoutes.getListaNoipa, { body: { uid } });
  const inviata = await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid, versione: lista.versione, datInvio: gestore.sessione.oggi },
  });
  return gestore.ok(listeRoutes.exposeListaNoipa, { body: { uid, versione: inviata.versione } });
};

/** The bar that the frame's own library shows on a phone: its attributes are not ours. */
const BARRA_DI_CLOUDSCAPE = '[class*="awsui_mobile-toolbar"]';

/** Nothing to push sideways, and nothing that who cannot see or use a mouse would miss. */
const expectDaTelefono = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  const bassi = page
    .locator('main a[class*="awsui_link"]:visible')
    .evaluateAll((links) =>
      links.filter((link) => link.getBoundingClientRect().height < 24).map((link) => link.textContent),
    );
  expect(await bassi).toEqual([]);
  expect(await accessibilityFindings(page, { within: 'main', without: BARRA_DI_CLOUDSCAPE })).toEqual([]);
};

test('on a phone an employee reads what they are paid, understands a payslip and has its PDF; what is withdrawn goes', async () => {
  const lista = await showPagamenti();
  const { page, problems, vaiA } = await prodotto.open('/my-anagrafe', 'DIPENDENTE');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, letto] of [
    ['/my-servizi', 'dal 01/09/2023'],
    ['/my-assenze', '2 giorni su 3 giorni per anno scolastico'],
    ['/my-anagrafe', persona.desCf],
  ] as const) {
    await vaiA(path);
    await page.getByText(letto).first().waitFor();
    await expectDaTelefono(page);
  }
  await vaiA('/my-servizi');
  await page.getByText('dal 01/09/2023').waitFor();
  await expect.poll(() => page.locator('main table').count()).toBe(0);
  const avvisi = page.getByRole('button', { name: 'Avvisi: 1 da leggere' });
  await avvisi.click();
  await page.getByRole('menuitem', { name: /^Cedolino di/ }).click();
  await page.getByRole('heading', { name: /^Netto a pagare/ }).waitFor();
  await page.getByRole('button', { name: 'Avvisi: niente da leggere' }).waitFor();
  await vaiA('/');
  await page.getByRole('heading', { name: 'I miei cedolini' }).first().waitFor();
  await page.getByRole('heading', { name: /^Ultimo cedolino: [\d.]+,\d\d €/ }).waitFor();
  await page.getByText('quella dello stipendio la dà NoiPA').waitFor();
  await page.getByText('Fondo di prova').waitFor();
  await page.getByRole('heading', { name: 'Netto per mese di pagamento' }).waitFor();
  await page.getByText('Inviato a NoiPA, in attesa di risposta').waitFor();
  await expectDaTelefono(page);
  await page.getByRole('link', { name: /Compensi del mese/ }).click();
  await page.getByRole('heading', { name: /^Quello che spetta/ }).waitFor();
  await page
    .getByRole('button', { name: /^Contributo pensionistico/ })
    .first()
    .click();
  await page.getByText('Norma in vigore dal').first().waitFor();
  await expectDaTelefono(page);
  await vaiA('/my-datiContabili');
  await page.getByRole('button', { name: "PDF dell'ultimo cedolino" }).click();
  await page.getByText('Compensi di').or(page.locator('canvas')).first().waitFor();
  await expectDaTelefono(page);
  await gestore.ok(listeRoutes.withdrawListaNoipa, { body: { uid: lista.uid, versione: lista.versione } });
  await vaiA('/my-datiContabili');
  await page.reload();
  await page.getByText('Nessun pagamento con NoiPA').waitFor();
  expect(problems).toEqual([]);
});

test('who is linked to nobody is told whom to ask, on each of their screens', async () => {
  const { page, vaiA } = await prodotto.open('/my-anagrafe', 'DIPENDENTE', SCUOLA_B);
  for (const path of ['/my-anagrafe', '/my-servizi', '/my-assenze', '/my-datiContabili']) {
    await vaiA(path);
    await page.getByText('chiedere alla segreteria di collegarla').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Riprova' }).count()).toBe(0);
  }
});

test('what the head teacher hides is said to be hidden', async () => {
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, flgVisualizzaServizi: false } });
  const { page } = await prodotto.open('/my-servizi', 'DIPENDENTE');
  await page.getByText('Il dirigente scolastico ha disattivato la consultazione dei servizi').first().waitFor();
});
