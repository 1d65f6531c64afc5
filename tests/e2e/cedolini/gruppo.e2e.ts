import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '../../../shared/contracts/cedolini/bozza.ts';
import { serviziRoutes } from '../../../shared/contracts/servizi/servizi.ts';
import { accessorio, compenso, compute, elaborazione as dati, prepare, storePersone } from '../../support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '../../support/home/test-browser.ts';
import type { Person } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';
import { servizioDiProva } from '../../support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 4);
});
afterAll(() => prodotto.close());

test('the people of another run, and those who serve on a day, are added at once; who is there already is told', async () => {
  const [uno, due, tre] = persone;
  if (!uno || !due || !tre) throw new Error('Three people are needed');
  const prima = await compute(
    ufficio,
    dati({ DES_ELABORAZIONE: 'Quella di prima' }),
    [uno, due].map(({ uid }) => accessorio(uid, [compenso(10_000)])),
  );
  const servizio = servizioDiProva();
  for (const { uid } of [due, tre])
    await ufficio.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: uid } });
  const processo = await prepare(ufficio, dati({ DES_ELABORAZIONE: 'Con i gruppi' }));
  const { page, problems } = await prodotto.enter(loginOf('CEDOLINI'));
  await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo.uid}&vista=prepara`);
  const gruppo = page.getByRole('dialog', { name: 'Aggiungi un gruppo' });
  const apri = () => page.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
  await apri();
  await gruppo.getByRole('tab', { name: "Gli stessi di un'altra elaborazione" }).click();
  await gruppo.getByRole('button', { name: /Elaborazione/ }).click();
  await page.getByRole('option', { name: /Quella di prima/ }).click();
  await gruppo.getByRole('button', { name: 'Aggiungi 2 persone' }).click();
  await gruppo.waitFor({ state: 'detached' });
  await apri();
  await gruppo.getByRole('textbox', { name: 'Il giorno' }).fill(servizio.datInizio.split('-').toReversed().join('/'));
  await gruppo.getByText("2 persone, 1 già nell'elaborazione").waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await gruppo.getByRole('button', { name: 'Aggiungi 1 persona' }).click();
  await gruppo.waitFor({ state: 'detached' });
  await expect
    .poll(async () =>
      (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } })).bozza?.righe.map(
        ({ uidSubAnagrafe }) => uidSubAnagrafe,
      ),
    )
    .toEqual([uno.uid, due.uid, tre.uid]);
  expect([prima.processo.STATUS, problems]).toEqual(['COMPLETATO', []]);
});
