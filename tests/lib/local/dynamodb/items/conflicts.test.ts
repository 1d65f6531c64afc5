import { GetCommand, PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
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

const transact = (TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) =>
  engine.documents.send(new TransactWriteCommand({ TransactItems }));
const put = (pk: string, more = {}) => ({ Put: { TableName, Item: { pk, sk: 'a', ...more } } });
const get = async (pk: string) =>
  (await engine.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item;

describe('requests in flight at once', () => {
  test('of transactions that overlap on an item, even if they only check it, one is carried out and the others are cancelled', async () => {
    await transact([put('comune', { n: 1 })]);
    const check = {
      ConditionCheck: {
        TableName,
        Key: { pk: 'comune', sk: 'a' },
        ConditionExpression: 'n = :n',
        ExpressionAttributeValues: { ':n': 1 },
      },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => failureOf(transact([put(`proprio-${n}`), check])).catch(() => undefined)),
    );
    const refused = outcomes.filter((one) => one !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(8);
    for (const failure of refused)
      expect(failure).toMatchObject({
        name: 'TransactionCanceledException',
        CancellationReasons: [
          { Code: 'None' },
          { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
        ],
      });
    const written = await Promise.all(Array.from({ length: 8 }, (_, n) => get(`proprio-${n}`)));
    expect(written.filter((item) => item !== undefined)).toHaveLength(8 - refused.length);
  });

  test('a write outside transactions is refused while one holds its item, and carried out after', async () => {
    const heavy = Array.from({ length: 9 }, (_, n) => put(`tenuto-${n}`, { t: 'x'.repeat(390 * 1024) }));
    const write = () =>
      engine.documents.send(new PutCommand({ TableName, Item: { pk: 'tenuto-0', sk: 'a', dopo: true } }));
    const transaction = transact(heavy);
    const failures: string[] = [];
    const held = new Set(['tenuto-0']);
    const ended = transaction.finally(() => held.clear());
    while (held.size > 0) {
      const failure = await failureOf(write()).catch(() => undefined);
      if (failure !== undefined) failures.push(failure.name);
    }
    await ended;
    expect(new Set(failures)).toEqual(new Set(['TransactionConflictException']));
    await write();
    expect(await get('tenuto-0')).toEqual({ pk: 'tenuto-0', sk: 'a', dopo: true });
  });
});
