import { setTimeout as wait } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeInterrotti } from '#functions/lavori/riavvio/interrotti.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { silentLog, type Log } from '#platform/log.ts';
import { lavoriRepository, lavoroEntita, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { lavoroDiProva } from '#support/lavori/lavoro-di-prova.ts';
import { listAperti } from '#support/lavori/sguardi.ts';

let home: TestHome;
let conteggio: Conteggio;
beforeAll(async () => {
  home = await startTestHome();
  conteggio = countingStore();
}, 120_000);
afterAll(() => home.close());

// of days to come: the schedule of the program under test does not look at them
const AVVIATO = '2046-03-10T08:00:00.000Z';
const POCO_DOPO = '2046-03-10T08:02:00.000Z';
const POI = '2046-03-10T09:00:30.000Z';
const clockAt = (adesso: string) => ({ now: () => new Date(adesso), oggi: () => adesso.slice(0, 10) });

/** Work that waits, as a call stored it. */
const waiting = async (codmin: string, uid: string, cambi: Partial<LavoroSalvato> = {}): Promise<void> => {
  const modifica = new Modifica();
  const lavoro = lavoroDiProva(uid, { avviatoIl: AVVIATO, ruoli: ['GESTORE', 'TESTER'], ...cambi });
  modifica.write(lavoriRepository(archivioDi(home.store, codmin)).create(lavoro), { azione: 'avviato', dopo: {} });
  const adesso = new Date(AVVIATO);
  await sendModifica(home.store, modifica, { codmin, utente: 'prova', nome: '', correlationId: uid, adesso });
};

/** A stored work as nobody can read it any more. */
const spoil = (uid: string) =>
  home.store.client.send(
    new UpdateCommand({
      TableName: home.store.table,
      Key: archivioDi(home.store, SCUOLA_A).chiavi.record(lavoroEntita, uid),
      UpdateExpression: 'SET tentativo = :boh',
      ExpressionAttributeValues: { ':boh': 'il secondo' },
    }),
  );

const begun: string[] = [];
const told: string[] = [];
const log: Log = {
  ...silentLog,
  error: (evento, _error, campi) => void told.push(`${evento} ${String(campi?.lavoro)}`),
};
beforeEach(() => {
  begun.length = 0;
  told.length = 0;
});
const restart = (adesso: string, start: (uid: string) => Promise<void> = async () => undefined) =>
  restartWaiting({
    store: conteggio.store,
    log,
    clock: clockAt(adesso),
    workflows: {
      start: async (_tipo, { uid }) => {
        await start(uid);
        begun.push(uid);
      },
      stop: async () => undefined,
    },
  });
const lookAfter = (adesso: string, stato: 'IN_CORSO' | 'ASSENTE') =>
  closeInterrotti({
    store: conteggio.store,
    log,
    clock: clockAt(adesso),
    esecuzioni: {
      get: async () => ({ stato }),
      close: () => Promise.reject(new Error('StateMachineDoesNotExist')),
    },
  });

describe('work that nobody can perform', () => {
  test('of a kind that is no longer in the program waits for an hour, then is told once and reads why it failed', async () => {
    await waiting(SCUOLA_A, 'tipotolto', { tipo: 'tipo-di-prima' });
    await waiting(SCUOLA_A, 'ditipo');
    expect(await restart(POCO_DOPO)).toEqual({ avviati: 1, falliti: 0 });
    expect(await restart(POI)).toEqual({ avviati: 1, falliti: 1 });
    expect([begun, told]).toEqual([['ditipo', 'ditipo'], ['lavoro-perduto tipotolto']]);
    expect(await restart(POI)).toEqual({ avviati: 1, falliti: 0 });
    expect((await listAperti(home)).map(({ uid }) => uid)).not.toContain('tipotolto');
    const chi = await home.as(loginOf('TESTER'));
    expect(await chi.ok(lavoroRoutes.getLavoro, { params: { uid: 'tipotolto' } })).toMatchObject({
      stato: 'FALLITO',
      motivo: expect.stringMatching(/^Il programma non esegue più lavori di questo tipo/),
      riprovabile: false,
      versione: 2,
    });
  });

  test('whose record cannot be read is told once too, and leaves the list of what waits', async () => {
    await waiting(SCUOLA_A, 'rovinato');
    await spoil('rovinato');
    expect(await restart(POCO_DOPO)).toMatchObject({ falliti: 0 });
    expect(await restart(POI)).toMatchObject({ falliti: 1 });
    expect(told).toEqual(['lavoro-perduto rovinato']);
    expect(await restart(POI)).toMatchObject({ falliti: 0 });
    expect((await listAperti(home)).map(({ uid }) => uid)).not.toContain('rovinato');
    const { pk } = archivioDi(home.store, SCUOLA_A).chiavi.record(lavoroEntita, 'rovinato');
    expect(await home.store.get({ pk, sk: lavoroEntita.nome })).toMatchObject({
      stato: 'FALLITO',
      motivo: expect.stringMatching(/^Il programma non riesce a leggere/),
      riga: { stato: 'FALLITO', uid: 'rovinato' },
    });
  });

  test('that was under way when its kind went away is closed once its execution is over', async () => {
    const sguardo = '2046-03-10T09:15:01.000Z';
    await waiting(SCUOLA_A, 'iniziato', { tipo: 'tipo-di-prima', stato: 'IN_CORSO', iniziatoIl: AVVIATO });
    await waiting(SCUOLA_A, 'iniziatorovinato', { stato: 'IN_CORSO', iniziatoIl: AVVIATO });
    await spoil('iniziatorovinato');
    expect(await lookAfter('2046-03-10T08:15:01.000Z', 'IN_CORSO')).toEqual({ chiusi: 0, rimasti: 0 });
    expect(await lookAfter(sguardo, 'IN_CORSO')).toEqual({ chiusi: 0, rimasti: 1 });
    expect(await lookAfter(sguardo, 'ASSENTE')).toEqual({ chiusi: 0, rimasti: 1 });
    expect(told).toEqual(['lavoro-perduto iniziatorovinato', 'lavoro-perduto iniziato']);
    expect(await lookAfter(sguardo, 'ASSENTE')).toEqual({ chiusi: 0, rimasti: 0 });
  });
});

test('work that waits in many schools is started some at a time, with one request and one for each', async () => {
  const scuole = 64;
  for (let n = 0; n < scuole; n += 1)
    await waiting(`ZZIS${String(n).padStart(5, '0')}Z`, `dimolte${n}`, { avviatoIl: '2045-01-01T08:00:00.000Z' });
  let [insieme, massimo] = [0, 0];
  conteggio.reset();
  const esito = await restart('2045-01-01T08:01:00.000Z', async () => {
    insieme += 1;
    massimo = Math.max(massimo, insieme);
    await wait(5);
    insieme -= 1;
  });
  expect(esito).toEqual({ avviati: scuole, falliti: 0 });
  expect(conteggio.comandi().toSorted()).toEqual([
    ...Array.from({ length: scuole }, () => 'GetItemCommand'),
    'QueryCommand',
  ]);
  expect(massimo).toBeGreaterThan(1);
  expect(massimo).toBeLessThanOrEqual(10);
});
