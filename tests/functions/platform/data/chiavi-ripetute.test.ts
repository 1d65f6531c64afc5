import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { dynamoStore } from '#platform/data/dynamo.ts';

test('a key that is said twice is asked once: the database refuses a request that repeats one', async () => {
  const base = new DynamoDBClient({ region: 'eu-south-1' });
  const asked: BatchGetCommandInput['RequestItems'][] = [];
  base.middlewareStack.add(
    () => (args) => {
      asked.push(Object(args.input).RequestItems);
      return Promise.resolve({ response: {}, output: { Responses: { tabella: [] }, $metadata: {} } as never });
    },
    { step: 'initialize' },
  );
  const keys = Array.from({ length: 150 }, (_, numero) => ({ pk: 'SCUOLA', sk: String(numero % 120) }));
  await dynamoStore(base, 'tabella').batchGet(keys);
  expect(asked.map((richiesta) => richiesta?.tabella?.Keys?.length)).toEqual([100, 20]);
});
