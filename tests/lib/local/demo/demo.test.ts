import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFromEnv } from '../../../../functions/platform/platform.ts';
import { checkArchivio } from '../../../../lib/admin/verifica.ts';
import { demoSchool } from '../../../../lib/local/demo/school.ts';
import { startTestHome, type TestHome } from '../../../support/home/test-home.ts';
import { SCUOLA_A } from '../../../support/home/test-users.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
});
afterAll(() => home.close());

test('a demonstration school holds every invariant of the archive', async () => {
  await demoSchool(platformFromEnv(process.env, 'prova'), {
    codmin: SCUOLA_A,
    nome: 'Istituto di Prova',
    dipendenti: 20,
    esterni: 5,
    seme: 3,
    oggi: '2026-03-10',
  });
  const { items, rilievi } = await checkArchivio(home.store);
  expect(rilievi).toEqual([]);
  expect(items).toBeGreaterThan(500);
}, 300_000);
