import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
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

describe('conditions', () => {
  const stored = {
    pk: 'condizioni',
    sk: 'a',
    nome: 'Zeta',
    eta: 30,
    vuoto: '',
    falso: false,
    nulla: null,
    mappa: { x: 1, y: [1, 2] },
    lista: ['a', 1, { k: 'v' }],
    tag: new Set(['rosso', 'blu']),
    dati: new Uint8Array([1, 2, 3]),
  };
  beforeAll(() => put(stored));

  const holds = async (ConditionExpression: string, values?: Record<string, unknown>): Promise<boolean> => {
    const attempt = put(stored, {
      ConditionExpression,
      ...(values === undefined ? {} : { ExpressionAttributeValues: values }),
    });
    return attempt.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
        throw error;
      },
    );
  };

  test.each<[boolean, string, Record<string, unknown>?]>([
    [true, 'attribute_exists(pk)'],
    [true, 'attribute_exists(vuoto)'],
    [true, 'attribute_exists(falso)'],
    [false, 'attribute_not_exists(nulla)'],
    [true, 'attribute_not_exists(assente)'],
    [true, 'attribute_exists(mappa.y[1])'],
    [false, 'attribute_exists(mappa.y[2])'],
    [true, 'attribute_type(nulla, :t)', { ':t': 'NULL' }],
    [false, 'attribute_type(eta, :t)', { ':t': 'S' }],
    [true, 'eta = :v', { ':v': 30 }],
    [false, 'eta = :v', { ':v': '30' }],
    [true, 'eta <> :v', { ':v': '30' }],
    [true, 'assente <> :v', { ':v': 1 }],
    [false, 'assente = :v', { ':v': 1 }],
    [false, 'assente < :v', { ':v': 1 }],
    [true, 'eta < :v', { ':v': 30.5 }],
    [true, 'eta > :v', { ':v': -100 }],
    [true, 'eta >= :v', { ':v': 30 }],
    [false, 'eta <= :v', { ':v': 4 }],
    [true, 'nome < :v', { ':v': 'a' }],
    [true, 'dati > :v', { ':v': new Uint8Array([1, 2]) }],
    [true, 'eta BETWEEN :a AND :b', { ':a': 30, ':b': 31 }],
    [false, 'eta BETWEEN :a AND :b', { ':a': 31, ':b': 32 }],
    [true, 'nome IN (:a, :b)', { ':a': 'Alfa', ':b': 'Zeta' }],
    [true, 'falso IN (:a)', { ':a': false }],
    [true, 'vuoto IN (:a)', { ':a': '' }],
    [true, 'mappa = :m', { ':m': { y: [1, 2], x: 1 } }],
    [false, 'mappa = :m', { ':m': { y: [2, 1], x: 1 } }],
    [true, 'tag = :s', { ':s': new Set(['blu', 'rosso']) }],
    [false, 'tag = :s', { ':s': new Set(['blu']) }],
    [true, 'begins_with(nome, :p)', { ':p': 'Ze' }],
    [true, 'begins_with(nome, :p)', { ':p': '' }],
    [true, 'begins_with(dati, :p)', { ':p': new Uint8Array([1, 2]) }],
    [true, 'contains(nome, :p)', { ':p': 'et' }],
    [true, 'contains(tag, :p)', { ':p': 'blu' }],
    [false, 'contains(tag, :p)', { ':p': 'bl' }],
    [true, 'contains(lista, :p)', { ':p': 1 }],
    [true, 'contains(lista, :p)', { ':p': { k: 'v' } }],
    [true, 'size(nome) = :n', { ':n': 4 }],
    [true, 'size(vuoto) = :n', { ':n': 0 }],
    [true, 'size(lista) > :n', { ':n': 2 }],
    [true, 'size(dati) = :n', { ':n': 3 }],
    [true, 'NOT eta = :v AND (nome = :n OR nome = :m)', { ':v': 1, ':n': 'x', ':m': 'Zeta' }],
    [true, 'eta = :v OR eta = :w AND nome = :w', { ':v': 30, ':w': 'x' }],
  ])('%s: %s', async (expected, expression, values) => {
    expect(await holds(expression, values)).toBe(expected);
  });

  test.each([
    ['an unknown function', 'esiste(pk)', undefined, /Invalid function name; function: esiste/],
    ['a syntax error', 'pk = = :v', { ':v': 1 }, /Invalid ConditionExpression: Syntax error/],
    ['an undefined value', 'pk = :v', undefined, /attribute value used in expression is not defined/],
    ['a reserved word', 'status = :v', { ':v': 1 }, /reserved keyword: status/],
    ['an unused value', 'attribute_exists(pk)', { ':v': 1 }, /unused in expressions: keys: {:v}/],
    ['an empty expression', '', undefined, /The expression can not be empty/],
  ])('%s is a ValidationException', async (_case, expression, values, message) => {
    const failure = await failureOf(holds(expression, values));
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toMatch(message);
  });

  test('a failed condition writes nothing, and shows the item only when asked', async () => {
    const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
    const silent = await failureOf(put({ pk: 'condizioni', sk: 'a' }, condition));
    expect(silent.message).toBe('The conditional request failed');
    expect(silent['Item']).toBeUndefined();
    const telling = await failureOf(
      put({ pk: 'condizioni', sk: 'a' }, { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    );
    expect(telling['Item']).toMatchObject({ nome: { S: 'Zeta' }, eta: { N: '30' } });
    expect(await get('condizioni')).toMatchObject({ nome: 'Zeta' });
    for (const Command of [UpdateItemCommand, DeleteItemCommand]) {
      const failure = await failureOf(
        engine.client.send(
          new Command({
            TableName,
            Key: { pk: { S: 'condizioni' }, sk: { S: 'a' } },
            ...condition,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        ),
      );
      expect(failure['Item']).toMatchObject({ nome: { S: 'Zeta' } });
    }
    const absent = await failureOf(
      put(
        { pk: 'assente', sk: 'a' },
        { ConditionExpression: 'attribute_exists(pk)', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      ),
    );
    expect(absent['Item']).toBeUndefined();
  });
});
