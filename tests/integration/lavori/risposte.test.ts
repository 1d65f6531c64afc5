import { afterAll, beforeAll, expect, test } from 'vitest';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

test('work that does not exist is neither seen, nor stopped, nor repeated, nor undone', async () => {
  const richiesta = { params: { uid: 'lavoro-che-non-esiste' }, body: {} };
  for (const route of [lavoroRoutes.stopLavoro, lavoroRoutes.retryLavoro, lavoroRoutes.undoLavoro])
    expect(await gestore.call(route, richiesta)).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
  expect(await gestore.call(lavoroRoutes.getLavoro, { params: richiesta.params })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
});
