import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEngine, type FreshEngine } from '../fresh-engine.ts';

const uses: [string, number][] = [];
let engine: FreshEngine;
let TableName: string;
beforeAll(async () => {
  engine = await freshEngine({ onUse: (operation, units) => uses.push([operation, units]) });
  TableName = await engine.table();
});
afterAll(() => engine.stop());

const put = async (more: Record<string, unknown>) =>
  (
    await engine.documents.send(
      new PutCommand({ TableName, Item: { pk: 'p', sk: 'a', ...more }, ReturnConsumedCapacity: 'INDEXES' }),
    )
  ).ConsumedCapacity;

test('an index costs what its own entry costs: nothing while it stays as it was, twice when its key changes', async () => {
  expect(await put({ ruolo: 'ata', ordine: 1, nome: 'Zoe' })).toMatchObject({
    CapacityUnits: 3,
    Table: { CapacityUnits: 1 },
    GlobalSecondaryIndexes: { perRuolo: { CapacityUnits: 1 }, nomi: { CapacityUnits: 1 } },
  });
  // a large attribute that one of the two indexes holds
  expect(await put({ ruolo: 'ata', ordine: 1, nome: 'Zoe', t: 'x'.repeat(3000) })).toMatchObject({
    CapacityUnits: 6,
    GlobalSecondaryIndexes: { perRuolo: { CapacityUnits: 3 } },
  });
  expect(await put({ ruolo: 'docente', ordine: 1, nome: 'Zoe' })).toMatchObject({
    CapacityUnits: 9,
    Table: { CapacityUnits: 3 },
    GlobalSecondaryIndexes: { perRuolo: { CapacityUnits: 4 }, nomi: { CapacityUnits: 2 } },
  });
  const { GlobalSecondaryIndexes } = (await put({})) ?? {};
  expect(GlobalSecondaryIndexes).toEqual({ perRuolo: { CapacityUnits: 1 }, nomi: { CapacityUnits: 1 } });
});

test('who listens hears what each request consumed, in a transaction double but for the indexes; who did not ask finds nothing of it in the answer', async () => {
  uses.length = 0;
  const Key = { pk: 'p', sk: 'a' };
  await put({ ruolo: 'ata', ordine: 2 });
  const answer = await engine.documents.send(
    new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: { ...Key, ruolo: 'ata', ordine: 3 } } }] }),
  );
  expect(answer.ConsumedCapacity).toBeUndefined();
  await engine.documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  await engine.documents.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'p' },
      Select: 'COUNT',
    }),
  );
  expect(uses).toEqual([
    ['PutItem', 3],
    // twice for the item, once for its entry in the index, which moves: a removal and a new entry
    ['TransactWriteItems', 4],
    ['GetItem', 1],
    ['Query', 0.5],
  ]);
});
