import db from 'dynalite/db/index.js';
import { sameValue, typeOf, valueAt, type AttributeValue, type Item } from './attribute-value.ts';
import { isPath, type Condition, type Operand } from './expression.ts';

type Value = AttributeValue | undefined;

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** The `size` function: characters of a string, bytes of a binary, elements of the rest; a number, Boolean or null has none. */
function sizeOf(value: Value): Value {
  if (value === undefined || 'N' in value || 'BOOL' in value || 'NULL' in value) return undefined;
  if ('S' in value) return { N: String(value.S.length) };
  if ('B' in value) return { N: String(bytes(value.B).length) };
  if ('M' in value) return { N: String(Object.keys(value.M).length) };
  return { N: String('L' in value ? value.L.length : elementsOf(value).length) };
}

function elementsOf(set: Extract<AttributeValue, { SS: unknown } | { NS: unknown } | { BS: unknown }>): string[] {
  if ('SS' in set) return set.SS;
  return 'NS' in set ? set.NS : set.BS;
}

function resolve(operand: Operand | undefined, item: Item): Value {
  if (operand === undefined) return undefined;
  if (isPath(operand)) return valueAt(operand, item);
  return 'type' in operand ? sizeOf(resolve(operand.args[0], item)) : operand;
}

/** Negative, zero or positive like a sort function; undefined when the two have no order between them. */
function order(a: Value, b: Value): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  if ('S' in a && 'S' in b) return Buffer.compare(Buffer.from(a.S), Buffer.from(b.S));
  if ('B' in a && 'B' in b) return Buffer.compare(bytes(a.B), bytes(b.B));
  return 'N' in a && 'N' in b ? orderOfNumbers(a.N, b.N) : undefined;
}

function orderOfNumbers(a: string, b: string): number {
  const [first, second] = [db.toLexiStr(a, 'N'), db.toLexiStr(b, 'N')];
  return first < second ? -1 : Number(first > second);
}

const isOrdered = (a: Value, b: Value, accept: (sign: number) => boolean): boolean => {
  const sign = order(a, b);
  return sign !== undefined && accept(sign);
};

const isSame = (a: Value, b: Value): boolean => a !== undefined && b !== undefined && sameValue(a, b);

function beginsWith(value: Value, prefix: Value): boolean {
  if (value === undefined || prefix === undefined) return false;
  if ('S' in value && 'S' in prefix) return value.S.startsWith(prefix.S);
  if (!('B' in value && 'B' in prefix)) return false;
  const start = bytes(prefix.B);
  return bytes(value.B).subarray(0, start.length).equals(start);
}

function contains(value: Value, element: Value): boolean {
  if (value === undefined || element === undefined) return false;
  if ('L' in value) return value.L.some((child) => sameValue(child, element));
  if ('S' in value && 'S' in element) return value.S.includes(element.S);
  if ('B' in value && 'B' in element) return bytes(value.B).includes(bytes(element.B));
  return containsElement(value, element);
}

function containsElement(set: AttributeValue, element: AttributeValue): boolean {
  if ('SS' in set && 'S' in element) return set.SS.includes(element.S);
  if ('NS' in set && 'N' in element) return set.NS.includes(element.N);
  return 'BS' in set && 'B' in element && set.BS.includes(element.B);
}

function callFunction(name: Extract<Condition, { name: string }>['name'], subject: Value, argument: Value): boolean {
  switch (name) {
    case 'attribute_exists':
      return subject !== undefined;
    case 'attribute_not_exists':
      return subject === undefined;
    case 'attribute_type':
      return subject !== undefined && argument !== undefined && 'S' in argument && typeOf(subject) === argument.S;
    case 'begins_with':
      return beginsWith(subject, argument);
    case 'contains':
      return contains(subject, argument);
  }
}

/**
 * Whether an item satisfies a condition or a filter, by the rules of "Condition and filter expressions, operators,
 * and functions" in the developer guide; an item that does not exist is `{}`.
 */
export function holds(condition: Condition, item: Item): boolean {
  if (condition.type === 'and') return condition.args.every((part) => holds(part, item));
  if (condition.type === 'or') return condition.args.some((part) => holds(part, item));
  if (condition.type === 'not') return condition.args.every((part) => !holds(part, item));
  const [subject, first, second] = condition.args.slice(0, 3).map((operand) => resolve(operand, item));
  switch (condition.type) {
    case 'function':
      return callFunction(condition.name, subject, first);
    case '=':
      return isSame(subject, first);
    case '<>':
      return !isSame(subject, first);
    case '<':
      return isOrdered(subject, first, (sign) => sign < 0);
    case '<=':
      return isOrdered(subject, first, (sign) => sign <= 0);
    case '>':
      return isOrdered(subject, first, (sign) => sign > 0);
    case '>=':
      return isOrdered(subject, first, (sign) => sign >= 0);
    case 'between':
      return isOrdered(subject, first, (sign) => sign >= 0) && isOrdered(subject, second, (sign) => sign <= 0);
    case 'in':
      return condition.args.slice(1).some((operand) => isSame(subject, resolve(operand, item)));
  }
}
