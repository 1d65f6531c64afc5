import db from 'dynalite/db/index.js';
import type { AttributeValue, Item } from './attribute-value.ts';
import { validationError } from './service-error.ts';
import { allIndexes, keyTypeOf, type Table } from './table.ts';
import { throwIfInvalid } from './validate.ts';

const MAX_PARTITION_KEY_BYTES = 2048;
const MAX_SORT_KEY_BYTES = 1024;

function bytesOf(value: AttributeValue): number {
  if ('S' in value) return Buffer.byteLength(value.S);
  return 'B' in value ? Buffer.byteLength(value.B, 'base64') : 0;
}

/** Sizes in UTF-8 bytes, which dynalite counts in UTF-16 units. */
function checkKeySizes(table: Table, item: Item): void {
  for (const { AttributeName, KeyType } of table.KeySchema) {
    const value = item[AttributeName];
    const size = value === undefined ? 0 : bytesOf(value);
    if (KeyType === 'HASH' && size > MAX_PARTITION_KEY_BYTES) {
      throw validationError(
        'One or more parameter values were invalid: ' +
          `Size of hashkey has exceeded the maximum size limit of ${MAX_PARTITION_KEY_BYTES} bytes`,
      );
    }
    if (KeyType === 'RANGE' && size > MAX_SORT_KEY_BYTES) {
      throw validationError(
        'One or more parameter values were invalid: ' +
          `Aggregated size of all range keys has exceeded the size limit of ${MAX_SORT_KEY_BYTES} bytes`,
      );
    }
  }
}

/** @throws ServiceError ValidationException unless these are exactly the table's key attributes, of their types and sizes */
export function checkKey(table: Table, key: Item): void {
  throwIfInvalid(db.validateKey(key, table));
  checkKeySizes(table, key);
}

/** An attribute that is the key of an index must have its type and not be empty; it may be absent (sparse index). */
export function checkIndexKeys(table: Table, item: Item): void {
  for (const { index } of allIndexes(table)) {
    for (const { AttributeName } of index.KeySchema) {
      const value = item[AttributeName];
      if (value === undefined) continue;
      const type = keyTypeOf(table, AttributeName);
      if (!Object.hasOwn(value, type)) {
        throw validationError(
          `One or more parameter values were invalid: Type mismatch for Index Key ${AttributeName} ` +
            `Expected: ${type} Actual: ${Object.keys(value).join()} IndexName: ${index.IndexName}`,
        );
      }
      if (type !== 'N' && bytesOf(value) === 0) {
        throw validationError(
          'One or more parameter values are not valid. A value specified for a secondary index key is not supported. ' +
            `The AttributeValue for a key attribute cannot contain an empty ${type === 'S' ? 'string' : 'binary'} value. ` +
            `IndexName: ${index.IndexName}, IndexKey: ${AttributeName}`,
        );
      }
    }
  }
}

/** @throws ServiceError ValidationException unless the item can be stored in the table and its indexes */
export function checkItem(table: Table, item: Item): void {
  throwIfInvalid(db.validateItem(item, table));
  checkKeySizes(table, item);
  checkIndexKeys(table, item);
}
