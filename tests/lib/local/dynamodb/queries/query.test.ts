import { BatchWriteItemCommand, QueryCommand as RawQueryCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
beforeAll(async () => {
  engine = await freshEngine();
});
afterAll(() => engine.stop());

type Plain = Record<string, unknown>;

async function putAll(TableName: string, items: readonly Plain[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await engine.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

const run = (input: QueryCommandInput) => engine.documents.send(new QueryCommand(input));

describe('key conditions', () => {
  const names = ['', 'A', 'Z', 'a', 'aa', 'ab', 'b', 'città', 'è', '😀', 'ｚ'].slice(1);
  let TableName: string;
  beforeAll(async () => {
    TableName = await engine.table();
    await putAll(TableName, [...names.map((sk) => ({ pk: 'p', sk })), { pk: 'p2', sk: 'a' }, { pk: 'p/', sk: 'a' }]);
  });

  const sortKeys = async (condition: string, values: Plain = {}, more: Partial<QueryCommandInput> = {}) =>
    (
      await run({
        TableName,
        KeyConditionExpression: `pk = :p${condition}`,
        ExpressionAttributeValues: { ':p': 'p', ...values },
        ...more,
      })
    ).Items?.map((item): unknown => item['sk']);

  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

  test('a partition comes in the order of the bytes of its sort keys, and in reverse', async () => {
    expect(await sortKeys('')).toEqual(byBytes);
    expect(await sortKeys('', {}, { ScanIndexForward: false })).toEqual(byBytes.toReversed());
  });

  test.each<[string, Plain, string[]]>([
    [' AND sk = :a', { ':a': 'a' }, ['a']],
    [' AND sk < :a', { ':a': 'a' }, ['A', 'Z']],
    [' AND sk <= :a', { ':a': 'a' }, ['A', 'Z', 'a']],
    [' AND sk > :a', { ':a': 'ab' }, ['b', 'città', 'è', 'ｚ', '😀']],
    [' AND sk >= :a', { ':a': 'ab' }, ['ab', 'b', 'città', 'è', 'ｚ', '😀']],
    [' AND sk BETWEEN :a AND :b', { ':a': 'a', ':b': 'b' }, ['a', 'aa', 'ab', 'b']],
    [' AND begins_with(sk, :a)', { ':a': 'a' }, ['a', 'aa', 'ab']],
    [' AND begins_with(sk, :a)', { ':a': 'cit' }, ['città']],
    [' AND :a < sk', { ':a': 'è' }, ['ｚ', '😀']],
  ])('pk = :p%s', async (condition, values, expected) => {
    expect(await sortKeys(condition, values)).toEqual(expected);
    expect(await sortKeys(condition, values, { ScanIndexForward: false })).toEqual(expected.toReversed());
  });

  test.each<[string, string, Plain, RegExp]>([
    ['no partition key', 'sk = :a', { ':a': 'a' }, /Query condition missed key schema element: pk/],
    ['another attribute', 'pk = :a AND altro = :a', { ':a': 'a' }, /Query condition missed key schema element: sk/],
    ['a partition key that is not exact', 'pk > :a', { ':a': 'a' }, /Query key condition not supported/],
    [
      'another type',
      'pk = :a AND sk = :b',
      { ':a': 'a', ':b': 1 },
      /Condition parameter type does not match schema type/,
    ],
    ['OR', 'pk = :a OR sk = :a', { ':a': 'a' }, /Invalid operator used in KeyConditionExpression: OR/],
    [
      'contains',
      'pk = :a AND contains(sk, :a)',
      { ':a': 'a' },
      /Invalid operator used in KeyConditionExpression: contains/,
    ],
    ['bounds the wrong way round', 'pk = :a AND sk BETWEEN :b AND :a', { ':a': 'a', ':b': 'b' }, /upper bound/],
  ])('%s is refused', async (_case, KeyConditionExpression, values, message) => {
    const failure = await failureOf(run({ TableName, KeyConditionExpression, ExpressionAttributeValues: values }));
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toMatch(message);
  });

  test('neither condition nor index: refused', async () => {
    expect((await failureOf(run({ TableName }))).message).toMatch(
      /KeyConditions or KeyConditionExpression parameter must be specified/,
    );
    const noIndex = run({
      TableName,
      IndexName: 'nessuno',
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'p' },
    });
    expect((await failureOf(noIndex)).message).toBe('The table does not have the specified index: nessuno');
  });
});

describe('numbers and bytes as sort keys', () => {
  test('numbers sort by value', async () => {
    const TableName = await engine.table('N');
    const numbers = [
      '-9.9e125',
      '-1e125',
      '-1234567.89',
      '-100',
      '-99.5',
      '-99',
      '-10',
      '-2',
      '-1.5',
      '-1.45',
      '-1',
      '-0.5',
      '-1e-130',
      '0',
      '1e-130',
      '0.05',
      '0.5',
      '1',
      '1.5',
      '2',
      '9',
      '10',
      '11',
      '99.5',
      '100',
      '1e125',
      '9.9e125',
    ];
    await engine.client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: numbers
            .slice(0, 25)
            .toReversed()
            .map((sk) => ({ PutRequest: { Item: { pk: { S: 'p' }, sk: { N: sk } } } })),
        },
      }),
    );
    await engine.client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: numbers.slice(25).map((sk) => ({ PutRequest: { Item: { pk: { S: 'p' }, sk: { N: sk } } } })),
        },
      }),
    );
    const query = async (condition: string, values: Record<string, AttributeValue>) =>
      (
        await engine.client.send(
          new RawQueryCommand({
            TableName,
            KeyConditionExpression: `pk = :p${condition}`,
            ExpressionAttributeValues: { ':p': { S: 'p' }, ...values },
          }),
        )
      ).Items?.map((item) => Number(item['sk']?.N));
    expect(await query('', {})).toEqual(numbers.map(Number));
    expect(await query(' AND sk BETWEEN :a AND :b', { ':a': { N: '-1.5' }, ':b': { N: '10' } })).toEqual(
      numbers.map(Number).filter((number) => number >= -1.5 && number <= 10),
    );
    expect(await query(' AND sk < :a', { ':a': { N: '-99' } })).toEqual(
      numbers.map(Number).filter((number) => number < -99),
    );
    expect(await query(' AND sk > :a', { ':a': { N: '9' } })).toEqual(
      numbers.map(Number).filter((number) => number > 9),
    );
  });

  test('bytes sort as unsigned, a prefix first', async () => {
    const TableName = await engine.table('B');
    const keys = [[0], [0, 0], [0, 1], [1], [127], [128], [128, 0], [255]].map((bytes) => Uint8Array.from(bytes));
    await engine.client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: keys.toReversed().map((sk) => ({ PutRequest: { Item: { pk: { S: 'p' }, sk: { B: sk } } } })),
        },
      }),
    );
    const query = async (condition: string, values: Record<string, AttributeValue>) =>
      (
        await engine.client.send(
          new RawQueryCommand({
            TableName,
            KeyConditionExpression: `pk = :p${condition}`,
            ExpressionAttributeValues: { ':p': { S: 'p' }, ...values },
          }),
        )
      ).Items?.map((item) => [...(item['sk']?.B ?? [])]);
    expect(await query('', {})).toEqual(keys.map((key) => [...key]));
    expect(await query(' AND begins_with(sk, :b)', { ':b': { B: Uint8Array.from([0]) } })).toEqual([
      [0],
      [0, 0],
      [0, 1],
    ]);
    expect(await query(' AND sk > :b', { ':b': { B: Uint8Array.from([127]) } })).toEqual([[128], [128, 0], [255]]);
  });
});
