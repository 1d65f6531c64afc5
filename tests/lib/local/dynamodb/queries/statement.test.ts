import { BatchWriteCommand, ExecuteStatementCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
let TableName: string;
/** Three partitions, the second of more than a page. */
const items = [
  { pk: 'a', sk: '1', n: 1 },
  { pk: 'a', sk: '2', n: 2 },
  ...Array.from({ length: 8 }, (_, n) => ({ pk: 'b', sk: String(n), testo: 'x'.repeat(200_000) })),
  { pk: 'c', sk: '1', n: 3 },
];
beforeAll(async () => {
  engine = await freshEngine();
  TableName = await engine.table();
  for (const Item of items)
    await engine.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }));
});
afterAll(() => engine.stop());

const statement = (pks: readonly unknown[]) =>
  `SELECT * FROM "${TableName}" WHERE pk IN [${pks.map(() => '?').join(', ')}]`;

const ask = (pks: readonly unknown[], more: object = {}) =>
  engine.documents.send(
    new ExecuteStatementCommand({ Statement: statement(pks), Parameters: [...pks], ConsistentRead: true, ...more }),
  );

const byKey = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  `${String(a['pk'])}#${String(a['sk'])}` < `${String(b['pk'])}#${String(b['sk'])}` ? -1 : 1;

test('the partitions named, whole, and no other; one that is not there, or is named twice, changes nothing', async () => {
  const { Items, NextToken } = await ask(['c', 'a', 'nessuna', 'a']);
  expect(Items?.toSorted(byKey)).toEqual([items[0], items[1], items[10]]);
  expect(NextToken).toBeUndefined();
  expect((await ask(['nessuna'])).Items).toEqual([]);
});

test('a page ends at one megabyte, and its token goes on from there: everything once', async () => {
  const found: Record<string, unknown>[] = [];
  const pages: number[] = [];
  let NextToken: string | undefined;
  do {
    const page = await ask(['a', 'b', 'c'], NextToken === undefined ? {} : { NextToken });
    found.push(...(page.Items ?? []));
    pages.push(page.Items?.length ?? 0);
    NextToken = page.NextToken;
  } while (NextToken !== undefined);
  expect(pages.length).toBe(2);
  expect(found.toSorted(byKey)).toEqual(items);
});

test('each partition is paid for by itself: one unit each four kilobytes of it, half where the read may be late', async () => {
  const units = async (more: object) =>
    (await ask(['a', 'c'], { ReturnConsumedCapacity: 'TOTAL', ...more })).ConsumedCapacity?.CapacityUnits;
  expect([await units({}), await units({ ConsistentRead: false })]).toEqual([2, 1]);
});

test.each([
  ['another statement', () => ({ Statement: `DELETE FROM "${TableName}" WHERE pk = ?`, Parameters: ['a'] })],
  ['a whole table', () => ({ Statement: `SELECT * FROM "${TableName}"`, Parameters: ['a'] })],
  ['an attribute that is no key', () => ({ Statement: statement(['a']).replace('pk', 'sk'), Parameters: ['a'] })],
  ['fewer values than marks', () => ({ Statement: statement(['a', 'b']), Parameters: ['a'] })],
  ['a number where the key is a text', () => ({ Statement: statement([1]), Parameters: [1] })],
  [
    'more than fifty partitions',
    () => {
      const many = Array.from({ length: 51 }, (_, n) => `p${n}`);
      return { Statement: statement(many), Parameters: many };
    },
  ],
  ['a token of another table', () => ({ Statement: statement(['a']), Parameters: ['a'], NextToken: 'bnVsbA' })],
])('%s is refused', async (_what, request) => {
  expect(await failureOf(engine.documents.send(new ExecuteStatementCommand(request())))).toMatchObject({
    name: 'ValidationException',
  });
});
