import { BatchWriteCommand, QueryCommand, ScanCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
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
