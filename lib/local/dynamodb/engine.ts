import type { Faults } from './faults.ts';
import type { Item } from './model/attribute-value.ts';
import { resourceNotFound } from './model/service-error.ts';
import type { Table } from './model/table.ts';
import { derivedWrites, itemSpaceKey, type Change } from './storage/derived.ts';
import { makeOngoing } from './storage/ongoing.ts';
import { makeQueue } from './storage/queue.ts';
import { rebuildDerived } from './storage/rebuild.ts';
import { openStore, type Write } from './storage/store.ts';

export type Engine = Awaited<ReturnType<typeof openEngine>>;

/** Answers one operation of the wire protocol: the JSON of the request in, the JSON of the answer out. */
export type Operation = (engine: Engine, request: unknown) => Promise<object>;

/**
 * The state behind all operations: the store, the table definitions it holds, the one queue that orders writes.
 * Nothing here changes before the batch that stores it has been written.
 * @throws AvvioNonRiuscito as openStore does
 */
export async function openEngine(
  folder: string,
  faults: Faults | undefined,
  onChange?: (changes: readonly Change[]) => void,
) {
  const store = await openStore(folder);
  const tables = new Map(await store.spaces.tables.iterator().all());
  const queue = makeQueue();

  return {
    store,
    faults,
    ongoing: makeOngoing(),

    tables: (): Table[] => [...tables.values()],

    /** @throws ServiceError ResourceNotFoundException */
    table(name: string): Table {
      const table = tables.get(name);
      if (table === undefined) throw resourceNotFound();
      return table;
    },

    hasTable: (name: string): boolean => tables.has(name),

    /** Stores a new or changed definition with everything that follows from it. */
    async saveTable(table: Table, consequences: readonly Write[]): Promise<void> {
      await store.commit([{ space: 'tables', key: table.TableName, value: table }, ...consequences]);
      tables.set(table.TableName, table);
    },

    /** Runs a task that reads and then writes with no other write in between. */
    exclusive: <T>(task: () => Promise<T>): Promise<T> =>
      queue(async () => {
        await store.heal();
        return task();
      }),

    /** @returns the items under the keys, in their order, all read at one moment */
    readItems: async (wanted: readonly { table: Table; key: string }[]): Promise<(Item | undefined)[]> =>
      store.spaces.items.getMany(wanted.map(({ table, key }) => itemSpaceKey(table, key))),

    /** Writes items, index entries and expiries in one batch: all or nothing. */
    async commit(changes: readonly Change[], others: readonly Write[] = []): Promise<void> {
      const derived = changes.map(derivedWrites);
      const items = changes
        .filter(({ before, after }) => before !== undefined || after !== undefined)
        .map(({ table, key, after }): Write => ({ space: 'items', key: itemSpaceKey(table, key), value: after }));
      await store.commit([...items, ...derived.flatMap(({ writes }) => writes), ...others]);
      for (const { writes, previous } of derived) faults?.lateIndexes?.note(writes, previous);
      onChange?.(changes);
    },

    /** Makes the indexes again from the items, with no write in between. */
    rebuildIndexes: (): Promise<number> => queue(() => rebuildDerived(store, tables)),

    /** Waits for the writes under way, then closes. */
    close: (): Promise<void> => queue(() => store.close()),
  };
}
