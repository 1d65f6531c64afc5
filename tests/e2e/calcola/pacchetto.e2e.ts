import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#support/home/test-browser.ts';
import {
  esitiDelProdotto,
  installPacchetto,
  situazioniGolden,
  type Installato,
} from '#support/pacchetto/installato.ts';

let dove: Installato;
let server: Server;
beforeAll(async () => {
  dove = await installPacchetto('2026-06-01');
  const motore = await readFile(join(dove.pacchetto, 'motore.js'));
  server = createServer(({ url }, response) => {
    const isMotore = url === '/motore.js';
    response.setHeader('content-type', isMotore ? 'text/javascript' : 'text/html');
    response.end(isMotore ? motore : '<!doctype html><title>Prova</title><link rel="icon" href="data:," />');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await dove.remove();
});

test('in a page that only has the module of the package every golden payslip comes out as the product says it', async () => {
  const { port } = server.address() as AddressInfo;
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const esiti = await page.evaluate(async (situazioni) => {
    const nome = '/motore.js';
    const { calcola } = await import(nome);
    return JSON.stringify(situazioni.map((una) => calcola(una)));
  }, situazioniGolden);
  await context.close();
  expect(situazioniGolden.length).toBeGreaterThan(100);
  expect(JSON.parse(esiti)).toEqual(esitiDelProdotto());
});
