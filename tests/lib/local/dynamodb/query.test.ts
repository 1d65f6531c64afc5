import { BatchWriteItemCommand, QueryCommand as RawQueryCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from './fresh-engine.ts';

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

async function everyPage(input: QueryCommandInput): Promise<Plain[][]> {
  const pages: Plain[][] = [];
  let ExclusiveStartKey: Plain | undefined;
  do {
    const page = await run({ ...input, ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }) });
    pages.push(page.Items ?? []);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return pages;
}

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

describe('pages', () => {
  const items = Array.from({ length: 30 }, (_, n) => ({
    pk: 'p',
    sk: `voce-${String(n).padStart(2, '0')}`,
    n,
    pari: n % 2 === 0,
  }));
  let TableName: string;
  const whole = { KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'p' } };
  beforeAll(async () => {
    TableName = await engine.table();
    await putAll(TableName, items);
  });

  test.each([true, false])(
    'Limit and LastEvaluatedKey go through everything once (forward: %s)',
    async (ScanIndexForward) => {
      const pages = await everyPage({ TableName, ...whole, Limit: 7, ScanIndexForward });
      expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 7, 2]);
      expect(pages.flat()).toEqual(ScanIndexForward ? items : items.toReversed());
    },
  );

  test('a page that ends exactly at the Limit still says where it ended', async () => {
    const page = await run({ TableName, ...whole, Limit: 30 });
    expect(page.LastEvaluatedKey).toEqual({ pk: 'p', sk: 'voce-29' });
    const after = await run({ TableName, ...whole, Limit: 30, ExclusiveStartKey: page.LastEvaluatedKey ?? {} });
    expect(after).toMatchObject({ Items: [], Count: 0, ScannedCount: 0 });
    expect(after.LastEvaluatedKey).toBeUndefined();
  });

  test('the start key need not be there any more', async () => {
    const page = await run({ TableName, ...whole, Limit: 2, ExclusiveStartKey: { pk: 'p', sk: 'voce-03-tolta' } });
    expect(page.Items?.map((item): unknown => item['n'])).toEqual([4, 5]);
  });

  test('the filter comes after the Limit and counts apart', async () => {
    const page = await run({
      TableName,
      KeyConditionExpression: 'pk = :p',
      FilterExpression: 'pari = :v',
      ExpressionAttributeValues: { ':p': 'p', ':v': true },
      Limit: 5,
    });
    expect(page).toMatchObject({ Count: 3, ScannedCount: 5, LastEvaluatedKey: { pk: 'p', sk: 'voce-04' } });
  });

  test('a filter on a key, a start outside the query: refused', async () => {
    const onKey = run({ TableName, ...whole, FilterExpression: 'sk > :p' });
    expect((await failureOf(onKey)).message).toMatch(
      /can only contain non-primary key attributes: Primary key attribute: sk/,
    );
    const outside = run({ TableName, ...whole, ExclusiveStartKey: { pk: 'altro', sk: 'x' } });
    expect((await failureOf(outside)).message).toMatch(/outside query boundaries/);
    const incomplete = run({ TableName, ...whole, ExclusiveStartKey: { pk: 'p' } });
    expect((await failureOf(incomplete)).message).toBe(
      'The provided starting key is invalid: The provided key element does not match the schema',
    );
  });

  test('COUNT answers without items; a projection answers only what it names', async () => {
    const counted = await run({ TableName, ...whole, Select: 'COUNT' });
    expect(counted.Count).toBe(30);
    expect(counted.Items).toBeUndefined();
    expect(await run({ TableName, ...whole, Select: 'COUNT', Limit: 7 })).toMatchObject({
      Count: 7,
      ScannedCount: 7,
      LastEvaluatedKey: { pk: 'p', sk: 'voce-06' },
    });
    expect(
      await run({ TableName, ...whole, Select: 'COUNT', Limit: 30, ReturnConsumedCapacity: 'TOTAL' }),
    ).toMatchObject({
      Count: 30,
      LastEvaluatedKey: { pk: 'p', sk: 'voce-29' },
      ConsumedCapacity: { CapacityUnits: 0.5 },
    });
    const projected = await run({ TableName, ...whole, Limit: 1, ProjectionExpression: 'n, pari' });
    expect(projected.Items).toEqual([{ n: 0, pari: true }]);
    expect((await failureOf(run({ TableName, ...whole, Select: 'COUNT', ProjectionExpression: 'n' }))).message).toBe(
      'Cannot specify the ProjectionExpression when choosing to get COUNT',
    );
  });

  test('a page never goes over 1 MB', async () => {
    const table = await engine.table();
    const heavy = Array.from({ length: 8 }, (_, n) => ({ pk: 'p', sk: String(n), t: 'x'.repeat(300 * 1024) }));
    await putAll(table, heavy);
    const pages = await everyPage({ TableName: table, ...whole });
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
    expect(pages.flat().map((item) => item['sk'])).toEqual(heavy.map((item) => item.sk));
    expect(await run({ TableName: table, ...whole, Select: 'COUNT' })).toMatchObject({
      Count: 3,
      ScannedCount: 3,
      LastEvaluatedKey: { pk: 'p', sk: '2' },
    });
    const filtered = await run({
      TableName: table,
      KeyConditionExpression: 'pk = :p',
      FilterExpression: 't = :p',
      ExpressionAttributeValues: { ':p': 'p' },
    });
    expect(filtered).toMatchObject({ Count: 0, ScannedCount: 3 });
    expect(filtered.LastEvaluatedKey).toEqual({ pk: 'p', sk: '2' });
  });
});

