import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AroundCall } from '#lib/local/around-call.ts';
import { ServiceError } from '#lib/local/dynamodb/model/service-error.ts';
import { accessorio, compute, elaborazione, oreInsegnamento, storePersone } from '#support/cedolini.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 600;
/** People whose payslips are written together. */
const PER_BLOCCO = 20;
const AMMESSI = 0.01;

let home: TestHome;
/** Of each transaction, whether it met an item of another. */
const esiti: boolean[] = [];

const isConflict = (error: unknown): boolean =>
  error instanceof ServiceError && JSON.stringify(error.body).includes('TransactionConflict');
const counted: AroundCall = async ({ name }, run) => {
  const answer = run();
  if (name === 'TransactWriteItems') esiti.push(await answer.then(() => false, isConflict));
  return answer;
};
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10', aroundCall: counted });
});
afterAll(() => home.close());

test('of the transactions of a run whose blocks are written side by side, fewer than one in a hundred meets an item of another', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const persone = await storePersone(home.store, SCUOLA_A, PERSONE);
  esiti.length = 0;
  const { processo } = await compute(
    ufficio,
    elaborazione(),
    persone.map(({ uid }) => accessorio(uid, [oreInsegnamento(1000)])),
  );
  expect(processo).toMatchObject({ STATUS: 'COMPLETATO', numCedolini: PERSONE });
  expect(esiti.length).toBeGreaterThan(PERSONE / PER_BLOCCO);
  expect(esiti.filter(Boolean).length).toBeLessThan(esiti.length * AMMESSI);
});
