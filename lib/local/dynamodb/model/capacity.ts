import { itemSize, sameValue, type Item } from './attribute-value.ts';
import { allIndexes, keyNames, projectedOf, type Index, type Table } from './table.ts';

/** ReturnConsumedCapacity as it arrived; anything but TOTAL and INDEXES asks for nothing. */
type Wanted = unknown;

export const isCapacityAsked = (wanted: Wanted): boolean => wanted === 'TOTAL' || wanted === 'INDEXES';

/** What a request consumed of one table: units of the table itself, and of each global index that it wrote. */
export interface Use {
  readonly tableName: string;
  readonly units: number;
  readonly indexes?: Readonly<Record<string, number>>;
}

interface Versions {
  readonly table: Table;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

const READ_UNIT = 4096;
const WRITE_UNIT = 1024;

/** Read units for so many bytes: one each 4 KB when consistent, half otherwise ("Read and write capacity", developer guide). */
export const readUnits = (bytes: number, consistent = false): number =>
  Math.max(1, Math.ceil(bytes / READ_UNIT)) * (consistent ? 1 : 0.5);

const unitsOf = (...versions: readonly (Item | undefined)[]): number =>
  Math.max(1, ...versions.map((item) => Math.ceil(itemSize(item ?? {}) / WRITE_UNIT)));

/** What an index holds of an item; nothing of one that lacks its keys. */
const entryOf = (table: Table, index: Index, item: Item | undefined): Item | undefined =>
  item !== undefined && keyNames(index.KeySchema).every((name) => item[name] !== undefined)
    ? projectedOf(table, index, item)
    : undefined;

/**
 * Write units that a change costs an index: none while its entry stays as it was, one write of the larger version while its key does,
 * else a removal and a new entry ("Provisioned throughput considerations for global secondary indexes", developer guide).
 */
const indexUnits = (index: Index, before: Item | undefined, after: Item | undefined): number => {
  if (before === undefined || after === undefined) return before === after ? 0 : unitsOf(before, after);
  const isMoved = keyNames(index.KeySchema).some(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (isMoved) return unitsOf(before) + unitsOf(after);
  return sameValue({ M: before }, { M: after }) ? 0 : unitsOf(before, after);
};

/**
 * Write units of a change: of the item one each KB of the larger of the two versions, of each global index what it must follow; `factor` 2 in a
 * transaction, which prepares and stores the item, while an index follows once (measured on the service by github.com/nubo-db/dynoxide on 13 August 2026).
 */
export const writeUse = ({ table, before, after }: Versions, factor = 1): Use => {
  const indexes = allIndexes(table).flatMap(({ index, isGlobal }): [string, number][] => {
    const units = indexUnits(index, entryOf(table, index, before), entryOf(table, index, after));
    return isGlobal && units > 0 ? [[index.IndexName, units]] : [];
  });
  return {
    tableName: table.TableName,
    units: unitsOf(before, after) * factor,
    indexes: Object.fromEntries(indexes),
  };
};

const ofIndexes = (indexes: Readonly<Record<string, number>>): object | undefined =>
  Object.keys(indexes).length === 0
    ? undefined
    : Object.fromEntries(Object.entries(indexes).map(([name, units]) => [name, { CapacityUnits: units }]));

/** ConsumedCapacity of an answer about one table, or nothing when it was not asked for. */
export function consumed(wanted: Wanted, { tableName, units, indexes = {} }: Use): object | undefined {
  if (!isCapacityAsked(wanted)) return undefined;
  return {
    TableName: tableName,
    CapacityUnits: Object.values(indexes).reduce((total, more) => total + more, units),
    ...(wanted === 'INDEXES' ? { Table: { CapacityUnits: units }, GlobalSecondaryIndexes: ofIndexes(indexes) } : {}),
  };
}

const together = (one: Use, other: Use): Use => {
  const indexes = { ...one.indexes };
  for (const [name, units] of Object.entries(other.indexes ?? {})) indexes[name] = (indexes[name] ?? 0) + units;
  return { tableName: one.tableName, units: one.units + other.units, indexes };
};

/** ConsumedCapacity of an answer about several tables. */
export function consumedByTable(wanted: Wanted, uses: readonly Use[]): object[] | undefined {
  if (!isCapacityAsked(wanted)) return undefined;
  const byTable = Map.groupBy(uses, ({ tableName }) => tableName);
  return [...byTable.values()].flatMap((ofTable) => consumed(wanted, ofTable.reduce(together)) ?? []);
}
