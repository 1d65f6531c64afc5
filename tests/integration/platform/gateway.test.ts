import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());
afterEach(() => vi.restoreAllMocks());

const LARGE = Buffer.alloc(6 * 1024 * 1024 + 1, 'a');

test.each([
  ['a call that does not exist', 'GET', '/emo/non-esiste', {}, 404],
  ['another method', 'PATCH', '/emo/settore', {}, 404],
  ['headers too long', 'GET', '/emo/settore', { headers: { 'x-lunga': 'x'.repeat(11_000) } }, 431],
  ['a body too large', 'POST', '/emo/settore', { body: LARGE }, 413],
  ['a path that cannot be decoded', 'DELETE', '/emo/settore/%E0%A4%A', {}, 400],
  ['a call refused', 'GET', '/emo/settore', {}, 401],
  ['a page that does not exist', 'GET', '/pagina', {}, 404],
  ['a file of the pages', 'GET', '/config.json', {}, 200],
  ['a method that pages do not have', 'POST', '/index.html', {}, 405],
  ['the sign-in', 'GET', '/oidc/.well-known/openid-configuration', {}, 200],
  // with another policy than the sign-in it would be cut from the page that asked who one is, and take it for closed
  ['the page that ends a sign-in of this machine', 'GET', '/callback.html', {}, 404],
])('%s: its answer has the headers of every answer', async (_, method, path, init, status) => {
  const answer = await fetch(`${home.origin}${path}`, { method, ...init });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(answer.headers.get('permissions-policy')).toContain('camera=()');
  if (status >= 400) expect(answer.headers.get('cache-control')).toContain('no-store');
});

test.each([
  ['GET', '/emo/non-esiste'],
  ['PATCH', '/emo/settore'],
  ['POST', '/crud/'],
  ['GET', '/stampe/niente/di/tutto'],
])('%s %s is refused in the words of the product', async (method, path) => {
  const answer = await fetch(`${home.origin}${path}`, { method, headers: { 'x-correlation-id': 'prova-senza-rotta' } });
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { code: 'NON_TROVATO', message: expect.stringContaining('/openapi.json') },
  ]);
});

test.each([
  ['evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['127.0.0.1:1234', 401],
  ['localhost', 401],
])('a request under the name %s', async (host, status) => {
  for (const path of ['/emo/settore', '/posta', '/config.json']) {
    const sent = request(`${home.origin}${path}`, { headers: { host } });
    sent.end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    const good = path === '/posta' ? 302 : 200;
    expect([path, answer?.statusCode]).toEqual([path, path === '/emo/settore' || status === 421 ? status : good]);
  }
});

test('the connection on which too large a body was sent serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const send = async (body: Buffer): Promise<number | undefined> => {
    const sent = request(`${home.origin}/emo/settore`, { agent, method: 'POST' });
    sent.on('socket', (socket) => sockets.add(socket));
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    if (answer) await once(answer, 'end');
    return answer?.statusCode;
  };
  expect([await send(LARGE), await send(Buffer.from('{}'))]).toEqual([413, 401]);
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('a client that leaves half-way leaves nothing in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write');
  const shown = vi.spyOn(console, 'error');
  for (const path of ['/emo/settore', '/oidc/token']) {
    const socket = connect(home.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n{`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...written.mock.calls, ...shown.mock.calls]).toEqual([]);
  expect((await fetch(`${home.origin}/config.json`)).status).toBe(200);
});
