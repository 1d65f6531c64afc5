import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dettaglioEntita } from '#archivio/cedolini/cedolino.ts';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { silentLog } from '#platform/log.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { programmatiRoutes } from '#shared/contracts/lavori/programmati.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

/** In so many nights every sealed run is looked at once. */
const NOTTI = 28;

let scuola: ScuolaCheVersa;
let cedolino: string;
let oggi: string;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  oggi = scuola.ufficio.sessione.oggi;
  await contabilizzata(scuola, [0]);
  const { processo } = await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Aperta' }), [
    accessorio(scuola.uidDi(0), [compenso(5_000)]),
  ]);
  cedolino = `${processo.uid}-${scuola.uidDi(0)}`;
}, 120_000);
afterAll(() => scuola.home.close());

const begin = (giorno: string): Promise<boolean> =>
  beginProgrammato(SCUOLA_A, 'verifica-notturna', {
    ...stepPlatformFromEnv(process.env, 'prova'),
    log: silentLog,
    clock: systemClock(giorno),
    workflows: workflowsFromEnv(process.env),
  });
/** The nights that ended, the latest day first, once there are so many. */
const notti = async (quante: number): Promise<Lavoro[]> => {
  const tester = await scuola.home.as(loginOf('TESTER'));
  const finite = async () =>
    (await tester.ok(programmatiRoutes.listProgrammati, { body: {} })).righe
      .filter(({ finitoIl }) => finitoIl !== null)
      .toSorted((a, b) => (a.oggetto < b.oggetto ? 1 : -1));
  await expect.poll(async () => (await finite()).length, { timeout: 60_000, interval: 100 }).toBe(quante);
  return finite();
};

test('each night looks once at the runs that can change, and in four weeks once at each that is sealed', async () => {
  for (let fa = NOTTI; fa > 0; fa -= 1) expect(await begin(addGiorni(oggi, -fa))).toBe(true);
  expect(await begin(addGiorni(oggi, -1))).toBe(false);
  const finite = await notti(NOTTI);
  expect(new Set(finite.map(({ stato }) => stato))).toEqual(new Set(['COMPLETATO']));
  expect(finite.map(({ fatti }) => fatti).toSorted((a, b) => a - b)).toEqual([...Array(NOTTI - 1).fill(1), 2]);
});

test('a payslip that is no longer whole is a night that did not go well, and says which run; the administrator finds it by its key', async () => {
  const { store } = scuola.home;
  await store.client.send(
    new DeleteCommand({
      TableName: store.table,
      Key: { ...archivioDi(store, SCUOLA_A).chiavi.record(dettaglioEntita, cedolino) },
    }),
  );
  expect(await begin(oggi)).toBe(true);
  const [stanotte] = await notti(NOTTI + 1);
  expect(stanotte).toMatchObject({
    oggetto: oggi,
    stato: 'FALLITO',
    motivo: expect.stringMatching(/^Aperta di marzo 2026: Il cedolino non ha il suo dettaglio\. .*amministra/),
  });
  // the people of the tests are stored without their entry of the trail
  const trovati = async (codmin?: string) =>
    (await checkArchivio(store, codmin)).rilievi.filter(({ invariante }) => invariante !== 'I7');
  const diUna = await trovati(SCUOLA_A);
  expect(diUna).toEqual([expect.objectContaining({ invariante: 'I1', chiave: `${SCUOLA_A} ${cedolino}` })]);
  expect(await trovati()).toEqual(diUna);
});
