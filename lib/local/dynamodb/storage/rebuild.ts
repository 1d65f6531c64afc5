import type { Table } from '../model/table.ts';
import { derivedWrites } from './derived.ts';
import type { openStore, Write } from './store.ts';

/** Writes that go to the disk together. */
const TOGETHER = 1000;

/**
 * Makes every index entry and every expiry again from the items, whatever the files held of them. Cut half way it leaves lists that are not whole, and is
 * begun again. @returns how many entries there are
 */
export async function rebuildDerived(
  store: Awaited<ReturnType<typeof openStore>>,
  tables: ReadonlyMap<string, Table>,
): Promise<number> {
  await store.repair();
  await Promise.all([store.spaces.indexes.clear(), store.spaces.expiries.clear()]);
  let made = 0;
  let together: Write[] = [];
  const flush = async (): Promise<void> => {
    await store.commit(together);
    made += together.length;
    together = [];
  };
  for await (const [spaceKey, after] of store.spaces.items.iterator()) {
    const end = spaceKey.indexOf('~');
    const table = tables.get(spaceKey.slice(0, end));
    if (table === undefined) continue;
    together.push(...derivedWrites({ table, key: spaceKey.slice(end + 1), before: undefined, after }).writes);
    if (together.length >= TOGETHER) await flush();
  }
  await flush();
  return made;
}
