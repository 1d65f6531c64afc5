import db from 'dynalite/db/index.js';
import type { Item } from '../model/attribute-value.ts';
import { allIndexes, keyNames, projectedOf, type Index, type Table } from '../model/table.ts';
import type { Write } from './store.ts';

/** One item before and after a request; undefined is absent. */
export interface Change {
  table: Table;
  /** Of the item, as `itemKey` makes it. */
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** Sortable key of an item in its table: partition, then sort key in the service's order (UTF-8 bytes, numbers by value, bytes unsigned). */
export const itemKey = (table: Table, item: Item): string => db.createKey(item, table);

/** Sortable key of an item in an index: equal index keys are told apart by the item's own key. */
export const indexKey = (table: Table, index: Index, item: Item): string =>
  db.createKey(item, table, index.KeySchema) + db.createKey(item, table);

export const itemSpaceKey = (table: Table, key: string): string => `${table.TableName}~${key}`;
export const indexSpacePrefix = (table: Table, index: Index): string => `${table.TableName}~${index.IndexName}~`;

/** Sorts by time; `seconds` is an epoch time as a decimal number. */
export const expirySpaceKey = (table: Table, seconds: string, key: string): string =>
  `${table.TableName}~${db.toRangeStr(seconds, 'N')}/${key}`;

type Derived = Extract<Write, { space: 'indexes' | 'expiries' }>;

/** Everything that is stored because an item is what it is: its entry in each index whose keys it has, and its expiry. */
function derivedFrom(table: Table, key: string, item: Item | undefined): Derived[] {
  if (item === undefined) return [];
  const entries: Derived[] = allIndexes(table)
    .filter(({ index }) => keyNames(index.KeySchema).every((name) => item[name] !== undefined))
    .map(({ index }) => ({
      space: 'indexes',
      key: indexSpacePrefix(table, index) + indexKey(table, index, item),
      value: projectedOf(table, index, item),
    }));
  const expiry = table.timeToLive === null ? undefined : item[table.timeToLive];
  if (expiry !== undefined && 'N' in expiry)
    entries.push({ space: 'expiries', key: expirySpaceKey(table, expiry.N, key), value: key });
  return entries;
}

export interface DerivedWrites {
  writes: Derived[];
  /** The same entries as they were, to show an index as it was a moment ago. */
  previous: Derived[];
}

/** What must be written beside an item so that its indexes and its expiry stay in step with it. */
export function derivedWrites({ table, key, before, after }: Change): DerivedWrites {
  const previous = derivedFrom(table, key, before);
  const next = derivedFrom(table, key, after);
  const kept = new Set(next.map((entry) => entry.key));
  const removed = previous
    .filter((entry) => !kept.has(entry.key))
    .map((entry): Derived => ({ ...entry, value: undefined }));
  return { writes: [...removed, ...next], previous };
}
