import { TransactGetItemsCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const transact = (TransactItems: Actions, more: Partial<TransactWriteCommandInput> = {}) =>
  engine.documents.send(new TransactWriteCommand({ TransactItems, ...more }));
const put = (pk: string, more = {}) => ({ Put: { TableName, Item: { pk, sk: 'a', ...more } } });
const get = async (pk: string) =>
  (await engine.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item;

describe('TransactWriteItems', () => {
  test('puts, updates, deletes and checks happen together', async () => {
    await transact([put('da-modificare', { n: 1 }), put('da-togliere'), put('da-controllare', { n: 7 })]);
    await transact([
      put('nuovo', { ruolo: 'x', ordine: 1 }),
      {
        Update: {
          TableName,
          Key: { pk: 'da-modificare', sk: 'a' },
          UpdateExpression: 'SET n = n + :v',
          ExpressionAttributeValues: { ':v': 1 },
        },
      },
      { Delete: { TableName, Key: { pk: 'da-togliere', sk: 'a' } } },
      {
        ConditionCheck: {
          TableName,
          Key: { pk: 'da-controllare', sk: 'a' },
          ConditionExpression: 'n = :v',
          ExpressionAttributeValues: { ':v': 7 },
        },
      },
    ]);
    expect(await get('nuovo')).toBeDefined();
    expect(await get('da-modificare')).toMatchObject({ n: 2 });
    expect(await get('da-togliere')).toBeUndefined();
    expect(await get('da-controllare')).toMatchObject({ n: 7 });
  });

  test('a failed condition cancels everything: the reasons come in order, with the item where it was asked for', async () => {
    await transact([put('presente', { n: 1 }), put('altro', { n: 2 })]);
    const exists = { ConditionExpression: 'attribute_not_exists(pk)' };
    const failure = await failureOf(
      transact([
        put('mai'),
        {
          Put: {
            TableName,
            Item: { pk: 'presente', sk: 'a' },
            ...exists,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { Delete: { TableName, Key: { pk: 'altro', sk: 'a' }, ...exists } },
        {
          ConditionCheck: {
            TableName,
            Key: { pk: 'assente', sk: 'a' },
            ConditionExpression: 'attribute_exists(pk)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { Update: { TableName, Key: { pk: 'terzo', sk: 'a' }, UpdateExpression: 'SET x = y' } },
      ]),
    );
    expect(failure.name).toBe('TransactionCanceledException');
    expect(failure.message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
        '[None, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ValidationError]',
    );
    const Message = 'The conditional request failed';
    expect(failure['CancellationReasons']).toEqual([
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message, Item: { pk: { S: 'presente' }, sk: { S: 'a' }, n: { N: '1' } } },
      { Code: 'ConditionalCheckFailed', Message },
      { Code: 'ConditionalCheckFailed', Message },
      {
        Code: 'ValidationError',
        Message: 'The provided expression refers to an attribute that does not exist in the item',
      },
    ]);
    expect(await get('mai')).toBeUndefined();
    expect(await get('presente')).toMatchObject({ n: 1 });
  });

  test('several operations on one item are refused', async () => {
    const failure = await failureOf(
      transact([put('stesso'), { Delete: { TableName, Key: { pk: 'stesso', sk: 'a' } } }]),
    );
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toBe('Transaction request cannot include multiple operations on one item');
    expect(await get('stesso')).toBeUndefined();
  });

  test('100 actions are accepted, 101 or none are refused', async () => {
    const many = Array.from({ length: 101 }, (_, n) => put(`molti-${n}`));
    await transact(many.slice(0, 100));
    expect(await get('molti-99')).toBeDefined();
    expect((await failureOf(transact(many))).message).toMatch(/length less than or equal to 100/);
    expect((await failureOf(transact([]))).message).toMatch(/length greater than or equal to 1/);
  });

  test('4 MB together are too much', async () => {
    const heavy = (count: number) =>
      Array.from({ length: count }, (_, n) => put(`pesante-${n}`, { t: 'x'.repeat(390 * 1024) }));
    expect((await failureOf(transact(heavy(11)))).message).toMatch(/4 MB/);
    expect(await get('pesante-0')).toBeUndefined();
    await transact(heavy(10));
    expect(await get('pesante-9')).toBeDefined();
  });

  test.each<[string, object, RegExp]>([
    ['of no kind', {}, /can only contain one of/],
    ['of two kinds', { Put: {}, Delete: {} }, /can only contain one of/],
    [
      'a check without condition',
      { ConditionCheck: { TableName: 'x', Key: {} } },
      /conditionCheck.conditionExpression/,
    ],
    [
      'with a bad expression',
      { Put: { TableName: 'tabella-1', Item: { pk: { S: 'x' } }, ConditionExpression: 'x = = y' } },
      /Invalid ConditionExpression/,
    ],
  ])('an action %s is refused', async (_case, action, message) => {
    const failure = await failureOf(engine.client.send(new TransactWriteItemsCommand({ TransactItems: [action] })));
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toMatch(message);
  });

  test('a table that is not there', async () => {
    const failure = await failureOf(transact([{ Put: { TableName: 'nessuna', Item: { pk: 'x', sk: 'a' } } }]));
    expect(failure.name).toBe('ResourceNotFoundException');
  });

  test('of many concurrent transactions on one item exactly one wins', async () => {
    const attempts = Array.from({ length: 50 }, (_, n) =>
      transact([
        {
          Put: {
            TableName,
            Item: { pk: 'conteso', sk: 'a', vincitore: n },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        put(`seguito-${n}`),
      ]).then(
        () => n,
        () => undefined,
      ),
    );
    const winners = (await Promise.all(attempts)).filter((n) => n !== undefined);
    expect(winners).toHaveLength(1);
    expect(await get('conteso')).toMatchObject({ vincitore: winners[0] });
    const followers = await Promise.all(Array.from({ length: 50 }, (_, n) => get(`seguito-${n}`)));
    expect(followers.filter(Boolean)).toHaveLength(1);
  });
});

describe('ClientRequestToken', () => {
  const add = (by: number): Actions => [
    {
      Update: {
        TableName,
        Key: { pk: 'conto', sk: 'a' },
        UpdateExpression: 'ADD n :v',
        ExpressionAttributeValues: { ':v': by },
      },
    },
  ];

  test('the same request with the same token is carried out once, after a restart too', async () => {
    const once = { ClientRequestToken: 'gettone-ripetuto' };
    await transact(add(1), once);
    await transact(add(1), once);
    expect(await get('conto')).toMatchObject({ n: 1 });
    await engine.restart();
    await transact(add(1), once);
    expect(await get('conto')).toMatchObject({ n: 1 });
    await transact(add(1), { ClientRequestToken: 'un-altro-gettone' });
    expect(await get('conto')).toMatchObject({ n: 2 });
  });

  test('the same token with another request is refused', async () => {
    const once = { ClientRequestToken: 'gettone-diverso' };
    await transact(add(1), once);
    expect((await failureOf(transact(add(2), once))).name).toBe('IdempotentParameterMismatchException');
    expect(await get('conto')).toMatchObject({ n: 1 });
  });

  test('a cancelled transaction does not use its token up', async () => {
    const once = { ClientRequestToken: 'gettone-annullato' };
    const guarded: Actions = [
      { Put: { TableName, Item: { pk: 'poi', sk: 'a' }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ];
    await transact([put('poi')]);
    expect((await failureOf(transact(guarded, once))).name).toBe('TransactionCanceledException');
    expect((await failureOf(transact(guarded, once))).name).toBe('TransactionCanceledException');
  });

  test('after ten minutes the token is forgotten', async () => {
    const once = { ClientRequestToken: 'gettone-scaduto' };
    await transact(add(1), once);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    await transact(add(1), once).finally(() => vi.useRealTimers());
    expect(await get('conto')).toMatchObject({ n: 2 });
  });
});

describe('TransactGetItems', () => {
  test('answers in order, with an empty place for what is not there', async () => {
    await transact([put('uno', { n: 1, x: 1 }), put('due', { n: 2 })]);
    const { Responses } = await engine.documents.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { pk: 'due', sk: 'a' } } },
          { Get: { TableName, Key: { pk: 'assente', sk: 'a' } } },
          { Get: { TableName, Key: { pk: 'uno', sk: 'a' }, ProjectionExpression: 'n' } },
        ],
      }),
    );
    expect(Responses).toEqual([{ Item: { pk: 'due', sk: 'a', n: 2 } }, {}, { Item: { n: 1 } }]);
    expect((await failureOf(engine.client.send(new TransactGetItemsCommand({ TransactItems: [] })))).name).toBe(
      'ValidationException',
    );
  });

  test('never sees half a transaction', async () => {
    const both = (n: number) => transact([put('sinistra', { n }), put('destra', { n })]);
    await both(0);
    const seen: boolean[] = [];
    let refused = 0;
    const look = async (): Promise<void> => {
      const keys = ['sinistra', 'destra'].map((pk) => ({ Get: { TableName, Key: { pk, sk: 'a' } } }));
      const { Responses } = await engine.documents.send(new TransactGetCommand({ TransactItems: keys }));
      seen.push(Responses?.[0]?.Item?.['n'] === Responses?.[1]?.Item?.['n']);
    };
    const orRefused = (error: unknown): void => {
      expect(error).toMatchObject({ name: 'TransactionCanceledException' });
      refused += 1;
    };
    for (let n = 1; n <= 50; n += 1) {
      await Promise.all([both(n), look().catch(orRefused), look().catch(orRefused)]);
      await look();
    }
    expect(seen.length + refused).toBe(150);
    expect(seen.length).toBeGreaterThanOrEqual(50);
    expect(seen.every(Boolean)).toBe(true);
  });
});
