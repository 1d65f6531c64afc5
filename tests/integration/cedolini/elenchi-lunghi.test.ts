import { afterAll, beforeAll, expect, test } from 'vitest';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { openUfficio } from '#support/cedolini.ts';
import { fillCedolini, PAGINE_O_FILE, TANTI, tuttoRifiutato } from '#support/elenchi-lunghi.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let lunga: Processo;
let vuota: Processo;
beforeAll(async () => {
  const aperto = await openUfficio(TANTI);
  ({ home, ufficio } = aperto);
  ({ lunga, vuota } = await fillCedolini(aperto));
}, 180_000);
afterAll(() => home.close());

test('runs, and the payslips of one', async () => {
  await tuttoRifiutato((limit) => ufficio.call(processiRoutes.listProcessi, { body: { limit } }), PAGINE_O_FILE);
  await tuttoRifiutato(
    (limit) => ufficio.call(payslipRoutes.listCedolini, { body: { idProcesso: lunga.uid, limit } }),
    PAGINE_O_FILE,
  );
});

test('from any payslip of a run of more than a thousand the ones before and after it', async () => {
  const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: lunga.uid, limit: 3 } });
  const [prima, seconda, terza] = righe.map(({ uid }) => uid);
  const vicini = (uid = '') => ufficio.ok(payslipRoutes.getVicini, { body: { uid } });
  expect(await vicini(prima)).toEqual({ prima: null, dopo: seconda });
  expect(await vicini(seconda)).toEqual({ prima, dopo: terza });
  const { righe: ultime } = await ufficio.ok(payslipRoutes.listCedolini, {
    body: { idProcesso: lunga.uid, verso: 'DESC', limit: 2 },
  });
  const [ultima, penultima] = ultime.map(({ uid }) => uid);
  expect(await vicini(ultima)).toEqual({ prima: penultima, dopo: null });
  const nessuno = { uid: `${lunga.uid}-nessuno` };
  await rifiutata(home, () => ufficio.call(payslipRoutes.getVicini, { body: nessuno }), assente(/./));
});

test('a comparison where more people change than it can show', async () => {
  const confronta = (prima: Processo, dopo: Processo) =>
    ufficio.call(chiusuraRoutes.confronta, {
      body: { prima: { idProcesso: prima.uid }, dopo: { idProcesso: dopo.uid } },
    });
  expect(await confronta(lunga, vuota)).toMatchObject({
    status: 400,
    body: {
      code: 'TROPPI_RISULTATI',
      message: expect.stringMatching(
        new RegExp(
          `^Le persone che cambiano sono ${TANTI}, con \\d+ righe: confrontare due elaborazioni alla volta\\.$`,
        ),
      ),
    },
  });
  expect(await confronta(lunga, lunga)).toMatchObject({ status: 200, body: { uguali: TANTI, diverse: 0 } });
});
