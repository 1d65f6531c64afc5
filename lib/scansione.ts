import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Store } from '#platform/data/dynamo.ts';

/** Everything stored, a page in memory at a time; for the administrator only, the product itself never scans. */
export async function* scanItems(store: Store): AsyncGenerator<Item> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.client.send(
      new ScanCommand({ TableName: store.table, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}
