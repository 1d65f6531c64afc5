import { expect, test } from 'vitest';
import { processesApart } from '#lib/local/apart/invoke-apart.ts';
import { longFilesApart } from '#lib/local/apart/long-files.ts';
import { verificaRoutes } from '#shared/contracts/denunce/macchina/verifica.ts';
import { routeKey } from '#shared/contracts/route.ts';

const handler = longFilesApart(
  async () => ({ pid: process.pid }),
  new URL('funzione-di-prova.ts', import.meta.url),
  processesApart(),
);
const answer = (route: string, characters: number) =>
  handler({ routeKey: route, cosa: 'niente', body: 'x'.repeat(characters) }, undefined);

test('a long file of others is read by another process, a short one and any other call by this one', async () => {
  const here = { pid: process.pid };
  expect(await answer(routeKey(verificaRoutes.verificaFile), 4_000_000)).not.toEqual(here);
  expect(await answer(routeKey(verificaRoutes.verificaFile), 100_000)).toEqual(here);
  expect(await answer('POST /login', 4_000_000)).toEqual(here);
}, 60_000);
