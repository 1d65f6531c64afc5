import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from '#lib/local/static-files.ts';

const CSP = "default-src 'self'; frame-ancestors 'self'";

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emolumenti-file-'));
  await mkdir(join(folder, 'calcola'));
  await writeFile(join(folder, 'index.html'), 'programma');
  await writeFile(join(folder, 'calcola', 'index.html'), 'calcolatrice');
  await writeFile(join(folder, 'calcola', 'pagina-ABCDEFGH.js'), '//');
  const files = staticFiles({ dir: folder, csp: CSP, generated: { '/config.json': () => '{}' } });
  server = createServer((asked, response) => void files(response, asked.url ?? '/', asked.method === 'HEAD'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

/** An answer to an address that is sent as it is written, without a browser that tidies it. */
const get = (path: string) =>
  new Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );

test.each(['/calcola/index.html', '/calcola/pagina-ABCDEFGH.js', '/altro/../calcola/index.html'])(
  'any site may show %s, which connects to nothing',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("connect-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test.each([
  '/',
  '/index.html',
  '/config.json',
  '/calcola/../index.html',
  '/calcola\\..\\index.html',
  '/calcola',
  '/calcolare/x',
])('%s keeps the headers of the program, however its address is written', async (path) => {
  expect((await get(path)).headers['content-security-policy']).toBe(CSP);
});

test('no address leads out of the folder', async () => {
  for (const path of ['/../segreto', '/calcola/../../segreto', '/.sources']) expect((await get(path)).status).toBe(404);
});
