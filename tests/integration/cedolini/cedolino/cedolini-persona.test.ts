import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { pay } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-16' });
  ufficio = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

test('a person has their payslips, each of its run, that opens; another school and another person have none of them', async () => {
  const [pagata, altra] = [
    await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(310) }),
    await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(311) }),
  ];
  const processo = await pay(ufficio, [pagata], 'Compensi di marzo');
  const query = { uidSubAnagrafe: pagata.uid };
  const suoi = await ufficio.ok(cedoliniPersonaRoutes.listCedoliniPersona, { query });
  expect(suoi).toEqual([
    expect.objectContaining({
      idProcesso: processo.uid,
      descrizione: 'Compensi di marzo',
      stato: 'COMPLETATO',
      esposto: false,
    }),
  ]);
  const aperto = await ufficio.ok(payslipRoutes.getCedolino, { body: { uid: suoi[0]?.uid ?? '' } });
  expect(suoi[0]).toMatchObject({ netto: aperto.netto, lordo: aperto.lordo });
  expect(await ufficio.ok(cedoliniPersonaRoutes.listCedoliniPersona, { query: { uidSubAnagrafe: altra.uid } })).toEqual(
    [],
  );
  const fuori = await home.as(loginOf('GESTORE', SCUOLA_B));
  expect((await fuori.call(cedoliniPersonaRoutes.listCedoliniPersona, { query })).status).toBe(404);
});
