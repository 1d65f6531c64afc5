import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudWatchLogsClient, GetQueryResultsCommand, StartQueryCommand } from '@aws-sdk/client-cloudwatch-logs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import type { Deployment } from '#lib/admin/deployment/deployment.ts';
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

test('a number of nobody is told so, and of a table on AWS that no deployment is named', async () => {
  expect((await difetto('nessuno'))?.join()).toContain('Nessun errore ha il numero nessuno su questa macchina');
  await expect(difetto(NUMERO, {})).rejects.toThrow(/dire quale con --stack/);
});

describe('of a deployment on AWS', () => {
  /** The answers of the logs, as CloudWatch gives them; no engine of ours answers for it. */
  const logs = mockClient(CloudWatchLogsClient);
  afterEach(() => logs.reset());
  afterAll(() => logs.restore());
  const deployment = { name: 'emolumenti-eu-south-1', region: 'eu-south-1' } as Deployment;
  const rowOf = (riga: object) => [
    { field: '@timestamp', value: '2026-03-09 10:11:12.000' },
    { field: '@message', value: JSON.stringify(riga) },
    { field: '@ptr', value: 'x' },
  ];

  test('its logs are asked, of all functions, and lead to the call, the record and the field', async () => {
    const error = thrownBy(() => z.object({ desCognome: z.string() }).parse({ desCognome: ['Inventata'] }));
    const scritte = vi.mocked(process.stderr.write);
    consoleLog('anagrafe').error('difetto', metOn(error, { tipo: 'PERSONA', uid: 'abc' }), {
      correlationId: NUMERO,
      route: 'GET /emo/anagrafe/{uid}',
    });
    const riga: object = JSON.parse(String(scritte.mock.lastCall?.[0]));
    logs.on(StartQueryCommand).resolves({ queryId: 'q1' });
    logs
      .on(GetQueryResultsCommand, { queryId: 'q1' })
      .resolvesOnce({ status: 'Running', results: [] })
      .resolves({ status: 'Complete', results: [rowOf(riga), [{ field: '@message', value: 'REPORT RequestId' }]] });
    const detto = (await difetto(NUMERO, { deployment }))?.join('\n') ?? '';
    expect(detto).toMatch(/^2026-03-09 10:11:12\.000\tanagrafe\tdifetto\tGET \/emo\/anagrafe\/\{uid\}/);
    expect(detto).toContain('record da guardare: PERSONA abc, campi desCognome: invalid_type');
    const [asked] = logs.commandCalls(StartQueryCommand);
    const { queryString = '', startTime, endTime } = asked?.args[0].input ?? {};
    expect(queryString).toContain("SOURCE logGroups(namePrefix: ['/aws/lambda/emolumenti-'])");
    expect(queryString).toContain(`correlationId = "${NUMERO}" or lavoro = "${NUMERO}"`);
    expect([startTime, endTime]).toEqual([
      Date.parse('2026-02-24T00:00:00Z') / 1000,
      Date.parse('2026-03-10T10:00:00Z') / 1000,
    ]);
  });

  test('what cannot be asked, or is not found, is said with what to do', async () => {
    await expect(difetto('x" or 1=1', { deployment })).rejects.toThrow(/non è il numero di un messaggio/);
    logs.on(StartQueryCommand).resolves({ queryId: 'q1' });
    logs.on(GetQueryResultsCommand).resolvesOnce({ status: 'Failed' }).resolves({ status: 'Complete', results: [] });
    await expect(difetto(NUMERO, { deployment })).rejects.toThrow(/non ha finito di cercare nei log \(Failed\)/);
    expect((await difetto(NUMERO, { deployment }))?.join()).toContain('nei log dal 2026-02-24');
    logs.on(StartQueryCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));
    await expect(difetto(NUMERO, { deployment })).rejects.toThrow(/non hanno il permesso logs:StartQuery/);
  });
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
