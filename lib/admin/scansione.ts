import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Store } from '../../functions/platform/data/dynamo.ts';

/** Everything stored; for the administrator only, the product itself never scans. */
export const scanAll = async (store: Store): Promise<Item[]> => {
  const items: Item[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.client.send(
      new ScanCommand({ TableName: store.table, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
};
