import { BatchGetCommand, BatchWriteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
let TableName: string;
beforeAll(async () => {
  engine = await freshEngine();
});
beforeEach(async () => {
  TableName = await engine.table();
});
afterAll(() => engine.stop());

describe('batches', () => {
  const request = (pk: string) => ({ PutRequest: { Item: { pk, sk: 'a' } } });

  test('puts and deletes go together over several tables', async () => {
    const other = await engine.table();
    await engine.documents.send(new PutCommand({ TableName, Item: { pk: 'vecchio', sk: 'a', ruolo: 'r', ordine: 1 } }));
    const { UnprocessedItems } = await engine.documents.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: [request('nuovo'), { DeleteRequest: { Key: { pk: 'vecchio', sk: 'a' } } }],
          [other]: [request('altrove')],
        },
      }),
    );
    expect(UnprocessedItems).toEqual({});
    const { Responses, UnprocessedKeys } = await engine.documents.send(
      new BatchGetCommand({
        RequestItems: {
          [TableName]: {
            Keys: [
              { pk: 'nuovo', sk: 'a' },
              { pk: 'vecchio', sk: 'a' },
            ],
            ProjectionExpression: 'pk',
          },
          [other]: { Keys: [{ pk: 'altrove', sk: 'a' }] },
        },
      }),
    );
    expect(Responses).toEqual({ [TableName]: [{ pk: 'nuovo' }], [other]: [{ pk: 'altrove', sk: 'a' }] });
    expect(UnprocessedKeys).toEqual({});
    const indexed = await engine.documents.send(
      new QueryCommand({
        TableName,
        IndexName: 'perRuolo',
        KeyConditionExpression: 'ruolo = :r',
        ExpressionAttributeValues: { ':r': 'r' },
      }),
    );
    expect(indexed.Items).toEqual([]);
  });

  test('limits: 25 writes, 100 reads, no duplicates', async () => {
    const write = (requests: ReturnType<typeof request>[]) =>
      engine.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    const read = (Keys: object[]) =>
      engine.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    const keys = Array.from({ length: 101 }, (_, n) => ({ pk: String(n), sk: 'a' }));
    expect((await failureOf(write(keys.slice(0, 26).map(({ pk }) => request(pk))))).name).toBe('ValidationException');
    expect((await failureOf(write([request('x'), request('x')]))).message).toBe(
      'Provided list of item keys contains duplicates',
    );
    expect((await failureOf(read(keys))).name).toBe('ValidationException');
    expect((await failureOf(read([...keys.slice(0, 2), ...keys.slice(0, 1)]))).message).toBe(
      'Provided list of item keys contains duplicates',
    );
    await write(keys.slice(0, 25).map(({ pk }) => request(pk)));
    expect((await read(keys.slice(0, 100))).Responses?.[TableName]).toHaveLength(25);
  });

  test('over 16 MB the rest of the keys is handed back', async () => {
    const keys = Array.from({ length: 45 }, (_, n) => ({ pk: `grande-${n}`, sk: 'a' }));
    for (const key of keys)
      await engine.documents.send(new PutCommand({ TableName, Item: { ...key, t: 'x'.repeat(399 * 1024) } }));
    const first = await engine.documents.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys, ProjectionExpression: 'pk' } } }),
    );
    expect(first.Responses?.[TableName]).toHaveLength(41);
    expect(first.UnprocessedKeys?.[TableName]).toMatchObject({ ProjectionExpression: 'pk' });
    const rest = await engine.documents.send(new BatchGetCommand({ RequestItems: first.UnprocessedKeys ?? {} }));
    expect(rest.Responses?.[TableName]).toHaveLength(4);
  });
});
