import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { onNonLetti } from '#api/tell-non-letti.ts';
import { avvisoNonLetti, NON_LETTI, writeNonLetti } from '#shared/contracts/non-letti.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';

interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What the server answers, one after the other; the last for ever. */
let toSay: Said[] = [];
let asked = 0;
let waits: number[] = [];
const onMaintenance = vi.fn();

const server: Server = createServer((_, response) => {
  asked += 1;
  const { status, headers = {}, body = {} } = (toSay.length > 1 ? toSay.shift() : toSay[0]) ?? { status: 500 };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
});
const { fetch } = globalThis;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
beforeEach(() => {
  [asked, waits] = [0, []];
});
afterEach(() => onMaintenance.mockClear());
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
  server.closeAllConnections();
});

/** A client whose clock only counts. */
const client = createClient(
  { token: () => Promise.resolve('token'), sessione: () => 'sessione', codiceCliente: 'prova' },
  {
    renewSession: () => Promise.resolve(false),
    onUnauthorized: () => undefined,
    onMaintenance,
    onForbidden: () => undefined,
  },
  (milliseconds) => {
    waits.push(milliseconds);
    return Promise.resolve();
  },
);
const read = () => client(scuolaRoutes.listSettori, {});
const write = () => client(scuolaRoutes.createSettore, { body: { codice: 'OFF', descrizione: 'Officina' } });

test.each([
  ['a read', read, 'i dati non sono stati caricati'],
  ['a write', write, 'i dati non sono stati salvati'],
  [
    'a deletion',
    () => client(scuolaRoutes.removeSettore, { params: { uid: 'x' }, query: { versione: 1 } } as never),
    "l'eliminazione non è avvenuta",
  ],
  ['a print', () => client(stampe.printRubrica, { body: {} } as never), 'la stampa non è stata fatta'],
  [
    'a print of the second backend',
    () => client(stampe.printIrap, { body: {} } as never),
    'la stampa non è stata fatta',
  ],
])('%s that fails without words says what did not happen and asks to try later', async (_cosa, call, accaduto) => {
  toSay = [{ status: 500, body: { message: 'Internal Server Error' } }];
  await expect(call()).rejects.toThrow(`Operazione fallita: ${accaduto}. Riprovare più tardi.`);
});

test.each([429, 502, 503])('a read refused with %i is sent again, ever later, and answers', async (status) => {
  toSay = [{ status }, { status }, { status: 200, body: [] }];
  expect(await read()).toEqual([]);
  expect(asked).toBe(3);
  expect(waits[0]).toBeGreaterThanOrEqual(200);
  expect(waits[1]).toBeGreaterThanOrEqual(400);
  expect(waits[1]).toBeLessThanOrEqual(800);
});

test('it is not sent again before the server asks, and not at all when that is too late for who waits', async () => {
  toSay = [
    { status: 429, headers: { 'retry-after': '10' } },
    { status: 200, body: [] },
  ];
  await read();
  expect(waits).toEqual([10_000]);
  toSay = [{ status: 429, headers: { 'retry-after': '90' } }];
  await expect(read()).rejects.toMatchObject({ status: 429, riprovaDopo: 90_000 });
  expect(waits).toEqual([10_000]);
});

test('records that an answer lacks are told to the page, and no more once nobody listens', async () => {
  const told: string[] = [];
  const stop = onNonLetti((nonLetti) => told.push(avvisoNonLetti(nonLetti)));
  const nomi = [
    'persona "Inventàti, Anna"',
    'incarico "12; bis"',
    ...Array.from({ length: 10 }, (_, n) => `voce ${n}`),
  ];
  toSay = [{ status: 200, headers: { [NON_LETTI]: writeNonLetti(nomi) }, body: [] }];
  await read();
  toSay = [{ status: 200, headers: { [NON_LETTI]: writeNonLetti(nomi.slice(0, 1)) }, body: [] }];
  await read();
  toSay = [{ status: 200, body: [] }];
  await read();
  stop();
  expect(told).toEqual([
    expect.stringMatching(
      /^12 registrazioni scritte da una versione più recente del programma qui non compaiono: persona "Inventàti, Anna", incarico "12; bis", voce 0.* e altre 2\. Nulla è andato perso/,
    ),
    expect.stringContaining(
      'Una registrazione scritta da una versione più recente del programma qui non compare: persona',
    ),
  ]);
});

test('after two repetitions who waits is told', async () => {
  toSay = [{ status: 429 }];
  await expect(read()).rejects.toMatchObject({ status: 429 });
  expect(asked).toBe(3);
});

test('a school in maintenance and a defect are told at once', async () => {
  const maintenance = { code: 'SERVICE_UNAVAILABLE', message: 'SERVICE_UNAVAILABLE', metadata: 'MAINTENANCE' };
  toSay = [{ status: 503, body: { ...maintenance, fields: [], correlationId: 'prova' } }];
  await expect(read()).rejects.toMatchObject({ status: 503 });
  expect(onMaintenance).toHaveBeenCalledTimes(1);
  toSay = [{ status: 500 }];
  await expect(read()).rejects.toMatchObject({ status: 500 });
  expect(asked).toBe(2);
});

test('a change sent to the first backend is sent once', async () => {
  toSay = [{ status: 429 }];
  await expect(write()).rejects.toMatchObject({ status: 429 });
  expect(asked).toBe(1);
});
