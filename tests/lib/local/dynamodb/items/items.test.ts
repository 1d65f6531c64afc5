import {
  BatchGetItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, freshEngine, tableInput, type FreshEngine } from '../fresh-engine.ts';

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
