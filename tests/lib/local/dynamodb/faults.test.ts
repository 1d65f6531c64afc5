import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from 'vitest';
import type { FaultMode } from '#lib/local/dynamodb/server.ts';
import { clientFor, failureOf, freshEngine, nameOf, type FreshEngine } from './fresh-engine.ts';

const engines: FreshEngine[] = [];
afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.stop())));

async function faulty(faults: FaultMode): Promise<{ engine: FreshEngine; TableName: string }> {
  const engine = await freshEngine({ faults });
  engines.push(engine);
  return { engine, TableName: await engine.table() };
}

test('an index shows writes late and as they were, the table at once; pages and reverse order hold', async () => {
  const { engine, TableName } = await faulty({ seed: 1, indexDelayMs: 400 });
  const put = (pk: string, ordine: number) =>
    engine.documents.send(new PutCommand({ TableName, Item: { pk, sk: 'a', ruolo: 'r', ordine } }));
  const listed = async (more: object = {}) =>
    (
      await engine.documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'perRuolo',
          KeyConditionExpression: 'ruolo = :r',
          ExpressionAttributeValues: { ':r': 'r' },
          ...more,
        }),
      )
    ).Items?.map((item) => `${item['pk']}${item['ordine']}`);

  for (const [pk, ordine] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const)
    await put(pk, ordine);
  expect(await listed()).toEqual([]);
  expect((await engine.documents.send(new GetCommand({ TableName, Key: { pk: 'a', sk: 'a' } }))).Item).toBeDefined();
  await wait(450);
  expect(await listed()).toEqual(['a1', 'b2', 'c3']);

  await engine.documents.send(new DeleteCommand({ TableName, Key: { pk: 'a', sk: 'a' } }));
  await engine.documents.send(
    new UpdateCommand({
      TableName,
      Key: { pk: 'b', sk: 'a' },
      UpdateExpression: 'SET ordine = :n',
      ExpressionAttributeValues: { ':n': 9 },
    }),
  );
  await put('d', 0);
  expect(await listed()).toEqual(['a1', 'b2', 'c3']);
  expect(await listed({ ScanIndexForward: false })).toEqual(['c3', 'b2', 'a1']);
  expect(await listed({ Limit: 1 })).toEqual(['a1']);
  expect((await engine.documents.send(new ScanCommand({ TableName, IndexName: 'perRuolo' }))).Count).toBe(3);
  await wait(450);
  expect(await listed()).toEqual(['d0', 'c3', 'b9']);
});

test('transactions are cancelled by conflicts nobody caused, with nothing written', async () => {
  const { engine, TableName } = await faulty({ seed: 2, conflictRate: 1 });
  const failure = await failureOf(
    engine.documents.send(
      new TransactWriteCommand({
        TransactItems: ['a', 'b', 'c'].map((pk) => ({
          Put: { TableName, Item: { pk, sk: 'a' } },
        })),
      }),
    ),
  );
  expect(failure.name).toBe('TransactionCanceledException');
  expect(failure['CancellationReasons']).toHaveLength(3);
  expect(failure['CancellationReasons']).toContainEqual({
    Code: 'TransactionConflict',
    Message: 'Transaction is ongoing for the item',
  });
  expect((await engine.documents.send(new ScanCommand({ TableName }))).Items).toEqual([]);
});

test('half the calls throttled: a client that does not retry hears both refusals', async () => {
  const { engine, TableName } = await faulty({ seed: 3, throttleRate: 0.5 });
  const names = new Set<string>();
  for (let n = 0; n < 30; n += 1) {
    await engine.documents
      .send(new PutCommand({ TableName, Item: { pk: `p${n}`, sk: 'a' } }))
      .catch((error: unknown) => names.add(nameOf(error)));
  }
  expect([...names].toSorted()).toEqual(['ProvisionedThroughputExceededException', 'ThrottlingException']);
});

/** Writes items by batches, sending again what is handed back; answers how many batches it took. */
async function roundsToWrite(client: DynamoDBDocumentClient, TableName: string, items: readonly { pk: string }[]) {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  let rounds = 0;
  while (requests.length > 0) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    const left = new Set(UnprocessedItems?.[TableName]?.map((request) => String(request.PutRequest?.Item?.['pk'])));
    requests = requests.filter((request) => left.has(request.PutRequest.Item.pk));
    rounds += 1;
  }
  return rounds;
}

test('half the calls throttled: the client retries and gets through, batches hand some elements back', async () => {
  const { engine, TableName } = await faulty({ seed: 3, throttleRate: 0.5 });
  const client = clientFor(engine.port, 10);
  const patient = DynamoDBDocumentClient.from(client);
  const Keys = Array.from({ length: 20 }, (_, n) => ({ pk: `b${n}`, sk: 'a' }));
  expect(await roundsToWrite(patient, TableName, Keys)).toBeGreaterThan(1);
  const { Responses, UnprocessedKeys } = await patient.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }),
  );
  const handedBack = UnprocessedKeys?.[TableName]?.Keys?.length ?? 0;
  expect(handedBack).toBeGreaterThan(0);
  expect((Responses?.[TableName]?.length ?? 0) + handedBack).toBe(20);
  client.destroy();
});

test('a call can be carried out and never answered', async () => {
  const { engine, TableName } = await faulty({ seed: 4, appliedButTimedOutRate: 0.5 });
  const client = clientFor(engine.port, 12);
  const patient = DynamoDBDocumentClient.from(client);
  const lost: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const pk = `p${n}`;
    await engine.documents.send(new PutCommand({ TableName, Item: { pk, sk: 'a' } })).catch((error: unknown) => {
      expect(String(error)).toMatch(/socket hang up|ECONNRESET/);
      lost.push(pk);
    });
  }
  expect(lost.length).toBeGreaterThan(3);
  for (const pk of lost)
    expect((await patient.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item).toEqual({ pk, sk: 'a' });
  client.destroy();
});

test('an unanswered transaction that the client retries is carried out once, thanks to its token', async () => {
  const { engine, TableName } = await faulty({ seed: 5, appliedButTimedOutRate: 0.5 });
  const client = clientFor(engine.port, 12);
  const patient = DynamoDBDocumentClient.from(client);
  for (let n = 0; n < 20; n += 1) {
    await patient.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: { pk: 'conto', sk: 'a' },
              UpdateExpression: 'ADD n :v',
              ExpressionAttributeValues: { ':v': 1 },
            },
          },
        ],
      }),
    );
  }
  const { Item } = await patient.send(new GetCommand({ TableName, Key: { pk: 'conto', sk: 'a' } }));
  expect(Item?.['n']).toBe(20);
  client.destroy();
});

test('the same seed gives the same faults', async () => {
  const history = async (seed: number): Promise<string[]> => {
    const { engine, TableName } = await faulty({
      seed,
      conflictRate: 0.3,
      throttleRate: 0.2,
      appliedButTimedOutRate: 0.2,
    });
    const outcomes: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const command = new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: { pk: `p${n}`, sk: 'a' } } }],
      });
      outcomes.push(await engine.documents.send(command).then(() => 'ok', nameOf));
    }
    return outcomes;
  };
  const [first, again, other] = [await history(7), await history(7), await history(8)];
  expect(new Set(first).size).toBeGreaterThan(3);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
