import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  ScanCommand,
  TransactWriteCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDynamodb } from '#lib/local/dynamodb/server.ts';
import { startChild } from './child-engine.ts';
import { clientFor, tableInput } from './fresh-engine.ts';

/** How many times the engine is killed; the suite's length depends on it. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 4);
const WORKERS = 8;
const TableName = 'prova';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dynamodb-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The version one writer sent last, and those it was told were written, by kind of request. */
interface Writer {
  name: string;
  sent: number;
  acknowledged: { transaction: number; single: number; batch: number };
}

const writers = Array.from({ length: WORKERS }, (_, n): Writer => ({
  name: `scrittore-${n}`,
  sent: 0,
  acknowledged: { transaction: 0, single: 0, batch: 0 },
}));

const totalAcknowledged = (): number => writers.reduce((total, { acknowledged }) => total + acknowledged.batch, 0);

/** Every version changes partition and order in the indexes; every third has no index keys at all. */
const content = (versione: number) => ({
  versione,
  scadenza: 4_000_000_000 + versione,
  ...(versione % 3 === 0 ? {} : { ruolo: `r${versione % 5}`, ordine: -versione, nome: `v${versione}` }),
});

type Documents = DynamoDBDocumentClient;

/** Four items at once: two that must stay equal, one that is made, one that is removed. */
const transaction = ({ name }: Writer, versione: number) =>
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: { pk: name, sk: 'sinistra', ...content(versione) } } },
      {
        Update: {
          TableName,
          Key: { pk: name, sk: 'destra' },
          UpdateExpression: 'SET versione = :v, ruolo = :r, ordine = :o, scadenza = :s',
          ExpressionAttributeValues: {
            ':v': versione,
            ':r': `d${versione % 4}`,
            ':o': versione,
            ':s': 4_000_000_000 + versione,
          },
        },
      },
      {
        Put: {
          TableName,
          Item: { pk: name, sk: `diario-${versione}`, ...content(versione) },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      { Delete: { TableName, Key: { pk: name, sk: `diario-${versione - 3}` } } },
    ],
  });

const single = ({ name }: Writer, versione: number) =>
  new PutCommand({ TableName, Item: { pk: name, sk: 'singola', ...content(versione) } });

const batch = ({ name }: Writer, versione: number) =>
  new BatchWriteCommand({
    RequestItems: {
      [TableName]: ['a', 'b', 'c'].map((part) => ({
        PutRequest: { Item: { pk: name, sk: `lotto-${part}`, ...content(versione) } },
      })),
    },
  });

async function writeUntilKilled(documents: Documents, writer: Writer): Promise<void> {
  for (;;) {
    writer.sent += 1;
    const { sent, acknowledged } = writer;
    await documents.send(transaction(writer, sent));
    acknowledged.transaction = sent;
    await documents.send(single(writer, sent));
    acknowledged.single = sent;
    await documents.send(batch(writer, sent));
    acknowledged.batch = sent;
  }
}

async function prepare(documents: Documents): Promise<void> {
  await documents.send(new CreateTableCommand(tableInput(TableName)));
  await documents.send(
    new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: 'scadenza', Enabled: true } }),
  );
}

type Row = Record<string, unknown>;

async function scanAll(documents: Documents, input: Omit<ScanCommandInput, 'TableName'> = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let ExclusiveStartKey: Row | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName, ...input, ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }) }),
    );
    rows.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return rows;
}

const sorted = (rows: readonly Row[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();

function checkWriter(writer: Writer, rows: readonly Row[]): void {
  const own = new Map(
    rows.filter((row) => row['pk'] === writer.name).map((row) => [String(row['sk']), Number(row['versione'])]),
  );
  const version = own.get('sinistra') ?? 0;
  const { transaction: whole, single: one, batch: some } = writer.acknowledged;
  expect(version, 'an acknowledged transaction is there').toBeGreaterThanOrEqual(whole);
  expect(version).toBeLessThanOrEqual(writer.sent);
  expect(own.get('destra') ?? 0, 'a transaction is whole').toBe(version);
  const diary = [...own.keys()]
    .filter((sk) => sk.startsWith('diario-'))
    .map((sk) => Number(sk.slice(7)))
    .toSorted((a, b) => a - b);
  expect(diary, 'a transaction is whole').toEqual([version - 2, version - 1, version].filter((n) => n > 0));
  expect(own.get('singola') ?? 0, 'an acknowledged put is there').toBeGreaterThanOrEqual(one);
  const batches = ['a', 'b', 'c'].map((part) => own.get(`lotto-${part}`) ?? 0);
  expect(new Set(batches).size, 'a batch is one write').toBe(1);
  expect(batches[0], 'an acknowledged batch is there').toBeGreaterThanOrEqual(some);
  // What was under way when the process died may be there or not: writing goes on from what is.
  writer.sent = version;
}

async function checkData(): Promise<void> {
  const engine = await startDynamodb({ port: 0, dataDir });
  const client = clientFor(engine.port);
  const documents = DynamoDBDocumentClient.from(client);
  const rows = await scanAll(documents);
  const inIndex = rows.filter((row) => row['ruolo'] !== undefined && row['ordine'] !== undefined);
  expect(sorted(await scanAll(documents, { IndexName: 'perRuolo' })), 'the index is in step').toEqual(sorted(inIndex));
  const names = inIndex.map(({ pk, sk, ruolo, nome }) => ({ pk, sk, ruolo, ...(nome === undefined ? {} : { nome }) }));
  expect(sorted(await scanAll(documents, { IndexName: 'nomi' })), 'the index is in step').toEqual(sorted(names));
  for (const writer of writers) checkWriter(writer, rows);
  client.destroy();
  await engine.close();
}

test(
  `killed ${ROUNDS} times while ${WORKERS} clients write: nothing acknowledged is lost, nothing is half there`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = await startChild(dataDir);
      const client = clientFor(child.port);
      const documents = DynamoDBDocumentClient.from(client);
      if (round === 0) await prepare(documents);
      const before = totalAcknowledged();
      const working = writers.map((writer) => writeUntilKilled(documents, writer).catch((error: unknown) => error));
      await vi.waitFor(
        () => {
          expect(totalAcknowledged()).toBeGreaterThan(before);
        },
        { timeout: 10_000, interval: 10 },
      );
      await wait(Math.random() * 600);
      await child.kill();
      for (const end of await Promise.all(working)) expect(String(end)).toMatch(/ECONN|socket hang up/);
      client.destroy();
      await checkData();
    }
  },
  20_000 + ROUNDS * 10_000,
);
