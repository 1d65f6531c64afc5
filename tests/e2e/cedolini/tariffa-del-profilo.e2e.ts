import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { accessorio, elaborazione as dati, prepare, storePersone } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { griglia } from '../pages/griglia.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  persone = await storePersone(prodotto.home.store, SCUOLA_A, 3);
});
afterAll(() => prodotto.close());

test('extra hours given to everybody are at the rate of the profile of each; who has another profile is left out', async () => {
  const [ausiliaria, assistente, insegnante] = persone as [Persona, Persona, Persona];
  for (const [{ uid }, prgQualificaRetributiva] of [
    [ausiliaria, 1],
    [assistente, 3],
  ] as const)
    await ufficio.ok(serviziRoutes.createServizio, {
      body: {
        ...servizioDiProva({
          codTipoPersonale: 'A',
          codClasseConcorso: null,
          prgQualificaRetributiva,
          numOreSettimanali: 3600,
          numOreIntere: 3600,
          codProfiloAta: null,
        }),
        uidSubAnagrafe: uid,
      },
    });
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva(), uidSubAnagrafe: insegnante.uid },
  });
  const processo = await prepare(ufficio, dati({ DES_ELABORAZIONE: 'Ore del personale ATA' }));
  await ufficio.ok(bozzaRoutes.saveBozza, {
    body: {
      idProcesso: processo.uid,
      righe: persone.map(({ uid }) => ({ versione: 0, input: accessorio(uid, []) })),
    },
  });
  const { page, problems } = await prodotto.enter(loginOf('CEDOLINI'));
  await accesso(page, prodotto.home.origin).vaiA(`/cedolini?processo=${processo.uid}&vista=prepara`);
  await page.getByRole('tab', { name: /Voci di calcolo/ }).click();
  await page.getByRole('button', { name: 'Aggiungi una voce a tutti' }).first().click();
  const nuova = modulo(page, 'Voce per 3 persone');
  await nuova.dentro.getByRole('button', { name: /^Voce/ }).first().click();
  await page.getByRole('option', { name: /alla tariffa del profilo/ }).click();
  await nuova.scrivi('Ore', '10');
  await nuova.dentro.getByText('13,75 € a 1 persona').waitFor();
  await nuova.dentro.getByText('15,95 € a 1 persona').waitFor();
  await nuova.dentro.getByText('1 persona ha un altro profilo e resta senza la voce').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  if (process.env.SCHERMATE) await page.screenshot({ path: `${process.env.SCHERMATE}/tariffa-del-profilo.png` });
  await nuova.salva('Conferma');
  const foglio = griglia(page, 'Voci di calcolo');
  await foglio.scrivi(`${assistente.desCognome} ${assistente.desNome}`, 0, '2,5');
  await expect
    .poll(async () => {
      const { bozza } = await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } });
      return bozza?.righe.map(({ input }) => input.voci.map(({ misura }) => misura));
    })
    .toEqual([[{ unita: 'ORE', quantita: 1000, tariffa: 1375 }], [{ unita: 'ORE', quantita: 250, tariffa: 1595 }], []]);
  await foglio.tabella.locator('tfoot').getByText('177,38 €').first().waitFor();
  expect(problems).toEqual([]);
});
