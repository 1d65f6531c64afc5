import {
  BatchWriteItemCommand,
  QueryCommand,
  type AttributeValue,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEngine, type FreshEngine } from '../fresh-engine.ts';

let engine: FreshEngine;
beforeAll(async () => {
  engine = await freshEngine();
});
afterAll(() => engine.stop());

type Item = Record<string, AttributeValue>;
type KeyType = 'S' | 'N' | 'B';

/** Keys close to each other, so that prefixes, signs and equal beginnings meet often. */
const keys: Record<KeyType, fc.Arbitrary<AttributeValue>> = {
  S: fc
    .string({ unit: fc.constantFrom('a', 'b', 'è', '/', '~', '0', '😀'), minLength: 1, maxLength: 3 })
    .map((S) => ({ S })),
  N: fc
    .oneof(
      fc.integer({ min: -120, max: 120 }),
      fc.integer({ min: -999, max: 999 }).map((n) => n / 100),
    )
    .map((n) => ({ N: String(n) })),
  B: fc.uint8Array({ minLength: 1, maxLength: 3, max: 4 }).map((B) => ({ B })),
};

function compare(a: AttributeValue | undefined, b: AttributeValue | undefined): number {
  if (a?.N !== undefined && b?.N !== undefined) return Number(a.N) - Number(b.N);
  const bytes = (value: AttributeValue | undefined): Uint8Array => value?.B ?? Buffer.from(value?.S ?? '');
  return Buffer.compare(bytes(a), bytes(b));
}

interface Condition {
  text: string;
  accepts: (sk: AttributeValue | undefined, a: AttributeValue, b: AttributeValue) => boolean;
}

const conditions: Condition[] = [
  { text: 'sk = :a', accepts: (sk, a) => compare(sk, a) === 0 },
  { text: 'sk < :a', accepts: (sk, a) => compare(sk, a) < 0 },
  { text: 'sk <= :a', accepts: (sk, a) => compare(sk, a) <= 0 },
  { text: 'sk > :a', accepts: (sk, a) => compare(sk, a) > 0 },
  { text: 'sk >= :a', accepts: (sk, a) => compare(sk, a) >= 0 },
  { text: 'sk BETWEEN :a AND :b', accepts: (sk, a, b) => compare(sk, a) >= 0 && compare(sk, b) <= 0 },
];

const identity = (item: Item): string =>
  JSON.stringify([
    item['sk']?.S,
    item['sk']?.N === undefined ? undefined : Number(item['sk'].N),
    [...(item['sk']?.B ?? [])],
  ]);

async function queryAll(input: QueryCommandInput): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await engine.client.send(
      new QueryCommand({ ...input, ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }) }),
    );
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return found;
}

async function store(TableName: string, partition: number, sortKeys: AttributeValue[]): Promise<Item[]> {
  const pk = { S: `p${partition}` };
  const items = sortKeys.map((sk): Item => ({ pk, sk }));
  const neighbours = sortKeys.slice(0, 2).map((sk): Item => ({ pk: { S: `p${partition}x` }, sk }));
  const requests = [...items, ...neighbours].map((Item) => ({ PutRequest: { Item } }));
  await engine.client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
  return items;
}

test.each<KeyType>(['S', 'N', 'B'])(
  'any condition, direction and page size over %s keys gives what sorting in memory gives',
  async (type) => {
    const TableName = await engine.table(type);
    let partition = 0;
    const sortKeys = fc.uniqueArray(keys[type], { minLength: 1, maxLength: 20, selector: (sk) => identity({ sk }) });
    const forward = fc.boolean();
    await fc.assert(
      fc.asyncProperty(
        sortKeys,
        keys[type],
        keys[type],
        fc.integer({ min: 1, max: 8 }),
        forward,
        async (stored, one, two, Limit, ScanIndexForward) => {
          partition += 1;
          const items = await store(TableName, partition, stored);
          const [a, b] = compare(one, two) <= 0 ? [one, two] : [two, one];
          for (const { text, accepts } of conditions) {
            const found = await queryAll({
              TableName,
              KeyConditionExpression: `pk = :p AND ${text}`,
              Limit,
              ScanIndexForward,
              ExpressionAttributeValues: {
                ':p': { S: `p${partition}` },
                ':a': a,
                ...(text.includes(':b') ? { ':b': b } : {}),
              },
            });
            const expected = items
              .filter((item) => accepts(item['sk'], a, b))
              .toSorted((x, y) => compare(x['sk'], y['sk']));
            expect(found.map(identity), text).toEqual(
              (ScanIndexForward ? expected : expected.toReversed()).map(identity),
            );
          }
        },
      ),
      { numRuns: 40 },
    );
  },
);
