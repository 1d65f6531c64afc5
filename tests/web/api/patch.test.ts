import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchAnswer } from '#api/query.ts';

const CHIAVE = ['GET /righe'];
const conNuova = (attuale: unknown): unknown => (Array.isArray(attuale) ? [...attuale.map(String), 'nuova'] : attuale);

/** An archive whose answers leave when they are let go, with what it held when it was asked. */
const archivio = (righe: string[]) => {
  const attese: (() => void)[] = [];
  return {
    righe,
    chieste: () => attese.length,
    letGo: () => attese.splice(0).forEach((rispondi) => rispondi()),
    read: ({ signal }: { readonly signal: AbortSignal }) => {
      const com = [...righe];
      return new Promise<string[]>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('interrotta')));
        attese.push(() => resolve(com));
      });
    },
  };
};

const osservata = (cache: QueryClient, read: ReturnType<typeof archivio>['read']) => {
  const osservatore = new QueryObserver(cache, { queryKey: CHIAVE, queryFn: read, retry: false });
  osservatore.subscribe(() => undefined);
  return osservatore;
};
const giro = () => new Promise((resolve) => setTimeout(resolve, 5));

test('an answer that is here is changed, and nothing is asked', async () => {
  const cache = new QueryClient();
  const { read, chieste, letGo } = archivio(['prima']);
  const osservatore = osservata(cache, read);
  letGo();
  await giro();
  patchAnswer(cache, CHIAVE, conNuova);
  expect([osservatore.getCurrentResult().data, chieste()]).toEqual([['prima', 'nuova'], 0]);
});

test('an answer asked before the write, whenever it comes, does not take back what was written', async () => {
  const cache = new QueryClient();
  const { righe, read, letGo } = archivio(['prima']);
  const osservatore = osservata(cache, read);
  letGo();
  await giro();
  void osservatore.refetch();
  righe.push('nuova');
  patchAnswer(cache, CHIAVE, conNuova);
  await giro();
  expect(osservatore.getCurrentResult().data).toEqual(['prima', 'nuova']);
  letGo();
  await giro();
  expect(osservatore.getCurrentResult()).toMatchObject({ data: ['prima', 'nuova'], isFetching: false });
});

test('nor does the first answer of all, when it was asked before the write', async () => {
  const cache = new QueryClient();
  const { righe, read, letGo } = archivio(['prima']);
  const osservatore = osservata(cache, read);
  righe.push('nuova');
  patchAnswer(cache, CHIAVE, conNuova);
  await giro();
  letGo();
  await giro();
  expect(osservatore.getCurrentResult()).toMatchObject({ data: ['prima', 'nuova'], isError: false });
});
