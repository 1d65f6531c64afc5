import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { nuovePersone, pay } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { lavoro } from '../pages/lavoro.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
});
afterAll(() => prodotto.close());

describe('utilities', () => {
  test('a codice fiscale that does not agree is listed with what is wrong, and opens its person', async () => {
    await gestore.ok(anagrafeRoutes.createPersona, {
      body: { ...personaDiProva(120), desCognome: 'Nonconforme', flgCfConfermato: true },
    });
    const { page, problems } = await prodotto.open('/utilita');
    const codici = elenco(page, 'Codici fiscali non conformi');
    await codici.riga('Nonconforme').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await codici.apri('Nonconforme');
    await page.getByRole('heading', { level: 1, name: /Nonconforme/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('two records of one person become one, after a look at what moves', async () => {
    const [resta, passa] = [
      await gestore.ok(anagrafeRoutes.createPersona, {
        body: personaDiProva(121, { desCognome: 'Doppione', desNome: 'Prova' }),
      }),
      await gestore.ok(anagrafeRoutes.createPersona, {
        body: personaDiProva(122, { desCognome: 'Doppione', desNome: 'Prova' }),
      }),
    ];
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: passa.uid } });
    const { page, problems } = await prodotto.open('/utilita?scheda=omonimi', 'TESTER');
    await page.getByRole('button', { name: 'Accorpa le schede di Doppione Prova' }).click();
    const finestra = page.getByRole('dialog', { name: 'Accorpare le schede di Doppione Prova' });
    await expect
      .poll(
        async () =>
          (await finestra.getByRole('button', { name: 'Avanti' }).getAttribute('aria-disabled')) ??
          (await finestra.getByRole('button', { name: 'Avanti' }).getAttribute('disabled')),
      )
      .not.toBeNull();
    await finestra.getByRole('radio', { name: new RegExp(resta.desCf) }).check();
    await finestra.getByRole('checkbox', { name: new RegExp(passa.desCf) }).check();
    await finestra.getByRole('button', { name: 'Avanti' }).click();
    await finestra.getByText('Passano alla scheda che resta', { exact: true }).waitFor();
    await expect.poll(() => finestra.innerText()).toContain('Servizi');
    expect(await accessibilityFindings(page)).toEqual([]);
    await finestra.getByRole('button', { name: 'Accorpa la scheda' }).click();
    await lavoro(page, /Accorpamento di 2 schede/).aspettaFine();
    await page.getByRole('button', { name: 'Accorpa le schede di Doppione Prova' }).waitFor({ state: 'detached' });
    expect((await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: resta.uid } })).righe).toHaveLength(
      1,
    );
    expect(problems).toEqual([]);
  });

  test('two people of one name are said to be different, and are proposed no more', async () => {
    for (const numero of [171, 172])
      await gestore.ok(anagrafeRoutes.createPersona, {
        body: personaDiProva(numero, { desCognome: 'Omonima', desNome: 'Prova' }),
      });
    const { page, problems } = await prodotto.open('/utilita?scheda=omonimi');
    const diverse = page.getByRole('button', { name: 'Sono persone diverse: Omonima Prova' });
    await diverse.click();
    await diverse.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('everybody who waits is synchronised at once, by who manages the users only', async () => {
    const [persona] = await nuovePersone(gestore, 1, 125);
    if (persona) await pay(gestore, [persona], 'Ancora da sincronizzare');
    if (persona) await changePersona(gestore, persona, { desCognome: 'Aspetta' });
    const tester = await prodotto.open('/utilita?scheda=sincronizzazione', 'TESTER');
    await elenco(tester.page, 'Dati da sincronizzare').riga('Aspetta').waitFor();
    await expect.poll(() => tester.page.getByRole('button', { name: 'Sincronizza tutti' }).count()).toBe(0);
    const { page } = await prodotto.open('/utilita?scheda=sincronizzazione');
    const daSincronizzare = elenco(page, 'Dati da sincronizzare');
    await daSincronizzare.riga('Aspetta').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sincronizza tutti' }).click();
    await conferma(page, 'Sincronizzare i dati anagrafici di tutti?').conferma('Sincronizza');
    await page.getByText('Niente da sincronizzare', { exact: true }).waitFor();
  });
});

describe('yearly operations', () => {
  test('holidays are seen, added once, and then are all there', async () => {
    const { numAnno } = annoScolasticoDi(gestore.sessione.oggi);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_B));
    const { page, problems } = await prodotto.open('/operazioniAnnuali?vista=scolastico', 'GESTORE', SCUOLA_B);
    await page.getByRole('button', { name: 'Anteprima delle festività' }).click();
    const proposte = page.getByRole('dialog', { name: /^Prepara le festività/ });
    const natale = proposte.getByRole('row').filter({ hasText: 'Natale' });
    await natale.filter({ hasText: 'Da aggiungere' }).waitFor();
    expect(await altro.ok(calendariRoutes.listFestivita, { query: { anno: numAnno } })).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await proposte.getByRole('button', { name: /^Aggiungi \d+$/ }).click();
    await proposte.waitFor({ state: 'detached' });
    const salvate = await altro.ok(calendariRoutes.listFestivita, { query: { anno: numAnno } });
    expect(salvate.map(({ descrizione }) => descrizione)).toContain('Natale');
    await page.getByRole('button', { name: 'Anteprima delle festività' }).click();
    await natale.filter({ hasText: 'Già presente' }).waitFor();
    await expect.poll(() => proposte.getByRole('button', { name: 'Aggiungi 0' }).isEnabled()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('services that go on are carried into the year; the others say why not', async () => {
    const { numAnno } = annoScolasticoDi(gestore.sessione.oggi);
    const altro = await prodotto.home.as(loginOf('GESTORE', SCUOLA_B));
    const annuale = { datInizio: `${numAnno - 1}-09-01`, datFine: `${numAnno}-08-31` };
    const { persona } = await dipendenteDiProva(altro, 130, servizioDiProva(annuale));
    const supplente = await dipendenteDiProva(altro, 131, servizioDiProva({ ...annuale, codTipoNomina: 'AN' }));
    const { page, problems } = await prodotto.open('/operazioniAnnuali?vista=scolastico', 'TESTER', SCUOLA_B);
    await page.getByRole('button', { name: 'Anteprima dei servizi' }).click();
    await elenco(page, 'Servizi da duplicare').riga(persona.desCognome).waitFor();
    await page.getByRole('button', { name: /^Non si duplicano/ }).click();
    await expect
      .poll(() => elenco(page, 'Servizi che non si duplicano').riga(supplente.persona.desCognome).innerText())
      .toContain('tempo determinato');
    await page.getByRole('button', { name: 'Duplica 1 servizio' }).click();
    await conferma(page, /^Duplicare 1 servizio/).conferma('Duplica');
    await page.getByRole('heading', { name: /^Duplicati/ }).waitFor();
    expect(
      (await altro.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona.uid } })).righe.map(
        ({ datInizio }) => datInizio,
      ),
    ).toContain(`${numAnno}-09-01`);
    expect(problems).toEqual([]);
  });
});
