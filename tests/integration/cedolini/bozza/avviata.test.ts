import { afterAll, beforeAll, expect, test } from 'vitest';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import {
  accessorio,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  prepare,
  waitForEnd,
  type Ufficio,
} from '#support/cedolini.ts';

/** Done once, when the next write has been read for and is about to be stored. */
let prima: (() => Promise<void>) | undefined;
let aperto: Ufficio;
beforeAll(async () => {
  aperto = await openUfficio(1, {
    aroundCall: async ({ engine, name }, run) => {
      if (engine === 'dynamodb' && name === 'TransactWriteItems') {
        const fa = prima;
        prima = undefined;
        await fa?.();
      }
      return run();
    },
  });
});
afterAll(() => aperto.home.close());

test('a row whose run is calculated while it is being saved is refused by the state of the run', async () => {
  const { ufficio, uidDi } = aperto;
  const processo = await prepare(ufficio, elaborazione());
  const salva = (versione: number, ore: number) =>
    ufficio.call(bozzaRoutes.saveBozza, {
      body: {
        idProcesso: processo.uid,
        righe: [{ versione, input: accessorio(uidDi(0), [oreInsegnamento(ore)]) }],
      },
    });
  expect((await salva(0, 100)).status).toBe(200);
  prima = async () => {
    await ufficio.ok(processiRoutes.startCalcolo, {
      body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
    });
    await waitForEnd(ufficio, processo.uid);
  };
  const { status, body } = await salva(1, 200);
  expect([status, body]).toMatchObject([409, { code: 'STATO_NON_AMMESSO' }]);
});
