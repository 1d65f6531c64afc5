import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

/** The calendar year in which the school year of today began: its October is always in it. */
const anno = annoScolasticoDi(new Date().toISOString().slice(0, 10)).numAnno;

test('from the absence to the service of who covers it, and on when it is prolonged', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const titolare = await dipendenteDiProva(gestore, 720, servizioDiProva({ datInizio: '2023-09-01' }));
  const altra = await dipendenteDiProva(gestore, 721, supplenzaDiProva('2023-10-01', '2023-12-20'));
  const scritta = { ...assenza(`${anno}-10-05`, `${anno}-10-16`), uidSubAnagrafe: titolare.persona.uid };
  const assente = await gestore.ok(assenzeRoutes.saveAssenza, { body: scritta });
  const nomeTitolare = nominativo(titolare.persona.desCognome, titolare.persona.desNome);
  const nome = nominativo(altra.persona.desCognome, altra.persona.desNome);
  const assenze = `/assenze/${titolare.persona.uid}/${encodeURIComponent(nomeTitolare)}`;
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'));
  const { vaiA } = accesso(page, prodotto.home.origin);
  await vaiA(`${assenze}/tipoassenza?assenza=${assente.uid}`);
  await page.getByText('Nessuno sostituisce chi è assente.').waitFor();
  await page.getByRole('button', { name: 'Registra supplente' }).click();
  const chi = modulo(page, 'Registra supplente');
  await chi.cerca('Supplente', altra.persona.desCognome, nome);
  await chi.salva('Continua');
  await page.getByText(`Sostituisce ${nomeTitolare}`).waitFor();
  const servizio = modulo(page);
  await expect.poll(() => page.getByRole('textbox', { name: /^Inizio/ }).inputValue()).toBe(`06/10/${anno}`);
  await expect.poll(() => page.getByRole('textbox', { name: /^Fine/ }).inputValue()).toBe(`16/10/${anno}`);
  await expect.poll(() => page.getByRole('textbox', { name: /^Ore settimanali/ }).inputValue()).toBe('18');
  await servizio.scrivi('Inizio', `05/10/${anno}`);
  await page.getByText('Da questo giorno serve una deroga del dirigente, con il motivo').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await servizio.salva();
  await page
    .getByText(/L\. 190\/2014, art\. 1 c\. 333.*scrivere il motivo della deroga/)
    .first()
    .waitFor();
  await servizio.scrivi('Motivo della deroga', 'Nessun docente a disposizione in quelle ore');
  await servizio.salva();
  await elenco(page, `Servizi di ${nome}`).riga(`05/10/${anno}`).waitFor();
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...scritta, datFine: `${anno}-10-23`, uid: assente.uid, versione: assente.versione },
  });
  await vaiA(`${assenze}/tipoassenza?assenza=${assente.uid}`);
  await page.getByText(`Senza supplente dal 17/10/${anno} al 23/10/${anno}.`).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Proroga ${nome} fino al 23/10/${anno}` }).click();
  await page.getByText("Coperta tutta l'assenza.").waitFor();
  await vaiA(assenze);
  await elenco(page, 'Elenco delle assenze').riga(`${nome} fino al 23/10/${anno}`).waitFor();
  expect(problems).toEqual([]);
});
