import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '../../../shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '../../../shared/contracts/assenze/assenze.ts';
import { calcoloRoutes } from '../../../shared/contracts/cedolini/calcolo.ts';
import { lavoroRoutes } from '../../../shared/contracts/lavori/lavoro.ts';
import { serviziRoutes } from '../../../shared/contracts/servizi/servizi.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

test('a school at its beginning has people to search and kinds of run to choose', async () => {
  expect((await gestore.ok(anagrafeRoutes.searchAll, { body: {} })).righe).toEqual([]);
  expect((await gestore.ok(anagrafeRoutes.listAllAnagrafe, {})).righe).toEqual([]);
  expect((await gestore.ok(calcoloRoutes.listElaborazioni, {})).length).toBeGreaterThan(0);
});

test('work that does not exist is neither stopped, nor repeated, nor undone', async () => {
  const richiesta = { params: { uid: 'lavoro-che-non-esiste' }, body: {} };
  for (const route of [lavoroRoutes.stopLavoro, lavoroRoutes.retryLavoro, lavoroRoutes.undoLavoro])
    expect(await gestore.call(route, richiesta)).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
});

test('who has no person of their own in the school reads no services and no absences', async () => {
  const dipendente = await home.as(loginOf('DIPENDENTE', SCUOLA_A));
  const nessuno = { status: 404, body: { code: 'NON_TROVATO' } };
  expect(await dipendente.call(serviziRoutes.searchServiziPropri, { body: {} })).toMatchObject(nessuno);
  expect(await dipendente.call(assenzeRoutes.searchAssenzeProprie, { body: {} })).toMatchObject(nessuno);
});
