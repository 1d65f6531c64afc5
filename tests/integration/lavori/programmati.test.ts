import { afterAll, beforeAll, expect, test } from 'vitest';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { startProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { silentLog } from '#platform/log.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { workflowsFromEnv, type Workflows } from '#platform/work/workflows.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { programmatiRoutes } from '#shared/contracts/lavori/programmati.ts';
import { contabilizzati, openScuolaCheDenuncia, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { listAperti, until } from '#support/lavori/sguardi.ts';

/** The day after that of the taxes of March, which is that of the contributions. */
const OGGI = '2026-04-16';

let home: TestHome;
beforeAll(async () => {
  const scuola = await openScuolaCheDenuncia(1);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
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
  const senza = (...scuole: readonly string[]): Workflows => ({
    ...veri,
    start: (tipo, lavoro) =>
      scuole.includes(lavoro.codmin) ? Promise.reject(new Error('No machine')) : veri.start(tipo, lavoro),
  });
  const [giorno, later] = [
    systemClock('2026-04-14'),
    { ...systemClock(OGGI), now: () => new Date(Date.now() + 60_000) } satisfies Clock,
  ];
  await expect(startProgrammato(mezzi(giorno, senza(SCUOLA_A, SCUOLA_B)), 'scadenze')).rejects.toThrow(
    '2 schools of 3',
  );
  // that of the third school has begun
  await until(
    () => listAperti(home),
    (aperti) => aperti.length === 2,
  );
  // also then one that cannot start stops nobody
  expect(await restartWaiting(mezzi(later, senza(SCUOLA_B)))).toEqual({ avviati: 1, falliti: 1 });
  await finiti(3);
  expect(await restartWaiting(mezzi(later))).toEqual({ avviati: 1, falliti: 0 });
  await expect
    .poll(async () => (await programmati(loginOf('TESTER', SCUOLA_B))).map(({ stato }) => stato), {
      timeout: 60_000,
      interval: 100,
    })
    .toEqual(['COMPLETATO', 'COMPLETATO', 'COMPLETATO']);
});

test('once a month, where somebody was paid, the UniEmens is drafted and the office is told what is left to pay', async () => {
  const archivio = archivioDi(home.store, SCUOLA_A);
  const diMarzo = () => denunceRepository(archivio).listDel('UNIEMENS#2026-03#');
  expect(await diMarzo()).toEqual([]);
  expect(await startProgrammato(mezzi(), 'apertura-mese')).toEqual({ avviati: 3, falliti: 0 });
  await finiti(4);
  const [bozza, ...altre] = await diMarzo();
  expect(altre).toEqual([]);
  expect(bozza).toMatchObject({ STATUS: 'COMPLETATO', datInvio: null, persone: 1, anno: 2026, mese: 3 });
  expect(await programmati()).toContainEqual(
    expect.objectContaining({ tipo: 'apertura-mese', oggetto: '2026-04-01', stato: 'COMPLETATO', fatti: 2 }),
  );
  const detto = async () => (await avvisi()).filter((testo) => testo.includes('UniEmens è preparata'));
  expect(await detto()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Marzo 2026: la UniEmens è preparata e non ha errori; da versare con F24 \\d+,\\d\\d € di un'elaborazione$`,
        'i',
      ),
    ),
  ]);
  expect(await programmati(loginOf('TESTER', SCUOLA_B))).toContainEqual(
    expect.objectContaining({ tipo: 'apertura-mese', fatti: 0 }),
  );
  // another day of the same month
  expect(await startProgrammato(mezzi(systemClock('2026-04-20')), 'apertura-mese')).toEqual({ avviati: 0, falliti: 0 });
  expect(await detto()).toHaveLength(1);
});

test('what is not scheduled is not begun by itself', async () => {
  await expect(startProgrammato(mezzi(), 'stampa')).rejects.toThrow(/stampa/);
});
