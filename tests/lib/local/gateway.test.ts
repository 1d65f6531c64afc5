import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { httpApi } from '#lib/local/gateway.ts';
import { defineRoute } from '#shared/contracts/route.ts';

const route = (path: `/${string}`) =>
  defineRoute({
    method: 'GET',
    path,
    summary: 'A call of the test',
    roles: ['GESTORE'],
    licences: [],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    response: z.string(),
  });
const MEGABYTE = 1024 ** 2;
const body = (size: number) => ({ statusCode: 200, headers: {}, body: 'a'.repeat(size) });
const api = httpApi([
  { routes: [route('/emo/appena')], handler: async () => body(6 * MEGABYTE - 100) },
  { routes: [route('/emo/troppo')], handler: async () => body(6 * MEGABYTE) },
  {
    routes: [route('/emo/binaria')],
    handler: async () => ({ statusCode: 200, headers: {}, body: '4oKs', isBase64Encoded: true }),
  },
]);
const server = createServer((request, response) => void api.handle(request, response, request.url ?? '', ''));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('an answer ends where one of a Lambda does', async () => {
  expect((await fetch(`${origin}/emo/appena`)).status).toBe(200);
  const refused = await fetch(`${origin}/emo/troppo`);
  expect([refused.status, await refused.json()]).toEqual([500, { message: 'Internal Server Error' }]);
});

test('an answer in base64 is sent as the bytes it stands for', async () => {
  expect(await (await fetch(`${origin}/emo/binaria`)).text()).toBe('€');
});
