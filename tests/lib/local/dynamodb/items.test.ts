import {
  BatchGetItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, tableInput, type FreshEngine } from './fresh-engine.ts';

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

describe('tables', () => {
  test('a created table is described as active, with its schema', async () => {
    const { Table } = await engine.client.send(new DescribeTableCommand({ TableName }));
    expect(Table).toMatchObject({
      TableName,
      TableStatus: 'ACTIVE',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    });
    expect(Table?.KeySchema).toEqual(tableInput(TableName).KeySchema);
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName, IndexStatus }) => [IndexName, IndexStatus])).toEqual([
      ['perRuolo', 'ACTIVE'],
      ['nomi', 'ACTIVE'],
    ]);
    expect(Table?.CreationDateTime).toBeInstanceOf(Date);
  });

  test('the answer to the creation says CREATING, a second creation is refused', async () => {
    const created = await engine.client.send(new CreateTableCommand(tableInput('doppia')));
    expect(created.TableDescription?.TableStatus).toBe('CREATING');
    expect((await failureOf(engine.client.send(new CreateTableCommand(tableInput('doppia'))))).name).toBe(
      'ResourceInUseException',
    );
  });

  test('a table that is not there', async () => {
    const described = await failureOf(engine.client.send(new DescribeTableCommand({ TableName: 'nessuna' })));
    expect(described.name).toBe('ResourceNotFoundException');
    expect(described.message).toBe('Requested resource not found: Table: nessuna not found');
    const read = await failureOf(
      engine.documents.send(new GetCommand({ TableName: 'nessuna', Key: { pk: 'x', sk: 'y' } })),
    );
    expect(read.name).toBe('ResourceNotFoundException');
  });

  test('an operation the engine does not have is unknown, as on the service', async () => {
    const refused = await failureOf(engine.client.send(new ListTablesCommand({})));
    expect(refused.name).toBe('UnknownOperationException');
    expect(refused['$metadata']).toMatchObject({ httpStatusCode: 400 });
  });
});

describe('types', () => {
  const everyType = {
    testo: { S: 'perché' },
    vuoto: { S: '' },
    numero: { N: '-12.5' },
    byte: { B: new Uint8Array([0, 255, 128]) },
    nessunByte: { B: new Uint8Array() },
    vero: { BOOL: true },
    falso: { BOOL: false },
    nullo: { NULL: true },
    testi: { SS: ['a', 'b'] },
    numeri: { NS: ['1', '2.5'] },
    tantiByte: { BS: [new Uint8Array([1]), new Uint8Array([2])] },
    lista: { L: [{ S: 'x' }, { N: '1' }, { L: [] }] },
    mappa: { M: { dentro: { M: { ancora: { BOOL: false } } }, vuota: { M: {} } } },
  };

  test('every type comes back as it was', async () => {
    const Item = { pk: { S: 'tipi' }, sk: { S: 'a' }, ...everyType };
    await engine.client.send(new PutItemCommand({ TableName, Item }));
    const read = await engine.client.send(
      new GetItemCommand({ TableName, Key: { pk: { S: 'tipi' }, sk: { S: 'a' } } }),
    );
    expect(read.Item).toEqual(Item);
  });

  test('numbers are normalised and keep 38 digits', async () => {
    const digits = '12345678901234567890123456789012345678';
    await engine.client.send(
      new PutItemCommand({
        TableName,
        Item: {
          pk: { S: 'numeri' },
          sk: { S: 'a' },
          a: { N: '1.500' },
          b: { N: '1e3' },
          c: { N: digits },
          d: { N: '-0' },
          e: { N: '007' },
        },
      }),
    );
    const { Item } = await engine.client.send(
      new GetItemCommand({ TableName, Key: { pk: { S: 'numeri' }, sk: { S: 'a' } } }),
    );
    expect(Item).toMatchObject({ a: { N: '1.5' }, b: { N: '1000' }, c: { N: digits }, d: { N: '0' }, e: { N: '7' } });
  });

  test.each([
    ['39 digits', { N: '123456789012345678901234567890123456789' }],
    ['too large a number', { N: '1e126' }],
    ['not a number', { N: 'dodici' }],
    ['an empty set', { SS: [] }],
    ['a set with duplicates', { NS: ['1', '1.0'] }],
    ['a null that is false', { NULL: false }],
  ])('%s is refused', async (_case, a) => {
    const Item = { pk: { S: 'x' }, sk: { S: 'rifiutato' }, a };
    expect((await failureOf(engine.client.send(new PutItemCommand({ TableName, Item })))).name).toBe(
      'ValidationException',
    );
    expect(await get('x', 'rifiutato')).toBeUndefined();
  });

  test('33 levels of nesting are refused, 32 are stored', async () => {
    const nested = (levels: number): object => (levels === 0 ? {} : { m: nested(levels - 1) });
    await put({ pk: 'annidato', sk: 'a', m: nested(31) });
    expect((await failureOf(put({ pk: 'annidato', sk: 'a', m: nested(32) }))).message).toMatch(/Nesting Levels/);
  });
});

