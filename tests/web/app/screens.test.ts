import { expect, test } from 'vitest';
import { screens } from '../../../web/src/app/screens.ts';

test('every screen has its help, but the pages that are help themselves', async () => {
  const testi = await Promise.all(
    screens.map(async ({ path, aiuto }) => ({ path, testo: typeof aiuto === 'function' ? await aiuto() : aiuto })),
  );
  expect(testi.filter(({ testo }) => (testo ?? []).length === 0).map(({ path }) => path)).toEqual([
    '/per-iniziare',
    '/manuale',
    '/leggimi',
  ]);
});

test('an address is of one screen', () => {
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});
