import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { fileDegliErrori, shortenErrori } from '#lib/errori-di-questa-macchina.ts';
import { metOn } from '#platform/difetto.ts';
import { consoleLog } from '#platform/log.ts';

const NUMERO = '0c6f6f1e-0000-4000-8000-000000000001';
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emolumenti-errori-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

const difetto = async (numero: string, connection: Partial<Connection> = { dataDir }) => {
  const momento = { oggi: '2026-03-10', adesso: new Date('2026-03-10T10:00:00Z') };
  const esegui = await comandi.difetto?.load();
  return (await esegui?.({ connection: connection as Connection, args: [numero], opzioni: {}, momento }))?.righe;
};

test('the number of a message leads to the call, the record and the field, and to no value', async () => {
  const error = thrownBy(() => z.object({ desCognome: z.string() }).parse({ desCognome: ['Inventata'] }));
  const log = consoleLog('anagrafe', true, undefined, fileDegliErrori(dataDir));
  log.error('difetto', metOn(error, { tipo: 'PERSONA', uid: 'abc' }), {
    correlationId: NUMERO,
    route: 'GET /emo/anagrafe/{uid}',
  });
  log.error('difetto', new Error('Inventata'), { correlationId: 'di-un-altro', route: 'POST /login' });
  const detto = (await difetto(NUMERO))?.join('\n') ?? '';
  expect(detto).toMatch(/anagrafe\tdifetto\tGET \/emo\/anagrafe\/\{uid\}/);
  expect(detto).toContain('record da guardare: PERSONA abc, campi desCognome: invalid_type');
  expect(detto).toMatch(/nel programma: at /);
  expect(detto).not.toContain('POST /login');
  expect(await readFile(fileDegliErrori(dataDir), 'utf8')).not.toContain('Inventata');
  expect((await stat(fileDegliErrori(dataDir))).mode & 0o777).toBe(0o600);
});

test('a number of nobody is told so, and of a deployment on AWS where its logs are asked', async () => {
  expect((await difetto('nessuno'))?.join()).toContain('Nessun errore ha il numero nessuno su questa macchina');
  await expect(difetto(NUMERO, {})).rejects.toThrow(/Logs Insights.*one correlation id/);
});

test('once the lines are too many the newer half stays', async () => {
  const riga = (numero: number) =>
    JSON.stringify({
      quando: 'ieri',
      evento: 'difetto',
      componente: 'p',
      correlationId: `c${numero}`,
      dove: 'x'.repeat(1000),
    });
  await writeFile(
    fileDegliErrori(dataDir),
    `${Array.from({ length: 5000 }, (_, numero) => riga(numero)).join('\n')}\n`,
  );
  await shortenErrori(dataDir);
  expect(await difetto('c4999')).toHaveLength(2);
  expect((await difetto('c1'))?.join()).toContain('Nessun errore');
});

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown');
};
