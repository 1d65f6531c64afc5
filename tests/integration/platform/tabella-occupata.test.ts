import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FaultMode } from '#lib/local/dynamodb/faults.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

const fault: FaultMode = { seed: 7, throttleRate: 0 };
let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ faults: { dynamodb: fault } });
  gestore = await home.as(loginOf('GESTORE'));
});
afterEach(() => {
  fault.throttleRate = 0;
});
afterAll(() => home.close());

const OCCUPATO = {
  status: 429,
  body: { code: 'TROPPE_RICHIESTE', message: expect.stringContaining("L'archivio è molto occupato") },
};

test('a table that refuses every read is not a defect of the program: who reads and who writes is told to ask again', async () => {
  fault.throttleRate = 1;
  const [read, written] = await Promise.all([
    gestore.call(anagrafeRoutes.searchAnag, { body: { criteria: 'Ro' } }),
    gestore.call(scuolaRoutes.createSettore, { body: { codice: 'OFF', descrizione: 'Officina' } }),
  ]);
  expect(read).toMatchObject(OCCUPATO);
  expect(written).toMatchObject(OCCUPATO);
  fault.throttleRate = 0;
  expect(await gestore.call(anagrafeRoutes.searchAnag, { body: { criteria: 'Ro' } })).toMatchObject({ status: 200 });
}, 120_000);
