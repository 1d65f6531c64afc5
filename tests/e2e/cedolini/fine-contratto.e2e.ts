import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { compenso, compute, elaborazione as dati, nuovoMilanese, prepare } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

const CONGUAGLIA = "Conguaglia l'imposta dell'anno in questo cedolino";
const FINISCE = "Il contratto finisce: è l'ultimo cedolino";
const DECEDUTA = 'La persona è deceduta';

let prodotto: BrowserHome;
let gestore: Person;
let persona: Persona;
let chiFinisce: Persona;
let nome: string;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
  persona = await nuovoMilanese(gestore, 31);
  chiFinisce = await nuovoMilanese(gestore, 32);
  nome = nominativo(persona.desCognome, persona.desNome);
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), percettore: { tipo: 'COCOCO' }, uidSubAnagrafe: persona.uid },
  });
  ({ page, problems } = await prodotto.enter(loginOf('GESTORE')));
});
afterAll(() => prodotto.close());

const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
/** The data of the payslip of that person, in a run of a method being prepared. */
const apriDati = async (idMetodo: 'COC-LD' | 'EST-LD', DES_ELABORAZIONE: string) => {
  const { uid } = await prepare(gestore, dati({ idMetodo, DES_ELABORAZIONE }));
  await vaiA(`/cedolini?processo=${uid}&vista=prepara`);
  await elaborazione(page).aggiungiPersone([nome]);
  return { uid, finestra: await riapriDati() };
};
const riapriDati = async () => {
  await elenco(page, 'Persone da pagare').azione(nome, 'Dati del cedolino');
  const finestra = modulo(page, `Dati del cedolino di ${nome}`);
  await finestra.aspetta();
  return finestra;
};

test('while a run is prepared, a payslip is made the one that settles the year and the last of the contract', async () => {
  const { uid, finestra } = await apriDati('COC-LD', 'Ultimo compenso');
  expect(await accessibilityFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  for (const casella of [CONGUAGLIA, FINISCE]) await finestra.spunta(casella);
  await finestra.salva('Conferma');
  await finestra.dentro.waitFor({ state: 'detached' });
  const opzioni = async () =>
    (await gestore.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } })).bozza?.righe.map(
      ({ input }) => input.opzioni,
    );
  await expect.poll(opzioni).toEqual([{ conguaglio: true, cessazione: true }]);
  const { dentro } = await riapriDati();
  const caselle = [CONGUAGLIA, FINISCE, DECEDUTA].map((name) => dentro.getByRole('checkbox', { name }));
  await expect.poll(() => Promise.all(caselle.map((una) => una.isChecked()))).toEqual([true, true, false]);
});

test('where the engagement ends in the month of payment the box is ticked by itself, and may be taken off', async () => {
  await gestore.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({ datFine: '2026-03-15', codCausaleCu: null, codTipoRapporto: '06', codAltraAss: null }),
      uidSubAnagrafe: chiFinisce.uid,
    },
  });
  const suo = nominativo(chiFinisce.desCognome, chiFinisce.desNome);
  const { uid } = await prepare(gestore, dati({ idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Chi finisce' }));
  await vaiA(`/cedolini?processo=${uid}&vista=prepara`);
  await elaborazione(page).aggiungiPersone([suo]);
  await page.getByText("ultimo cedolino, conguaglia l'anno").waitFor();
  await elenco(page, 'Persone da pagare').azione(suo, 'Dati del cedolino');
  const finestra = modulo(page, `Dati del cedolino di ${suo}`);
  await finestra.aspetta();
  const casella = finestra.dentro.getByRole('checkbox', { name: FINISCE });
  await expect.poll(() => casella.isChecked()).toBe(true);
  await casella.click({ force: true });
  await finestra.dentro.getByText('il motivo si scrive quando si contabilizza').waitFor();
  await finestra.salva('Conferma');
  await finestra.dentro.waitFor({ state: 'detached' });
  const opzioni = async () =>
    (await gestore.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } })).bozza?.righe.map(
      ({ input }) => input.opzioni,
    );
  await expect.poll(opzioni).toEqual([{ cessazione: false }]);
});

test('who is paid by others too has no year to settle here: the boxes are not there', async () => {
  const { finestra } = await apriDati('EST-LD', 'Compenso occasionale');
  await finestra.dentro.getByRole('button', { name: 'Conferma', exact: true }).waitFor();
  await expect.poll(() => finestra.dentro.getByRole('checkbox', { name: FINISCE }).count()).toBe(0);
});

test('a payslip already computed is made the last one: the surtaxes of the year are withheld at once', async () => {
  const { processo } = await compute(gestore, dati({ idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Compenso di marzo' }), [
    {
      uidSubAnagrafe: persona.uid,
      percettore: { tipo: 'COCOCO' },
      voci: [compenso(2_000_000)],
      fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
    },
  ]);
  await vaiA(`/cedolini?processo=${processo.uid}`);
  expect(await elaborazione(page).spiega(nome)).not.toContain('Addizionale regionale');
  await elaborazione(page).tornaAllElaborazione();
  await elenco(page, 'Cedolini').azione(nome, 'Modifica');
  const finestra = modulo(page, `Modifica del cedolino di ${nome}`);
  await finestra.spunta(FINISCE);
  expect(await accessibilityFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  await finestra.salva('Ricalcola e salva');
  await finestra.dentro.waitFor({ state: 'detached' });
  expect(await elaborazione(page).spiega(nome)).toContain('Addizionale regionale 2026');
  expect(problems).toEqual([]);
});
