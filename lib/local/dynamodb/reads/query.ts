import db from 'dynalite/db/index.js';
import queryValidation from 'dynalite/validations/query.js';
import type { Operation } from '../engine.ts';
import type { AttributeValue } from '../model/attribute-value.ts';
import { holds } from '../model/condition.ts';
import type { Condition } from '../model/expression.ts';
import { validationError } from '../model/service-error.ts';
import { keyNames, keyTypeOf, type KeyType, type Table } from '../model/table.ts';
import { validate } from '../model/validate.ts';
import type { KeyCondition, QueryRequest } from '../request.ts';
import type { KeyRange } from '../storage/late-indexes.ts';
import { answerPage, sourceOf, startKeyOf, type Source } from './page.ts';

/** Above every digit and '/' a stored key may go on with. */
const END = '~';

const notIndexable = () => validationError('Attempted conditional constraint is not an indexable operation');

function scalarOf(value: AttributeValue | undefined, type: KeyType): string {
  if (value !== undefined && type === 'S' && 'S' in value) return value.S;
  if (value !== undefined && type === 'N' && 'N' in value) return value.N;
  if (value !== undefined && type === 'B' && 'B' in value) return value.B;
  throw validationError(
    'One or more parameter values were invalid: Condition parameter type does not match schema type',
  );
}

function checkKeyConditions({ table, keySchema }: Source, conditions: QueryRequest['KeyConditions']): void {
  const names = keyNames(keySchema);
  const asked = Object.keys(conditions);
  if (asked.length > names.length) throw validationError('Query key condition not supported');
  names.forEach((name, position) => {
    const condition = conditions[name];
    if (condition === undefined) {
      if (position === 0 || asked.length > 1)
        throw validationError(`Query condition missed key schema element: ${name}`);
      return;
    }
    if (['NULL', 'NOT_NULL', 'NE', 'CONTAINS', 'NOT_CONTAINS', 'IN'].includes(condition.ComparisonOperator)) {
      throw notIndexable();
    }
    for (const value of condition.AttributeValueList) scalarOf(value, keyTypeOf(table, name));
    if (position === 0 && condition.ComparisonOperator !== 'EQ')
      throw validationError('Query key condition not supported');
  });
}

function checkFilter({ keySchema }: Source, { _filter: filter }: QueryRequest): void {
  const key = keyNames(keySchema).find((name) => filter !== undefined && Object.hasOwn(filter.pathHeads, name));
  if (key !== undefined) {
    throw validationError(
      'Filter Expression can only contain non-primary key attributes: ' + `Primary key attribute: ${key}`,
    );
  }
}

const sortable = (table: Table, name: string, value: AttributeValue | undefined): string =>
  db.toRangeStr(scalarOf(value, keyTypeOf(table, name)), keyTypeOf(table, name));

/** Keys of one partition that satisfy the condition on the sort key. */
function sortRange(base: string, condition: KeyCondition, from: string, to: string): KeyRange {
  const exact = `${base}${from}/`;
  switch (condition.ComparisonOperator) {
    case 'EQ':
      return { gte: exact, lte: exact + END };
    case 'LT':
      return { gte: base, lt: exact };
    case 'LE':
      return { gte: base, lte: exact + END };
    case 'GT':
      return { gt: exact + END, lt: base + END };
    case 'GE':
      return { gte: exact, lt: base + END };
    case 'BEGINS_WITH':
      return { gte: base + from, lt: base + from + END };
    case 'BETWEEN':
      return { gte: exact, lte: `${base}${to}/${END}` };
    case 'CONTAINS':
    case 'IN':
    case 'NE':
    case 'NOT_CONTAINS':
    case 'NOT_NULL':
    case 'NULL':
      throw notIndexable();
  }
}

/** Where the keys of a partition begin. */
function baseOf({ table, keySchema }: Source, value: AttributeValue | undefined): string {
  const [hashName = ''] = keyNames(keySchema);
  const hashType = keyTypeOf(table, hashName);
  const hash = scalarOf(value, hashType);
  return `${db.hashPrefix(hash, hashType)}/${db.toRangeStr(hash, hashType)}/`;
}

/** The keys of a whole partition, the one of a value of its key. @throws ServiceError ValidationException when the value is of another type */
export const partitionRange = (
  source: Source,
  value: AttributeValue,
): { readonly gte: string; readonly lt: string } => {
  const base = baseOf(source, value);
  return { gte: base, lt: base + END };
};

function rangeOf(source: Source, conditions: QueryRequest['KeyConditions']): KeyRange {
  const { table, keySchema } = source;
  const [hashName = '', sortName = ''] = keyNames(keySchema);
  const base = baseOf(source, conditions[hashName]?.AttributeValueList[0]);
  const condition = conditions[sortName];
  if (condition === undefined) return { gte: base, lt: base + END };
  const [from, to] = condition.AttributeValueList;
  return sortRange(
    base,
    condition,
    sortable(table, sortName, from),
    to === undefined ? '' : sortable(table, sortName, to),
  );
}

function comparisonOf(operator: KeyCondition['ComparisonOperator']) {
  switch (operator) {
    case 'EQ':
      return '=';
    case 'LT':
      return '<';
    case 'LE':
      return '<=';
    case 'GT':
      return '>';
    case 'GE':
      return '>=';
    case 'BETWEEN':
      return 'between';
    case 'BEGINS_WITH':
    case 'CONTAINS':
    case 'IN':
    case 'NE':
    case 'NOT_CONTAINS':
    case 'NOT_NULL':
    case 'NULL':
      throw notIndexable();
  }
}

function asCondition(
  name: string,
  { ComparisonOperator: operator, AttributeValueList: values }: KeyCondition,
): Condition {
  if (operator === 'BEGINS_WITH') return { type: 'function', name: 'begins_with', args: [[name], ...values] };
  return { type: comparisonOf(operator), args: [[name], ...values] };
}

/** A page can only start inside the stretch of keys the query reads. */
function checkStart(source: Source, request: QueryRequest): void {
  const start = request.ExclusiveStartKey ?? {};
  for (const [name, condition] of Object.entries(request.KeyConditions)) {
    if (!holds(asCondition(name, condition), start)) {
      throw validationError(
        name === keyNames(source.keySchema)[0]
          ? 'The provided starting key is outside query boundaries based on provided conditions'
          : 'The provided starting key does not match the range key predicate',
      );
    }
  }
}

function startedAt(source: Source, request: QueryRequest, range: KeyRange): KeyRange {
  if (request.ExclusiveStartKey === undefined) return range;
  const start = startKeyOf(source, request.ExclusiveStartKey);
  checkStart(source, request);
  const { gt, gte, lt, lte } = range;
  if (request.ScanIndexForward === false) return { ...(gt === undefined ? { gte: gte ?? '' } : { gt }), lt: start };
  return { gt: start, ...(lt === undefined ? { lte: lte ?? END } : { lt }) };
}

/** Query: one partition of a table or index, in the order of the sort key. */
export const query: Operation = async (engine, raw) => {
  const request = validate(raw, queryValidation);
  const source = sourceOf(engine, request);
  checkKeyConditions(source, request.KeyConditions);
  checkFilter(source, request);
  const range = startedAt(source, request, rangeOf(source, request.KeyConditions));
  return answerPage(engine, source, request, { ...range, reverse: request.ScanIndexForward === false });
};
