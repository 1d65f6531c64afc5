import { afterAll, beforeAll, expect, test } from 'vitest';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { checkFile, lavoroFinito } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

test('an import applied by twenty at once from one version is applied once', async () => {
  const bytes = new TextEncoder().encode('Codice;Descrizione\r\nR1;Reparto inventato\r\nR2;Altro reparto\r\n');
  const { uid, versione, stato } = await checkFile(gestore, 'settori', { nome: 'settori.csv', bytes });
  expect(stato).toBe('PRONTA');
  const risposte = await Promise.all(
    Array.from({ length: 20 }, () =>
      gestore.call(scambioRoutes.applyImportazione, { params: { uid }, body: { versione } }),
    ),
  );
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await lavoroFinito(gestore, uid)).stato).toBe('APPLICATA');
  expect(await gestore.ok(scuolaRoutes.listSettori, {})).toHaveLength(2);
});
