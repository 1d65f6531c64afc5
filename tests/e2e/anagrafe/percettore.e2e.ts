import { afterAll, beforeAll, expect, test } from 'vitest';
import { personaEntita } from '#archivio/persone/persona.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { scrittureDiDopo } from '#support/forme/scritture-di-dopo.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
beforeAll(async () => {
  prodotto = await startBrowserHome();
});
afterAll(() => prodotto.close());

test('what only one kind of payee says is written in the tax data: certificate, INAIL, a rate that is none of the year’s', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  await gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: uid } });
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'), `/anagrafe?persona=${uid}&scheda=fiscali`);
  await elenco(page, 'Dati fiscali').apri('Dai servizi');
  const fiscali = modulo(page, 'Dati fiscali 2026');
  await fiscali.scrivi('Aliquota massima', '35');
  await fiscali.dentro.getByText(/L’aliquota 35,00.% non è tra quelle dell’IRPEF del 2026/).waitFor();
  await fiscali.scrivi('Aliquota massima', '');

  await fiscali.scegli('Titolo del pagamento', 'Collaboratore coordinato e continuativo');
  await fiscali.scrivi('Tasso INAIL', '0,4');
  await fiscali.scrivi('Certificato A1, numero', 'AT-17');
  expect(await accessibilityFindings(page)).toEqual([]);
  await fiscali.salva();
  await expect.poll(() => fiscali.errori()).toEqual([expect.stringMatching(/^Certificato A1, valido fino al: /)]);
  await fiscali.scrivi('Certificato A1, valido fino al', '31/12/2026');
  await fiscali.salva();
  await fiscali.dentro.waitFor({ state: 'detached' });
  const percettore = async () =>
    (await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe: uid } } }))[0]?.percettore;
  expect(await percettore()).toEqual({
    tipo: 'COCOCO',
    inail: { tasso: 4_000 },
    certificatoA1: { numero: 'AT-17', al: '2026-12-31' },
  });

  await elenco(page, 'Dati fiscali').apri('Collaboratore');
  await fiscali.scrivi('Tasso INAIL', '');
  await fiscali.salva();
  await fiscali.dentro.waitFor({ state: 'detached' });
  expect(await percettore()).toEqual({ tipo: 'COCOCO', certificatoA1: { numero: 'AT-17', al: '2026-12-31' } });
  expect(problems).toEqual([]);
});

test('a person whom a later version wrote is missing from the list, which says who and what to do', async () => {
  const gestore = await prodotto.home.as(loginOf('GESTORE'));
  const { uid, desCognome, desNome } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(2) });
  const dopo = scrittureDiDopo(prodotto.home.store, SCUOLA_A);
  await dopo.rewrite(personaEntita, uid, () => ({ tipoSoggetto: 'TIPO_NUOVO' }));
  const { page, problems } = await prodotto.enter(loginOf('GESTORE'), '/anagrafe');
  await page
    .getByText(
      `Una registrazione scritta da una versione più recente del programma qui non compare: persona "${desCognome} ${desNome}".`,
    )
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).click();
  await page.getByText('versione più recente').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
