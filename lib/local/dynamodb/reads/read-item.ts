import db from 'dynalite/db/index.js';
import batchGetItemValidation from 'dynalite/validations/batchGetItem.js';
import getItemValidation from 'dynalite/validations/getItem.js';
import type { Engine, Operation } from '../engine.ts';
import { itemSize, type Item } from '../model/attribute-value.ts';
import { consumed, consumedByTable, readUnits } from '../model/capacity.ts';
import type { ParsedProjection } from '../model/expression.ts';
import { checkKey } from '../model/key-check.ts';
import { inConflictWithAnother, throughputExceeded } from '../model/service-error.ts';
import type { Table } from '../model/table.ts';
import { isRecord, refuseLegacy, throwIfInvalid, validate } from '../model/validate.ts';
import type { BatchGetItemRequest } from '../request.ts';
import { itemKey } from '../storage/derived.ts';
import { checkTransactionSize, readTransactItems } from '../writes/transact-request.ts';

/** What one BatchGetItem answers at most; the rest of the keys is handed back ("BatchGetItem", API reference). */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

interface Wanted {
  table: Table;
  key: string;
  /** As the request gave it. */
  requested: Item;
  consistent: boolean;
  projection: ParsedProjection | undefined;
}

function want(
  engine: Engine,
  tableName: string,
  requested: Item,
  options: { ConsistentRead?: boolean; _projection?: ParsedProjection },
): Wanted {
  const table = engine.table(tableName);
  checkKey(table, requested);
  throwIfInvalid(db.validateKeyPaths(options._projection?.nestedPaths, table));
  return {
    table,
    requested,
    key: itemKey(table, requested),
    projection: options._projection,
    consistent: options.ConsistentRead ?? false,
  };
}

const projectedBy = (projection: ParsedProjection | undefined, item: Item): Item =>
  projection === undefined ? item : db.mapPaths(projection.paths, item);

/** GetItem; always consistent, since there is one copy. */
export const getItem: Operation = async (engine, raw) => {
  const request = validate(raw, getItemValidation);
  const wanted = want(engine, request.TableName, request.Key, request);
  const [item] = await engine.readItems([wanted]);
  const units = readUnits(itemSize(item ?? {}), wanted.consistent);
  return {
    Item: item === undefined ? undefined : projectedBy(wanted.projection, item),
    ConsumedCapacity: consumed(request.ReturnConsumedCapacity, { tableName: request.TableName, units }),
  };
};

/** TransactGetItems: up to 100 items as they were at one moment, in the order asked for. */
export const transactGetItems: Operation = async (engine, raw) => {
  const items = readTransactItems(raw, ['Get']);
  const wanted = items.map(({ body }) => {
    const request = validate(body, getItemValidation);
    return want(engine, request.TableName, request.Key, request);
  });
  const inConflict = wanted.map((one) => engine.ongoing.holds(one));
  if (inConflict.includes(true)) throw inConflictWithAnother(inConflict);
  engine.faults?.cancelTransaction(wanted.length);
  const found = await engine.readItems(wanted);
  const sizes = found.map((item) => itemSize(item ?? {}));
  checkTransactionSize(sizes.reduce((total, size) => total + size, 0));
  const uses = wanted.map(({ table }, position) => ({
    tableName: table.TableName,
    units: 2 * readUnits(sizes[position] ?? 0, true),
  }));
  return {
    Responses: wanted.map(({ projection }, position) => {
      const item = found[position];
      return item === undefined ? {} : { Item: projectedBy(projection, item) };
    }),
    ConsumedCapacity: consumedByTable(isRecord(raw) ? raw['ReturnConsumedCapacity'] : undefined, uses),
  };
};

/** The keys to read now and those to hand back, in the order of the store and not of the request: as on AWS, the caller must not count on it. */
function chooseKeys(engine: Engine, request: BatchGetItemRequest): { now: Wanted[]; later: Wanted[] } {
  const wanted = Object.entries(request.RequestItems)
    .flatMap(([tableName, options]) => {
      refuseLegacy(options);
      return options.Keys.map((key) => want(engine, tableName, key, options));
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const later = wanted.filter(() => engine.faults?.postpones());
  if (later.length === wanted.length) throw throughputExceeded();
  const postponed = new Set(later);
  return { now: wanted.filter((one) => !postponed.has(one)), later };
}

function unprocessed(request: BatchGetItemRequest, left: readonly Wanted[]): Record<string, object> {
  const byTable: Record<string, { Keys: Item[] }> = {};
  for (const { table, requested } of left) (byTable[table.TableName] ??= { Keys: [] }).Keys.push(requested);
  return Object.fromEntries(
    Object.entries(byTable).map(([name, { Keys }]) => {
      return [name, { ...request.RequestItems[name], _projection: undefined, Keys }];
    }),
  );
}

/** BatchGetItem: up to 100 keys and 16 MB; what does not fit is handed back in UnprocessedKeys. */
export const batchGetItem: Operation = async (engine, raw) => {
  const request = validate(raw, batchGetItemValidation);
  const { now, later } = chooseKeys(engine, request);
  const found = await engine.readItems(now);
  const responses: Record<string, Item[]> = Object.fromEntries(
    Object.keys(request.RequestItems).map((name) => [name, []]),
  );
  const uses: { tableName: string; units: number }[] = [];
  let bytes = 0;
  now.forEach((wanted, position) => {
    const item = found[position];
    const size = itemSize(item ?? {});
    if (bytes + size > MAX_BATCH_BYTES) return later.push(wanted);
    bytes += size;
    uses.push({ tableName: wanted.table.TableName, units: readUnits(size, wanted.consistent) });
    return item === undefined ? 0 : responses[wanted.table.TableName]?.push(projectedBy(wanted.projection, item));
  });
  return {
    Responses: responses,
    UnprocessedKeys: unprocessed(request, later),
    ConsumedCapacity: consumedByTable(request.ReturnConsumedCapacity, uses),
  };
};
