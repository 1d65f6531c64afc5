import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgrammato } from '../../../functions/lavori/programmati/programmati.ts';
import { restartWaiting } from '../../../functions/lavori/riavvio/riavvio.ts';
import { systemClock, type Clock } from '../../../functions/platform/clock.ts';
import { silentLog } from '../../../functions/platform/log.ts';
import { stepPlatformFromEnv } from '../../../functions/platform/platform.ts';
import { workflowsFromEnv, type Workflows } from '../../../functions/platform/work/workflows.ts';
import { notificheRoutes } from '../../../shared/contracts/casa/notifiche.ts';
import { programmatiRoutes } from '../../../shared/contracts/lavori/programmati.ts';
import { contabilizzata, openScuolaCheVersa } from '../../support/denunce/scuola-che-versa.ts';
import { startTestHome, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '../../support/home/test-users.ts';

/** The day after that of the taxes of March, which is that of the contributions. */
const OGGI = '2026-04-16';

let home: TestHome;
beforeAll(async () => {
  const scuola = await openScuolaCheVersa(1);
  await contabilizzata(scuola, [0]);
  await scuola.home.stop();
  home = await startTestHome({ da: scuola.home.dataDir, oggi: OGGI });
}, 120_000);
afterAll(() => home.close());

const mezzi = (clock: Clock = systemClock(OGGI), workflows: Workflows = workflowsFromEnv(process.env)) => ({
  ...stepPlatformFromEnv(process.env, 'prova'),
  log: silentLog,
  clock,
  workflows,
});
const programmati = async (login = loginOf('TESTER')) =>
  (await (await home.as(login)).ok(programmatiRoutes.listProgrammati, { body: {} })).righe;
const finiti = (quanti: number) =>
  expect
    .poll(async () => (await programmati()).filter(({ stato }) => stato === 'COMPLETATO').length, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(quanti);
const avvisi = async (): Promise<string[]> =>
  (await (await home.as(loginOf('GESTORE'))).ok(notificheRoutes.listNotifiche, { body: {} })).righe
    .filter(({ COD_TIPO }) => COD_TIPO === 'SCADENZA')
    .map(({ DES_JSON }) => DES_JSON.cosa ?? '')
    .toSorted();

test('every school has its work of the day once; deadlines near and gone by are told once each', async () => {
  expect(await startProgrammato(mezzi(), 'scadenze')).toEqual({ avviati: 3, falliti: 0 });
  await finiti(1);
  const detti = await avvisi();
  expect(detti.filter((testo) => testo.includes('marzo 2026: andava inviato entro il 15/04/2026'))).toHaveLength(1);
  expect(detti.filter((testo) => testo.includes('marzo 2026: entro il 16/04/2026'))).toHaveLength(1);
  expect(await programmati()).toMatchObject([
    { tipo: 'scadenze', oggetto: OGGI, stato: 'COMPLETATO', fatti: detti.length, avviatoDa: 'Il programma' },
  ]);
  expect(await programmati(loginOf('TESTER', SCUOLA_B))).toMatchObject([{ oggetto: OGGI }]);
  expect(await startProgrammato(mezzi(), 'scadenze')).toEqual({ avviati: 0, falliti: 0 });
  // another day, on which nothing more has come near
  expect(await startProgrammato(mezzi(systemClock('2026-04-15')), 'scadenze')).toEqual({ avviati: 3, falliti: 0 });
  await finiti(2);
  expect(await avvisi()).toEqual(detti);
});

test('a school whose work does not start leaves the others theirs, and is started by who looks for waiting work', async () => {
  const veri = workflowsFromEnv(process.env);
  const storti: Workflows = {
    ...veri,
    start: (tipo, lavoro) =>
      lavoro.codmin === SCUOLA_B ? Promise.reject(new Error('No machine')) : veri.start(tipo, lavoro),
  };
  await expect(startProgrammato(mezzi(systemClock('2026-04-14'), storti), 'scadenze')).rejects.toThrow(
    '1 schools of 3',
  );
  await finiti(3);
  const later: Clock = { ...systemClock(OGGI), now: () => new Date(Date.now() + 60_000) };
  expect(await restartWaiting(mezzi(later))).toBe(1);
  await expect
    .poll(async () => (await programmati(loginOf('TESTER', SCUOLA_B))).map(({ stato }) => stato), {
      timeout: 60_000,
      interval: 100,
    })
    .toEqual(['COMPLETATO', 'COMPLETATO', 'COMPLETATO']);
});

test('what is not scheduled is not begun by itself', async () => {
  await expect(startProgrammato(mezzi(), 'stampa')).rejects.toThrow(/stampa/);
});
