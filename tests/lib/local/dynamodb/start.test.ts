import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ClassicLevel } from 'classic-level';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AvvioNonRiuscito } from '#lib/local/avvio.ts';
import { startDynamodb } from '#lib/local/dynamodb/server.ts';
import { startChild } from './child-engine.ts';
import { clientFor, failureOf, nameOf, tableInput } from './fresh-engine.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dynamodb-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('data of a newer version: one sentence, nothing touched', async () => {
  await (await startDynamodb({ port: 0, dataDir })).close();
  const level = new ClassicLevel(join(dataDir, 'dynamodb'));
  await level.put('format', '99');
  await level.close();
  const failure = await failureOf(startDynamodb({ port: 0, dataDir }));
  expect(failure).toBeInstanceOf(AvvioNonRiuscito);
  expect(failure.message).toMatch(
    /^I dati in .*dynamodb sono stati scritti da una versione più recente del programma \(formato 99/,
  );
  await level.open();
  expect(await level.get('format')).toBe('99');
  await level.close();
});

test('a port in use is named; the data are free again', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const failure = await failureOf(startDynamodb({ port, dataDir }));
  expect(failure).toBeInstanceOf(AvvioNonRiuscito);
  expect(failure.message).toContain(`La porta ${port}`);
  other.close();
  await (await startDynamodb({ port: 0, dataDir })).close();
});

test('data in use by another start, a folder that is a file', async () => {
  const engine = await startDynamodb({ port: 0, dataDir });
  const inUse = await failureOf(startDynamodb({ port: 0, dataDir }));
  expect(inUse).toBeInstanceOf(AvvioNonRiuscito);
  expect(inUse.message).toMatch(/già in uso/);
  await engine.close();
  await mkdir(join(dataDir, 'altra'));
  await writeFile(join(dataDir, 'altra', 'dynamodb'), 'un file');
  const notFolder = await failureOf(startDynamodb({ port: 0, dataDir: join(dataDir, 'altra') }));
  expect(notFolder).toBeInstanceOf(AvvioNonRiuscito);
  expect(notFolder.message).toMatch(/non si possono aprire/);
});

test('closing waits for the writes under way', async () => {
  const engine = await startDynamodb({ port: 0, dataDir });
  const client = clientFor(engine.port);
  await client.send(new CreateTableCommand(tableInput('prova')));
  const documents = DynamoDBDocumentClient.from(client);
  const writes = Array.from({ length: 20 }, (_, n) =>
    documents.send(new PutCommand({ TableName: 'prova', Item: { pk: String(n), sk: 'a' } })).then(
      () => n,
      () => undefined,
    ),
  );
  await writes[0];
  await engine.close();
  const done = (await Promise.all(writes)).filter((n) => n !== undefined);
  const again = await startDynamodb({ port: engine.port, dataDir });
  for (const n of done)
    expect(
      (await documents.send(new GetCommand({ TableName: 'prova', Key: { pk: String(n), sk: 'a' } }))).Item,
    ).toBeDefined();
  client.destroy();
  await again.close();
});

test('a disk that refuses: a 507 with nothing half written, reads go on, writes come back, and a kill loses nothing', async () => {
  const child = await startChild(dataDir, 1024);
  const client = clientFor(child.port);
  const documents = DynamoDBDocumentClient.from(client);
  await client.send(new CreateTableCommand(tableInput('prova')));
  const outcomes = new Map<string, string>();
  for (let n = 0; n < 60; n += 1) {
    const Item = { pk: `voce-${n}`, sk: 'a', ruolo: 'r', ordine: n, nome: 'x'.repeat(20_000) };
    outcomes.set(
      Item.pk,
      await documents.send(new PutCommand({ TableName: 'prova', Item })).then(() => 'scritta', nameOf),
    );
    expect(
      (await documents.send(new GetCommand({ TableName: 'prova', Key: { pk: Item.pk, sk: 'a' } }))).Item === undefined,
    ).toBe(outcomes.get(Item.pk) !== 'scritta');
  }
  const ends = [...outcomes.values()];
  expect(new Set(ends)).toEqual(new Set(['scritta', 'InsufficientStorageException']));
  expect(ends.lastIndexOf('scritta')).toBeGreaterThan(ends.indexOf('InsufficientStorageException'));
  client.destroy();
  await child.kill();

  const engine = await startDynamodb({ port: 0, dataDir });
  const second = clientFor(engine.port);
  const expected = [...outcomes]
    .filter(([, end]) => end === 'scritta')
    .map(([pk]) => pk)
    .toSorted();
  for (const index of [{}, { IndexName: 'perRuolo' }]) {
    const found: string[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await DynamoDBDocumentClient.from(second).send(
        new ScanCommand({
          TableName: 'prova',
          ...index,
          ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }),
        }),
      );
      found.push(...(page.Items ?? []).map((item) => String(item['pk'])));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
    expect(found.toSorted()).toEqual(expected);
  }
  second.destroy();
  await engine.close();
});
