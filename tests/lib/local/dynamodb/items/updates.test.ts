import { GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
let TableName: string;
beforeAll(async () => {
  engine = await freshEngine();
  TableName = await engine.table();
});
afterAll(() => engine.stop());

const put = (Item: Record<string, unknown>, more = {}) =>
  engine.documents.send(new PutCommand({ TableName, Item, ...more }));
const get = async (pk: string, sk = 'a', more = {}) =>
  (await engine.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ...more }))).Item;
const update = (pk: string, expression: Partial<UpdateCommandInput>) =>
  engine.documents.send(new UpdateCommand({ TableName, Key: { pk, sk: 'a' }, ...expression }));

describe('updates', () => {
  const outcome = async (
    before: object,
    UpdateExpression: string,
    values: Record<string, unknown> = {},
    names: Record<string, string> = {},
  ) => {
    await put({ pk: 'modifica', sk: 'a', ...before });
    const { Attributes } = await update('modifica', {
      UpdateExpression,
      ReturnValues: 'ALL_NEW',
      ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
      ...(Object.keys(names).length === 0 ? {} : { ExpressionAttributeNames: names }),
    });
    expect(await get('modifica')).toEqual(Attributes);
    return Attributes;
  };

  test.each<[string, object, string, Record<string, unknown> | undefined, object]>([
    ['SET replaces and adds', { a: 1 }, 'SET a = :v, b = :w', { ':v': 'x', ':w': [1] }, { a: 'x', b: [1] }],
    ['SET reads the item as it was', { a: 1, b: 2 }, 'SET a = b, b = a', undefined, { a: 2, b: 1 }],
    ['arithmetic is exact', { a: 0.1 }, 'SET a = a + :v, c = :w - a', { ':v': 0.2, ':w': 1 }, { a: 0.3, c: 0.9 }],
    ['a sum may go below zero', { a: 1 }, 'SET a = a - :v', { ':v': 10.05 }, { a: -9.05 }],
    [
      'if_not_exists',
      { a: 1 },
      'SET a = if_not_exists(a, :v), b = if_not_exists(b, :v) + :v',
      { ':v': 5 },
      { a: 1, b: 10 },
    ],
    [
      'list_append',
      { l: [1] },
      'SET l = list_append(l, :v), m = list_append(:v, l)',
      { ':v': [2] },
      { l: [1, 2], m: [2, 1] },
    ],
    [
      'nested paths',
      { m: { l: [{ k: 1 }] } },
      'SET m.l[0].k = :v, m.n = :v REMOVE m.x',
      { ':v': 2 },
      { m: { l: [{ k: 2 }], n: 2 } },
    ],
    [
      'a position past the end appends',
      { l: ['a'] },
      'SET l[9] = :v, l[5] = :w',
      { ':v': 'nono', ':w': 'quinto' },
      { l: ['a', 'quinto', 'nono'] },
    ],
    [
      'REMOVE uses the original positions',
      { l: ['a', 'b', 'c', 'd'] },
      'REMOVE l[1], l[2], l[7]',
      undefined,
      { l: ['a', 'd'] },
    ],
    [
      'SET and REMOVE on one list',
      { l: ['a', 'b', 'c'] },
      'SET l[2] = :v REMOVE l[0]',
      { ':v': 'z' },
      { l: ['b', 'z'] },
    ],
    ['REMOVE of what is not there', { a: 1 }, 'REMOVE b', undefined, { a: 1 }],
    ['ADD on numbers', { a: 1 }, 'ADD a :v, b :v', { ':v': 2 }, { a: 3, b: 2 }],
    [
      'ADD on sets',
      { s: new Set(['a']) },
      'ADD s :v, t :v',
      { ':v': new Set(['a', 'b']) },
      { s: new Set(['a', 'b']), t: new Set(['a', 'b']) },
    ],
    [
      'DELETE from a set',
      { s: new Set(['a', 'b']), t: new Set(['a']) },
      'DELETE s :v, t :v, u :v',
      { ':v': new Set(['a', 'c']) },
      { s: new Set(['b']) },
    ],
  ])('%s', async (_case, before, expression, values, expected) => {
    expect(await outcome(before, expression, values)).toEqual({ pk: 'modifica', sk: 'a', ...expected });
  });

  test.each<[string, object, string, Record<string, unknown> | undefined, RegExp]>([
    [
      'an attribute that is not there',
      {},
      'SET a = b',
      undefined,
      /refers to an attribute that does not exist in the item/,
    ],
    ['arithmetic on text', { a: 'x' }, 'SET a = a + :v', { ':v': 1 }, /incorrect data type/],
    [
      'a path through nothing',
      {},
      'SET m.k = :v',
      { ':v': 1 },
      /document path provided in the update expression is invalid/,
    ],
    ['ADD of another type', { a: 'x' }, 'ADD a :v', { ':v': 1 }, /incorrect data type/],
    ['two paths that overlap', { m: {} }, 'SET m = :v, m.k = :v', { ':v': 1 }, /Two document paths overlap/],
    ['an index key of another type', {}, 'SET ruolo = :v', { ':v': 1 }, /Type mismatch for Index Key ruolo/],
    ['an index key made empty', {}, 'SET ruolo = :v', { ':v': '' }, /empty string value. IndexName: perRuolo/],
    ['a number over 38 digits', { a: 1 }, 'SET a = a + :v', { ':v': 1e-37 * 1.5 }, /more than 38 significant digits/],
  ])('%s is refused and changes nothing', async (_case, before, expression, values, message) => {
    await put({ pk: 'rifiuto', sk: 'a', ...before });
    const failure = await failureOf(
      update('rifiuto', {
        UpdateExpression: expression,
        ...(values === undefined ? {} : { ExpressionAttributeValues: values }),
      }),
    );
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toMatch(message);
    expect(await get('rifiuto')).toEqual({ pk: 'rifiuto', sk: 'a', ...before });
  });

  test('an update makes the item when it is not there, even without an expression', async () => {
    await update('nuovo', {});
    expect(await get('nuovo')).toEqual({ pk: 'nuovo', sk: 'a' });
  });

  test.each([
    ['NONE', undefined],
    ['ALL_OLD', { pk: 'valori', sk: 'a', a: 1, b: 2 }],
    ['ALL_NEW', { pk: 'valori', sk: 'a', a: 5, c: 5, b: 2 }],
    ['UPDATED_OLD', { a: 1 }],
    ['UPDATED_NEW', { a: 5, c: 5 }],
  ] as const)('ReturnValues %s', async (ReturnValues, expected) => {
    await put({ pk: 'valori', sk: 'a', a: 1, b: 2 });
    const { Attributes } = await update('valori', {
      UpdateExpression: 'SET a = :v, c = :v',
      ExpressionAttributeValues: { ':v': 5 },
      ReturnValues,
    });
    expect(Attributes).toEqual(expected);
  });
});
