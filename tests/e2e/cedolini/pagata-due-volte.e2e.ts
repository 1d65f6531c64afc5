import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, nameFirmatari, nuovePersone, oreInsegnamento } from '#support/cedolini.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { accesso } from '../pages/accesso.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

let prodotto: BrowserHome;
let ufficio: Person;
let page: Page;
let problems: readonly string[];
let persona: Persona | undefined;
let doppia: Processo;

beforeAll(async () => {
  prodotto = await startBrowserHome();
  ufficio = await prodotto.home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  [persona] = await nuovePersone(ufficio, 1);
  const ore = async (DES_ELABORAZIONE: string): Promise<Processo> =>
    (
      await compute(ufficio, elaborazione({ DES_ELABORAZIONE }), [
        accessorio(persona?.uid ?? '', [oreInsegnamento(1000)]),
      ])
    ).processo;
  const { uid: idProcesso, versione } = await ore('Ore del corso');
  await ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } });
  doppia = await ore('Ore del corso, di nuovo');
  ({ page, problems } = await prodotto.enter(loginOf('CEDOLINI')));
});
afterAll(() => prodotto.close());

test('a run that pays again what another has paid names it, and is accounted with the reason', async () => {
  await accesso(page, prodotto.home.origin).vaiA('/cedolini');
  await elenco(page, 'Elaborazioni della scuola').apri('Ore del corso, di nuovo');
  await page.getByRole('button', { name: 'Azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, 'Contabilizzare "Ore del corso, di nuovo"?');
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await finestra.salva('Contabilizza');
  await expect
    .poll(() => finestra.errori())
    .toEqual([expect.stringMatching(/Già pagato nell'elaborazione 1 "Ore del/)]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await finestra.scrivi('Perché si paga lo stesso', 'Seconda edizione del corso');
  await finestra.salva('Contabilizza');
  await finestra.dentro.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Contabilizzata', { exact: true }).waitFor();
  expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid: doppia.uid } })).toMatchObject({
    STATUS: 'CONTABILIZZATO',
    motivoDoppio: 'Seconda edizione del corso',
  });
  expect(problems).toEqual([]);
});
