import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

test('the trail of a record says who did what, the last first, a page at a time, and to its school only', async () => {
  const creata = await nuovaPersona(gestore, 1);
  const {
    uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...persona
  } = creata;
  await gestore.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...persona, note: 'riletta' } });
  const di = { entita: 'PERSONA', uid };
  const prima = await gestore.ok(auditRoutes.searchAudit, { body: { ...di, limit: 1 } });
  expect(prima.righe).toMatchObject([
    { ...di, azione: 'modificato', nome: 'GESTORE di prova', prima: { note: '' }, dopo: { note: 'riletta' } },
  ]);
  const poi = await gestore.ok(auditRoutes.searchAudit, { body: { ...di, limit: 1, cursore: prima.cursore ?? '' } });
  expect(poi.righe).toMatchObject([{ ...di, azione: 'creato', prima: null }]);
  const altrove = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect((await altrove.ok(auditRoutes.searchAudit, { body: di })).righe).toEqual([]);
});
