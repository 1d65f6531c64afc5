import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import { accessoService } from '#functions/accesso/accesso-service.ts';
import { closeInterrotti } from '#functions/lavori/riavvio/interrotti.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { loadSession } from '#platform/caller/sessione.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { silentLog } from '#platform/log.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Tentativo } from '#platform/work/workflows.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { lavoroDiProva } from '#support/lavori/lavoro-di-prova.ts';

const SCUOLE = 8000;
const PER_RICHIESTA = 25;

let home: TestHome;
let conteggio: Conteggio;
beforeAll(async () => {
  home = await startTestHome();
  const modello = await registro(home.store).getScuola(SCUOLA_A);
  if (modello === undefined) throw new Error('The school of the tests is missing');
  await enrol(modello);
  conteggio = countingStore();
}, 180_000);
afterAll(() => home.close());

/** Schools beside those of the tests, without users. */
const enrol = async (modello: ScuolaRegistrata): Promise<void> => {
  for (let da = 0; da < SCUOLE; da += PER_RICHIESTA)
    await home.store.client.send(
      new BatchWriteCommand({
        RequestItems: {
          [home.store.table]: Array.from({ length: PER_RICHIESTA }, (_, numero) => {
            const codmin = `XXIS${String(da + numero).padStart(6, '0')}`;
            return {
              PutRequest: { Item: { ...modello, codmin, pk: 'SCUOLE', sk: codmin, tipo: 'SCUOLA', schema: 1 } },
            };
          }),
        },
      }),
    );
};

/** What the platform gives a use case of a person of the school, over a store that counts. */
const contextOf = async (login: string): Promise<RequestContext> => {
  const { sessione: aperta } = await home.as(login);
  const { token, subject } = aperta;
  const sessione = await loadSession(home.store, systemClock(), token, { issuer: LOCAL_USERS, subject });
  return {
    sessione,
    archivio: archivioDi(conteggio.store, sessione.codmin),
    correlationId: 'ottomila-scuole',
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi: '2026-03-10',
    adesso: new Date(),
    credenziali: { issuer: sessione.issuer, subject, authTime: null, expiresAt: sessione.scade, sessionToken: token },
  };
};

test('who signs in costs four requests at most, the one of the kind of school among them, however many schools the deployment has', async () => {
  const context = await contextOf(loginOf('GESTORE'));
  const service = accessoService({ store: conteggio.store, minVersion: '1', conti: { tell: () => undefined } });
  conteggio.reset();
  const sessione = await service.login({}, context);
  expect(sessione.scuole.map(({ codmin }) => codmin)).toEqual([SCUOLA_A]);
  expect(conteggio.comandi().length).toBeLessThanOrEqual(4);
});

/** Work stored as waiting whose execution never began, as a process that died in between leaves it. */
const forgotten = async (login: string, uid: string): Promise<LavoroSalvato> => {
  const context = await contextOf(login);
  const { sessione, correlationId } = context;
  const lavoro = lavoroDiProva(uid, { utente: sessione.utente, correlationId });
  context.modifica.write(lavoriRepository(context.archivio).create(lavoro), { azione: 'avviato', dopo: {} });
  await send(context);
  return lavoro;
};

const send = (context: RequestContext) =>
  sendModifica(home.store, context.modifica, {
    codmin: context.archivio.codmin,
    utente: context.sessione.utente,
    nome: '',
    correlationId: context.correlationId,
    adesso: context.adesso,
  });

test('forgotten work of any school is found in one request, and no more once it has begun', async () => {
  const begun: Tentativo[] = [];
  const riavvia = () =>
    restartWaiting({
      store: conteggio.store,
      log: silentLog,
      clock: systemClock(),
      workflows: {
        start: async (_tipo, input) => void begun.push(input),
        stop: async () => undefined,
      },
    });
  expect(await riavvia()).toEqual({ avviati: 0, falliti: 0 });
  const uno = await forgotten(loginOf('GESTORE'), 'lavorodimenticato01');
  await forgotten(loginOf('GESTORE', SCUOLA_B), 'lavorodimenticato02');
  conteggio.reset();
  expect(await riavvia()).toEqual({ avviati: 2, falliti: 0 });
  expect(conteggio.comandi()).toEqual(['QueryCommand', 'GetItemCommand', 'GetItemCommand']);
  // side by side: in no order
  expect(begun.toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual([
    { codmin: SCUOLA_A, uid: 'lavorodimenticato01', tentativo: 1 },
    { codmin: SCUOLA_B, uid: 'lavorodimenticato02', tentativo: 1 },
  ]);
  const context = await contextOf(loginOf('GESTORE'));
  context.modifica.write(lavoriRepository(context.archivio).update(uno, { stato: 'IN_CORSO' }), {
    azione: 'avviato',
    dopo: {},
  });
  await send(context);
  conteggio.reset();
  expect(await riavvia()).toEqual({ avviati: 1, falliti: 0 });
  expect(conteggio.comandi()).toEqual(['QueryCommand', 'GetItemCommand']);
});

test('work that may have been left open is looked for in two requests, and not once more before it is old enough', async () => {
  const asked: unknown[] = [];
  const guarda = (adesso: string) =>
    closeInterrotti({
      store: conteggio.store,
      log: silentLog,
      clock: { now: () => new Date(adesso), oggi: () => '2026-03-10' },
      esecuzioni: {
        get: async (_tipo, { uid }) => {
          asked.push(uid);
          return { stato: 'IN_CORSO' };
        },
        close: async () => true,
      },
    });
  const context = await contextOf(loginOf('GESTORE'));
  const lavori = lavoriRepository(context.archivio);
  // of a day to come: the schedule of the program under test does not look at it
  const cambi = { stato: 'IN_CORSO', iniziatoIl: '2046-03-10T09:05:00.000Z' } as const;
  context.modifica.write(lavori.update(await lavori.load(asUid('lavorodimenticato01')), cambi), {
    azione: 'stato',
    dopo: {},
  });
  await send(context);
  conteggio.reset();
  await guarda('2046-03-10T09:19:00.000Z');
  expect([conteggio.comandi(), asked]).toEqual([['QueryCommand', 'QueryCommand'], []]);
  conteggio.reset();
  await guarda('2046-03-10T09:20:01.000Z');
  expect(conteggio.comandi()).toEqual(['QueryCommand', 'QueryCommand', 'GetItemCommand']);
  expect(asked).toEqual(['lavorodimenticato01']);
});
