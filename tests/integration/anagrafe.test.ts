import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '../../shared/contracts/anagrafe.ts';
import { personaDiProva } from '../support/persone-di-prova.ts';
import { startTestHome, type TestHome } from '../support/test-home.ts';
import { loginOf } from '../support/test-users.ts';

let home: TestHome;
beforeAll(async () => { home = await startTestHome(); });
afterAll(() => home.close());

test('a created person is found, opened and changed', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const { matricola } = await gestore.ok(anagrafeRoutes.nextMatricola, {});
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  expect(persona).toMatchObject({ matricola, prgAnagrafe: 1, uidSubAnagrafe: persona.uid, versione: 1, desComuneNascita: 'ROMA', provinciaRes: 'RM' });
  expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toEqual(persona);
  const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: 'inventati' } });
  expect(righe.map(({ uid }) => uid)).toContain(persona.uid);
});