describe('keys', () => {
  test.each([
    ['missing', { pk: 'x' }, /Missing the key sk/],
    ['of another type', { pk: 'x', sk: 5 }, /Type mismatch for key sk expected: S actual: N/],
    ['empty', { pk: '', sk: 'a' }, /empty string value. Key: pk/],
    ['too long in bytes', { pk: 'è'.repeat(1025), sk: 'a' }, /maximum size limit of 2048 bytes/],
    ['with too long a sort key', { pk: 'x', sk: 'è'.repeat(513) }, /size limit of 1024 bytes/],
    ['of an index, of another type', { pk: 'x', sk: 'a', ruolo: 1 }, /Type mismatch for Index Key ruolo/],
    ['of an index, empty', { pk: 'x', sk: 'a', ruolo: '' }, /empty string value. IndexName: perRuolo, IndexKey: ruolo/],
  ])('a key %s is refused on put', async (_case, item, message) => {
    const failure = await failureOf(put(item));
    expect(failure.name).toBe('ValidationException');
    expect(failure.message).toMatch(message);
  });

  test('a key that does not match the schema is refused on get, update and delete', async () => {
    const Key = { pk: 'x', altro: 'a' };
    for (const command of [new GetCommand({ TableName, Key }), new DeleteCommand({ TableName, Key })]) {
      expect((await failureOf(engine.documents.send(command))).message).toBe(
        'The provided key element does not match the schema',
      );
    }
  });

  test('an attribute of the key cannot be updated', async () => {
    const failure = await failureOf(
      update('chiave', { UpdateExpression: 'SET sk = :v', ExpressionAttributeValues: { ':v': 'b' } }),
    );
    expect(failure.message).toMatch(/Cannot update attribute sk. This attribute is part of the key/);
  });

  test('the names of JavaScript objects are ordinary names', async () => {
    await put(
      { pk: 'nomi', sk: 'a', toString: 1 },
      {
        ConditionExpression: 'attribute_not_exists(#c)',
        ExpressionAttributeNames: { '#c': 'constructor' },
      },
    );
    expect(await get('nomi')).toMatchObject({ toString: 1 });
  });
});

describe('size', () => {
  test('an item of 400 KB is stored, one byte more is refused, accents counting two', async () => {
    const room = 400 * 1024 - Buffer.byteLength('pkgrandeskat');
    await put({ pk: 'grande', sk: 'a', t: 'x'.repeat(room) });
    expect((await get('grande'))?.['t']).toHaveLength(room);
    expect((await failureOf(put({ pk: 'grande', sk: 'a', t: 'x'.repeat(room + 1) }))).message).toBe(
      'Item size has exceeded the maximum allowed size',
    );
    expect((await failureOf(put({ pk: 'grande', sk: 'a', t: 'è'.repeat(room / 2 + 1) }))).name).toBe(
      'ValidationException',
    );
    const grown = await failureOf(
      update('grande', { UpdateExpression: 'SET u = :u', ExpressionAttributeValues: { ':u': 'x' } }),
    );
    expect(grown.message).toBe('Item size to update has exceeded the maximum allowed size');
  });
});

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

describe('put, get and delete', () => {
  test('put replaces the whole item and shows the old one on request', async () => {
    await put({ pk: 'intero', sk: 'a', vecchio: 1 });
    const { Attributes } = await put({ pk: 'intero', sk: 'a', nuovo: 1 }, { ReturnValues: 'ALL_OLD' });
    expect(Attributes).toEqual({ pk: 'intero', sk: 'a', vecchio: 1 });
    expect(await get('intero')).toEqual({ pk: 'intero', sk: 'a', nuovo: 1 });
  });

  test('delete shows the old item, and is no error when there is none', async () => {
    await put({ pk: 'via', sk: 'a', x: 1 });
    const command = new DeleteCommand({ TableName, Key: { pk: 'via', sk: 'a' }, ReturnValues: 'ALL_OLD' });
    expect((await engine.documents.send(command)).Attributes).toEqual({ pk: 'via', sk: 'a', x: 1 });
    expect((await engine.documents.send(command)).Attributes).toBeUndefined();
  });

  test('a projection picks attributes, elements and nested parts', async () => {
    await put({ pk: 'parti', sk: 'a', a: 1, m: { x: 1, y: 2 }, l: ['zero', 'uno', 'due'] });
    expect(await get('parti', 'a', { ProjectionExpression: 'a, m.y, l[2], l[0], assente' })).toEqual({
      a: 1,
      m: { y: 2 },
      l: ['zero', 'due'],
    });
    expect(await get('parti', 'a', { ProjectionExpression: '#n', ExpressionAttributeNames: { '#n': 'm' } })).toEqual({
      m: { x: 1, y: 2 },
    });
  });

  test('consumed capacity follows size and consistency', async () => {
    const written = await put({ pk: 'peso', sk: 'a', t: 'x'.repeat(5000) }, { ReturnConsumedCapacity: 'TOTAL' });
    expect(written.ConsumedCapacity).toEqual({ TableName, CapacityUnits: 5 });
    const Key = { pk: 'peso', sk: 'a' };
    const read = await engine.documents.send(
      new GetCommand({ TableName, Key, ReturnConsumedCapacity: 'TOTAL', ConsistentRead: true }),
    );
    expect(read.ConsumedCapacity?.CapacityUnits).toBe(2);
  });

  test('what was written is there after a restart', async () => {
    await put({ pk: 'durevole', sk: 'a', x: 1 });
    await engine.restart();
    expect(await get('durevole')).toEqual({ pk: 'durevole', sk: 'a', x: 1 });
  });
});

test('the parameters that expressions replaced are refused by name', async () => {
  const failure = await failureOf(
    engine.client.send(
      new PutItemCommand({
        TableName,
        Item: { pk: { S: 'x' }, sk: { S: 'a' } },
        Expected: { pk: { Exists: false } },
      }),
    ),
  );
  expect(failure.message).toBe('The legacy parameter Expected is not supported: use an expression');
  const nested = await failureOf(
    engine.client.send(
      new BatchGetItemCommand({
        RequestItems: { [TableName]: { Keys: [{ pk: { S: 'x' }, sk: { S: 'a' } }], AttributesToGet: ['pk'] } },
      }),
    ),
  );
  expect(nested.message).toBe('The legacy parameter AttributesToGet is not supported: use an expression');
});
