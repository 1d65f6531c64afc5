import { afterAll, beforeAll, expect, test } from 'vitest';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { fillScuole, PAGINE_O_FILE, TANTI, tuttoRifiutato } from '#support/elenchi-lunghi.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await fillScuole(home);
}, 180_000);
afterAll(() => home.close());

test('the schools of the archive, and those of the national list', async () => {
  expect(await gestore.call(scuolaRoutes.searchScuole, { body: { limit: 0 } })).toMatchObject({
    status: 400,
    body: { code: 'TROPPI_RISULTATI', message: expect.stringMatching(PAGINE_O_FILE) },
  });
  expect(await gestore.ok(scuolaRoutes.searchScuole, { body: { limit: 1 } })).toMatchObject({
    totale: TANTI,
    totaleEsatto: true,
  });
  await tuttoRifiutato((limit) => gestore.call(scuolaRoutes.searchScuoleItalia, { body: { limit } }), PAGINE_O_FILE);
});
