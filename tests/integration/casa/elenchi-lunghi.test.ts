import { afterAll, beforeAll, expect, test } from 'vitest';
import { casaRoutes } from '../../../shared/contracts/casa/casa.ts';
import { apriUfficio } from '../../support/cedolini.ts';
import { PAGINE_O_FILE, riempiCedolini, TANTI } from '../../support/elenchi-lunghi.ts';
import type { Person, TestHome } from '../../support/home/test-home.ts';
import { loginOf } from '../../support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  const aperto = await apriUfficio(TANTI);
  home = aperto.home;
  gestore = await home.as(loginOf('GESTORE'));
  await riempiCedolini(aperto);
}, 180_000);
afterAll(() => home.close());

test('a month of more runs than the page can show', async () => {
  expect(await gestore.call(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } })).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 4 } })).toMatchObject({
    persone: { numero: 1000, esatto: false },
  });
});