describe('indexes', () => {
  let TableName: string;
  const inIndex = (ruolo: string, more: Partial<QueryCommandInput> = {}) =>
    run({
      TableName,
      IndexName: 'perRuolo',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': ruolo },
      ...more,
    });
  beforeAll(async () => {
    TableName = await engine.table();
    await putAll(TableName, [
      { pk: 'a', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Alfa', altro: 'x' },
      { pk: 'b', sk: '1', ruolo: 'docente', ordine: -1, nome: 'Beta' },
      { pk: 'c', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Gamma' },
      { pk: 'd', sk: '1', ruolo: 'docente', nome: 'Senza ordine' },
      { pk: 'e', sk: '1', ordine: 1, nome: 'Senza ruolo' },
      { pk: 'f', sk: '1', ruolo: 'preside', ordine: 1, nome: 'Fi' },
    ]);
  });

  test('a sparse index holds the items that have all its keys, in its order', async () => {
    expect((await inIndex('docente')).Items?.map((item): unknown => item['nome'])).toEqual([
      'Beta',
      expect.any(String),
      expect.any(String),
    ]);
    expect((await inIndex('preside')).Items).toEqual([{ pk: 'f', sk: '1', ruolo: 'preside', ordine: 1, nome: 'Fi' }]);
    const named = await run({
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    });
    expect(named.Items?.map((item): unknown => item['nome']).toSorted()).toEqual([
      'Alfa',
      'Beta',
      'Gamma',
      'Senza ordine',
    ]);
  });

  test('an index holds what its projection says', async () => {
    const page = await run({
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente', ':n': 'Alfa' },
      FilterExpression: 'nome = :n',
    });
    expect(page.Items).toEqual([{ pk: 'a', sk: '1', ruolo: 'docente', nome: 'Alfa' }]);
    const asking = {
      TableName,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    };
    expect((await failureOf(run({ ...asking, ProjectionExpression: 'nome, altro' }))).message).toMatch(
      /Global secondary index nomi does not project \[altro\]/,
    );
    expect((await failureOf(run({ ...asking, Select: 'ALL_ATTRIBUTES' }))).message).toMatch(
      /projection type is not ALL/,
    );
    expect((await failureOf(run({ ...asking, ConsistentRead: true }))).message).toMatch(
      /Consistent reads are not supported/,
    );
  });

  test('a local index fetches from the table what it does not hold', async () => {
    const asking = {
      TableName,
      IndexName: 'perOrdine',
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'a' },
      ConsistentRead: true,
    };
    expect((await run(asking)).Items).toEqual([{ pk: 'a', sk: '1', ordine: 3 }]);
    expect((await run({ ...asking, Select: 'ALL_ATTRIBUTES' })).Items).toEqual([
      { pk: 'a', sk: '1', ruolo: 'docente', ordine: 3, nome: 'Alfa', altro: 'x' },
    ]);
    expect((await run({ ...asking, ProjectionExpression: 'nome' })).Items).toEqual([{ nome: 'Alfa' }]);
  });

  test.each([true, false])('pages of an index go through equal keys once (forward: %s)', async (ScanIndexForward) => {
    const pages = await everyPage({
      TableName,
      IndexName: 'perRuolo',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
      Limit: 1,
      ScanIndexForward,
    });
    const names = pages.flat().map((item): unknown => item['nome']);
    expect(names.toSorted()).toEqual(['Alfa', 'Beta', 'Gamma']);
    expect(names[ScanIndexForward ? 0 : 2]).toBe('Beta');
  });

  test('thousands of items with equal index keys are all there', async () => {
    const table = await engine.table();
    const items = Array.from({ length: 6000 }, (_, n) => ({ pk: `uguale-${n}`, sk: '1', ruolo: 'docente' }));
    await putAll(table, items);
    const pages = await everyPage({
      TableName: table,
      IndexName: 'nomi',
      KeyConditionExpression: 'ruolo = :r',
      ExpressionAttributeValues: { ':r': 'docente' },
    });
    expect(new Set(pages.flat().map((item) => item['pk'])).size).toBe(6000);
  });

  test('an entry follows its item: moved, removed, put back, deleted', async () => {
    const Key = { pk: 'mobile', sk: '1' };
    const rows = async () => [(await inIndex('mobile')).Items, (await inIndex('altrove')).Items];
    const update = (expression: string, values?: Plain) =>
      engine.documents.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: expression,
          ...(values === undefined ? {} : { ExpressionAttributeValues: values }),
        }),
      );
    await engine.documents.send(new PutCommand({ TableName, Item: { ...Key, ruolo: 'mobile', ordine: 1 } }));
    expect(await rows()).toEqual([[{ ...Key, ruolo: 'mobile', ordine: 1 }], []]);
    await update('SET ruolo = :r, nome = :n', { ':r': 'altrove', ':n': 'M' });
    expect(await rows()).toEqual([[], [{ ...Key, ruolo: 'altrove', ordine: 1, nome: 'M' }]]);
    await update('REMOVE ordine');
    expect(await rows()).toEqual([[], []]);
    await update('SET ordine = :o', { ':o': 2 });
    expect((await rows())[1]).toHaveLength(1);
    await engine.documents.send(new DeleteCommand({ TableName, Key }));
    expect(await rows()).toEqual([[], []]);
  });
});

