import db from 'dynalite/db/index.js';
import type { Engine } from '../engine.ts';
import { itemSize, type Item } from '../model/attribute-value.ts';
import { consumed, isCapacityAsked, readUnits } from '../model/capacity.ts';
import { holds } from '../model/condition.ts';
import { validationError } from '../model/service-error.ts';
import {
  allIndexes,
  keyNames,
  keyTypeOf,
  projectedAttributes,
  type FoundIndex,
  type KeySchema,
  type Table,
} from '../model/table.ts';
import { throwIfInvalid } from '../model/validate.ts';
import type { PageRequest } from '../request.ts';
import { indexKey, indexSpacePrefix, itemKey, itemSpaceKey } from '../storage/derived.ts';
import type { KeyRange } from '../storage/late-indexes.ts';

const MAX_PAGE_BYTES = 1024 * 1024;
/** Entries fetched from LevelDB at a time, and how much of them. */
const CHUNK = 200;
const CHUNK_BYTES = 256 * 1024;
/** Entries counted at a time. */
const MAX_COUNTED = 2000;

/** What a Query or a Scan reads: the table itself, or one of its indexes. */
export interface Source {
  table: Table;
  found: FoundIndex | undefined;
  keySchema: KeySchema;
  /** Attributes that say where a page ended. */
  cursorNames: string[];
  /** In the store's key space; LevelDB sorts by what follows. */
  prefix: string;
}

const indexed = (name: string): string => `One or more parameter values were invalid: ${name}`;

function findIndex(table: Table, { IndexName, ConsistentRead }: PageRequest): FoundIndex | undefined {
  if (IndexName === undefined) return undefined;
  const found = allIndexes(table).find(({ index }) => index.IndexName === IndexName);
  if (found === undefined) throw validationError(`The table does not have the specified index: ${IndexName}`);
  if (found.isGlobal && ConsistentRead === true) {
    throw validationError('Consistent reads are not supported on global secondary indexes');
  }
  return found;
}

/** What may be asked together: Select, a projection, and of a global index what it holds. */
function checkSelection({ table, found }: Source, request: PageRequest): void {
  const { Select, _projection: projection } = request;
  if (Select === 'ALL_PROJECTED_ATTRIBUTES' && found === undefined) {
    throw validationError(indexed('ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName'));
  }
  if (Select === 'SPECIFIC_ATTRIBUTES' && projection === undefined) {
    throw validationError(
      indexed('Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES'),
    );
  }
  if (Select !== undefined && Select !== 'SPECIFIC_ATTRIBUTES' && projection !== undefined) {
    throw validationError(`Cannot specify the ProjectionExpression when choosing to get ${Select}`);
  }
  if (found?.isGlobal === true) checkHeld(table, found, request);
}

/** A global index answers only with what it holds. */
function checkHeld(table: Table, found: FoundIndex, { Select, _projection: projection }: PageRequest): void {
  const held = projectedAttributes(table, found.index);
  if (held === undefined) return;
  if (Select === 'ALL_ATTRIBUTES') {
    throw validationError(
      indexed(
        'Select type ALL_ATTRIBUTES is not supported for global secondary index ' +
          `${found.index.IndexName} because its projection type is not ALL`,
      ),
    );
  }
  const absent = projection?.paths.map(([head]) => String(head)).filter((name) => !held.has(name)) ?? [];
  if (absent.length > 0) {
    throw validationError(
      indexed(`Global secondary index ${found.index.IndexName} does not project [${absent.join(', ')}]`),
    );
  }
}

/** Finds what a request reads. @throws ServiceError ResourceNotFoundException or ValidationException */
export function sourceOf(engine: Engine, request: PageRequest): Source {
  const table = engine.table(request.TableName);
  const found = findIndex(table, request);
  const keySchema = found?.index.KeySchema ?? table.KeySchema;
  const source: Source = {
    table,
    found,
    keySchema,
    cursorNames: [...new Set([...keyNames(table.KeySchema), ...keyNames(keySchema)])],
    prefix: found === undefined ? itemSpaceKey(table, '') : indexSpacePrefix(table, found.index),
  };
  checkSelection(source, request);
  throwIfInvalid(db.validateKeyPaths(request._projection?.nestedPaths, table));
  throwIfInvalid(db.validateKeyPaths(request._filter?.nestedPaths, table));
  return source;
}

/** Where the page before ended, as a key of the source. @throws ServiceError ValidationException */
export function startKeyOf({ table, found, cursorNames }: Source, start: Item): string {
  const invalid = (detail: string) => validationError(`The provided starting key is invalid${detail}`);
  if (Object.keys(start).length !== cursorNames.length) {
    throw invalid(found === undefined ? ': The provided key element does not match the schema' : '');
  }
  for (const name of cursorNames) {
    const problem = db.validateKeyPiece(start, name, keyTypeOf(table, name), keyNames(table.KeySchema)[0] === name);
    if (problem != null) throw invalid(`: ${problem.message}`);
  }
  return found === undefined ? itemKey(table, start) : indexKey(table, found.index, start);
}

async function* storedEntries(
  engine: Engine,
  source: Source,
  range: KeyRange,
  limit: number,
): AsyncGenerator<[string, Item]> {
  const space = engine.store.spaces[source.found === undefined ? 'items' : 'indexes'];
  const options = { ...range, highWaterMarkBytes: CHUNK_BYTES };
  const iterator = space.iterator(options);
  try {
    for (;;) {
      const chunk = await iterator.nextv(Math.min(limit + 1, CHUNK));
      if (chunk.length === 0) return;
      yield* chunk;
    }
  } finally {
    await iterator.close();
  }
}

