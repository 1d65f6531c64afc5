import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from '#lib/local/static-files.ts';

const CSP = "default-src 'self'; frame-ancestors 'self'";

const STILE = '.tabella { color: inherit }\n'.repeat(1_000);

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emolumenti-file-'));
  await mkdir(join(folder, 'calcola'));
  await writeFile(join(folder, 'index.html'), 'programma');
  await writeFile(join(folder, 'stile-ABCDEFGH.css'), STILE);
  await writeFile(join(folder, 'figura.png'), STILE);
  await writeFile(join(folder, 'calcola', 'index.html'), 'calcolatrice');
  await writeFile(join(folder, 'calcola', 'pagina-ABCDEFGH.js'), '//');
  const files = staticFiles({ dir: folder, csp: CSP, generated: { '/config.json': () => '{}' } });
  server = createServer((asked, response) => {
    const accetta = asked.headers['accept-encoding']?.toString();
    void files(response, asked.url ?? '/', { head: asked.method === 'HEAD', accetta });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

/** An answer to an address that is sent as it is written, without a browser that tidies it. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
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

test('a text goes compressed to who takes it so, the same each time; what is no text, and who does not, have it as it is', async () => {
  for (const volta of ['first', 'second']) {
    const { headers, body } = await get('/stile-ABCDEFGH.css', { 'accept-encoding': 'gzip, br' });
    expect(headers, volta).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(body.length).toBe(Number(headers['content-length']));
    expect(body.length).toBeLessThan(STILE.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(STILE);
  }
  for (const [path, accetta] of [
    ['/stile-ABCDEFGH.css', 'gzip'],
    ['/figura.png', 'br'],
  ] as const) {
    const { headers, body } = await get(path, { 'accept-encoding': accetta });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(STILE);
  }
});
