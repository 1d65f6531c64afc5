import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '../../../shared/contracts/assenze/assenze.ts';
import { impostazioniRoutes } from '../../../shared/contracts/scuola/impostazioni.ts';
import { annoScolasticoDi } from '../../../shared/domain/tempo/anno-scolastico.ts';
import { startBrowserHome, type BrowserHome } from '../../support/home/test-browser.ts';
import type { Person } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '../../support/home/test-users.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva } from '../../support/servizi-di-prova.ts';
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
  expect([
    await page.locator('main').getByRole('textbox').count(),
    await page.getByRole('button', { name: /Salva|Modifica|Elimina|Nuov/ }).count(),
  ]).toEqual([0, 0]);
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

test('who is linked to nobody is told whom to ask, on each of their screens', async () => {
  const { page, vaiA } = await prodotto.open('/my-anagrafe', 'DIPENDENTE', SCUOLA_B);
  for (const path of ['/my-anagrafe', '/my-servizi', '/my-assenze']) {
    await vaiA(path);
    await page.getByText('chiedere alla segreteria di collegarla').first().waitFor();
    expect(await page.getByRole('button', { name: 'Riprova' }).count()).toBe(0);
  }
});

test('what the head teacher hides is said to be hidden', async () => {
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, flgVisualizzaServizi: false } });
  const { page } = await prodotto.open('/my-servizi', 'DIPENDENTE');
  await page.getByText('Il dirigente scolastico ha disattivato la consultazione dei servizi').first().waitFor();
});
