import { itemSize, type Item } from './attribute-value.ts';

/** ReturnConsumedCapacity as it arrived; anything but TOTAL and INDEXES asks for nothing. */
type Wanted = unknown;

const READ_UNIT = 4096;
const WRITE_UNIT = 1024;

/** Read units for so many bytes: one each 4 KB when consistent, half otherwise ("Read and write capacity", developer guide). */
export const readUnits = (bytes: number, consistent = false): number =>
  Math.max(1, Math.ceil(bytes / READ_UNIT)) * (consistent ? 1 : 0.5);

/** Write units of a change of the table's item: one each KB of the larger of the two versions. Index writes are not counted. */
export const writeUnits = (before: Item | undefined, after: Item | undefined): number =>
  Math.max(1, Math.ceil(Math.max(itemSize(before ?? {}), itemSize(after ?? {})) / WRITE_UNIT));

/** ConsumedCapacity of an answer about one table, or nothing when it was not asked for. */
export function consumed(wanted: Wanted, tableName: string, units: number): object | undefined {
  if (wanted !== 'TOTAL' && wanted !== 'INDEXES') return undefined;
  return {
    TableName: tableName,
    CapacityUnits: units,
    ...(wanted === 'INDEXES' ? { Table: { CapacityUnits: units } } : {}),
  };
}

/** ConsumedCapacity of an answer about several tables. */
export function consumedByTable(
  wanted: Wanted,
  uses: readonly { tableName: string; units: number }[],
): object[] | undefined {
  if (wanted !== 'TOTAL' && wanted !== 'INDEXES') return undefined;
  const totals = new Map<string, number>();
  for (const { tableName, units } of uses) totals.set(tableName, (totals.get(tableName) ?? 0) + units);
  return [...totals].flatMap(([tableName, units]) => consumed(wanted, tableName, units) ?? []);
}
