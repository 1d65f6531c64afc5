import * as z from 'zod';
import type { Operation } from '../engine.ts';
import { itemSize, type Item } from '../model/attribute-value.ts';
import { consumed, readUnits } from '../model/capacity.ts';
import { serializationError, validationError } from '../model/service-error.ts';
import { keyNames } from '../model/table.ts';
import { isRecord } from '../model/validate.ts';
import type { KeyRange } from '../storage/late-indexes.ts';
import { cursorOf, entriesOf, readPage, sourceOf, startKeyOf, type Source } from './page.ts';
import { partitionRange } from './query.ts';

/** Partitions that one statement may name ("PartiQL select statements", developer guide). */
const MAX_PARTITIONS = 50;

const Request = z.object({
  Statement: z.string().min(1).max(8192),
  Parameters: z.array(z.strictObject({ S: z.string().min(1).max(2048) })).max(MAX_PARTITIONS),
  ConsistentRead: z.boolean().optional(),
  NextToken: z.string().max(32_768).optional(),
  ReturnConsumedCapacity: z.enum(['INDEXES', 'TOTAL', 'NONE']).optional(),
});
type Request = z.infer<typeof Request>;

/** Of PartiQL the one statement that reads whole partitions, which no other operation reads together. */
const SELECT = /^SELECT \* FROM "([\w.-]{3,255})" WHERE (\w{1,255}) IN \[(\?(?:, \?){0,49})\]$/;

function requestOf(raw: unknown): Request {
  if (!isRecord(raw)) throw serializationError('Unexpected token received from parser');
  const { success, data, error } = Request.safeParse(raw);
  if (success) return data;
  throw validationError(`${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}`);
}

/** Where the page before ended, as a key of the source; the empty text, which is before every key, for the first page. */
function startOf(source: Source, token: string | undefined): string {
  if (token === undefined) return '';
  try {
    const last: Item = JSON.parse(Buffer.from(token, 'base64url').toString());
    return startKeyOf(source, last);
  } catch {
    throw validationError('The provided NextToken is invalid');
  }
}

const rangesAfter = (start: string, ranges: readonly ReturnType<typeof partitionRange>[]): KeyRange[] =>
  ranges
    .filter(({ lt }) => start < lt)
    .toSorted((a, b) => (a.gte < b.gte ? -1 : 1))
    .map(({ gte, lt }) => (start > gte ? { gt: start, lt } : { gte, lt }));

/** Each partition is read, and paid for, by itself. */
function unitsOf({ keySchema }: Source, items: readonly Item[], consistent: boolean | undefined): number {
  const [hash = ''] = keyNames(keySchema);
  const partitions = Map.groupBy(items, (item) => JSON.stringify(item[hash]));
  const units = [...partitions.values()].map((ones) =>
    readUnits(
      ones.reduce((bytes, item) => bytes + itemSize(item), 0),
      consistent,
    ),
  );
  return units.length === 0 ? readUnits(0, consistent) : units.reduce((total, one) => total + one);
}

/**
 * ExecuteStatement: `SELECT * FROM "table" WHERE key IN [?, …]`, whole partitions in the order of the store, 1 MB a page. Any other statement is refused:
 * nothing here runs PartiQL.
 */
export const executeStatement: Operation = async (engine, raw) => {
  const request = requestOf(raw);
  const { Statement, Parameters, ConsistentRead, NextToken, ReturnConsumedCapacity } = request;
  const [, TableName = '', name, marks = ''] = SELECT.exec(Statement) ?? [];
  if (name === undefined) throw validationError("Statement wasn't well formed, can't be processed");
  if (marks.split(', ').length !== Parameters.length)
    throw validationError("Number of parameters in request and statement don't match.");
  const source = sourceOf(engine, { TableName });
  if (name !== keyNames(source.keySchema)[0]) throw validationError('A statement that reads a whole table is refused');
  const ranges = rangesAfter(
    startOf(source, NextToken),
    [...new Set(Parameters.map(({ S }) => S))].map((S) => partitionRange(source, { S })),
  );
  const { items, isCut } = await readPage(
    (async function* all() {
      for (const range of ranges) yield* entriesOf(engine, source, range);
    })(),
  );
  const last = cursorOf(source, isCut ? items.at(-1) : undefined);
  return {
    Items: items,
    NextToken: last === undefined ? undefined : Buffer.from(JSON.stringify(last)).toString('base64url'),
    ConsumedCapacity: consumed(ReturnConsumedCapacity, {
      tableName: TableName,
      units: unitsOf(source, items, ConsistentRead),
    }),
  };
};
