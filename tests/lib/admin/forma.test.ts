import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseForma } from '#lib/admin/comandi/archivio.ts';
import { comandi, usage } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { formaScritta } from '#platform/data/forme/scritta.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

let home: TestHome;
let connection: Connection;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  connection = { store: home.store } as Partial<Connection> as Connection;
});
afterAll(() => home.close());

const momento = { adesso: new Date('2026-03-10T10:00:00Z'), oggi: '2026-03-10' };
const forma = (...args: readonly string[]) => chooseForma({ connection, args, opzioni: {}, momento });

test('the shape that is stored is told and chosen, and functions follow within a minute', async () => {
  expect(await forma()).toEqual({ righe: ['Forma scritta: nuova.'] });
  expect(await forma('precedente')).toEqual({
    righe: ['Forma scritta: precedente. Vale per tutte le funzioni entro un minuto.'],
  });
  expect(await formaScritta(home.store)).toBe('nuova');
  expect(await formaScritta(home.store, performance.now() + 61_000)).toBe('precedente');
  expect(await forma('nuova')).toMatchObject({ righe: [expect.stringContaining('Forma scritta: nuova.')] });
  expect(await forma('nuovissima')).toBeUndefined();
});

test('the choice is of the deployment, and no fault of the data', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  expect(await comandi.forma?.load()).toBe(chooseForma);
  expect(usage()).toContain('forma [nuova|precedente]');
});