/** @param range within the source, without its prefix */
export function entriesOf(
  engine: Engine,
  source: Source,
  range: KeyRange,
  limit = Infinity,
): AsyncIterable<[string, Item]> {
  const whole = withPrefix(source.prefix, range);
  const entries = storedEntries(engine, source, whole, limit);
  const late = source.found?.isGlobal === true ? engine.faults?.lateIndexes : undefined;
  return late === undefined ? entries : late.asBefore(entries, whole);
}

interface Page {
  items: Item[];
  bytes: number;
  isCut: boolean;
}

/** Reads up to Limit items or 1 MB, before any filter. */
export async function readPage(entries: AsyncIterable<[string, Item]>, limit = Infinity): Promise<Page> {
  const items: Item[] = [];
  let bytes = 0;
  for await (const [, item] of entries) {
    const size = itemSize(item);
    if (items.length > 0 && bytes + size > MAX_PAGE_BYTES) return { items, bytes, isCut: true };
    items.push(item);
    bytes += size;
    if (items.length === limit) return { items, bytes, isCut: true };
  }
  return { items, bytes, isCut: false };
}

interface Counted {
  count: number;
  last: Item | undefined;
}

/**
 * Counts up to Limit entries without decoding them: the text of an entry is never shorter than its size, so while the
 * texts stay within 1 MB no page ends among them. Undefined when they go beyond, and then the entries must be read.
 */
async function countPage(engine: Engine, source: Source, range: KeyRange, limit: number): Promise<Counted | undefined> {
  const space = engine.store.spaces[source.found === undefined ? 'items' : 'indexes'];
  const options = {
    ...withPrefix(source.prefix, range),
    keys: false,
    valueEncoding: 'utf8',
    highWaterMarkBytes: MAX_PAGE_BYTES,
  };
  const iterator = space.iterator<string, string>(options);
  let [count, bytes] = [0, 0];
  try {
    for (;;) {
      const chunk = await iterator.nextv(Math.min(limit - count, MAX_COUNTED));
      const final = chunk.at(-1);
      if (final === undefined) return { count, last: undefined };
      bytes = chunk.reduce((total, [, text]) => total + Buffer.byteLength(text), bytes);
      if (bytes > MAX_PAGE_BYTES) return undefined;
      count += chunk.length;
      if (count === limit) return { count, last: JSON.parse(final[1]) };
    }
  } finally {
    await iterator.close();
  }
}

/** Whether only a number is wanted, of entries that no filter, fault or account of capacity needs to see. */
const isOnlyCounted = (
  engine: Engine,
  source: Source,
  { Select, _filter, ReturnConsumedCapacity }: PageRequest,
): boolean =>
  Select === 'COUNT' &&
  _filter === undefined &&
  !isCapacityAsked(ReturnConsumedCapacity) &&
  (source.found?.isGlobal !== true || engine.faults?.lateIndexes === undefined);

/** A local index fetches from the table the attributes it does not hold. */
async function completed(
  engine: Engine,
  { table, found }: Source,
  request: PageRequest,
  items: Item[],
): Promise<Item[]> {
  if (found === undefined || found.isGlobal) return items;
  const held = projectedAttributes(table, found.index);
  const needed = request._projection?.paths.some(([head]) => held?.has(String(head)) === false);
  if (held === undefined || !(needed === true || request.Select === 'ALL_ATTRIBUTES')) return items;
  const whole = await engine.readItems(items.map((item) => ({ table, key: itemKey(table, item) })));
  return items.map((item, position) => whole[position] ?? item);
}

export const cursorOf = ({ cursorNames }: Source, last: Item | undefined): object | undefined =>
  last === undefined ? undefined : Object.fromEntries(cursorNames.map((name) => [name, last[name]]));

function withPrefix(prefix: string, { gt, gte = '', lt, lte = '~', reverse = false }: KeyRange): KeyRange {
  return {
    ...(gt === undefined ? { gte: prefix + gte } : { gt: prefix + gt }),
    ...(lt === undefined ? { lte: prefix + lte } : { lt: prefix + lt }),
    reverse,
  };
}

/** The items an answer carries: none when they are only counted, whole or the attributes asked for. */
function shown({ Select, _projection: projection }: PageRequest, items: Item[]): Item[] | undefined {
  if (Select === 'COUNT') return undefined;
  return projection === undefined ? items : items.map((item) => db.mapPaths(projection.paths, item));
}

/**
 * Reads one page and shapes the answer of Query and Scan.
 * @param range within the source, without its prefix
 */
export async function answerPage(
  engine: Engine,
  source: Source,
  request: PageRequest,
  range: KeyRange,
): Promise<object> {
  if (isOnlyCounted(engine, source, request)) {
    const counted = await countPage(engine, source, range, request.Limit ?? Infinity);
    if (counted !== undefined)
      return { Count: counted.count, ScannedCount: counted.count, LastEvaluatedKey: cursorOf(source, counted.last) };
  }
  const { items, bytes, isCut } = await readPage(entriesOf(engine, source, range, request.Limit), request.Limit);
  const { _filter: filter } = request;
  const whole = await completed(engine, source, request, items);
  const matching = filter === undefined ? whole : whole.filter((item) => holds(filter.expression, item));
  const last = isCut ? items.at(-1) : undefined;
  return {
    Items: shown(request, matching),
    Count: matching.length,
    ScannedCount: items.length,
    LastEvaluatedKey: cursorOf(source, last),
    ConsumedCapacity: consumed(request.ReturnConsumedCapacity, {
      tableName: request.TableName,
      units: readUnits(bytes, request.ConsistentRead),
    }),
  };
}
