import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nuovaPersona, pay } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

/** The same person entered twice, the second time with another birthday. */
const coppia = async (numero: number): Promise<readonly [Persona, Persona]> => {
  const prima = await nuovaPersona(gestore, numero);
  const { desCognome, desNome } = prima;
  const seconda = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { desCognome, desNome, datNascita: `1971-08-${10 + numero}` }),
  });
  return [prima, seconda];
};
const merge = (azione: 'ANTEPRIMA' | 'ESEGUI', [destinazione, perdente]: readonly [Persona, Persona]) =>
  gestore.call(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione, uidDestinazione: destinazione.uid, uids: [perdente.uid] },
  });
const pagamentiDi = async (persone: readonly Persona[]): Promise<number> =>
  (
    await Promise.all(persone.map(({ uid }) => archivioDi(home.store, SCUOLA_A).of(pagamentoEntita).listAll(uid)))
  ).flat().length;

test.each(['ANTEPRIMA', 'ESEGUI'] as const)(
  'records that one run has paid are not merged, and no payslip goes away: %s',
  async (azione) => {
    const persone = await coppia(azione === 'ANTEPRIMA' ? 1 : 2);
    await pay(gestore, persone, 'Compensi di due schede');
    const { status, body } = await merge(azione, persone);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'STATO_NON_AMMESSO',
        message: expect.stringMatching(/«Compensi di due schede».*Togliere prima dall'elaborazione/),
      }),
    ]);
    expect(await pagamentiDi(persone)).toBe(2);
  },
);

test('records that two runs have paid are merged as before', async () => {
  const [prima, seconda] = await coppia(3);
  await pay(gestore, [prima], 'Compensi della prima');
  await pay(gestore, [seconda], 'Compensi della seconda');
  expect((await merge('ANTEPRIMA', [prima, seconda])).status).toBe(200);
});
