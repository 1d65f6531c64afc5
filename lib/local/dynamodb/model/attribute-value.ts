/** The wire form of a value, as in the AttributeValue page of the DynamoDB API reference; numbers are plain decimals, bytes are base64. */
export type AttributeValue =
  | { S: string }
  | { N: string }
  | { B: string }
  | { BOOL: boolean }
  | { NULL: boolean }
  | { SS: string[] }
  | { NS: string[] }
  | { BS: string[] }
  | { L: AttributeValue[] }
  | { M: Record<string, AttributeValue> };

export type Item = Record<string, AttributeValue>;

type Step = string | number;

/** Attribute names and list positions, from the outermost in. */
export type Path = readonly Step[];

export const MAX_ITEM_BYTES = 400 * 1024;
export const MAX_NESTING = 32;

export function typeOf(value: AttributeValue): string {
  return Object.keys(value)[0] ?? '';
}

function childAt(value: AttributeValue, step: Step): AttributeValue | undefined {
  if (typeof step === 'number') return 'L' in value ? value.L[step] : undefined;
  return 'M' in value && Object.hasOwn(value.M, step) ? value.M[step] : undefined;
}

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(path: Path, item: Item): AttributeValue | undefined {
  return path.reduce<AttributeValue | undefined>(
    (value, step) => (value === undefined ? value : childAt(value, step)),
    { M: item },
  );
}

/** A string equal for equal values: sets have no order, maps have no order of their keys. */
function canonical(value: AttributeValue): string {
  if ('SS' in value) return JSON.stringify({ SS: value.SS.toSorted() });
  if ('NS' in value) return JSON.stringify({ NS: value.NS.toSorted() });
  if ('BS' in value) return JSON.stringify({ BS: value.BS.toSorted() });
  if ('L' in value) return `[${value.L.map(canonical).join()}]`;
  if (!('M' in value)) return JSON.stringify(value);
  const entries = Object.entries(value.M).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, child]) => JSON.stringify(name) + canonical(child)).join()}}`;
}

export function sameValue(a: AttributeValue, b: AttributeValue): boolean {
  return typeOf(a) === typeOf(b) && canonical(a) === canonical(b);
}

/** Significant digits rounded up to pairs plus one byte, as the "Item sizes and formats" page of the developer guide says. */
function numberSize(number: string): number {
  const digits = number
    .replace(/^-/, '')
    .replace('.', '')
    .replace(/^0+|(?<!0)0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (number.startsWith('-') ? 1 : 0);
}

const stringSize = (text: string): number => Buffer.byteLength(text, 'utf8');
const bytesSize = (base64: string): number => Buffer.byteLength(base64, 'base64');

function sum<T>(elements: readonly T[], size: (element: T) => number): number {
  return elements.reduce((total, element) => total + size(element), 0);
}

function valueSize(value: AttributeValue): number {
  if ('S' in value) return stringSize(value.S);
  if ('N' in value) return numberSize(value.N);
  if ('B' in value) return bytesSize(value.B);
  if ('SS' in value) return sum(value.SS, stringSize);
  if ('NS' in value) return sum(value.NS, numberSize);
  if ('BS' in value) return sum(value.BS, bytesSize);
  if ('L' in value) return 3 + sum(value.L, (child) => 1 + valueSize(child));
  if ('M' in value) return 3 + Object.keys(value.M).length + itemSize(value.M);
  return 1;
}

/** Bytes an item counts for in every limit of the service: UTF-8 names and values (developer guide, "DynamoDB item sizes and formats"). */
export function itemSize(item: Item): number {
  return sum(Object.entries(item), ([name, value]) => stringSize(name) + valueSize(value));
}

/** How many levels of lists and maps a value has: a scalar has none. */
export function nestingOf(value: AttributeValue): number {
  if (!('L' in value || 'M' in value)) return 0;
  const children = 'L' in value ? value.L : Object.values(value.M);
  return 1 + Math.max(0, ...children.map(nestingOf));
}
