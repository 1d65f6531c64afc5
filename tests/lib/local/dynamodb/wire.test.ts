import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEngine, type FreshEngine } from './fresh-engine.ts';

let engine: FreshEngine;
let TableName: string;

beforeAll(async () => {
  engine = await freshEngine();
  TableName = await engine.table();
});
afterAll(() => engine.stop());

const call = (operation: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${engine.port}/`, {
    method: 'POST',
    headers: {
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'content-type': 'application/x-amz-json-1.0',
      authorization: 'AWS4-HMAC-SHA256 Credential=x',
      ...headers,
    },
    body,
  });
async function fieldOf(answer: Response, field: string): Promise<unknown> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
const errorOf = async (response: Promise<Response>): Promise<unknown[]> => {
  const answer = await response;
  return [answer.status, await fieldOf(answer, '__type')];
};

describe('protocol', () => {
  test('an answer has the headers of the service', async () => {
    const answer = await call('DescribeTable', JSON.stringify({ TableName }));
    const body = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.0');
    expect(answer.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-amz-crc32')).toBe(String(crc32(body)));
  });

  test.each([
    'ListTables',
    'DeleteTable',
    'UpdateTable',
    'BatchExecuteStatement',
    'DescribeTimeToLive',
    'constructor',
    '',
  ])('%s is an unknown operation', async (name) => {
    expect(await errorOf(call(name, '{}'))).toEqual([400, 'com.amazon.coral.service#UnknownOperationException']);
  });

  test('no signature, no answer', async () => {
    expect(await errorOf(call('GetItem', '{}', { authorization: '' }))).toEqual([
      400,
      'com.amazon.coral.service#MissingAuthenticationTokenException',
    ]);
  });

  test('only POST is answered', async () => {
    expect((await fetch(`http://127.0.0.1:${engine.port}/`)).status).toBe(404);
  });

  test('over 16 MB is too large', async () => {
    expect((await call('PutItem', `"${'x'.repeat(16 * 1024 * 1024)}"`)).status).toBe(413);
  });
});

describe('malformed requests never end in a 5xx, nor write anything', () => {
  const deep = (levels: number): string => `${'{"M":{"a":'.repeat(levels)}{"S":"x"}${'}}'.repeat(levels)}`;
  const item = (value: string): string =>
    `{"TableName":"${TableName}","Item":{"pk":{"S":"x"},"sk":{"S":"x"},"a":${value}}}`;
  const bodies: [string, () => string][] = [
    ['nothing', () => ''],
    ['not JSON', () => '{'],
    ['null', () => 'null'],
    ['an array', () => '[]'],
    ['a number', () => '1'],
    ['an empty object', () => '{}'],
    ['null fields', () => '{"TableName":null,"Item":null,"Key":null,"TransactItems":null,"RequestItems":null}'],
    ['wrong types', () => '{"TableName":1,"Item":"x","Key":[],"TransactItems":{},"RequestItems":[]}'],
    ['a null value', () => item('null')],
    ['an empty value', () => item('{}')],
    ['an unknown type', () => item('{"X":"1"}')],
    ['two types', () => item('{"S":"a","N":"1"}')],
    ['a number that is a JSON number', () => item('{"N":1}')],
    ['bytes that are not base64', () => item('{"B":"?"}')],
    ['a null in a list', () => item('{"L":[null]}')],
    ['a null in a set', () => item('{"SS":[null]}')],
    ['deep nesting', () => item(deep(40))],
    ['very deep nesting', () => item(deep(20_000))],
    ['very deep arrays', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['null actions', () => '{"TransactItems":[null,1,"x",[]]}'],
    ['empty actions', () => '{"TransactItems":[{"Put":{},"Get":{}}]}'],
    ['null requests', () => `{"RequestItems":{"${TableName}":[null]}}`],
    ['null keys', () => `{"RequestItems":{"${TableName}":{"Keys":[null]}}}`],
    [
      'prototypes',
      () =>
        `{"__proto__":{"TableName":"x"},"TableName":"${TableName}","Key":{"__proto__":{"S":"x"}},"KeyConditionExpression":"__proto__ = :v"}`,
    ],
  ];
  const names = [
    'CreateTable',
    'DescribeTable',
    'UpdateTimeToLive',
    'GetItem',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'Query',
    'Scan',
    'ExecuteStatement',
    'BatchGetItem',
    'BatchWriteItem',
    'TransactWriteItems',
    'TransactGetItems',
  ];

  test.each(names)('%s', async (name) => {
    for (const [what, body] of bodies) {
      const answer = await call(name, body());
      const type = (await fieldOf(answer, '__type')) ?? 'none';
      expect(type, what).toMatch(/(Serialization|Validation|ResourceNotFound)Exception$|^none$/);
      expect(answer.status, what).toBe(type === 'none' ? 200 : 400);
    }
    const scanned = await call('Scan', JSON.stringify({ TableName }));
    expect(await fieldOf(scanned, 'Count')).toBe(0);
  });
});