describe('scans', () => {
  let TableName: string;
  const items = Array.from({ length: 200 }, (_, n) => ({
    pk: `chiave-${n}`,
    sk: 'a',
    n,
    ...(n % 10 === 0 ? { ruolo: 'decimo', ordine: n } : {}),
  }));
  beforeAll(async () => {
    TableName = await engine.table();
    await putAll(TableName, items);
  });

  const scanAll = async (more: object): Promise<Plain[]> => {
    const found: Plain[] = [];
    let ExclusiveStartKey: Plain | undefined;
    do {
      const page = await engine.documents.send(
        new ScanCommand({ TableName, ...more, ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }) }),
      );
      found.push(...(page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
    return found;
  };
  const numbers = (found: Plain[]) => found.map((item) => Number(item['n'])).toSorted((a, b) => a - b);

  test('a scan finds everything once, page by page', async () => {
    expect(numbers(await scanAll({ Limit: 17 }))).toEqual(items.map((item) => item.n));
  });

  test('segments share everything out', async () => {
    const segments = await Promise.all([0, 1, 2].map((Segment) => scanAll({ Segment, TotalSegments: 3, Limit: 20 })));
    expect(segments.every((segment) => segment.length > 20)).toBe(true);
    expect(numbers(segments.flat())).toEqual(items.map((item) => item.n));
  });

  test('an index is scanned in pages too, with filter', async () => {
    expect(numbers(await scanAll({ IndexName: 'perRuolo', Limit: 3 }))).toEqual(
      items.filter((item) => item.n % 10 === 0).map((item) => item.n),
    );
    expect(numbers(await scanAll({ FilterExpression: 'n < :n', ExpressionAttributeValues: { ':n': 3 } }))).toEqual([
      0, 1, 2,
    ]);
  });
});
