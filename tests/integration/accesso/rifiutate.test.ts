import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRifiutate } from '#archivio/accesso/rifiutate.ts';
import { noteRifiutata, partizioneRifiutate } from '#platform/caller/rifiutate.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';

let home: TestHome;
let scritture = 0;
beforeAll(async () => {
  home = await startTestHome({
    aroundCall: ({ name }, run) => {
      if (name === 'TransactWriteItems' || name === 'UpdateItem') scritture += 1;
      return run();
    },
  });
});
afterAll(() => home.close());

test('what is refused to a user is told to who manages the school, and to no other school', async () => {
  const assenze = await home.as(loginOf('ASSENZE'));
  for (let volta = 0; volta < 3; volta += 1)
    expect(await assenze.call(processiRoutes.listProcessi, { body: {} })).toMatchObject({ status: 403 });
  const gestore = await home.as(loginOf('GESTORE'));
  expect(await gestore.ok(utentiRoutes.listRifiutate, { body: {} })).toMatchObject([
    { user: loginOf('ASSENZE'), parte: 'cedolini', code: 'RUOLO_NON_AUTORIZZATO', quante: 1 },
  ]);
  const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect(await altrove.ok(utentiRoutes.listRifiutate, { body: {} })).toEqual([]);
});

test('who insists costs a write a minute, and what was not written is told with the next one', async () => {
  const chi = { codmin: SCUOLA_A, utente: 'insistente' };
  const alle = (secondi: number) => new Date(Date.parse('2026-03-10T09:00:00Z') + secondi * 1000);
  const rifiutata = { parte: 'scuola', code: 'RUOLO_NON_AUTORIZZATO' };
  const prima = scritture;
  for (let secondo = 0; secondo < 60; secondo += 1)
    await noteRifiutata(home.store, chi, { ...rifiutata, adesso: alle(secondo) });
  expect(scritture - prima).toBe(1);
  await noteRifiutata(home.store, chi, { ...rifiutata, adesso: alle(60) });
  expect(scritture - prima).toBe(2);
  const suoi = (await listRifiutate(archivioDi(home.store, SCUOLA_A), 50)).filter(
    ({ utente }) => utente === 'insistente',
  );
  expect(suoi).toMatchObject([{ parte: 'scuola', quante: 61, ultima: '2026-03-10T09:01:00.000Z' }]);
  const [item] = await home.store.queryAll({ pk: partizioneRifiutate(SCUOLA_A), begins: '2026-03-10T09' });
  expect(item?.ttl).toBe(Math.floor(alle(60).getTime() / 1000) + 90 * 86_400);
});
