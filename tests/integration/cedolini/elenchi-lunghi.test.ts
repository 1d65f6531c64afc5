import { afterAll, beforeAll, expect, test } from 'vitest';
import { payslipRoutes, processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '../../../shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { openUfficio } from '../../support/cedolini.ts';
import { fillCedolini, PAGINE_O_FILE, TANTI, tuttoRifiutato } from '../../support/elenchi-lunghi.ts';
import type { Person, TestHome } from '../../support/home/test-home.ts';

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
